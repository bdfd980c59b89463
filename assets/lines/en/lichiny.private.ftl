### What the moderator hears and reads, and players on their cards: the word that matters comes first.

## The deal.

deal-open = { $player }: which open role?
deal-secret = { $player }: which secret role?
deal-take = { $player }, your turn: learn your secret role?
deal-seen = { $player }: have you read it all?
deal-role-is = { $player }, your secret role: { $role-name }.
deal-masks-are = Your masks: { $masks-name }.
deal-contact = { $to }, your partner in crime: { $player }, { $role-the }.

## Orders: the questions.

order = { $to }: which order?
order-why = { $to }: what is barred, and why?
order-withdraw = { $to }: withdraw which order?
order-target = { $to }, “{ $ability-name }”: on whom?
order-target-why = { $to }, “{ $ability-name }”: who is barred, and why?
order-targets = { $to }, “{ $ability-name }”: to whom? Choose one to three.
order-guess = { $to }, “{ $ability-name }” on { $target }: { $ability ->
    [S12b] looking for which mask?
   *[other] naming which secret role?
}
order-masks = { $to }, “{ $ability-name }”: { $number ->
    [1] which mask?
   *[other] which { $number } masks?
}
order-weapons = { $to }, “{ $ability-name }”: which two weapons?
order-effect = { $to }, “{ $ability-name }”, suspecting { $target }: what for?
order-effect-why = { $to }, “{ $ability-name }”: which effect is barred, and why?
order-second-target = { $to }, “{ $effect-name }”: { $effect ->
    [hunt-attack] attack whom in Prison?
   *[hunt-check] check whom?
}
order-message = { $to }, “{ $ability-name }” to { $target }: what message?
order-text = { $to }, “{ $ability-name }” to { $target }: in which words?
close-phase = Change anybody’s orders? Passing resolves the phase.
same-situation = All has come round again: end the game without a winner?

## The all-in.

all-in-list = { $player }, all-in: who has which secret role?
all-in-sure = { $player }, all-in: certain? There is no way back.
all-in-prison = { $player } is in Prison: allow the all-in?

## Results: the questions.

results-take = { $player }, your turn: open your envelope?
results-seen = { $player }: have you read it all?
results-given = { $player }: are the results handed over?

## Orders: why an ability is not offered.

refused-all-in-used = “{ $missing-name }”: no, the cards are over since the all-in.
refused-by-day = “{ $missing-name }”: by night only.
refused-by-night = “{ $missing-name }”: by day only.
refused-drunk = “{ $missing-name }”: no, the drunk can do nothing.
refused-first-night = “{ $missing-name }”: not in the first night.
refused-group = “{ $missing-name }”: no, only one order of its kind in a phase, and there is “{ $ability-name }” already.
refused-hospital = “{ $missing-name }”: not from Hospital.
refused-humbled = “{ $missing-name }”: no, last night named the wrong role.
refused-killer-lives = “{ $missing-name }”: only once the Killer is dead.
refused-no-cards = “{ $missing-name }”: no, there are no cards in hand.
refused-no-target = “{ $missing-name }”: nobody can be chosen now.
refused-not-in-hospital = “{ $missing-name }”: from Hospital only.
refused-ordered = “{ $missing-name }”: ordered already in this phase.
refused-pair = “{ $missing-name }”: not beside “{ $ability-name }”, which is ordered already.
refused-passive = “{ $missing-name }”: works without an order.
refused-prison = “{ $missing-name }”: not from Prison.
refused-resting = “{ $missing-name }”: not twice running.
refused-spent = “{ $missing-name }”: used up.

## Orders: why somebody is not offered as a target.

