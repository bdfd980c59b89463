### What the table hears. A name is never bent: no word before it that would have to elide, none after it that would
### have to agree unless the player's gender is known.

## The deal.

welcome = { $wording ->
    [1] Approchez-vous du feu. Vous êtes { $number } ce soir, et tout le monde ici se croit à l’abri. Pourtant quelque chose rôde déjà parmi vous, derrière un visage que vous connaissez bien.
    [2] Bienvenue au village. { $number } chaises, { $number } sourires, et des secrets plein les poches. La porte est close, la lune se lève : ce qui hurle dehors a peut-être sa place à cette table.
    [3] Posez vos verres et tendez l’oreille. Mon histoire commence avec { $number } âmes, et j’ignore combien en verront la fin. Certaines mentent déjà, et la forêt a faim. Elle a toujours faim.
   *[4] On raconte que par ici, certains soirs, les ombres ont des griffes. Vous voilà { $number } pour le vérifier. Regardez bien à votre gauche, puis à votre droite : demain, une chaise sera peut-être vide.
}
deal-begins = Les cartes sont mêlées. L’appareil va passer de main en main : découvrez qui vous êtes, et que votre visage n’en dise rien.
deal-next = Passez l’appareil à { $player }, et que tous les autres regards se détournent.
deal-ends = Les masques sont distribués. Reposez l’appareil : l’histoire peut commencer.

## The night.

dusk-falls = { $wording ->
    [1] Le soleil glisse derrière les collines. Une à une, les fenêtres s’éteignent, et le village retient son souffle.
    [2] Le feu n’est plus que braises. Au loin, un chien aboie, puis se tait d’un coup, et l’ombre gagne les ruelles.
    [3] La brume monte de la rivière et vient lécher les portes. On tire les verrous, on souffle les chandelles.
   *[4] La lune paraît, ronde et pâle, au-dessus des toits. Dans l’étable, les bêtes s’agitent : elles savent, elles.
}
night-falls = Fermez les yeux. Plus un mot, plus un geste, jusqu’à ce que le jour vous appelle.

thief-wakes = Voleur, ouvre les yeux. Deux cartes traînent dans le noir. Montre d’un doigt laquelle tu emportes, ou secoue la tête pour garder la tienne.
thief-sleeps = Voleur, les mains dans les poches, referme les yeux.
cupid-wakes = Cupidon, ouvre les yeux. Désigne deux personnes : ta flèche nouera leurs destins, jusqu’à la mort.
cupid-sleeps = Cupidon, détends ton arc et referme les yeux.
lovers-wakes = Une main va se poser sur deux épaules. Si l’une des deux est la tienne, ouvre les yeux, et vois qui fait battre ton cœur.
lovers-sleeps = Amoureux, un dernier regard, et refermez les yeux.
elder-wakes = Ancien, ouvre les yeux. Lève la main, le temps de te faire connaître.
elder-sleeps = Ancien, referme les yeux sur tes souvenirs.
scapegoat-wakes = Bouc émissaire, ouvre les yeux. Lève la main, le temps d’un battement de cœur.
scapegoat-sleeps = Bouc émissaire, referme les yeux. Pour l’instant, personne ne t’accuse.
idiot-wakes = Idiot du village, ouvre les yeux. Lève la main, et retiens ton rire.
idiot-sleeps = Idiot du village, referme les yeux et compte les étoiles.
little-girl-wakes = Petite fille, ouvre les yeux. Lève la main, juste assez pour te faire voir.
little-girl-sleeps = Petite fille, referme les yeux. Ou fais bien semblant.
seer-wakes = Voyante, ouvre les yeux. Désigne la personne dont tu veux percer le secret.
seer-sleeps = Voyante, souffle ta chandelle et referme les yeux.
raven-wakes = Corbeau, ouvre les yeux. Désigne qui trouvera ta plume à sa porte, ou secoue la tête.
raven-sleeps = Corbeau, replie tes ailes et referme les yeux.
defender-wakes = Salvateur, ouvre les yeux. Désigne qui dormira cette nuit derrière ton bouclier.
defender-sleeps = Salvateur, continue ta ronde en rêve, et referme les yeux.
wolves-wakes = Loups-garous, ouvrez les yeux. Reconnaissez-vous sans un bruit, et désignez ensemble votre proie.
wolves-sleeps = Loups-garous, rentrez vos griffes et refermez les yeux.
white-werewolf-wakes = Loup-garou blanc, ouvre les yeux. Désigne dans la meute le loup qui mourra, ou secoue la tête.
white-werewolf-sleeps = Loup-garou blanc, fonds-toi dans la neige et referme les yeux.
witch-wakes = Sorcière, ouvre les yeux, et regarde qui les griffes ont choisi. Lève le pouce pour sauver une vie ; tends le doigt pour en prendre une.
witch-sleeps = Sorcière, rebouche tes fioles et referme les yeux.
piper-wakes = Joueur de flûte, ouvre les yeux. Désigne deux personnes que ta musique emportera.
piper-sleeps = Joueur de flûte, laisse mourir ta mélodie et referme les yeux.
charmed-wakes = La flûte joue encore. Si une main effleure ton épaule, ou l’a fait une autre nuit, ouvre les yeux et vois qui danse avec toi.
charmed-sleeps = La musique s’éloigne. Vous qui dansiez, refermez les yeux.
hunter-wakes = Chasseur, ouvre les yeux. Si cette nuit est ta dernière, un signe te le dira : désigne alors qui tombera avec toi.
hunter-sleeps = Chasseur, pose ton fusil contre le lit et referme les yeux.

