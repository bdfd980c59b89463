### What the table hears. A name is never bent, and no word betrays whether a player is a he or a she.

## The deal.

welcome = { $wording ->
    [1] Come closer to the fire. There are { $number } of you tonight, and every one of you feels safe. Yet something is already prowling among you, behind a face that you know very well.
    [2] Welcome to the village. { $number } chairs, { $number } smiles, and pockets full of secrets. The door is barred and the moon is up: what howls outside may have a seat at this very table.
    [3] Put down your glasses and lend me your ears. My story opens with { $number } souls, and how many will hear its end, I cannot say. Some are lying already, and the forest is hungry.
   *[4] They say that in these parts, on certain evenings, the shadows grow claws. You are { $number }, and you came to find out. Look to your left, look to your right: tomorrow a chair may be empty.
}
deal-begins = The cards are shuffled. The device will travel from hand to hand: learn who you are, and let your face say nothing of it.
deal-next = Pass the device to { $player }, and let all other eyes turn away.
deal-ends = Every mask has found its face. Put the device down: the story can begin.

## The night.

dusk-falls = { $wording ->
    [1] The sun slips behind the hills. One by one the windows go dark, and the whole village holds its breath.
    [2] The fire has sunk to embers. Far off a dog barks, then stops all at once, and shadow fills the lanes.
    [3] Mist climbs from the river and licks at the doors. Bolts slide home, candles are blown out, and we listen.
   *[4] The moon comes up, round and pale, above the roofs. In the barn the animals stir: they know what is near.
}
night-falls = Close your eyes. Not a word, not a movement, until the day calls you back.

thief-wakes = Thief, open your eyes. Two cards lie in the dark. Point at the one you take, or shake your head to keep your own.
thief-sleeps = Thief, hands in your pockets, close your eyes.
cupid-wakes = Cupid, open your eyes. Point at two people: your arrow will tie their fates together, unto death.
cupid-sleeps = Cupid, unstring your bow and close your eyes.
lovers-wakes = A hand will come to rest on two shoulders. If one of them is yours, open your eyes, and see who holds your heart.
lovers-sleeps = Lovers, one last look, and close your eyes.
elder-wakes = Elder, open your eyes. Raise your hand, just long enough to be known.
elder-sleeps = Elder, close your eyes upon your memories.
scapegoat-wakes = Scapegoat, open your eyes. Raise your hand, for the space of a heartbeat.
scapegoat-sleeps = Scapegoat, close your eyes. So far, nobody blames you.
idiot-wakes = Village idiot, open your eyes. Raise your hand, and hold back your laughter.
idiot-sleeps = Village idiot, close your eyes and count the stars.
little-girl-wakes = Little girl, open your eyes. Raise your hand, just high enough to be seen.
little-girl-sleeps = Little girl, close your eyes. Or pretend to, very well.
seer-wakes = Seer, open your eyes. Point at the one whose secret you would read.
seer-sleeps = Seer, blow out your candle and close your eyes.
raven-wakes = Raven, open your eyes. Point to where your feather shall fall, or shake your head.
raven-sleeps = Raven, fold your wings and close your eyes.
defender-wakes = Defender, open your eyes. Point at the one who will sleep behind your shield tonight.
defender-sleeps = Defender, keep your watch in dreams, and close your eyes.
wolves-wakes = Werewolves, open your eyes. Know one another without a sound, and point together at your prey.
wolves-sleeps = Werewolves, sheathe your claws and close your eyes.
white-werewolf-wakes = White werewolf, open your eyes. Point at the wolf of the pack that shall die, or shake your head.
white-werewolf-sleeps = White werewolf, melt into the snow and close your eyes.
witch-wakes = Witch, open your eyes, and look whom the claws have chosen. Raise your thumb to save a life; point a finger to take one.
witch-sleeps = Witch, cork your vials and close your eyes.
piper-wakes = Piper, open your eyes. Point at two people whom your music will carry away.
piper-sleeps = Piper, let your melody die and close your eyes.
charmed-wakes = The pipe plays on. If a hand brushes your shoulder, or did so on another night, open your eyes and see who dances with you.
charmed-sleeps = The music drifts away. All you who danced, close your eyes.
hunter-wakes = Hunter, open your eyes. If this night is your last, a sign will tell you so: then point at the one who shall fall with you.
hunter-sleeps = Hunter, lean your rifle by the bed and close your eyes.

