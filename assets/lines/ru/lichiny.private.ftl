### What the moderator hears and reads, and players on their cards: the word that matters comes first.

## The deal.

deal-open = { $player }: какая открытая роль?
deal-secret = { $player }: какая тайная роль?
deal-take = { $player }, твой черёд: узнать тайную роль?
deal-seen = { $player }: всё прочитано?
deal-role-is = { $player }, твоя тайная роль: { $role-name }.
deal-masks-are = Твои маски: { $masks-name }.
deal-contact = { $to }, твой сообщник: { $player }, { $role-name }.

## Orders: the questions.

order = { $to }: какая заявка?
order-why = { $to }: чего нельзя и почему?
order-withdraw = { $to }: какую заявку отозвать?
order-target = { $to }, «{ $ability-name }»: на кого?
order-target-why = { $to }, «{ $ability-name }»: на кого нельзя и почему?
order-targets = { $to }, «{ $ability-name }»: кому? Выберите от одного до трёх.
order-guess = { $to }, «{ $ability-name }», цель — { $target }: { $ability ->
    [S12b] какую маску ищем?
   *[other] какую тайную роль называем?
}
order-masks = { $to }, «{ $ability-name }»: { $number ->
    [1] какая маска?
    [2] какие две маски?
    [one] какие маски? Нужна { $number }.
    [few] какие маски? Нужно { $number }.
   *[many] какие маски? Нужно { $number }.
}
order-weapons = { $to }, «{ $ability-name }»: какие два оружия?
order-effect = { $to }, «{ $ability-name }», под подозрением { $target }: ради чего?
order-effect-why = { $to }, «{ $ability-name }»: чего добиться нельзя и почему?
order-second-target = { $to }, «{ $effect-name }»: { $effect ->
    [hunt-attack] кого в Тюрьме атаковать?
   *[hunt-check] кого проверить?
}
order-message = { $to }, «{ $ability-name }», получает { $target }: что передать?
order-text = { $to }, «{ $ability-name }», получает { $target }: какими словами?
close-phase = Изменить чью-то заявку? Пропуск подводит итоги фазы.
same-situation = Всё повторилось: закончить игру без победителя?

## The all-in.

all-in-list = { $player }, ва-банк: у кого какая тайная роль?
all-in-sure = { $player }, ва-банк: точно? Отменить будет нельзя.
all-in-prison = { $player } в Тюрьме: разрешить ва-банк?

## Results: the questions.

results-take = { $player }, твой черёд: открыть конверт?
results-seen = { $player }: всё прочитано?
results-given = { $player }: результаты переданы?

## Orders: why an ability is not offered.

refused-all-in-used = «{ $missing-name }»: нельзя, после ва-банка карты больше не играют.
refused-by-day = «{ $missing-name }»: только ночью.
refused-by-night = «{ $missing-name }»: только днём.
refused-drunk = «{ $missing-name }»: нельзя, под хмельком ничего не выходит.
refused-first-night = «{ $missing-name }»: нельзя в первую ночь.
refused-group = «{ $missing-name }»: нельзя, в фазе только одна заявка этого рода, и «{ $ability-name }» уже есть.
refused-hospital = «{ $missing-name }»: нельзя из Госпиталя.
refused-humbled = «{ $missing-name }»: нельзя, прошлой ночью роль названа неверно.
refused-killer-lives = «{ $missing-name }»: только после смерти Киллера.
refused-no-cards = «{ $missing-name }»: нельзя, на руках нет карт.
refused-no-target = «{ $missing-name }»: сейчас некого выбрать.
refused-not-in-hospital = «{ $missing-name }»: только из Госпиталя.
refused-ordered = «{ $missing-name }»: уже есть в заявках этой фазы.
refused-pair = «{ $missing-name }»: нельзя вместе с заявкой «{ $ability-name }», а она уже есть.
refused-passive = «{ $missing-name }»: действует без заявки.
refused-prison = «{ $missing-name }»: нельзя из Тюрьмы.
refused-resting = «{ $missing-name }»: нельзя два раза подряд.
refused-spent = «{ $missing-name }»: уже потрачено.

## Orders: why somebody is not offered as a target.

