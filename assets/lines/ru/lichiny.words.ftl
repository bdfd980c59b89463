### Names as the rule page has them. `.gen`, `.dat`, `.acc`, `.ins` and `.pre` are the cases.

## Open roles.

word-politician = Политик
    .gen = Политика
    .dat = Политику
    .acc = Политика
    .ins = Политиком
    .pre = Политике
word-lawyer = Адвокат
    .gen = Адвоката
    .dat = Адвокату
    .acc = Адвоката
    .ins = Адвокатом
    .pre = Адвокате
word-prosecutor = Прокурор
    .gen = Прокурора
    .dat = Прокурору
    .acc = Прокурора
    .ins = Прокурором
    .pre = Прокуроре
word-looter = Мародёр
    .gen = Мародёра
    .dat = Мародёру
    .acc = Мародёра
    .ins = Мародёром
    .pre = Мародёре
word-avenger = Мститель
    .gen = Мстителя
    .dat = Мстителю
    .acc = Мстителя
    .ins = Мстителем
    .pre = Мстителе
word-jurist = Юрист
    .gen = Юриста
    .dat = Юристу
    .acc = Юриста
    .ins = Юристом
    .pre = Юристе
word-journalist = Журналист
    .gen = Журналиста
    .dat = Журналисту
    .acc = Журналиста
    .ins = Журналистом
    .pre = Журналисте
word-commissioner = Комиссар
    .gen = Комиссара
    .dat = Комиссару
    .acc = Комиссара
    .ins = Комиссаром
    .pre = Комиссаре
word-millionaire = Миллионер
    .gen = Миллионера
    .dat = Миллионеру
    .acc = Миллионера
    .ins = Миллионером
    .pre = Миллионере
word-pensioner = Пенсионер
    .gen = Пенсионера
    .dat = Пенсионеру
    .acc = Пенсионера
    .ins = Пенсионером
    .pre = Пенсионере
word-electrician = Электрик
    .gen = Электрика
    .dat = Электрику
    .acc = Электрика
    .ins = Электриком
    .pre = Электрике
word-priest = Священник
    .gen = Священника
    .dat = Священнику
    .acc = Священника
    .ins = Священником
    .pre = Священнике
word-cook = Повар
    .gen = Повара
    .dat = Повару
    .acc = Повара
    .ins = Поваром
    .pre = Поваре
word-strongman = Здоровяк
    .gen = Здоровяка
    .dat = Здоровяку
    .acc = Здоровяка
    .ins = Здоровяком
    .pre = Здоровяке
word-anonymous = Анонимус
    .gen = Анонимуса
    .dat = Анонимусу
    .acc = Анонимуса
    .ins = Анонимусом
    .pre = Анонимусе
word-doctor = Доктор
    .gen = Доктора
    .dat = Доктору
    .acc = Доктора
    .ins = Доктором
    .pre = Докторе

## Secret roles, which masks are named after.

word-detective = Сыщик
    .gen = Сыщика
    .dat = Сыщику
    .acc = Сыщика
    .ins = Сыщиком
    .pre = Сыщике
word-policeman = Полицейский
    .gen = Полицейского
    .dat = Полицейскому
    .acc = Полицейского
    .ins = Полицейским
    .pre = Полицейском
word-vigilante = Вигиланте
    .gen = Вигиланте
    .dat = Вигиланте
    .acc = Вигиланте
    .ins = Вигиланте
    .pre = Вигиланте
word-civilian = Мирный житель
    .gen = Мирного жителя
    .dat = Мирному жителю
    .acc = Мирного жителя
    .ins = Мирным жителем
    .pre = Мирном жителе
word-boss = Босс
    .gen = Босса
    .dat = Боссу
    .acc = Босса
    .ins = Боссом
    .pre = Боссе
word-killer = Киллер
    .gen = Киллера
    .dat = Киллеру
    .acc = Киллера
    .ins = Киллером
    .pre = Киллере
word-mage = Маг
    .gen = Мага
    .dat = Магу
    .acc = Мага
    .ins = Магом
    .pre = Маге
word-sorcerer = Колдун
    .gen = Колдуна
    .dat = Колдуну
    .acc = Колдуна
    .ins = Колдуном
    .pre = Колдуне
