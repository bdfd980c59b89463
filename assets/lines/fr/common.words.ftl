### Lists, and the answers that every game shares.

list-of-none = personne
list-more = { $list }, { $next }
list-end = { $list } et { $last }

word-yes = oui
word-no = non
word-ready = c’est bon
word-seen = vu
word-pass = passer

## Three ways for cards to come to the table.

word-device = l’appareil distribue, et montre sa carte à chacun
word-entered = le maître du jeu saisit qui a reçu quoi
word-learned = de vraies cartes, apprises au premier réveil

## The games.

word-classic = Loup-Garou
word-lichiny = Lichiny
