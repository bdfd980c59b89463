### What the table hears. A name is never bent, and no word betrays whether a player is a he or a she.

## The deal.

welcome = Welcome to the town of masks. There are { $number } of you at this table, and each of you has two faces: one that everybody knows, and one that stays hidden. Smile at your neighbours. One of them is smiling back with borrowed lips.
open-role = To all the world, { $player } is { $role-the }.
deal-begins = The secret masks are shuffled. The device will go from hand to hand: learn who you really are, and let your face keep quiet about it.
deal-next = Now { $player } takes the device. Everybody else, look away.
deal-ends = The masks are on, and the ribbons are tied. Put the device down: the curtain rises.

## A phase begins.

night-falls = { $number ->
    [1] The first night. The lamps go out, and behind familiar faces strangers wake.
    [2] The second night. The town clock strikes, and nobody believes that only the clock does.
    [3] The third night. Doors are locked, shutters are closed, and still the draught smells of gunpowder.
    [4] The fourth night. The moon trembles in the puddles, and somebody’s steps go round it.
    [5] The fifth night. The carnival is long over, and nobody has taken off a mask.
    [6] The sixth night. The town is tired of fear, and nothing is more frightening than that.
   *[other] Night { $number }. By now the dark knows every face here: the second one.
}
day-breaks = { $number ->
    [1] The first day. The air smells of bread and newsprint, and every good morning is a little too loud.
    [2] The second day. The sun looks under each hat and finds nothing there.
    [3] The third day. There is whispering in the square, and it stops whenever anybody comes near.
    [4] The fourth day. Pigeons circle above the town hall, and fewer and fewer look up.
    [5] The fifth day. The morning is as clear as a lie that was well rehearsed.
    [6] The sixth day. The town washes its face, but nothing comes off a mask.
   *[other] Day { $number }. There is light enough, and no more trust than before.
}
turn-begins = { $number ->
    [1] The first turn. The town goes out into the street, and everybody carries a face like a tray.
    [2] The second turn. Bows by day, steps behind you by night: there is time for it all.
    [3] The third turn. The masks have grown warm, and no longer want to come off.
    [4] The fourth turn. Clocks tick, candles shrink, and a neighbour looks too closely.
    [5] The fifth turn. The town plays against itself, and begins to lose.
    [6] The sixth turn. Laughter is rare now, and mostly behind a wall.
   *[other] Turn { $number }. The game goes on for as long as there is a face to keep.
}

debate-opens = The square is yours. Argue, flatter, accuse. For talking you have { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
    [one] { $minutes } minute{ $seconds ->
        [0] {""}
        [one] {" "}and { $seconds } second
       *[other] {" "}and { $seconds } seconds
    }
   *[other] { $minutes } minutes{ $seconds ->
        [0] {""}
        [one] {" "}and { $seconds } second
       *[other] {" "}and { $seconds } seconds
    }
}.
debate-closes = Enough talk. Whoever had no time to lie has been lucky.

orders-open = Lower your eyes. Whoever is named gives an order: without a word, by a gesture or a note.
orders-call = { $player }, your turn.
orders-closed = All is decided. Now secret deeds will meet face to face.

## The news.

news-begin = The town crier steps into the square and unrolls a scroll.
news-none = The scroll is blank. Today this town can keep its secrets.
news-used = { $ability ->
    [O3a] { $player } stands up in the middle of the square and accuses at the top of the voice. In the dock: { $target }.
    [O8a] A raid! { $player } kicks a door in, and behind it is { $target }.
    [O8b] “Papers, please!” { $player } leafs through a passport, and the name in it is { $target }.
    [O9b] { $player } rustles some banknotes and buys a secret. The goods on the counter: { $target }.
    [O11a] { $player } crosses two wires. Sparks, smoke, and in the smoke stands { $target }.
    [O13a] { $player } serves a dish after which one calls for an orderly. The place card says { $target }.
    [O13b] { $player } cooks a broth from which death draws back. The name on the cup is { $target }.
    [O14b] { $player } cracks all ten knuckles and stares. At the other end of that stare is { $target }.
   *[other] { $player } acts before all eyes: “{ $ability-name }”, on { $target }.
}
news-drinks = { $player } drinks the bottle dry and drops it. For the whole of the next phase: no deeds, and no enemies.
news-shotgun = A roar wakes the whole town. The shotgun is still smoking, and { $player } is holding it.
news-hunts-return = Somewhere gold has jingled, and the horns blow again: everybody may hunt once more.
news-votes = On the scales, { $player }: { $number ->
    [0] no vote counts
    [one] { $number } vote
   *[other] { $number } votes
}, { $voters-number ->
    [0] and not one name
   *[other] from { $voters }
}.
news-executed = The scales have tipped. The town holds an execution, and on the scaffold stands { $player }.
news-died = The bell tolls once. There is a new name in the Morgue: { $player }.
news-risen = The doors of the Morgue creak from within: { $player } is among the living again.
news-hospital = { $player } is taken to Hospital.
news-left-hospital = { $player } leaves Hospital.
news-prison = Behind bars: { $player }.
news-left-prison = { $player } walks out of Prison.
news-doping = A heart had stopped, and a forbidden needle has started it again: { $player } stays in the game.
news-robbed = A grave has been dug open. { $player } comes away with another’s trade, and from now on is { $role-the } as well.

