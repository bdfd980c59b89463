### Lists, and the answers that every game shares.

list-of-none = nobody
list-more = { $list }, { $next }
list-end = { $list } and { $last }

word-yes = yes
word-no = no
word-ready = ready
word-seen = seen
word-pass = pass

## Three ways for cards to come to the table.

word-device = the device deals, and shows each player a card
word-entered = the moderator enters who was dealt what
word-learned = real cards, learned as they first wake

## The games.

word-classic = Werewolf
word-lichiny = Lichiny
