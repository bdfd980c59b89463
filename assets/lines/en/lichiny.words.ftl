### Names. `.the` and `.a` are the articles.

## Open roles.

word-politician = Politician
    .the = the Politician
    .a = a Politician
word-lawyer = Lawyer
    .the = the Lawyer
    .a = a Lawyer
word-prosecutor = Prosecutor
    .the = the Prosecutor
    .a = a Prosecutor
word-looter = Looter
    .the = the Looter
    .a = a Looter
word-avenger = Avenger
    .the = the Avenger
    .a = an Avenger
word-jurist = Jurist
    .the = the Jurist
    .a = a Jurist
word-journalist = Journalist
    .the = the Journalist
    .a = a Journalist
word-commissioner = Commissioner
    .the = the Commissioner
    .a = a Commissioner
word-millionaire = Millionaire
    .the = the Millionaire
    .a = a Millionaire
word-pensioner = Pensioner
    .the = the Pensioner
    .a = a Pensioner
word-electrician = Electrician
    .the = the Electrician
    .a = an Electrician
word-priest = Priest
    .the = the Priest
    .a = a Priest
word-cook = Cook
    .the = the Cook
    .a = a Cook
word-strongman = Strongman
    .the = the Strongman
    .a = a Strongman
word-anonymous = Anonymous
    .the = the Anonymous
    .a = an Anonymous
word-doctor = Doctor
    .the = the Doctor
    .a = a Doctor

## Secret roles, which masks are named after.

word-detective = Detective
    .the = the Detective
    .a = a Detective
word-policeman = Policeman
    .the = the Policeman
    .a = a Policeman
word-vigilante = Vigilante
    .the = the Vigilante
    .a = a Vigilante
word-civilian = Civilian
    .the = the Civilian
    .a = a Civilian
word-boss = Boss
    .the = the Boss
    .a = a Boss
word-killer = Killer
    .the = the Killer
    .a = a Killer
word-mage = Mage
    .the = the Mage
    .a = a Mage
word-sorcerer = Sorcerer
    .the = the Sorcerer
    .a = a Sorcerer
word-witch = Witch
    .the = the Witch
    .a = a Witch
word-maniac = Maniac
    .the = the Maniac
    .a = a Maniac
word-inquisitor = Inquisitor
    .the = the Inquisitor
    .a = an Inquisitor
word-leprechaun = Leprechaun
    .the = the Leprechaun
    .a = a Leprechaun
word-evil-genius = Evil Genius
    .the = the Evil Genius
    .a = an Evil Genius
word-changeling = Changeling
    .the = the Changeling
    .a = a Changeling
word-joker = Joker
    .the = the Joker
    .a = a Joker
word-sociopath = Sociopath
    .the = the Sociopath
    .a = a Sociopath

## A mask that names no secret role.

word-anonymous-mask = Anon
    .the = the Anon
    .a = an Anon

## Sides.

word-law = Law
    .the = the Law
word-mafia = Mafia
    .the = the Mafia
word-neutrals = Neutrals
    .the = the Neutrals
word-others = Others
    .the = the Others
word-nobody = nobody

## Abilities of everybody.

word-C1 = Vote
word-C2 = Move: Pass
word-C3 = Move: Bank
word-C4 = Move: Bluff
word-C5 = Move: Misère
word-C6 = Hunt
word-C7 = Mail

## What a Hunt may bring.

word-hunt-protection = Protection
word-hunt-mask = Mask
word-hunt-check = Check
word-hunt-attack = Attack
word-hunt-misere = Misère

## Abilities of the open roles.

word-O1a = Despotism
word-O1b = Amnesty
word-O2a = Acquittal
word-O2b = Excuse
word-O3a = Accusation
word-O3b = Habit of Accusing
word-O4a = Grave Robbing
word-O4b = Exhumation
word-O5a = Forbidden Drugs
word-O5b = Thirst for Action
word-O6a = Influence
word-O6b = Case Study
word-O7a = Investigation
word-O7b = Freedom of the Press
word-O8a = Raid
word-O8b = Papers
word-O9a = VIP
word-O9b = Bribe
word-O10a = Vigilance
word-O10b = Watch
word-O11a = Sabotage
word-O11b = Getting Drunk
word-O12a = Confession
word-O12b = Respect
word-O13a = Punishing Cookery
word-O13b = Saving Cookery
word-O14a = Healthy Living
word-O14b = Threat
word-O15a = Special Cynicism
word-O15b = Anon
word-O16a = Surgery
word-O16b = Examination

