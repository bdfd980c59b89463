undo-spoken = Revenir quand même ? La table a déjà entendu la suite.
cannot-undo = Retour impossible : il n’y a rien avant.

## The moderator's page.

ui-public = À voix haute
ui-secret = Secret
ui-secret-hidden = Secret caché : H pour le montrer
ui-living = En vie
ui-night = Nuit { $number }
ui-day = Jour { $number }
ui-dawn = Aube
ui-dusk = Crépuscule
ui-verdict = Verdict
ui-tale = Récit
ui-deal = Distribution
ui-timer = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
ui-paused = En pause
ui-pass = Passer
ui-confirm = Valider
ui-votes = { $given } voix sur { $most }
ui-chosen = Choix
ui-voter = Votant
ui-abstains = s’abstient
ui-keys = Flèches : tourner · Entrée : valider · Retour arrière : annuler · R : répéter · Espace : pause · H : cacher · ? : aide
ui-help =
    Flèches : tourner parmi les choix.
    Entrée : valider.
    Retour arrière : revenir d’un pas.
    R : répéter.
    Espace : pause, puis reprise.
    H : cacher ou montrer le secret.
    Plus et moins : allonger ou raccourcir le temps de trente secondes.
    C : couper le temps.
    M : décision du maître du jeu.
    Q : quitter ; la soirée est gardée.
    Point d’interrogation : cette aide.
ui-no-sound = Pas de son : { $reason }
ui-utterance = { $seconds ->
    [one] parole de { $seconds } seconde
   *[other] parole de { $seconds } secondes
}
ui-rendering = Préparation des voix : { $done } sur { $all }
ui-resume = Continuer ? Une soirée inachevée attend : { $game ->
    [classic] Loup-Garou
   *[other] { $game }
}, avec { $players }.
ui-quit = Quitter ? La soirée est gardée.
ui-ended = La soirée est finie.
ui-tale-kept = Récit gardé ici : { $path }

## Rulings.

ui-ruling = Décision du maître du jeu
ui-ruling-kill = Faire mourir
ui-ruling-revive = Ramener à la vie
ui-ruling-card = Changer une carte
ui-ruling-status-set = Donner un état
ui-ruling-status-clear = Ôter un état
ui-ruling-end = Finir la partie
ui-whom = Qui ?
ui-which-card = Quelle carte ?
ui-which-status = Quel état ?
ui-which-winners = Qui gagne ?

## Set-up.

setup-language = Langue ?
setup-players = Joueurs, dans l’ordre de la table, séparés par des virgules ?
setup-deal = Comment viennent les cartes ?
setup-options = Options de la partie
setup-ready = Tout est prêt : commencer ?