## Dawn.

day-breaks = { $wording ->
    [1] Un coq chante, la voix encore rauque. Le jour se faufile sous les portes. Ouvrez les yeux, et comptez-vous.
    [2] L’aube blanchit les toits. Un volet claque, le puits grince, le pain sort du four. Ouvrez les yeux, villageois.
    [3] La cloche sonne, et la brume s’enfuit comme une voleuse. Le soleil est de retour. Ouvrez les yeux, sans peur.
   *[4] La rosée perle au seuil des maisons, et le froid pique encore. Voici le matin. Ouvrez les yeux, lentement.
}
nobody-died = On frappe à toutes les portes, et toutes s’ouvrent. Cette nuit, la mort a passé son chemin.
died-tonight = { $number ->
    [one] Ce matin, un lit est resté froid.
   *[other] Ce matin, { $number } lits sont restés froids.
}
died = { $player-gender ->
    [feminine] { $player } est morte.
    [masculine] { $player } est mort.
   *[none] La mort emporte { $player }.
} Sa carte révèle { $card-shown }.
died-hidden = { $player-gender ->
    [feminine] { $player } est morte.
    [masculine] { $player } est mort.
   *[none] La mort emporte { $player }.
} Personne ne retourne sa carte.
the-dead-keep-silent = Un mort est un mort : ni mot, ni signe, jusqu’à la fin de l’histoire.

## The captain.

captain-election = Un village a besoin d’un capitaine, dont la parole pèse quand toutes les autres hésitent. À vous de choisir le vôtre.
captain-elected = L’écharpe de capitaine revient à { $player }. Que le village s’en souvienne.
captain-fell = L’écharpe de capitaine est tombée dans la poussière. { $player }, dans un dernier souffle, choisis qui la portera.
captain-follows = { $player } ramasse l’écharpe. Le village a de nouveau un capitaine.
captain-decides = { $player }, l’écharpe te donne le dernier mot. Désigne qui la corde emportera.
captain-lost = L’écharpe tombe, et personne ne la ramassera : le village n’a plus de capitaine.

## The debate and the vote.