barred-alive = { $target }: нельзя, «{ $missing-name }» — только для мёртвых.
barred-dead = { $target }: нельзя, «{ $missing-name }» — только для живых.
barred-drunk = { $target }: нельзя, эту цель бережёт хмель, до конца фазы её не тронуть.
barred-healthy = { $target }: нельзя, «{ $missing-name }» — только для тех, кто в Госпитале или в Морге.
barred-in-prison = { $target }: нельзя, «{ $missing-name }» не достаёт до Тюрьмы.
barred-laid-up = { $target }: нельзя, «{ $missing-name }» не достаёт до Госпиталя и Морга.
barred-left = { $target }: нельзя, этого игрока больше нет в игре.
barred-no-aura = { $target }: нельзя, «{ $missing-name }» — только для живых с тёмной аурой.
barred-not-in-hospital = { $target }: нельзя, «{ $missing-name }» — только для тех, кто в Госпитале.
barred-not-in-prison = { $target }: нельзя, «{ $missing-name }» — только для тех, кто в Тюрьме.
barred-self = { $target }: нельзя, «{ $missing-name }» — не для себя.
barred-self-in-hospital = { $target }: нельзя, себя из Госпиталя не похитить.
barred-studied = { $target }: нельзя, на эту цель уже есть заявка «{ word-O6b }».
barred-twice = { $target }: нельзя, «{ $missing-name }» не берёт одну цель дважды.
barred-vigilance = { $target }: нельзя, эту цель бережёт «{ word-O10a }».
barred-vip = { $target }: нельзя, эту цель бережёт «{ word-O9a }».
barred-voted-on = { $target }: нельзя, против этой цели уже подан голос.

## Results: what a player is told.

told-nothing = Сегодня для тебя новостей нет.
told-masks = { $player }, «{ $ability-name }»: { $masks-number ->
    [one] маска
   *[other] маски
} { $masks-name }.
told-seen = На тебе разглядели маску: { $mask-name }.
told-role = { $player }: тайная роль — { $role-name }.
told-side = { $player }: сторона — { $side-name }.
told-aura = { $player }: { $answer ->
    [yes] это { $role-name }
   *[no] это не { $role-name }
}.
told-shadowed = { $player }: { $players-number ->
    [0] тайных дел ни с кем
    [one] тайные дела, цель — { $players }
   *[other] тайные дела, цели — { $players }
}.
told-watched-busy = { $player }: в этой фазе есть дела с другими.
told-watched-idle = { $player }: в этой фазе дел с другими нет.
told-strikes = { $player }, чем вредили в прошлой фазе: { $abilities-name }.
told-no-strikes = { $player }: в прошлой фазе никто не вредил.
told-hunt-true = Охота удалась: { $player } — Лепрекон. Добыча: { $effect-name }.
told-mail = Письмо без подписи: «{ $text ->
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
}».
told-phone = Звонит Босс: «{ $text ->
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
}».
told-own-lives = { $to }, у тебя { $number ->
    [1] одна жизнь
    [2] две жизни
    [one] { $number } жизнь
    [few] { $number } жизни
   *[many] { $number } жизней
}.
told-own-hand = На руках у тебя { $number ->
    [0] ни одной карты
    [1] одна карта
    [2] две карты
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}.
told-hand = { $player }: { $number ->
    [0] ни одной карты
    [1] одна карта
    [2] две карты
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}.
told-no-hands = Карт нет ни у кого.
told-plans = { $to }, у тебя { $number ->
    [0] ни одного хитрого плана
    [one] { $number } хитрый план
    [few] { $number } хитрых плана
   *[many] { $number } хитрых планов
}.
told-infected = { $roles-number ->
    [0] Заражённых ролей нет.
    [one] Заражена роль: { $roles-name }.
   *[other] Заражены роли: { $roles-name }.
}
told-bearers = { $players-number ->
    [0] Тёмной ауры нет ни на ком.
   *[other] Под тёмной аурой: { $players }.
}

## How it stands with a player. Marks stand in a list, so they end without a full stop.