word-witch = Ведьма
    .gen = Ведьмы
    .dat = Ведьме
    .acc = Ведьму
    .ins = Ведьмой
    .pre = Ведьме
word-maniac = Маньяк
    .gen = Маньяка
    .dat = Маньяку
    .acc = Маньяка
    .ins = Маньяком
    .pre = Маньяке
word-inquisitor = Инквизитор
    .gen = Инквизитора
    .dat = Инквизитору
    .acc = Инквизитора
    .ins = Инквизитором
    .pre = Инквизиторе
word-leprechaun = Лепрекон
    .gen = Лепрекона
    .dat = Лепрекону
    .acc = Лепрекона
    .ins = Лепреконом
    .pre = Лепреконе
word-evil-genius = Злой Гений
    .gen = Злого Гения
    .dat = Злому Гению
    .acc = Злого Гения
    .ins = Злым Гением
    .pre = Злом Гении
word-changeling = Подменыш
    .gen = Подменыша
    .dat = Подменышу
    .acc = Подменыша
    .ins = Подменышем
    .pre = Подменыше
word-joker = Джокер
    .gen = Джокера
    .dat = Джокеру
    .acc = Джокера
    .ins = Джокером
    .pre = Джокере
word-sociopath = Социопат
    .gen = Социопата
    .dat = Социопату
    .acc = Социопата
    .ins = Социопатом
    .pre = Социопате

## A mask that names no secret role.

word-anonymous-mask = Аноним
    .gen = Анонима
    .dat = Анониму
    .acc = Анонима
    .ins = Анонимом
    .pre = Анониме

## Sides.

word-law = Закон
    .gen = Закона
    .dat = Закону
    .acc = Закон
    .ins = Законом
    .pre = Законе
word-mafia = Мафия
    .gen = Мафии
    .dat = Мафии
    .acc = Мафию
    .ins = Мафией
    .pre = Мафии
word-neutrals = Нейтралы
    .gen = Нейтралов
    .dat = Нейтралам
    .acc = Нейтралов
    .ins = Нейтралами
    .pre = Нейтралах
word-others = Прочие
    .gen = Прочих
    .dat = Прочим
    .acc = Прочих
    .ins = Прочими
    .pre = Прочих
word-nobody = никто

## Abilities of everybody.

word-C1 = Голосование
word-C2 = Ход: Пас
word-C3 = Ход: Банк
word-C4 = Ход: Блеф
word-C5 = Ход: Мизер
word-C6 = Охота
word-C7 = Почта

## What a Hunt may bring.

word-hunt-protection = Защита
word-hunt-mask = Маскировка
word-hunt-check = Проверка
word-hunt-attack = Атака
word-hunt-misere = Мизер

## Abilities of the open roles.

word-O1a = Деспотия
word-O1b = Амнистия
word-O2a = Оправдательный приговор
word-O2b = Отмаза
word-O3a = Обвинительный приговор
word-O3b = Привычка обвинять
word-O4a = Гробокопательство
word-O4b = Эксгумация
word-O5a = Запрещённые препараты
word-O5b = Жажда действий
word-O6a = Влияние
word-O6b = Изучение дела
word-O7a = Расследование
word-O7b = Свобода слова
word-O8a = Маски-шоу
word-O8b = Проверка документов
word-O9a = VIP
word-O9b = Взятка
word-O10a = Бдительность
word-O10b = Наблюдение
word-O11a = Диверсия
word-O11b = Напиться
word-O12a = Исповедь
word-O12b = Уважение
word-O13a = Карательная кулинария
word-O13b = Спасительная кулинария
word-O14a = ЗОЖ
word-O14b = Угрожать
word-O15a = Особый цинизм
word-O15b = Аноним
word-O16a = Операция
word-O16b = Осмотр

## Abilities of the Law.

word-S0a = Закон
word-S0b = Отметелить толпой
word-S1a = Обыск
word-S1b = Арест
word-S2a = Пробить по базе
word-S2b = Наган
word-S3a = Защита
word-S3b = Отравление
word-S4a = В свои руки
word-S4b = Помощь следствию

## Abilities of the Mafia.

