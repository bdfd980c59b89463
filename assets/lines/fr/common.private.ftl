undo-spoken = Revenir quand même ? La table a déjà entendu la suite.
cannot-undo = Retour impossible : il n’y a rien avant.

## The moderator's page.

ui-public = À voix haute
ui-secret = Secret
ui-secret-hidden = Secret caché : H pour le montrer
ui-living = En vie
ui-dead = plus en vie
ui-night = Nuit { $number }
ui-day = Jour { $number }
ui-dawn = Aube
ui-dusk = Crépuscule
ui-verdict = Verdict
ui-tale = Récit
ui-deal = Distribution
ui-turn = Tour { $number }
ui-results = Résultats
ui-timer = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
ui-paused = En pause
ui-pass = Passer
ui-confirm = Valider
ui-votes = { $given } voix sur { $most }
ui-chosen = Choix
ui-voter = Votant
ui-abstains = s’abstient
ui-keys = Flèches : tourner · Entrée : valider · Retour arrière : annuler · R : répéter · Espace : pause · H : cacher · T : la table · ? : aide
ui-help =
    Flèches : tourner parmi les choix.
    Chiffres : aller à un choix par son numéro.
    Entrée : valider.
    Retour arrière : revenir d’un pas.
    R : répéter.
    Espace : pause, puis reprise.
    H : cacher ou montrer le secret.
    Plus et moins : allonger ou raccourcir le temps de trente secondes.
    C : couper le temps.
    M : décision du maître du jeu.
    T : la table en entier, chaque joueur avec toutes ses marques ; la même touche la referme.
    Q : quitter ; la soirée est gardée.
    Point d’interrogation : cette aide.
ui-no-sound = Pas de son : { $reason }
ui-utterance = { $seconds ->
    [one] parole de { $seconds } seconde
   *[other] parole de { $seconds } secondes
}
ui-rendering = Préparation des voix : { $done } sur { $all }
ui-resume = Continuer ? Une soirée inachevée attend : { $game-name }, avec { $players }.
ui-quit = Quitter ? La soirée est gardée.
ui-ended = La soirée est finie.
ui-tale-kept = Récit gardé ici : { $path }
ui-position = { $number } sur { $all }
ui-table = La table
ui-whispers = Murmures
ui-waiting = Rien à répondre pour l’instant : chaque appel dure autant que les autres.
ui-nothing-asked = Rien n’est demandé pour l’instant.
ui-no-timer = Aucun temps ne court.
ui-too-small = Trop petit : donnez à cette fenêtre au moins 40 sur 12 caractères.
ui-too-many = { $most } au plus : ôtez d’abord une marque avec Entrée.
ui-too-few = Pas encore assez : il en manque { $number }.
ui-no-votes-left = Toutes les voix sont données : Retour arrière reprend la dernière.
ui-no-more-votes = { $players } ne peut avoir plus de voix : nul ne vote contre soi.
ui-all-chosen = Cela fait déjà { $most } : Retour arrière reprend le dernier.
ui-no-text = Rien n’est encore écrit.
ui-not-in-the-deal = Pas maintenant : on verrait la carte du joueur d’avant.
ui-in-hands = Pas maintenant : l’appareil est entre les mains d’un joueur.
ui-nothing-to-rule = Pas maintenant : une décision se prend à une question.
ui-timer-keys = + et − : trente secondes · C : couper
ui-page-keys = Flèches, chiffres : aller à un joueur · T : retour
ui-reading-keys = Flèches : défiler · Entrée : quitter
ui-any-key = N’importe quelle touche : retour
ui-sure = On le fait ?
ui-left = La soirée est gardée. Relancez le narrateur pour la reprendre.
ui-go-on-before = Reprendre à la dernière réponse qui convient encore ?
ui-and-then = Les règles ont changé ensuite : { $reason }

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

setup-game = Quel jeu ?
setup-language = Langue ?
setup-players = Joueurs, dans l’ordre de la table, séparés par des virgules ?
setup-deal = Comment viennent les cartes ?
setup-options = Options de la partie
setup-ready = Tout est prêt : commencer ?
setup-captain = Le village élit-il un capitaine ?
setup-deck = Cartes du paquet, séparées par des virgules ?
setup-choose = Répondez par un nombre de 1 à { $most }.
setup-few-players = Il faut au moins { $number } joueurs.
setup-many-players = Une table a { $number } joueurs au plus.
setup-name-twice = Deux joueurs s’appellent { $players }.
setup-bad-name = « { $players } » ne peut pas être un nom de joueur.
setup-no-such-card = Il n’y a pas de carte « { $reason } ». Il y a : { $path }.
setup-bad-deck = Ce paquet ne peut pas se jouer : { $reason }.

trouble-no-device = Pas de son : aucune sortie audio ne répond. Branchez un haut-parleur, ou nommez-en une autre, puis relancez le narrateur.
trouble-lost-device = Plus de son : la sortie audio s’est arrêtée. Vérifiez sa prise ; le narrateur essaie de la rouvrir.
trouble-one-channel = Pas d’oreillette : cette sortie n’a qu’un canal. Les secrets restent à l’écran.
trouble-no-engine = Pas de voix : aucun moteur vocal ne fonctionne. Installez espeak-ng, puis relancez le narrateur.
trouble-no-voice = Pas de voix pour cette langue. Choisissez-en une autre, ou installez une telle voix.
trouble-failing-engine = La voix a des ratés, des phrases manquent. Lisez-les à l’écran, et relancez le narrateur dès que possible.
