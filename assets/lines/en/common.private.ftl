undo-spoken = Go back all the same? The table has already heard what followed.
cannot-undo = Cannot go back: there is nothing before this.

## The moderator's page.

ui-public = Aloud
ui-secret = Secret
ui-secret-hidden = Secret hidden: press H to show it
ui-living = Alive
ui-night = Night { $number }
ui-day = Day { $number }
ui-dawn = Dawn
ui-dusk = Dusk
ui-verdict = Verdict
ui-tale = The tale
ui-deal = The deal
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
ui-keys = Arrows: turn · Enter: confirm · Backspace: undo · R: repeat · Space: pause · H: hide · ?: help
ui-help =
    Arrows: turn through the choices.
    Enter: confirm.
    Backspace: go back one step.
    R: repeat.
    Space: pause, then go on.
    H: hide or show the secret.
    Plus and minus: lengthen or shorten the timer by thirty seconds.
    C: cut the timer.
    M: a ruling by the moderator.
    Q: leave; the evening is kept.
    Question mark: this help.
ui-no-sound = No sound: { $reason }
ui-utterance = { $seconds ->
    [one] { $seconds } second of speech
   *[other] { $seconds } seconds of speech
}
ui-rendering = Preparing voices: { $done } of { $all }
ui-resume = Go on? An unfinished evening is waiting: { $game ->
    [classic] Werewolf
   *[other] { $game }
}, with { $players }.
ui-quit = Leave? The evening is kept.
ui-ended = The evening is over.
ui-tale-kept = The tale is kept here: { $path }

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

setup-language = Language?
setup-players = Players, in the order of the table, separated by commas?
setup-deal = How do the cards come to the table?
setup-options = Options of the game
setup-ready = All is ready: begin?