## Results, for each player alone.

results-open = The post is here. There is an envelope for everyone, and nobody can tell which are empty.
results-next = { $player }, an envelope for you.
results-close = The envelopes are burnt, and ashes do not talk.

## The all-in.

all-in-played = Stop! The cards fly onto the table: { $player } goes all in, and will name every mask.
all-in-names = { $player } is { $role-the }.
all-in-wrong = No. Somewhere in that list there is a mistake. { $player } throws down the cards, and leaves the game for ever.

## The verdict.

verdict = { $because ->
    [law-won] The rain has washed the last traces off the pavement, and no mask hides an enemy of the Law any more.
    [mafia-won] There is nobody left to say no. The town lays the table, and at its head sits the Mafia.
    [sorcerer-won] The last bright staff is broken, the last court is empty, and darkness walks in without a knock.
    [witch-won] Drop by drop and sip by sip, the brew has come to run in every vein of this town.
    [maniac-won] Not a whistle, not a shot. Only Neutrals stroll through the empty streets.
    [inquisitor-won] The pyres have burnt down, and the bolts are shut. No heresy is left at large.
    [plan-ten] The tenth cogwheel clicks into place, and the plan that all took for a joke is done.
    [all-in-right] Not one mistake! Every mask is torn off at once, and the Joker takes a bow.
    [alone] Silence. The last neighbour has moved out, and nobody will ever knock at this door.
    [several-won] Several hands have closed upon one crown, and not one has let go.
   *[moderator] The moderator raises a hand, and the curtain falls.
} { $winners ->
    [law] The Law has won!
    [mafia] The Mafia has won!
    [mage] The Mage has won!
    [sorcerer] The Sorcerer has won!
    [witch] The Witch has won!
    [maniac] The Maniac has won!
    [inquisitor] The Inquisitor has won!
    [leprechaun] The Leprechaun has won!
    [evil-genius] The Evil Genius has won!
    [changeling] The Changeling has won!
    [joker] The Joker has won!
    [sociopath] The Sociopath has won!
   *[other] The victory is shared: { $winners-name }.
}{ $players-number ->
    [0] {""}
   *[other] {" "}Take a bow, { $players }.
}
verdict-of-nobody = { $because ->
    [nobody-left] Masks lie about the square, and not a single face is left to put them on.
    [same-situation] The wheel has come full circle and stands where it stood. This carnival could go on for ever.
   *[moderator] The moderator raises a hand, and the curtain falls.
} Tonight, nobody has won.

## The evening told back.

tale-begins = Take off your masks. Now it can be told how it really was.
tale-card-alive = { $player } was { $card-the }, to the very end.
tale-card-dead = { $player } was { $card-the }, but not to the end.
tale-night = { $number ->
    [1] The first night.
    [2] The second night.
    [3] The third night.
    [4] The fourth night.
    [5] The fifth night.
    [6] The sixth night.
   *[other] Night { $number }.
}
tale-day = { $number ->
    [1] The first day.
    [2] The second day.
    [3] The third day.
    [4] The fourth day.
    [5] The fifth day.
    [6] The sixth day.
   *[other] Day { $number }.
}
tale-turn = { $number ->
    [1] The first turn.
    [2] The second turn.
    [3] The third turn.
    [4] The fourth turn.
    [5] The fifth turn.
    [6] The sixth turn.
   *[other] Turn { $number }.
}
tale-used-on = { $player }: “{ $ability-name }”, on { $targets }.
tale-used = { $player }: “{ $ability-name }”.
tale-died = Death came for { $player }.
tale-all-in = { $player } went all in.
tale-ruled-dead = The moderator sent { $player } to the Morgue.
tale-ruled-alive = The moderator brought { $player } back to the living.
tale-ruled-card = The moderator turned { $player } into { $card-the }.
tale-ruled-status-set = The moderator { $status ->
    [hospital] sent { $player } to Hospital
    [prison] sent { $player } to Prison
    [infected] infected { $player }
    [cursed] laid a curse on { $player }
    [aura] laid the dark aura on { $player }
   *[life] gave { $player } one life more
}.
tale-ruled-status-cleared = The moderator { $status ->
    [hospital] let { $player } out of Hospital
    [prison] let { $player } out of Prison
    [infected] cured { $player } of the infection
    [cursed] lifted the curse from { $player }
    [aura] lifted the dark aura from { $player }
   *[life] took one life from { $player }
}.
tale-ends = That is the whole truth. Put the masks back in the chest: they will be needed again.
