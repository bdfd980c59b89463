### Lists, and the answers that every game shares.

list-of-none = никто
list-more = { $list }, { $next }
list-end = { $list } и { $last }

word-yes = да
word-no = нет
word-ready = готово
word-seen = всё ясно
word-pass = пропустить

## Three ways for cards to come to the table.

word-device = карты раздаёт устройство, и каждый видит только свою
word-entered = ведущий вводит, кому что досталось
word-learned = настоящие карты: устройство узнаёт их при первом пробуждении

## The games.

word-classic = Оборотни
word-lichiny = Личины