debate-opens = La place s’emplit et les langues se délient. Pour démêler le vrai du faux, vous avez { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
    [one] { $minutes } minute{ $seconds ->
        [0] {""}
        [one] {" "}et { $seconds } seconde
       *[other] {" "}et { $seconds } secondes
    }
   *[other] { $minutes } minutes{ $seconds ->
        [0] {""}
        [one] {" "}et { $seconds } seconde
       *[other] {" "}et { $seconds } secondes
    }
}.
debate-closes = Assez parlé. Ce qui n’est pas dit ne le sera plus.
no-vote = Aujourd’hui, aucune voix ne compte. La corde restera vide, et la nuit viendra quand même.
raven-marked = Une plume noire repose devant { $player } : { $votes ->
    [one] { $votes } voix l’accuse
   *[other] { $votes } voix l’accusent
} déjà.
vote-opens = L’heure du vote a sonné. À trois, que tous les doigts se tendent ensemble. Un, deux, trois !
tie = Les voix s’équilibrent. Le village hésite entre { $players }.
lot-decides = Puisque personne ne tranche, le sort s’en charge.
revote-opens = Vous voterez une dernière fois, mais seulement entre { $players }. À trois, que les doigts se tendent. Un, deux, trois !
nobody-condemned = Les doigts retombent, la corde aussi. Aujourd’hui, le village ne condamne personne.
condemned = La sentence est tombée. La corde attend { $player }.
scapegoat-pays = Quand personne ne s’accorde, quelqu’un paie pour tous. Le bouc émissaire s’avance : { $player }.
scapegoat-speaks = { $player }, il te reste une vengeance. Nomme à voix haute qui aura le droit de voter demain.
scapegoat-allows = { $number ->
    [0] Le silence est une réponse : demain, personne ne votera.
    [one] Demain, une seule voix comptera : { $players }.
   *[other] Demain, seules ces voix compteront : { $players }.
}
idiot-spared = Mais sur la carte, un visage éclate de rire : l’idiot du village ! On dénoue la corde. { $player } reste en vie, et ne votera plus jamais.
powers-lost = Le village a versé le sang de son ancien, et les étoiles se détournent. Les pouvoirs des villageois se sont éteints.

## The hunter's shot, by day.

hunter-aims = Attendez ! { $player } serre encore un fusil, chargé d’une dernière balle. { $player }, tends le bras : qui vises-tu ?
hunter-fires = Le coup claque. La balle était pour { $player }.
hunter-holds = Le canon s’abaisse. Cette balle ne partira pas.

## The verdict.

verdict = { $because ->
    [last-wolf-dead] Le dernier loup-garou est tombé, et pour la première fois la forêt se tait.
    [parity] Plus besoin de se cacher : le village ne peut plus gagner un seul vote.
    [last-villager-dead] Plus une lampe aux fenêtres : il ne reste personne à dévorer.
    [couple-alone] Tout les séparait, et ils restent seuls au monde, main dans la main.
    [all-charmed] Tout ce qui respire encore danse au son de la même flûte.
    [white-werewolf-alone] La neige est rouge, et plus rien ne tient tête au loup-garou blanc.
    [nobody-left] Le vent pousse une porte. Derrière, il n’y a plus âme qui vive.
   *[moderator] Le maître du jeu lève la main, et l’histoire s’arrête ici.
} { $winners ->
    [village] Le village a gagné !
    [wolves] Les loups-garous ont gagné !
    [couple] Les amoureux ont gagné !
    [piper] Le joueur de flûte a gagné !
    [white-werewolf] Le loup-garou blanc a gagné, et ne partage avec personne !
    [nobody] Personne n’a gagné.
   *[other] La victoire se partage : { $winners-name }.
}

## The evening told back.

