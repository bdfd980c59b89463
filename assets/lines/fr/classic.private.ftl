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

powerless = Sans pouvoir : le village a tué son ancien, { $to } ne peut rien faire.
thief-spare = Cartes du centre : que cachent-elles ? Une à la fois.
thief-card = Voleur : quelle carte prend { $to } ?
cupid-lovers = Couple : quelles deux personnes ? Cupidon : { $to }.
lovers-are = Amoureux : { $players }. Touchez-leur l’épaule.
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
witch-last-potion = Dernière potion : il ne reste que celle de { $potion ->
    [life] vie
   *[death] mort
}.
witch-has-no-potion = Plus de potion : les deux fioles sont vides.
piper-charm = Envoûter qui ? Deux, si possible. Flûte : { $to }.
charmed-are = Sous le charme : { $players }. Touchez-leur l’épaule.
hunter-shot = Tir : { $player } meurt et vise qui ?
hunter-poisoned-no-shot = Pas de tir : { $player } meurt du poison, et un chasseur empoisonné ne tire pas.

## The day.

elder-survived = Ancien : { $player } a survécu aux loups. La prochaine morsure tuera.
one-wolf-left = Dernier loup : sa mort peut finir la partie.
one-death-from-parity = Parité proche : { $wolves ->
    [one] { $wolves } loup
   *[other] { $wolves } loups
} contre { $others ->
    [one] { $others } autre joueur
   *[other] { $others } autres joueurs
}. Encore une mort, et les loups peuvent gagner.
one-death-from-white-werewolf = Loup-garou blanc proche du but : encore une mort, et il peut gagner, sans partage.
piper-almost-done = Flûte : { $left ->
    [0] il ne reste personne à envoûter.
    [one] encore une personne à envoûter, et la partie est finie.
   *[other] encore { $left } personnes à envoûter, et la partie est finie.
}
captain-election = Capitaine : qui reçoit l’écharpe ?
captain-successor = Écharpe : { $to } la confie à qui ?
captain-tie = Égalité : { $to }, capitaine, condamne qui ?
vote = Vote : { $kind ->
    [ballot] qui vote contre qui ?
   *[count] combien de voix pour chacun ?
}
revote = Second vote : { $kind ->
    [ballot] qui vote contre qui ?
   *[count] combien de voix pour chacun ?
}
last-vote = Dernier vote : en cas d’égalité, personne n’est condamné.
lover-votes-against-lover = Amoureux : { $player } vote contre { $target }. L’usage l’interdit.
scapegoat-voters = Demain : qui pourra voter ? Bouc émissaire : { $to }.

## Advice on the deck.

advice-parity-at-once = Parité d’emblée : { $wolves ->
    [one] { $wolves } loup
   *[other] { $wolves } loups
} contre { $others ->
    [one] { $others } autre joueur
   *[other] { $others } autres joueurs
}. Le village n’aurait guère le temps de se défendre.
advice-few-wolves = Peu de loups : { $wolves } pour { $players } joueurs, au lieu de { $advised }. La partie risque de traîner.
advice-many-wolves = Beaucoup de loups : { $wolves } pour { $players } joueurs, au lieu de { $advised }. Le village risque de tomber sans rien comprendre.
advice-many-powers = Beaucoup de pouvoirs : { $powers } pour { $villagers ->
    [0] aucun simple villageois
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