barred-alive = { $target }: no, “{ $missing-name }” is for the dead only.
barred-dead = { $target }: no, “{ $missing-name }” is for the living only.
barred-drunk = { $target }: no, this target is drunk, and left alone until the phase ends.
barred-healthy = { $target }: no, “{ $missing-name }” is only for those in Hospital or in the Morgue.
barred-in-prison = { $target }: no, “{ $missing-name }” does not reach into Prison.
barred-laid-up = { $target }: no, “{ $missing-name }” does not reach into Hospital or the Morgue.
barred-left = { $target }: no, this player is out of the game.
barred-no-aura = { $target }: no, “{ $missing-name }” is only for the living with the dark aura.
barred-not-in-hospital = { $target }: no, “{ $missing-name }” is only for those in Hospital.
barred-not-in-prison = { $target }: no, “{ $missing-name }” is only for those in Prison.
barred-self = { $target }: no, “{ $missing-name }” is not for oneself.
barred-self-in-hospital = { $target }: no, nobody abducts themselves from Hospital.
barred-studied = { $target }: no, “{ word-O6b }” is ordered on the same target.
barred-twice = { $target }: no, “{ $missing-name }” never takes one target twice.
barred-vigilance = { $target }: no, “{ word-O10a }” guards this target.
barred-vip = { $target }: no, “{ word-O9a }” guards this target.
barred-voted-on = { $target }: no, a vote on the same target is ordered.

## Results: what a player is told.

told-nothing = No news for you this time.
told-masks = { $player }, “{ $ability-name }”: { $masks-number ->
    [one] the mask
   *[other] the masks
} { $masks-name }.
told-seen = Somebody saw a mask on you: { $mask-name }.
told-role = { $player }: the secret role is { $role-name }.
told-side = { $player }: the side is { $side-name }.
told-aura = { $player }: { $answer ->
    [yes] this is { $role-the }
   *[no] this is not { $role-the }
}.
told-shadowed = { $player }: { $players-number ->
    [0] no secret deeds on anybody
   *[other] secret deeds on { $players }
}.
told-watched-busy = { $player }: busy with others in this phase.
told-watched-idle = { $player }: not busy with others in this phase.
told-strikes = { $player }, used to harm in the last phase: { $abilities-name }.
told-no-strikes = { $player }: nothing was used to harm in the last phase.
told-hunt-true = The Hunt came true: { $player } is the Leprechaun. It brings: { $effect-name }.
told-mail = A letter without a name: “{ $text ->
    [phrase-1] { $text-name }
    [phrase-2] { $text-name }
    [phrase-3] { $text-name }
    [phrase-4] { $text-name }
    [phrase-5] { $text-name }
    [phrase-6] { $text-name }
    [phrase-7] { $text-name }
    [phrase-8] { $text-name }
    [phrase-9] { $text-name }
    [phrase-10] { $text-name }
    [phrase-11] { $text-name }
    [phrase-12] { $text-name }
   *[own-words] { $text }
}”.
told-phone = The Boss is on the phone: “{ $text ->
    [phrase-1] { $text-name }
    [phrase-2] { $text-name }
    [phrase-3] { $text-name }
    [phrase-4] { $text-name }
    [phrase-5] { $text-name }
    [phrase-6] { $text-name }
    [phrase-7] { $text-name }
    [phrase-8] { $text-name }
    [phrase-9] { $text-name }
    [phrase-10] { $text-name }
    [phrase-11] { $text-name }
    [phrase-12] { $text-name }
   *[own-words] { $text }
}”.
told-own-lives = { $to }, you have { $number ->
    [one] { $number } life
   *[other] { $number } lives
}.
told-own-hand = You hold { $number ->
    [0] no cards
    [one] { $number } card
   *[other] { $number } cards
}.
told-hand = { $player }: { $number ->
    [0] no cards
    [one] { $number } card
   *[other] { $number } cards
}.
told-no-hands = Nobody holds a card.
told-plans = { $to }, you have { $number ->
    [0] no cunning plans
    [one] { $number } cunning plan
   *[other] { $number } cunning plans
}.
told-infected = { $roles-number ->
    [0] No role is infected.
    [one] Infected role: { $roles-name }.
   *[other] Infected roles: { $roles-name }.
}
told-bearers = { $players-number ->
    [0] Nobody bears the dark aura.
   *[other] Under the dark aura: { $players }.
}

## How it stands with a player. Marks stand in a list, so they end without a full stop.

