### Names. `.the` and `.a` are the articles; `.shown` is how a card is named when one turns it over.

## Cards (the piper and the white werewolf are camps too).

word-werewolf = werewolf
    .the = the werewolf
    .a = a werewolf
    .shown = a werewolf
word-villager = plain villager
    .the = the plain villager
    .a = a plain villager
    .shown = a plain villager
word-seer = seer
    .the = the seer
    .a = a seer
    .shown = the seer
word-witch = witch
    .the = the witch
    .a = a witch
    .shown = the witch
word-hunter = hunter
    .the = the hunter
    .a = a hunter
    .shown = the hunter
word-cupid = Cupid
    .the = Cupid
    .a = a Cupid
    .shown = Cupid
word-little-girl = little girl
    .the = the little girl
    .a = a little girl
    .shown = the little girl
word-thief = thief
    .the = the thief
    .a = a thief
    .shown = the thief
word-defender = defender
    .the = the defender
    .a = a defender
    .shown = the defender
word-elder = elder
    .the = the elder
    .a = an elder
    .shown = the elder
word-scapegoat = scapegoat
    .the = the scapegoat
    .a = a scapegoat
    .shown = the scapegoat
word-idiot = village idiot
    .the = the village idiot
    .a = a village idiot
    .shown = the village idiot
word-piper = piper
    .the = the piper
    .a = a piper
    .shown = the piper
word-raven = raven
    .the = the raven
    .a = a raven
    .shown = the raven
word-white-werewolf = white werewolf
    .the = the white werewolf
    .a = a white werewolf
    .shown = the white werewolf

## Camps.

word-village = village
    .the = the village
    .a = a village
word-wolves = werewolves
    .the = the werewolves
    .a = werewolves
word-couple = couple
    .the = the couple
    .a = a couple
word-nobody = nobody

## What a seat has and has spent.

word-captain = captain
word-lover = in love
word-charmed = charmed
word-voteless = no vote
word-shielded = shielded
word-marked = under the feather
word-elder-warned = bitten once
word-life-potion-spent = life potion spent
word-death-potion-spent = death potion spent
word-powers-lost = powerless

## What kills.

word-claws = claws
word-white-claws = white claws
word-poison = poison
word-vote = the vote
word-tie = a tie
word-shot = a bullet
word-grief = grief
word-curse = a curse

## Potions.

word-life = life
word-death = death

## Choices of the set-up.

word-always = always
word-first-night = only on the first night
word-never = never
word-card = the exact card
word-camp = only the camp
word-seen-by-seer = seen