mark-open = для всех — { $role-name }
mark-robbed = украденная роль — { $role-name }
mark-copies = копия: { $player } ({ $role-name })
mark-lives = { $number ->
    [0] ни одной жизни
    [1] одна жизнь
    [2] две жизни
    [one] { $number } жизнь
    [few] { $number } жизни
   *[many] { $number } жизней
}
mark-hospital-due = Госпиталь впереди: { $phase ->
    [night] ночь { $number }
    [day] день { $number }
   *[turn] ход { $number }
}
mark-hospital-until = в Госпитале по { $phase ->
    [night] ночь { $number }
    [day] день { $number }
   *[turn] ход { $number }
} включительно
mark-prison-until = в Тюрьме по { $phase ->
    [night] ночь { $number }
    [day] день { $number }
   *[turn] ход { $number }
} включительно
mark-prison-for-life = в Тюрьме навсегда
mark-prison-for-life-from = в Тюрьме навсегда { $phase ->
    [night] с ночи { $number }
    [day] со дня { $number }
   *[turn] с хода { $number }
}
mark-drunk = под хмельком
mark-cursed-forever = вечное проклятие
mark-acquitted = следующая казнь — как первая
mark-doped = препараты потрачены
mark-shield = магический щит
mark-cards = { $number ->
    [1] одна карта
    [2] две карты
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
mark-plans = { $number ->
    [one] { $number } хитрый план
    [few] { $number } хитрых плана
   *[many] { $number } хитрых планов
}
mark-executions = { $number ->
    [1] одна казнь
    [2] две казни
    [one] { $number } казнь
    [few] { $number } казни
   *[many] { $number } казней
}
mark-saved = спасительный бульон: урон меньше на { $number }
mark-misere = Мизер: { $phase ->
    [night] ночь { $number }
    [day] день { $number }
   *[turn] ход { $number }
}
mark-weapons = оружие: { $abilities-name }
mark-inquiry = расследование: { $player }
mark-threatened = угрожает { $player }
mark-mask = маска { $mask-name }{ $number ->
    [1] {""}
   *[other] : { $number }
}
mark-spent = потрачено: { $abilities-name }
mark-used-on = «{ $ability-name }» уже на этих целях: { $players }
mark-lone-law = Закон в одиночестве

## Why an order of the last phase came to nothing, or to less. Marks, too.

failed-hunt = «{ $ability-name }» ({ $target }): под подозрением не Лепрекон
failed-hunt-defence = «{ $ability-name }» ({ $target }): Лепрекон уходит от всех Охот
failed-guess = «{ $ability-name }» ({ $target }): названа не та роль
failed-corpse = «{ $ability-name }» ({ $target }): мёртвым урон не страшен
failed-foiled = «{ $ability-name }» ({ $target }): атака сорвана
failed-defended = «{ $ability-name }» ({ $target }): защита от атак
failed-shielded = «{ $ability-name }» ({ $target }): весь урон поглощён
failed-no-majority = «{ $ability-name }» ({ $target }): толпа не собралась
failed-ritual = «{ $ability-name }» ({ $target }): урон достался Магу
failed-gold = «{ $ability-name }» ({ $target }): такой маски не нашлось
failed-amnesty = «{ $ability-name }» ({ $target }): от Тюрьмы бережёт «{ word-O1b }»
failed-press-freedom = «{ $ability-name }» ({ $target }): от Тюрьмы бережёт «{ word-O7b }»
failed-drive = «{ $ability-name }» ({ $target }): от Госпиталя бережёт «{ word-O5b }»
failed-not-executed = «{ $ability-name }» ({ $target }): казни не было
failed-maniac-masks = «{ $ability-name }» ({ $target }): Маньяк чужих масок не берёт

## Advice on the roles.

advice-few-players = Неполный стол: игроков { $players }, а личины уравновешены на { $number }.
advice-random-roles = Роли наугад: из { $number } тайных ролей в игре окажется { $players }.
advice-no-law = Закона нет: ловить преступников будет некому.
advice-lone-law = Закон одинок: «{ word-S0b }» сработает и в одиночку, причём в каждой фазе.
advice-no-enemies = У Закона нет врагов: побеждать ему некого.
advice-boss-alone = Босс без Киллера: «{ word-S5d }» не сработает, и сообщника у него нет.

## Set-up.

setup-open-players = Игроки и их открытые роли по порядку за столом, через запятую? Если роль не названа, о ней будет вопрос.
setup-open-role = Открытая роль: что выбирает { $player }?
setup-role-twice = Роль «{ $role-name }» за столом одна.
setup-role-deal = Как раздаются тайные роли?
setup-secret-roles = Какие тайные роли есть в игре, через запятую? Если их больше, чем игроков, лишние отсеет случай.
setup-any-roles = любые из шестнадцати
setup-no-such-role = Тайной роли «{ $reason }» нет. Есть такие: { $path }.
setup-few-roles = Тайных ролей нужно столько же, сколько игроков: { $number }, а названо { $given }.
setup-results = Как игроки узнают свои результаты?
setup-neutral-hardy = Выносливость Нейтралов, то есть лишняя жизнь и Госпиталь уже при двух: что из неё действует?
setup-phase-model = Как сменяются фазы?
