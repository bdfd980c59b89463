undo-spoken = Всё равно вернуться? Стол уже слышал, что было дальше.
cannot-undo = Назад нельзя: до этого ничего не было.

## The moderator's page.

ui-public = Вслух
ui-secret = Тайна
ui-secret-hidden = Тайна скрыта: нажмите H, чтобы показать
ui-living = В живых
ui-dead = нет в живых
ui-night = Ночь { $number }
ui-day = День { $number }
ui-dawn = Рассвет
ui-dusk = Сумерки
ui-verdict = Исход
ui-tale = Рассказ
ui-deal = Раздача
ui-turn = Ход { $number }
ui-results = Результаты
ui-timer = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
ui-paused = Пауза
ui-pass = Пропустить
ui-confirm = Подтвердить
ui-votes = { $given } из { $most ->
    [one] { $most } голоса
   *[other] { $most } голосов
}
ui-chosen = Выбрано
ui-voter = Голосует
ui-abstains = воздерживается
ui-keys = Стрелки: выбор · Enter: подтвердить · Backspace: отмена · R: повтор · Пробел: пауза · H: скрыть · T: стол · ?: справка
ui-help =
    Стрелки: перебирать варианты.
    Цифры: перейти к варианту по его номеру.
    Enter: подтвердить.
    Backspace: вернуться на шаг назад.
    R: повторить.
    Пробел: пауза, затем дальше.
    H: скрыть или показать тайну.
    Плюс и минус: продлить или сократить время на тридцать секунд.
    C: прервать таймер.
    M: решение ведущего.
    T: весь стол, каждый игрок со всеми отметками; та же клавиша закрывает.
    Q: выйти; вечер сохранится.
    Вопросительный знак: эта справка.
ui-no-sound = Нет звука: { $reason }
ui-utterance = { $seconds ->
    [one] { $seconds } секунда речи
    [few] { $seconds } секунды речи
    [many] { $seconds } секунд речи
   *[other] { $seconds } секунды речи
}
ui-rendering = Подготовка голоса: { $done } из { $all }
ui-resume = Продолжить? Есть неоконченный вечер: игра «{ $game-name }», за столом { $players }.
ui-quit = Выйти? Вечер сохранится.
ui-ended = Вечер окончен.
ui-tale-kept = Рассказ сохранён здесь: { $path }
ui-position = { $number } из { $all }
ui-table = Стол
ui-whispers = Шёпот
ui-waiting = Сейчас отвечать не на что: все вызовы длятся одинаково.
ui-nothing-asked = Сейчас вопросов нет.
ui-no-timer = Таймер не запущен.
ui-too-small = Слишком тесно: нужно окно не меньше 40 на 12 знаков.
ui-too-many = Не больше { $most }: сначала снимите отметку клавишей Enter.
ui-too-few = Ещё мало: осталось выбрать { $number }.
ui-no-votes-left = Все голоса отданы: Backspace снимет последний.
ui-no-more-votes = { $players }: больше голосов быть не может, за себя не голосуют.
ui-all-chosen = Уже набрано { $most }: Backspace снимет последнее.
ui-no-text = Пока ничего не написано.
ui-not-in-the-deal = Не сейчас: стала бы видна карта предыдущего игрока.
ui-in-hands = Не сейчас: устройство в руках у игрока.
ui-nothing-to-rule = Не сейчас: решение принимают, пока задан вопрос.
ui-timer-keys = + и −: тридцать секунд · C: прервать
ui-page-keys = Стрелки, цифры: к игроку · T: назад
ui-reading-keys = Стрелки: листать · Enter: выйти
ui-any-key = Любая клавиша: назад
ui-sure = Точно?
ui-left = Вечер сохранён. Чтобы продолжить, снова запустите рассказчика.
ui-go-on-before = Продолжить с последнего ответа, который ещё подходит?
ui-and-then = Дальше правила изменились: { $reason }

## Rulings.

ui-ruling = Решение ведущего
ui-ruling-kill = Предать смерти
ui-ruling-revive = Вернуть к жизни
ui-ruling-card = Сменить карту
ui-ruling-status-set = Наложить состояние
ui-ruling-status-clear = Снять состояние
ui-ruling-end = Закончить игру
ui-whom = Кто?
ui-which-card = Какая карта?
ui-which-status = Какое состояние?
ui-which-winners = Кто победил?

## Set-up.

setup-game = Какая игра?
setup-language = Язык?
setup-players = Игроки по порядку за столом, через запятую?
setup-deal = Как раздаются карты?
setup-options = Настройки игры
setup-ready = Всё готово: начинаем?
setup-captain = Выбирает ли деревня капитана?
setup-deck = Карты колоды, через запятую?
setup-choose = Ответьте числом от 1 до { $most }.
setup-few-players = Нужно не меньше { $number ->
    [one] { $number } игрока
   *[other] { $number } игроков
}.
setup-many-players = За столом может быть не больше { $number ->
    [one] { $number } игрока
   *[other] { $number } игроков
}.
setup-name-twice = Два игрока носят одно имя: { $players }.
setup-bad-name = «{ $players }» не может быть именем игрока.
setup-no-such-card = Карты «{ $reason }» нет. Есть такие: { $path }.
setup-bad-deck = Этой колодой играть нельзя: { $reason }.

trouble-no-device = Нет звука: ни один звуковой выход не отвечает. Подключите колонку или укажите другой выход и запустите рассказчика снова.
trouble-lost-device = Звук пропал: проверьте, подключено ли устройство. Рассказчик пытается открыть его снова.
trouble-one-channel = Нет наушника: у этого выхода только один канал. Тайны остаются на экране.
trouble-no-engine = Нет голоса: ни один синтезатор речи не работает. Установите espeak-ng и запустите рассказчика снова.
trouble-no-voice = Для этого языка нет голоса. Выберите другой язык или установите такой голос.
trouble-failing-engine = Голос то и дело отказывает, и часть фраз пропадает. Читайте их с экрана и при первой возможности запустите рассказчика снова.