## Dawn.

day-breaks = { $wording ->
    [1] A rooster crows, its voice still hoarse. Daylight creeps in under the doors. Open your eyes, and count yourselves.
    [2] Dawn whitens the roofs. A shutter bangs, the well creaks, bread leaves the oven. Villagers, open your eyes.
    [3] The bell rings, and the mist runs off like a thief caught at work. The sun is back. Open your eyes, be brave.
   *[4] Dew hangs on every doorstep, and the cold still bites the fingers. Morning is here. Open your eyes, slowly.
}
nobody-died = They knock at every door, and every door opens. Last night, death walked on by.
died-tonight = { $number ->
    [one] This morning, one bed has stayed cold.
   *[other] This morning, { $number } beds have stayed cold.
}
died = { $player } is dead. The card reveals { $card-shown }.
died-hidden = { $player } is dead. Nobody turns up the card.
the-dead-keep-silent = The dead are dead: not a word, not a sign, until the story ends.

## The captain.

captain-election = A village needs a captain, whose word has weight when all the others waver. Choose yours.
captain-elected = The captain’s sash goes to { $player }. May it be worn well.
captain-fell = The captain’s sash has fallen into the dust. { $player }, with your last breath, choose who shall wear it.
captain-follows = { $player } takes up the sash. The village has a captain again.
captain-decides = { $player }, the sash gives you the last word. Point at the one the rope shall take.
captain-lost = The sash falls, and nobody will take it up: the village has no captain any more.

## The debate and the vote.

