undo-spoken = Go back all the same? The table has already heard what followed.
cannot-undo = Cannot go back: there is nothing before this.

## The moderator's page.

ui-public = Aloud
ui-secret = Secret
ui-secret-hidden = Secret hidden: press H to show it
ui-living = Alive
ui-dead = no longer alive
ui-night = Night { $number }
ui-day = Day { $number }
ui-dawn = Dawn
ui-dusk = Dusk
ui-verdict = Verdict
ui-tale = The tale
ui-deal = The deal
ui-turn = Turn { $number }
ui-results = Results
ui-timer = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
ui-paused = Paused
ui-pass = Pass
ui-confirm = Confirm
ui-votes = { $given } of { $most ->
    [one] { $most } vote
   *[other] { $most } votes
}
ui-chosen = Chosen
ui-voter = Voter
ui-abstains = abstains
ui-keys = Arrows: turn · Enter: confirm · Backspace: undo · R: repeat · Space: pause · H: hide · T: the table · ?: help
ui-help =
    Arrows: turn through the choices.
    Digits: jump to a choice by its number.
    Enter: confirm.
    Backspace: go back one step.
    R: repeat.
    Space: pause, then go on.
    H: hide or show the secret.
    Plus and minus: lengthen or shorten the timer by thirty seconds.
    C: cut the timer.
    M: a ruling by the moderator.
    T: the table in full, each player with all marks; the same key closes it.
    Q: leave; the evening is kept.
    Question mark: this help.
ui-no-sound = No sound: { $reason }
ui-utterance = { $seconds ->
    [one] { $seconds } second of speech
   *[other] { $seconds } seconds of speech
}
ui-rendering = Preparing voices: { $done } of { $all }
ui-resume = Go on? An unfinished evening is waiting: { $game-name }, with { $players }.
ui-quit = Leave? The evening is kept.
ui-ended = The evening is over.
ui-tale-kept = The tale is kept here: { $path }
ui-position = { $number } of { $all }
ui-table = The table
ui-whispers = Whispers
ui-waiting = Nothing to answer just now: every call lasts as long as any other.
ui-nothing-asked = Nothing is asked just now.
ui-no-timer = No timer is running.
ui-too-small = Too small: make this window at least 40 by 12 characters.
ui-too-many = At most { $most }: first take a mark away with Enter.
ui-too-few = Not enough yet: { $number } more to choose.
ui-no-votes-left = All the votes are given: Backspace takes the last one back.
ui-no-more-votes = { $players } can get no more votes: nobody votes for themselves.
ui-all-chosen = That makes { $most } already: Backspace takes the last one back.
ui-no-text = Nothing is written yet.
ui-not-in-the-deal = Not now: the card of the player before would be seen.
ui-in-hands = Not now: the device is in a player’s hands.
ui-nothing-to-rule = Not now: a ruling is made at a question.
ui-timer-keys = + and −: thirty seconds · C: cut
ui-page-keys = Arrows, digits: go to a player · T: back
ui-reading-keys = Arrows: scroll · Enter: leave
ui-any-key = Any key: back
ui-sure = Do it?
ui-left = The evening is kept. Start the narrator again to go on.
ui-go-on-before = Go on from the last answer that still fits?
ui-and-then = Then the rules changed: { $reason }

## Rulings.

ui-ruling = Moderator’s ruling
ui-ruling-kill = Put to death
ui-ruling-revive = Bring back to life
ui-ruling-card = Change a card
ui-ruling-status-set = Give a status
ui-ruling-status-clear = Take a status away
ui-ruling-end = End the game
ui-whom = Whom?
ui-which-card = Which card?
ui-which-status = Which status?
ui-which-winners = Who wins?

## Set-up.

setup-game = Which game?
setup-language = Language?
setup-players = Players, in the order of the table, separated by commas?
setup-deal = How do the cards come to the table?
setup-options = Options of the game
setup-ready = All is ready: begin?
setup-captain = Does the village elect a captain?
setup-deck = Cards of the deck, separated by commas?
setup-choose = Answer with a number from 1 to { $most }.
setup-few-players = At least { $number } players are needed.
setup-many-players = At most { $number } players can sit at a table.
setup-name-twice = Two players are called { $players }.
setup-bad-name = “{ $players }” cannot be a player’s name.
setup-no-such-card = There is no card “{ $reason }”. There are: { $path }.
setup-bad-deck = This deck cannot be played: { $reason }.

trouble-no-device = No sound: no sound output answers. Connect a loudspeaker or name another output, and start the narrator again.
trouble-lost-device = The sound stopped: check the device’s plug. The narrator keeps trying to open it again.
trouble-one-channel = No earpiece: this output has one channel only. Secrets stay on the screen.
trouble-no-engine = No voice: no speech engine works. Install espeak-ng, and start the narrator again.
trouble-no-voice = No voice for this language. Choose another, or install such a voice.
trouble-failing-engine = The voice keeps failing, so lines are missing. Read them from the screen, and start the narrator again when you can.