word-M0a = Клептократия
word-M0b = Контакты
word-S5a = Звонок
word-S5b = Мозговой центр
word-S5c = Подстава
word-S5d = Мафия бессмертна!
word-S6a1 = Пистолет
word-S6a2 = Снайперская винтовка
word-S6a3 = Пистолет с глушителем
word-S6a4 = Дробовик
word-S6b = Лечение
word-S6c = Маскировка

## Abilities of the Neutrals.

word-N0a = Выносливость
word-S7a = Исцеление
word-S7b = Огнешар
word-S7c = Аура
word-S7d = Магический щит
word-S7e = Светлый ритуал
word-S8a = Огнешар
word-S8b = Магия крови
word-S8c = Аура
word-S8d = Порча
word-S8e = Высасывание души
word-S8f = Победа сил зла
word-S9a = Алхимия
word-S9b = Проклятие
word-S9c = Ловец снов
word-S9d = Жатва
word-S9e = Заражение
word-S9f = Wunschpunsch
word-S10a = Двойная жизнь
word-S10b = Нападение
word-S10c = Кровавая баня
word-S10d = Слежка
word-S10e = Скользкий ублюдок и Свой порядок
word-S11a = Никто не ждал испанскую инквизицию!
word-S11b = Арест
word-S11c = Аутодафе
word-S11d = Слежка
word-S11e = Не по Закону, а по Справедливости
word-S12a = Защита
word-S12b = Скопить золото
word-S12c = Не догонишь, не догонишь!

## Abilities of the others.

word-S13a = Хитрый план и DDD
word-S13b = Похищение
word-S13c = Зомбирование
word-S13d = Информатор
word-S14a = Имитация
word-S14b = Продление
word-S14c = Чужие заслуги
word-S15a = Раздача
word-S15b = Хит
word-S15c = Баст
word-S15d = Крупье
word-S15e = Ва-банк
word-S16a = В свои руки
word-S16b = Уйти в тень
word-S16c = Отравление
word-S16d = Нож
word-S16e = Оставьте меня в покое!

## How it stands with a player.

word-hospital = в Госпитале
word-prison = в Тюрьме
word-morgue = в Морге
word-left = вне игры
word-drunk = под хмельком
word-infected = заражение
word-cursed = под проклятием
word-aura = тёмная аура
word-life = на одну жизнь больше

## Answers.

word-withdraw = отозвать заявку
word-why-not = чего нельзя и почему
word-all-in = Ва-банк
word-back = назад
word-own-words = своими словами
word-resolve = подвести итоги фазы
word-going-on = игра продолжается
word-end-evening = закончить вечер
word-public = открыто
word-secret = тайно

## Letters that need no writing. They end without a full stop, to be quoted.

word-phrase-1 = Я тебе верю
word-phrase-2 = Я тебе не верю
word-phrase-3 = Я знаю, кто ты
word-phrase-4 = Я тебя не трону, и ты меня не трогай
word-phrase-5 = Давай действовать вместе
word-phrase-6 = Если ты со мной, коснись уха
word-phrase-7 = Голосуй против соседа слева
word-phrase-8 = Голосуй против соседа справа
word-phrase-9 = На этот раз не голосуй
word-phrase-10 = Против тебя будут голосовать
word-phrase-11 = Берегись, тебя хотят убить
word-phrase-12 = Не верь тому, что тебе написали

## Why a game has ended.

word-law-won = врагов Закона в живых не осталось
word-mafia-won = против Мафии больше некому встать
word-sorcerer-won = Маг мёртв, и от Закона никого не осталось
word-witch-won = заражены все
word-maniac-won = в живых остались только Нейтралы
word-inquisitor-won = все прочие Нейтралы мертвы или в Тюрьме
word-plan-ten = десятый хитрый план готов
word-all-in-right = список Джокера оказался верным
word-alone = Социопата наконец оставили в покое
word-nobody-left = в живых никого не осталось
word-same-situation = одна и та же ситуация возникла дважды
word-several-won = сразу несколько сторон добились своего
word-moderator = так решил ведущий

## Choices of the set-up.

word-cards = каждый смотрит свои результаты на экране
word-whispers = результаты передаёт ведущий
word-alternating = ночи и дни чередуются
word-single = каждая фаза — целый ход с ночью
word-full = действует целиком
word-life-only = только лишняя жизнь
word-off = не действует
