### What the moderator hears and reads: the word that matters comes first.

## The deal.

deal-take = { $player }, à toi : voir ta carte ?
deal-card-is = { $player }, ta carte : { $card-name }.
deal-seen = { $player }, carte bien vue ?
deal-card = Carte : que tient { $player } ?

## Who woke, where real cards are learned.

thief-who = Voleur : qui a ouvert les yeux ?
cupid-who = Cupidon : qui a ouvert les yeux ?
elder-who = Ancien : qui a levé la main ?
scapegoat-who = Bouc émissaire : qui a levé la main ?
idiot-who = Idiot du village : qui a levé la main ?
little-girl-who = Petite fille : qui a levé la main ?
seer-who = Voyante : qui a ouvert les yeux ?
raven-who = Corbeau : qui a ouvert les yeux ?
defender-who = Salvateur : qui a ouvert les yeux ?
wolves-who = Loups-garous : qui a ouvert les yeux ?
white-werewolf-who = Loup-garou blanc : qui, dans la meute, a rouvert les yeux ?
witch-who = Sorcière : qui a ouvert les yeux ?
piper-who = Joueur de flûte : qui a ouvert les yeux ?
hunter-who = Chasseur : qui a ouvert les yeux ?

## The night.

powerless = Sans pouvoir : le village a tué son ancien, rien à faire pour { $to }.
thief-spare = Cartes du centre : que cachent-elles ? Une à la fois.
thief-card = Voleur : quelle carte prend { $to } ?
cupid-lovers = Couple : quelles deux personnes ? Cupidon : { $to }.
lovers-are = Amoureux : { $players }. Touchez leur épaule.
seer-look = Regarder qui ? Voyante : { $to }.
seer-sees = { $player } : { $card-name }. Réponse pour la voyante, { $to }.
seer-sees-camp = { $player } est avec { $camp-the }. Réponse pour la voyante, { $to }.
raven-mark = Marquer qui ? Corbeau : { $to }.
defender-protect = Protéger qui ? Salvateur : { $to }.
wolves-prey = Dévorer qui ? { $to-number ->
    [one] Loup : { $to }.
   *[other] Loups : { $to }.
}
little-girl-caught = Petite fille : la meute l’a-t-elle surprise ?
white-werewolf-prey = Tuer quel loup ? Loup-garou blanc : { $to }.
witch-victim = Victime : { $player }. À montrer à la sorcière.
witch-no-victim = Aucune victime : montrez à la sorcière une main vide.
witch-heal = Sauver { $player } ? Sorcière : { $to }.
witch-poison = Empoisonner qui ? Sorcière : { $to }.
witch-life-potion-spent = Potion de vie déjà bue : pas de sauvetage.
witch-death-potion-spent = Potion de mort déjà versée : pas de poison.
witch-may-not-save-herself = Pas de sauvetage : la sorcière est la victime, et ne peut pas se sauver.
witch-one-potion-a-night = Pas de poison : une seule potion par nuit.
witch-last-potion = Dernière potion : il ne reste plus que { $potion ->
    [life] la vie
   *[death] la mort
}.
witch-has-no-potion = Plus de potion : les deux fioles sont vides.
piper-charm = Envoûter qui ? Deux, si possible. Flûte : { $to }.
charmed-are = Sous le charme : { $players }. Touchez leur épaule.
hunter-shot = Tir : { $player } meurt et vise qui ?

## The day.

elder-survived = Ancien : { $player } a survécu aux loups. La prochaine morsure tuera.
one-wolf-left = Dernier loup : sa mort peut finir la partie.
one-death-from-parity = Parité proche : { $wolves ->
    [one] { $wolves } loup
   *[other] { $wolves } loups
} contre { $others ->
    [one] { $others } autre
   *[other] { $others } autres
}. Encore une mort dans le village, et les loups gagnent.
piper-almost-done = Flûte : { $left ->
    [0] il ne reste personne à envoûter.
    [one] encore une personne à envoûter, et la partie est finie.
   *[other] encore { $left } personnes à envoûter, et la partie est finie.
}
captain-election = Capitaine : qui reçoit l’écharpe ?
captain-successor = Écharpe : à qui { $to } la confie ?
captain-tie = Égalité : { $to }, capitaine, condamne qui ?
vote = Vote : quelles voix ?
revote = Second vote : quelles voix ?
last-vote = Dernier vote : en cas d’égalité, personne n’est condamné.
lover-votes-against-lover = Amoureux : { $player } vote contre { $target }. L’usage l’interdit.
scapegoat-voters = Demain : qui pourra voter ? Bouc émissaire : { $to }.

## Advice on the deck.

advice-parity-at-once = Parité d’emblée : { $wolves ->
    [one] { $wolves } loup
   *[other] { $wolves } loups
} contre { $others ->
    [one] { $others } autre
   *[other] { $others } autres
}. Le village n’aurait guère le temps de se défendre.
advice-few-wolves = Peu de loups : { $wolves } pour { $players } joueurs, au lieu de { $advised }. La partie risque de traîner.
advice-many-wolves = Beaucoup de loups : { $wolves } pour { $players } joueurs, au lieu de { $advised }. Le village risque de tomber sans rien comprendre.
advice-many-powers = Beaucoup de pouvoirs : { $powers } pour { $villagers ->
    [one] { $villagers } simple villageois
   *[other] { $villagers } simples villageois
}. Presque chaque mort coûtera un pouvoir.
advice-beyond-the-table = Grande table : pour { $players } joueurs, aucun tableau. Environ { $advised ->
    [one] { $advised } loup
   *[other] { $advised } loups
}, d’après les tables plus petites.

## Set-up.

setup-self-heal = La sorcière peut-elle se sauver ?
setup-potions = Combien de potions par nuit pour la sorcière ?
setup-seer = Que voit la voyante ?