tale-begins = Il n’y a plus rien à cacher. Retournez les cartes et rapprochez-vous du feu : voici ce qui s’est vraiment passé.
tale-card-alive = { $player } cachait { $card-shown }, et respire encore.
tale-card-dead = { $player } cachait { $card-shown }, et dort sous les ifs.
tale-night = { $number ->
    [1] La première nuit.
    [2] La deuxième nuit.
    [3] La troisième nuit.
    [4] La quatrième nuit.
    [5] La cinquième nuit.
    [6] La sixième nuit.
   *[other] La nuit { $number }.
}
tale-day = { $number ->
    [1] Le premier jour.
    [2] Le deuxième jour.
    [3] Le troisième jour.
    [4] Le quatrième jour.
    [5] Le cinquième jour.
    [6] Le sixième jour.
   *[other] Le jour { $number }.
}
tale-thief-took = Le voleur, { $player }, a laissé sa carte dans le noir pour une autre : { $card-shown }.
tale-thief-kept = Le voleur, { $player }, n’a rien pris, et a gardé sa carte.
tale-cupid-joined = La flèche de Cupidon a uni { $players }.
tale-seer-looked = La voyante a sondé { $player }, dont la carte cachait { $card-shown }.
tale-raven-marked = Le corbeau a laissé tomber sa plume devant { $player }.
tale-defender-shielded = Le salvateur a veillé sur { $player }.
tale-wolves-quarrelled = La meute hésitait entre { $players }.
tale-wolves-chose = La meute a choisi { $player }.
tale-little-girl-caught = { $player } regardait entre ses doigts, et la meute a vu briller deux yeux.
tale-white-werewolf-chose = Au milieu de sa propre meute, le loup-garou blanc a choisi { $player }.
tale-witch-healed = D’une goutte de vie, la sorcière a ranimé { $player }.
tale-witch-poisoned = La sorcière a versé sa fiole de mort à { $player }.
tale-piper-charmed = { $players-number ->
    [0] La flûte n’a trouvé personne à envoûter.
   *[other] La flûte a envoûté { $players }.
}
tale-elder-survived = Les loups ont mordu { $player }, mais l’ancien en avait vu d’autres.
tale-hunter-shot = De sa dernière balle, { $hunter } a visé { $player }.
tale-hunter-held = { $hunter } a gardé sa dernière balle.
tale-died = { $cause ->
    [claws] Les griffes ont emporté { $player }.
    [white-claws] Des griffes blanches ont emporté { $player }.
    [poison] Le poison a emporté { $player }.
    [vote] Le village a pendu { $player }.
    [tie] Faute d’accord, le village a pendu son bouc émissaire, { $player }.
    [shot] La balle a abattu { $player }.
    [grief] Le chagrin a emporté { $player }.
    [curse] La malédiction de l’ancien a emporté { $player }.
   *[other] La mort a emporté { $player }.
}
tale-nobody-died = { $number ->
    [1] La première nuit n’a pris personne.
    [2] La deuxième nuit n’a pris personne.
    [3] La troisième nuit n’a pris personne.
    [4] La quatrième nuit n’a pris personne.
    [5] La cinquième nuit n’a pris personne.
    [6] La sixième nuit n’a pris personne.
   *[other] La nuit { $number } n’a pris personne.
}
tale-captain-elected = Le village a confié l’écharpe à { $player }.
tale-captain-followed = L’écharpe est passée à { $player }.
tale-captain-lost = L’écharpe est tombée, et personne ne l’a reprise.
tale-counted = { $number ->
    [one] Une voix contre { $player }.
   *[other] { $number } voix contre { $player }.
}
tale-voted = { $players-number ->
    [one] { $players } a désigné { $target }.
   *[other] { $players } ont désigné { $target }.
}
tale-raven-counted = { $number ->
    [one] Une voix de plus contre { $player } : la plume du corbeau.
   *[other] { $number } voix de plus contre { $player } : la plume du corbeau.
}
tale-captain-decided = À égalité, { $captain } a condamné { $player }.
tale-second-vote = Il fallut voter une seconde fois.
tale-lot = Le sort a désigné { $player }.
tale-scapegoat-allowed = { $players-number ->
    [0] Avant de mourir, { $player } a fait taire tout le village.
   *[other] Avant de mourir, { $player } a laissé voter { $players }, et personne d’autre.
}
tale-idiot-spared = Le village a voulu pendre { $player }, puis a reconnu son idiot, et il a ri.
tale-powers-lost = Avec { $player }, le village a perdu son ancien et tous ses pouvoirs.
tale-nobody-condemned = { $number ->
    [1] Le premier jour, la corde est restée vide.
    [2] Le deuxième jour, la corde est restée vide.
    [3] Le troisième jour, la corde est restée vide.
    [4] Le quatrième jour, la corde est restée vide.
    [5] Le cinquième jour, la corde est restée vide.
    [6] Le sixième jour, la corde est restée vide.
   *[other] Le jour { $number }, la corde est restée vide.
}
tale-ruled-dead = Le maître du jeu a fait mourir { $player }.
tale-ruled-alive = Le maître du jeu a rendu la vie à { $player }.
tale-ruled-card = Le maître du jeu a donné une autre carte à { $player } : { $card-shown }.
tale-ruled-status-set = Le maître du jeu { $status ->
    [captain] a remis l’écharpe à { $player }
    [lover] a placé { $player } dans le couple
    [charmed] a livré { $player } au charme de la flûte
   *[voteless] a ôté à { $player } le droit de vote
}.
tale-ruled-status-cleared = Le maître du jeu { $status ->
    [captain] a repris l’écharpe à { $player }
    [lover] a séparé { $player } du couple
    [charmed] a délivré { $player } du charme de la flûte
   *[voteless] a rendu à { $player } le droit de vote
}.
tale-ends = Voilà toute l’histoire. Le feu s’éteint, la forêt se rendort, et elle attendra votre retour.
