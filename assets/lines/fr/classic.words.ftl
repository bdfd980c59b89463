### Names. `.the` and `.a` are the articles; `.shown` is how a card is named when one turns it over.

## Cards (the piper and the white werewolf are camps too).

word-werewolf = loup-garou
    .the = le loup-garou
    .a = un loup-garou
    .shown = un loup-garou
word-villager = simple villageois
    .the = le simple villageois
    .a = un simple villageois
    .shown = un simple villageois
word-seer = voyante
    .the = la voyante
    .a = une voyante
    .shown = la voyante
word-witch = sorcière
    .the = la sorcière
    .a = une sorcière
    .shown = la sorcière
word-hunter = chasseur
    .the = le chasseur
    .a = un chasseur
    .shown = le chasseur
word-cupid = Cupidon
    .the = Cupidon
    .a = un Cupidon
    .shown = Cupidon
word-little-girl = petite fille
    .the = la petite fille
    .a = une petite fille
    .shown = la petite fille
word-thief = voleur
    .the = le voleur
    .a = un voleur
    .shown = le voleur
word-defender = salvateur
    .the = le salvateur
    .a = un salvateur
    .shown = le salvateur
word-elder = ancien
    .the = l’ancien
    .a = un ancien
    .shown = l’ancien
word-scapegoat = bouc émissaire
    .the = le bouc émissaire
    .a = un bouc émissaire
    .shown = le bouc émissaire
word-idiot = idiot du village
    .the = l’idiot du village
    .a = un idiot du village
    .shown = l’idiot du village
word-piper = joueur de flûte
    .the = le joueur de flûte
    .a = un joueur de flûte
    .shown = le joueur de flûte
word-raven = corbeau
    .the = le corbeau
    .a = un corbeau
    .shown = le corbeau
word-white-werewolf = loup-garou blanc
    .the = le loup-garou blanc
    .a = un loup-garou blanc
    .shown = le loup-garou blanc

## Camps.

word-village = village
    .the = le village
    .a = un village
word-wolves = loups-garous
    .the = les loups-garous
    .a = des loups-garous
word-couple = couple
    .the = le couple
    .a = un couple
word-nobody = personne

## What a seat has and has spent.

word-captain = capitaine
word-lover = en couple
word-charmed = sous le charme
word-voteless = sans vote
word-shielded = sous bouclier
word-marked = sous la plume
word-elder-warned = une morsure déjà
word-life-potion-spent = potion de vie bue
word-death-potion-spent = potion de mort versée
word-powers-lost = sans pouvoir

## What kills.

word-claws = griffes
word-white-claws = griffes blanches
word-poison = poison
word-vote = vote
word-tie = égalité
word-shot = balle
word-grief = chagrin
word-curse = malédiction

## Potions.

word-life = vie
word-death = mort

## Choices of the set-up.

word-always = toujours
word-first-night = la première nuit seulement
word-never = jamais
word-card = la carte exacte
word-camp = le camp seulement
word-seen-by-seer = déjà vu