mark-open = { $role-name } to all
mark-robbed = robbed role: { $role-name }
mark-copies = copy of { $player } ({ $role-name })
mark-lives = { $number ->
    [0] no lives
    [one] { $number } life
   *[other] { $number } lives
}
mark-hospital-due = Hospital to come: { $phase ->
    [night] night { $number }
    [day] day { $number }
   *[turn] turn { $number }
}
mark-hospital-until = in Hospital through { $phase ->
    [night] night { $number }
    [day] day { $number }
   *[turn] turn { $number }
}
mark-prison-until = in Prison through { $phase ->
    [night] night { $number }
    [day] day { $number }
   *[turn] turn { $number }
}
mark-prison-for-life = in Prison for ever
mark-prison-for-life-from = in Prison for ever from { $phase ->
    [night] night { $number }
    [day] day { $number }
   *[turn] turn { $number }
}
mark-drunk = drunk
mark-cursed-forever = cursed for ever
mark-acquitted = next execution is as a first
mark-doped = drugs used up
mark-shield = magic shield
mark-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
mark-plans = { $number ->
    [one] { $number } cunning plan
   *[other] { $number } cunning plans
}
mark-executions = { $number ->
    [one] { $number } execution
   *[other] { $number } executions
}
mark-saved = saving broth: { $number } less damage
mark-misere = Misère: { $phase ->
    [night] night { $number }
    [day] day { $number }
   *[turn] turn { $number }
}
mark-weapons = weapons: { $abilities-name }
mark-inquiry = investigates { $player }
mark-threatened = threatened by { $player }
mark-mask = { $mask-name } mask{ $number ->
    [1] {""}
   *[other] : { $number }
}
mark-spent = used up: { $abilities-name }
mark-used-on = “{ $ability-name }” already on { $players }
mark-lone-law = alone of the Law

## Why an order of the last phase came to nothing, or to less. Marks, too.

failed-hunt = “{ $ability-name }” on { $target }: the suspect is not the Leprechaun
failed-hunt-defence = “{ $ability-name }” on { $target }: the Leprechaun eludes every Hunt
failed-guess = “{ $ability-name }” on { $target }: the wrong role was named
failed-corpse = “{ $ability-name }” on { $target }: nothing hurts the dead
failed-foiled = “{ $ability-name }” on { $target }: the attack is foiled
failed-defended = “{ $ability-name }” on { $target }: defended from attacks
failed-shielded = “{ $ability-name }” on { $target }: all damage is absorbed
failed-no-majority = “{ $ability-name }” on { $target }: no mob came together
failed-ritual = “{ $ability-name }” on { $target }: the Mage was hurt instead
failed-gold = “{ $ability-name }” on { $target }: no such mask was found
failed-amnesty = “{ $ability-name }” on { $target }: “{ word-O1b }” keeps from Prison
failed-press-freedom = “{ $ability-name }” on { $target }: “{ word-O7b }” keeps from Prison
failed-drive = “{ $ability-name }” on { $target }: “{ word-O5b }” keeps from Hospital
failed-not-executed = “{ $ability-name }” on { $target }: there was no execution
failed-maniac-masks = “{ $ability-name }” on { $target }: the Maniac takes no masks

## Advice on the roles.

advice-few-players = Not a full table: { $players } players, while the masks are balanced for { $number }.
advice-random-roles = Roles at random: of { $number } secret roles, { $players } will be in the game.
advice-no-law = No Law: nobody will hunt the criminals.
advice-lone-law = A lone Law: “{ word-S0b }” needs nobody else then, and can strike in every phase.
advice-no-enemies = No enemies of the Law: it has nobody to defeat.
advice-boss-alone = Boss without Killer: “{ word-S5d }” will never work, and there is no partner.

## Set-up.

setup-open-players = Players with their open roles, in the order of the table, separated by commas? A role left out is asked for.
setup-open-role = Open role: which one does { $player } choose?
setup-role-twice = There is only one { $role-name } at a table.
setup-role-deal = How do the secret roles come to the table?
setup-secret-roles = Which secret roles are in the game, separated by commas? If there are more than players, chance leaves some out.
setup-any-roles = any of the sixteen
setup-no-such-role = There is no secret role “{ $reason }”. There are: { $path }.
setup-few-roles = { $number } players need as many secret roles, and { $given ->
    [one] { $given } is
   *[other] { $given } are
} named.
setup-results = How are players told their results?
setup-neutral-hardy = Toughness of the Neutrals, one life more and the Hospital already at two lives: how much of it holds?
setup-phase-model = How do phases follow one another?