debate-opens = The square fills up and tongues come loose. To tell the truth from the lies, you have { $minutes ->
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
debate-closes = Enough talk. What has not been said will stay unsaid.
no-vote = Today no voice counts. The rope will hang empty, and the night will come all the same.
raven-marked = A black feather lies before { $player }: { $votes ->
    [one] { $votes } vote is
   *[other] { $votes } votes are
} cast already.
vote-opens = The hour of the vote has struck. On three, let every finger point at once. One, two, three!
tie = The votes are level. The village wavers between { $players }.
lot-decides = Since nobody can decide, chance will.
revote-opens = You will vote one last time, but only between { $players }. On three, let the fingers point. One, two, three!
nobody-condemned = Fingers drop, and so does the rope. Today the village condemns nobody.
condemned = The sentence has fallen. The rope is for { $player }.
scapegoat-pays = When nobody agrees, somebody pays for all. The scapegoat steps forward: { $player }.
scapegoat-speaks = { $player }, one revenge is left to you. Say aloud who may vote tomorrow.
scapegoat-allows = { $number ->
    [0] Silence is an answer too: tomorrow, nobody will vote.
    [one] Tomorrow a single voice will count: { $players }.
   *[other] Tomorrow only these voices will count: { $players }.
}
idiot-spared = But from the card a face bursts out laughing: the village idiot! The rope is untied. { $player } lives on, and will never vote again.
powers-lost = The village has shed the blood of its own elder, and the stars turn away. The powers of the villagers have gone out.

## The hunter's shot, by day.

hunter-aims = Wait! { $player } still grips a rifle, with one last bullet in it. { $player }, stretch out your arm: who is your mark?
hunter-fires = The shot rings out. The bullet was for { $player }.
hunter-holds = The barrel sinks. That bullet will stay where it is.

## The verdict.

verdict = { $because ->
    [last-wolf-dead] The last werewolf has fallen, and for the first time the forest is silent.
    [parity] No need to hide any longer: the village cannot win another vote.
    [last-villager-dead] Not a lamp in any window: there is nobody left to devour.
    [couple-alone] Everything set them apart, and they stand alone in the world, hand in hand.
    [all-charmed] All that still breathes is dancing to the same pipe.
    [white-werewolf-alone] The snow is red, and nothing can stand against the white werewolf now.
    [nobody-left] The wind pushes a door open. Behind it, not a living soul remains.
   *[moderator] The moderator raises a hand, and here the story stops.
} { $winners ->
    [village] The village has won!
    [wolves] The werewolves have won!
    [couple] The lovers have won!
    [piper] The piper has won!
    [white-werewolf] The white werewolf has won, and shares with nobody!
    [nobody] Nobody has won.
   *[other] The victory is shared: { $winners-name }.
}

## The evening told back.

tale-begins = There is nothing left to hide. Turn up your cards and draw closer to the fire: this is what really happened.
tale-card-alive = { $player } was { $card-shown }, and is still breathing.
tale-card-dead = { $player } was { $card-shown }, and sleeps beneath the yews.
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
tale-thief-took = The thief, { $player }, left a card in the dark for another: { $card-shown }.
tale-thief-kept = The thief, { $player }, stole nothing, and kept the old card.
tale-cupid-joined = Cupid’s arrow joined { $players }.
tale-seer-looked = The seer looked into { $player }, whose card was hiding { $card-shown }.
tale-raven-marked = The raven dropped a feather before { $player }.
tale-defender-shielded = The defender kept watch over { $player }.
tale-wolves-quarrelled = The pack wavered between { $players }.
tale-wolves-chose = The pack chose { $player }.
tale-little-girl-caught = { $player } was peeping between two fingers, and the pack saw a pair of eyes shine.
tale-white-werewolf-chose = Out of its own pack, the white werewolf chose { $player }.
tale-witch-healed = With one drop of life, the witch brought back { $player }.
tale-witch-poisoned = The witch poured out a vial of death for { $player }.
tale-piper-charmed = { $players-number ->
    [0] The pipe found nobody to charm.
   *[other] The pipe charmed { $players }.
}
tale-elder-survived = The wolves bit { $player }, but the elder had lived through worse.
tale-hunter-shot = With one last bullet, { $hunter } took aim at { $player }.
tale-hunter-held = { $hunter } kept one last bullet.
tale-died = { $cause ->
    [claws] The claws took { $player }.
    [white-claws] White claws took { $player }.
    [poison] The poison took { $player }.
    [vote] The village hanged { $player }.
    [tie] For want of agreement, the village hanged its scapegoat, { $player }.
    [shot] The bullet brought down { $player }.
    [grief] Grief took { $player }.
    [curse] The curse of the elder took { $player }.
   *[other] Death took { $player }.
}
tale-nobody-died = { $number ->
    [1] The first night took nobody.
    [2] The second night took nobody.
    [3] The third night took nobody.
    [4] The fourth night took nobody.
    [5] The fifth night took nobody.
    [6] The sixth night took nobody.
   *[other] Night { $number } took nobody.
}
tale-captain-elected = The village gave the sash to { $player }.
tale-captain-followed = The sash passed to { $player }.
tale-captain-lost = The sash fell, and nobody took it up.
tale-counted = { $number ->
    [one] One vote fell on { $player }.
   *[other] { $number } votes fell on { $player }.
}
tale-voted = { $players } pointed at { $target }.
tale-raven-counted = { $number ->
    [one] One vote more fell on { $player }: the raven’s feather.
   *[other] { $number } votes more fell on { $player }: the raven’s feather.
}
tale-captain-decided = On a tie, { $captain } condemned { $player }.
tale-second-vote = A second vote was called.
tale-lot = Chance pointed at { $player }.
tale-scapegoat-allowed = { $players-number ->
    [0] Dying, { $player } silenced the whole village.
   *[other] Dying, { $player } let only { $players } vote.
}
tale-idiot-spared = The village meant to hang { $player }, then recognised its own idiot, and laughed.
tale-powers-lost = With { $player }, the village lost its elder and all its powers.
tale-nobody-condemned = { $number ->
    [1] On the first day, the rope hung empty.
    [2] On the second day, the rope hung empty.
    [3] On the third day, the rope hung empty.
    [4] On the fourth day, the rope hung empty.
    [5] On the fifth day, the rope hung empty.
    [6] On the sixth day, the rope hung empty.
   *[other] On day { $number }, the rope hung empty.
}
tale-ruled-dead = The moderator put { $player } to death.
tale-ruled-alive = The moderator brought { $player } back to life.
tale-ruled-card = The moderator gave { $player } another card: { $card-shown }.
tale-ruled-status-set = The moderator { $status ->
    [captain] gave the sash to { $player }
    [lover] made { $player } one of the couple
    [charmed] left { $player } to the charm of the pipe
   *[voteless] took the vote from { $player }
}.
tale-ruled-status-cleared = The moderator { $status ->
    [captain] took the sash from { $player }
    [lover] parted { $player } from the couple
    [charmed] freed { $player } from the charm of the pipe
   *[voteless] gave the vote back to { $player }
}.
tale-ends = That is the whole story. The fire burns down, the forest goes back to sleep, and it will wait for you.