## Abilities of the Law.

word-S0a = The Law
word-S0b = Mob Beating
word-S1a = Search
word-S1b = Arrest
word-S2a = Database Check
word-S2b = Revolver
word-S3a = Defence
word-S3b = Poisoning
word-S4a = Own Hands
word-S4b = Help the Inquiry

## Abilities of the Mafia.

word-M0a = Kleptocracy
word-M0b = Contacts
word-S5a = Phone Call
word-S5b = Brain Centre
word-S5c = Frame-up
word-S5d = The Mafia Is Immortal!
word-S6a1 = Pistol
word-S6a2 = Sniper Rifle
word-S6a3 = Silenced Pistol
word-S6a4 = Shotgun
word-S6b = Treatment
word-S6c = Disguise

## Abilities of the Neutrals.

word-N0a = Toughness
word-S7a = Healing
word-S7b = Fireball
word-S7c = Aura
word-S7d = Magic Shield
word-S7e = Light Ritual
word-S8a = Fireball
word-S8b = Blood Magic
word-S8c = Aura
word-S8d = Blight
word-S8e = Soul Drain
word-S8f = Triumph of Evil
word-S9a = Alchemy
word-S9b = Curse
word-S9c = Dream Catcher
word-S9d = Harvest
word-S9e = Infection
word-S9f = Wunschpunsch
word-S10a = Double Life
word-S10b = Assault
word-S10c = Blood Bath
word-S10d = Shadowing
word-S10e = Slippery Bastard and An Order of His Own
word-S11a = Nobody Expects the Spanish Inquisition!
word-S11b = Arrest
word-S11c = Auto-da-fé
word-S11d = Shadowing
word-S11e = Not by Law but by Justice
word-S12a = Defence
word-S12b = Hoarding Gold
word-S12c = You Can’t Catch Me!

## Abilities of the others.

word-S13a = Cunning Plan and DDD
word-S13b = Abduction
word-S13c = Zombification
word-S13d = Informer
word-S14a = Imitation
word-S14b = Extension
word-S14c = Others’ Merits
word-S15a = Deal
word-S15b = Hit
word-S15c = Bust
word-S15d = Croupier
word-S15e = All-in
word-S16a = Own Hands
word-S16b = Into the Shadow
word-S16c = Poisoning
word-S16d = Knife
word-S16e = Leave Me Alone!

## How it stands with a player.

word-hospital = in Hospital
word-prison = in Prison
word-morgue = in the Morgue
word-left = out of the game
word-drunk = drunk
word-infected = infected
word-cursed = cursed
word-aura = dark aura
word-life = one life more

## Answers.

word-withdraw = withdraw an order
word-why-not = what is barred, and why
word-all-in = All-in
word-back = back
word-own-words = in one’s own words
word-resolve = resolve the phase
word-going-on = the game goes on
word-end-evening = end the evening
word-public = publicly
word-secret = secretly

## Letters that need no writing. They end without a full stop, to be quoted.

word-phrase-1 = I trust you
word-phrase-2 = I do not trust you
word-phrase-3 = I know who you are
word-phrase-4 = I leave you alone if you leave me alone
word-phrase-5 = Let us work together
word-phrase-6 = If you are with me, touch your ear
word-phrase-7 = Vote against the player on your left
word-phrase-8 = Vote against the player on your right
word-phrase-9 = Do not vote this time
word-phrase-10 = They are going to vote against you
word-phrase-11 = Look out, somebody means to kill you
word-phrase-12 = Do not believe what you have been sent

## Why a game has ended.

word-law-won = no enemy of the Law is left alive
word-mafia-won = nobody is left to stand against the Mafia
word-sorcerer-won = the Mage is dead, and so are all of the Law
word-witch-won = everybody is infected
word-maniac-won = only Neutrals are left alive
word-inquisitor-won = all other Neutrals are dead or in Prison
word-plan-ten = the tenth cunning plan is ready
word-all-in-right = the Joker’s list was right
word-alone = the Sociopath has been left alone at last
word-nobody-left = nobody is left alive
word-same-situation = the same situation has come about twice
word-several-won = several sides have had their way at once
word-moderator = the moderator has decided so

## Choices of the set-up.

word-cards = each player looks at the results on the screen
word-whispers = the moderator hands the results over
word-alternating = nights and days in turn
word-single = every phase is a turn that holds a night
word-full = the whole of it
word-life-only = only one life more
word-off = none of it
