### What the moderator hears and reads: the word that matters comes first.

## The deal.

deal-take = { $player }, your turn: look at your card?
deal-card-is = { $player }, your card: { $card-name }.
deal-seen = { $player }, have you seen your card?
deal-card = Card: what does { $player } hold?

## Who woke, where real cards are learned.

thief-who = Thief: who opened their eyes?
cupid-who = Cupid: who opened their eyes?
elder-who = Elder: who raised a hand?
scapegoat-who = Scapegoat: who raised a hand?
idiot-who = Village idiot: who raised a hand?
little-girl-who = Little girl: who raised a hand?
seer-who = Seer: who opened their eyes?
raven-who = Raven: who opened their eyes?
defender-who = Defender: who opened their eyes?
wolves-who = Werewolves: who opened their eyes?
white-werewolf-who = White werewolf: who in the pack woke again?
witch-who = Witch: who opened their eyes?
piper-who = Piper: who opened their eyes?
hunter-who = Hunter: who opened their eyes?

## The night.

powerless = Powerless: the village killed its elder, so { $to } can do nothing.
thief-spare = Spare cards: what lies in the dark? One at a time.
thief-card = Thief: which card does { $to } take?
cupid-lovers = Couple: which two people? Cupid: { $to }.
lovers-are = Lovers: { $players }. Touch their shoulders.
seer-look = Look at whom? Seer: { $to }.
seer-sees = { $player }: { $card-name }. The answer for the seer, { $to }.
seer-sees-camp = { $player } is with { $camp-the }. The answer for the seer, { $to }.
raven-mark = Mark whom? Raven: { $to }.
defender-protect = Protect whom? Defender: { $to }.
wolves-prey = Devour whom? { $to-number ->
    [one] Wolf: { $to }.
   *[other] Wolves: { $to }.
}
little-girl-caught = Little girl: did the pack catch her?
white-werewolf-prey = Kill which wolf? White werewolf: { $to }.
witch-victim = Victim: { $player }. Show the witch.
witch-no-victim = No victim: show the witch an empty hand.
witch-heal = Save { $player }? Witch: { $to }.
witch-poison = Poison whom? Witch: { $to }.
witch-life-potion-spent = Life potion already spent: no saving.
witch-death-potion-spent = Death potion already spent: no poison.
witch-may-not-save-herself = No saving: the witch is the victim, and may not save herself.
witch-one-potion-a-night = No poison: only one potion a night.
witch-last-potion = Last potion: only the potion of { $potion ->
    [life] life
   *[death] death
} is left.
witch-has-no-potion = No potions left: both vials are empty.
piper-charm = Charm whom? Two, if possible. Piper: { $to }.
charmed-are = Charmed: { $players }. Touch their shoulders.
hunter-shot = Shot: { $player } is dying; whom does the bullet hit?
hunter-poisoned-no-shot = No shot: { $player } dies of poison, and a poisoned hunter does not shoot.

## The day.

elder-survived = Elder: { $player } survived the wolves. The next bite kills.
one-wolf-left = Last wolf: its death may end the game.
one-death-from-parity = Parity is near: { $wolves ->
    [one] { $wolves } wolf
   *[other] { $wolves } wolves
} against { $others ->
    [one] { $others } other player
   *[other] { $others } other players
}. One more death, and the wolves may win.
one-death-from-white-werewolf = White werewolf near its goal: one more death, and it may win alone.
piper-almost-done = Piper: { $left ->
    [0] nobody is left to charm.
    [one] one more person to charm, and the game is over.
   *[other] { $left } more people to charm, and the game is over.
}
captain-election = Captain: who gets the sash?
captain-successor = Sash: to whom does { $to } leave it?
captain-tie = Tie: whom does { $to }, the captain, condemn?
vote = Vote: { $kind ->
    [ballot] who votes for whom?
   *[count] who gets which votes?
}
revote = Second vote: { $kind ->
    [ballot] who votes for whom?
   *[count] who gets which votes?
}
last-vote = Last vote: if it is level again, nobody is condemned.
lover-votes-against-lover = Lovers: { $player } votes against { $target }. Custom forbids it.
scapegoat-voters = Tomorrow: who may vote? Scapegoat: { $to }.

## Advice on the deck.

advice-parity-at-once = Parity from the start: { $wolves ->
    [one] { $wolves } wolf
   *[other] { $wolves } wolves
} against { $others ->
    [one] { $others } other player
   *[other] { $others } other players
}. The village would hardly have time to defend itself.
advice-few-wolves = Few wolves: { $wolves } for { $players } players, instead of { $advised }. The game may drag on.
advice-many-wolves = Many wolves: { $wolves } for { $players } players, instead of { $advised }. The village may fall before it understands a thing.
advice-many-powers = Many powers: { $powers } for { $villagers ->
    [0] no plain villager
    [one] { $villagers } plain villager
   *[other] { $villagers } plain villagers
}. Almost every death will cost a power.
advice-beyond-the-table = Big table: for { $players } players there is no chart. About { $advised ->
    [one] { $advised } wolf
   *[other] { $advised } wolves
}, judging by smaller tables.

## Set-up.

setup-self-heal = May the witch save herself?
setup-potions = How many potions a night for the witch?
setup-seer = What does the seer see?
