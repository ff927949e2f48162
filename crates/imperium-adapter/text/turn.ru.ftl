### Imperium: ход по-русски.
###
### Имена игроков не склоняются: они стоят в именительном падеже или в скобках.
### $unit — вид подразделения, как он зовётся в файлах; other — показано имя $name.
### $units, $others и $aboard — готовые перечни подразделений.

## Подразделения

unit = { $unit ->
    [carrier] транспорт
    [cruiser] крейсер
    [dreadnought] линкор
    [destroyer] эсминец
    [war_sun] солнце войны
    [fighter] истребитель
    [ground_force] наземный отряд
    [pds] ПОС
    [space_dock] космический док
   *[other] { $name }
}
unit-genitive = { $unit ->
    [carrier] транспорта
    [cruiser] крейсера
    [dreadnought] линкора
    [destroyer] эсминца
    [war_sun] солнца войны
    [fighter] истребителя
    [ground_force] наземного отряда
    [pds] ПОС
    [space_dock] космического дока
   *[other] { $name }
}
kind = { $unit ->
    [carrier] транспорты
    [cruiser] крейсеры
    [dreadnought] линкоры
    [destroyer] эсминцы
    [war_sun] солнца войны
    [fighter] истребители
    [ground_force] наземные отряды
    [pds] ПОС
    [space_dock] космические доки
   *[other] { $name }
}
kind-genitive = { $unit ->
    [carrier] транспортов
    [cruiser] крейсеров
    [dreadnought] линкоров
    [destroyer] эсминцев
    [war_sun] солнц войны
    [fighter] истребителей
    [ground_force] наземных отрядов
    [pds] ПОС
    [space_dock] космических доков
   *[other] { $name }
}
# После 2, 3, 4: прилагательное во множественном числе.
unit-few = { $unit ->
    [ground_force] наземных отряда
    [space_dock] космических дока
   *[other] { unit-genitive }
}
# Именительный падеж; он же винительный: все эти слова неодушевлённые и не женского рода, «ПОС» не
# склоняется. Один корабль числом не называют.
units = { $known ->
    [no] { $n } × { $name }
   *[yes] { $n ->
        [1] { unit }
        [one] { $n } { unit }
        [few] { $n } { unit-few }
       *[other] { $n } { kind-genitive }
    }
}
# Родительный падеж: «потеря 2 крейсеров».
units-genitive = { $known ->
    [no] { $n } × { $name }
   *[yes] { $n ->
        [1] { unit-genitive }
        [one] { $n } { unit-genitive }
       *[other] { $n } { kind-genitive }
    }
}
# В таблице.
units-table = { $known ->
    [no] { $n } × { $name }
   *[yes] { $n ->
        [1] 1 { unit }
        [one] { $n } { unit }
        [few] { $n } { unit-few }
       *[other] { $n } { kind-genitive }
    }
}
# На карте.
unit-short = { $unit ->
    [carrier] Тр
    [cruiser] Кр
    [dreadnought] Лк
    [destroyer] Эс
    [war_sun] СВ
    [fighter] Ис
    [ground_force] НО
    [pds] ПОС
    [space_dock] Д
   *[other] { $name }
}

## Короткие слова

list-and = { $list } и { $last }
all-units = все подразделения
nothing = ничего
nobody = никто
credits = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[other] { $n } кредитов
}
# Винительный падеж.
action-cards = { $n ->
    [1] карту Действия
    [one] { $n } карту Действия
    [few] { $n } карты Действия
   *[other] { $n } карт Действия
}
action-cards-given = { $n ->
    [1] карта Действия
    [one] { $n } карта Действия
    [few] { $n } карты Действия
   *[other] { $n } карт Действия
}
votes = { $n ->
    [one] { $n } голос
    [few] { $n } голоса
   *[other] { $n } голосов
}
shots = { $n ->
    [one] { $n } выстрел
    [few] { $n } выстрела
   *[other] { $n } выстрелов
}
hits = { $hits ->
    [0] попаданий нет
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
}
hex-named = { $number } ({ $system })
where-planet = на планете { $planet }
where-hex = в гексе { $hex }
target-player = игрок { $player }
target-planet = планета { $planet }
target-hex = гекс { $hex }
phase = { $phase ->
    [political] Политическая фаза
    [economic] Экономическая фаза
    [actions] Индивидуальные действия
    [technology] Технологическая фаза
    [placement] Фаза размещения
   *[development] Фаза развития
}
window = { $window ->
    [political] перед голосованием
    [economic] в Экономической фазе
    [movement] перед движением флота
    [space_battle] перед Космической битвой
    [invasion] перед Вторжением
    [technology] в Технологической фазе
   *[placement] в Фазе размещения
}
colour = { $colour ->
    [red] красный
    [green] зелёный
    [blue] синий
   *[yellow] жёлтый
}
terrain = { $terrain ->
    [supernova] Сверхновая
    [asteroid_field] Поле астероидов
    [nebula] Туманность
    [gravity_rift] Гравитационный провал
   *[open] Открытый космос
}

## Что произошло

event-turn-begins = Начинается ход { $turn }.
event-phase-begins = { phase }.
event-order = Очерёдность по Влиянию: { $players }.
event-agenda = На голосовании — «{ $card }».
event-no-agenda = Карты Политики нет: голосовать не о чем.
event-credits-given = { $player } → { $other }: { credits }.
event-card-given = { $player } → { $other }: карта Действия «{ $card }».
event-card-given-hidden = { $player } → { $other }: { action-cards-given }.
event-gift-failed = { $n ->
    [0] { $player } → { $other }: передача карты Действия не состоялась.
   *[other] { $player } → { $other }: передача не состоялась ({ credits }).
}
event-exchanged = Обмен: { $player } отдаёт { $first }, { $other } — { $second }.
event-exchange-failed = { $player } и { $other }: обмен сорвался, выполнить уговор нельзя.
event-proposal-lapsed = { $player } предлагает обмен, но встречного приказа ({ $other }) нет: сделки не будет.
event-agreed = { $player } и { $other } заключают торговое соглашение.
event-agreement-lapsed = { $player } предлагает торговое соглашение, но встречного приказа ({ $other }) нет.
event-agreement-ends = { $why ->
    [broken] { $player } разрывает торговое соглашение (партнёр: { $other }).
    [war] { $player } и { $other } воюют: их торговое соглашение расторгнуто.
   *[card] Торговое соглашение { $player } — { $other } расторгнуто картой.
}
event-voted = { $vote ->
    [for] { $player }: «за», { votes }.
    [against] { $player }: «против», { votes }.
   *[elect] { $player }: { $candidate }, { votes }.
}
event-no-vote = { $player } по этой карте не голосует.
event-vote-awaited = Голосуют открыто, по очереди. Следующий голос — { $player }.
event-elected = Итог выборов: { $candidate }, { votes }.
event-passed = Принято: за — { $pros }, против — { $cons }.
event-voted-down = Отклонено: за — { $pros }, против — { $cons }.
event-tie = Голоса разделились поровну: ничего не решено.
event-law-passed = «{ $card }» становится Законом.
event-law-repealed = Закон «{ $card }» отменён.
event-agenda-discarded = «{ $card }» уходит в сброс.
event-discarded = { $player } сбрасывает карту Действия «{ $card }».
event-drew = { $player } тянет карту Действия «{ $card }».
event-drew-hidden = { $player } тянет { action-cards }.
event-hand-full = { $player } карту не тянет: рука полна.
event-reshuffled = Колода кончилась, перемешан сброс: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}.
event-nothing-to-draw = { $player } остаётся без карты: и колода, и сброс пусты.
event-played = { $player } разыгрывает «{ $card }».
event-aimed = { $player } выбирает цель: { $target }.
event-credits = { $change ->
    [more] { $player } получает { credits }.
   *[less] { $player } теряет { credits }.
}
event-gained = { $player } получает { $units } { $where }.
event-units-destroyed = { $player } теряет { $units } { $where }.
event-boosted = { $player }, на время: { $change }.
event-excluded = { $player } отстраняется от следующего голосования.
event-abandoned = Планета { $planet } покинута и теперь ничья; всё, что на ней стояло, потеряно.
event-asks-master = «{ $card }»: слово за ведущим.
event-ruled = Решение ведущего: { $ruling }.
event-income = { $player }: доход — { credits }.
event-trade = { $player } получает { credits } по торговому соглашению (партнёр: { $other }).
event-bought = { $player } заказывает { $units } за { credits }.
event-actions-begin = Действует { $player }.
event-transferred = { $player } перебрасывает { $units } с планеты { $from } на планету { $to }.
event-rift-left = { $player }: { $units } свободно { $count ->
    [1] покидает
   *[other] покидают
} Гравитационный провал (гекс { $hex }).
event-rift-pushed = { $player }: Гравитационный провал (гекс { $hex }) выбрасывает { $units } через грань { $number } в гекс { $to }.
event-rift-holds = { $player }: Гравитационный провал (гекс { $hex }) удерживает { $units }, через грань { $number } выхода нет.
event-moved = { $player }: { $units }{ $loaded ->
    [yes] {" "}(на борту { $aboard })
   *[no] {""}
} { $count ->
    [1] идёт
   *[other] идут
} { $route }{ $stop ->
    [fleet] {" "}и { $count ->
        [1] встречает
       *[other] встречают
    } чужой флот
    [nebula] {" "}и { $count ->
        [1] останавливается
       *[other] останавливаются
    } в Туманности
    [rift] {" "}— и дальше Гравитационный провал не пускает
   *[ordered] {""}
}.
event-loaded = { $player }: { $units } { $count ->
    [1] остаётся
   *[other] остаются
} в гексе { $route }{ $loaded ->
    [yes] {" "}(на борту { $aboard })
   *[no] {""}
}{ $stop ->
    [rift] : Гравитационный провал не пускает
   *[other] {""}
}.
event-pds-fired = ПОС на планете { $planet } ({ $player }) { $n ->
    [1] бьёт
   *[other] бьют
} по флоту в гексе { $hex } ({ $other }): { $n ->
    [1] { $hits ->
        [0] мимо
       *[other] попадание
    }
   *[other] { shots }, { hits }
}.
event-ship-destroyed = { $player } теряет { $units } под огнём ПОС (гекс { $hex }).
event-space-battle-begins = Космическая битва в гексе { $hex }: атакует { $player } ({ $units }), обороняется { $other } ({ $others }).
event-cargo-lost = { $player } теряет тех, кто был на борту погибших кораблей (гекс { $hex }): { $units }.
event-fighters-lost = { $player } теряет { $units } в гексе { $hex }: ни на борту, ни в доке места нет.
event-based = { $player }: { $units } { $count ->
    [1] уходит
   *[other] уходят
} в док на планете { $planet }.
event-retreated-to = { $player } отступает: { $from } → { $to }.
event-broke-off = { $player } прекращает атаку в гексе { $hex }: истребители дока остаются при нём.
event-landed = { $player } высаживает { $units } на планету { $planet }.
event-invasion-begins = { $landing ->
    [yes] Вторжение на планету { $planet }: атакует { $player } ({ $units }), обороняется { $other } ({ $others }){ $bombs ->
        [yes] ; бомбардировка: { $bombards }
       *[no] {""}
    }.
   *[no] Бомбардировка планеты { $planet }: атакует { $player } ({ $bombards }), обороняется { $other } ({ $others }).
}
event-taken = { $player } занимает нейтральную планету { $planet }.
event-taken-from = { $player } захватывает планету { $planet } (прежний владелец: { $other }).
event-held = { $player } удерживает планету { $planet }.
event-held-by-nobody = Планета { $planet } остаётся нейтральной.
event-razed = Постройки на планете { $planet } уничтожены: { $units }.
event-landing-lost = Десант на планету { $planet } погиб: { $player } теряет { $units }.
event-rewarded = { $player } получает за победу { $units } на планете { $planet }.
event-researched = { $player } изучает технологию «{ $tech }» за { credits }.
event-placed = { $player } размещает { $units } в доке на планете { $planet }.
event-dock-built = { $player } строит { $units } на планете { $planet }.
event-blockaded = Док на планете { $planet } заблокирован.
event-not-placed = { $player } теряет то, что разместить негде: { $units }.
event-advanced = { $player } поднимается на ступень «{ $stage }».
event-won = { $player } побеждает в игре!
event-next-agenda = В следующем ходу на голосовании — «{ $card }».
event-politics-end = Политическая часть хода { $turn } сыграна, ждём остальные приказы.
event-turn-ends = Ход { $turn } окончен.

## Решения ведущего

ruling-pay = { $player } получает { credits }
ruling-fine = { $player } платит { credits }
ruling-raise = на планете { $planet } появляется { $units }
ruling-raze = на планете { $planet } уничтожается { $units }
ruling-sink = { $player } теряет { $units } в гексе { $hex }
ruling-award = планету { $planet } получает { $player }
ruling-repeal = Закон «{ $card }» отменяется
ruling-sever = торговое соглашение { $player } — { $other } расторгается

## Что действует долго

signed = { $change ->
    [more] +{ $n }
   *[less] −{ $n }
}
lasting-combat = { $kinds }: { signed } к броскам{ $field ->
    [space] {" "}в Космических битвах
    [ground] {" "}на планетах
   *[both] {""}
}
lasting-move = { $kinds }: Движение { signed }
lasting-capacity = { $kinds }: мест на борту больше на { $n } ({ $carried })
lasting-cost = { $kinds }: цена { signed }
lasting-unit-limit = { $kinds }: не больше { $n } каждого вида
lasting-fleet-limit = в системе не больше { $n ->
    [one] { $n } корабля
   *[other] { $n } кораблей
}
lasting-hand-limit = на руке можно набрать самое большее { action-cards }
lasting-pass-asteroids = корабли проходят сквозь Поля астероидов
lasting-pds-range = ПОС достают до соседних систем
lasting-first-fire = { $kinds } стреляют первыми{ $n ->
    [0] {""}
   *[other] {" "}(самое большее { $n })
}
lasting-bombardment-kills-all = удачная бомбардировка уничтожает все наземные отряды планеты
lasting-bombard-through-pds = ПОС не мешают бомбардировке
lasting-ground-reward = на взятой с боем планете прибавка: { $n ->
    [one] { $n } наземный отряд
    [few] { $n } наземных отряда
   *[other] { $n } наземных отрядов
}
lasting-dock-builds = постройка в каждом доке: { signed }
lasting-draws = каждый ход сверх обычного: { $n ->
    [one] { $n } карта Действия
    [few] { $n } карты Действия
   *[other] { $n } карт Действия
}
lasting-agreement-pays = каждое торговое соглашение приносит ещё { credits }
lasting-income = доход { signed }
lasting-influence-per-agreement = Влияние +{ $n } за каждое торговое соглашение
lasting-influence-per-planet = Влияние +{ $n } за каждую планету вне родной системы
lasting-votes = голоса { signed }
lasting-technology-cost = { $colour ->
    [any] цена технологии — { credits }
   *[other] цена технологии — { credits } (цвет: { colour })
}
lasting-vote-needs-agreement = без торгового соглашения права голоса нет
lasting-trade-survives-war = война не расторгает торговых соглашений
lasting-transfer = наземные отряды переходят с одной своей планеты на другую
lasting-forbid = { $deed ->
    [bombardment] бомбардировки запрещены
    [pds_fire] ПОС не стреляют
    [retreat] отступать нельзя
    [agreements] новых торговых соглашений не заключают
    [research] технологии не изучают
    [gifts] кредиты передавать нельзя
   *[wormholes] Аномалии закрыты
}

## Решения игроков

choose-done = Больше ничего
choose-give-credits = Передать { credits } (кому: { $player })
choose-gift = Начать ещё одну передачу кредитов (кому: { $player })
choose-give-card = Отдать карту «{ $card }» (кому: { $player })
choose-propose = Предложить обмен (кому: { $player })
choose-offer-credits = Предложить { credits }
choose-offer-card = Предложить карту «{ $card }»
choose-want-credits = Запросить { credits }
choose-want-card = Запросить карту «{ $card }»
choose-agree = Заключить торговое соглашение (партнёр: { $player })
choose-break = Разорвать торговое соглашение (партнёр: { $player })
choose-vote = { $vote ->
    [for] Голосовать «за»
    [against] Голосовать «против»
   *[elect] Отдать голоса: { $candidate }
}
choose-discard = Сбросить «{ $card }»
choose-play = Разыграть «{ $card }»
choose-aim = Цель: { $target }
choose-buy = Заказать { $units }
choose-transfer = Перебросить наземный отряд с планеты { $from } на планету { $to }
choose-sail = { $loaded ->
    [yes] Вести { $units } из гекса { $hex } (на борту { $aboard })
    [held] Вести { $units } из гекса { $hex } (с войсками на борту)
   *[no] Вести { $units } из гекса { $hex }
}
choose-load = { $from ->
    [planet] Взять на борт { $units } с планеты { $planet }
   *[space] Взять на борт { $units } из этой системы
}
choose-go = Идти в гекс { $hex }
choose-halt = Закончить движение здесь
choose-fire = ПОС на планете { $planet } стреляет по флоту в гексе { $hex } ({ $player })
choose-lose = Списать { $units }
choose-engage = Вступить в бой в гексе { $hex } (противник: { $player })
choose-retreat-to = Отступить в гекс { $hex }
choose-base = Отправить { $units } в док на планете { $planet }
choose-land = { $loaded ->
    [yes] Высадить { $units } из гекса { $hex } на планету { $planet } (с корабля, где { $aboard })
   *[no] Высадить { $units } из гекса { $hex } на планету { $planet }
}
choose-bombard = Бомбардировать планету { $planet } (корабль: { $units })
choose-research = Изучить «{ $tech }»
choose-place = Разместить { $units } в доке на планете { $planet }
choose-new-dock = Построить { $units } на планете { $planet }
choose-rule = Решить: { $ruling }

## Вопросы

ask-deals = Что передать, на что обменять, о чём договориться?
ask-proposal = Обмен (партнёр: { $player }): что предложить и что получить?
ask-break = Разорвать торговое соглашение перед этой фазой ({ phase })?
ask-vote = «{ $card }»: как голосовать? За вами { votes }.
ask-discard = Какие карты Действия сбросить, прежде чем тянуть новую?
ask-play = Разыграть карту Действия { window }?
ask-aim = На кого или на что разыграть «{ $card }»?
ask-buy = Что заказать? В казне { credits }.
ask-transfer = Какие наземные отряды перебросить на другую планету?
ask-movement = Какой корабль идёт следующим?
ask-under-way = В гексе { $hex } — { $units }, осталось Движения: { $left }. Грузиться, идти дальше или закончить здесь?
ask-pds-fire = Какая ПОС стреляет и по кому?
ask-pds-loss = ПОС попали по флоту в гексе { $hex }. Какой корабль списать?
ask-engage = Какая битва следующая?
ask-retreat-to = Куда отступить из гекса { $hex }?
ask-landing = Кого высадить, что бомбардировать?
ask-research = Какую технологию изучить? В казне { credits }.
ask-place = Что и где разместить? Осталось: { $units }.
ask-ruling = Чем кончится «{ $card }»? Решает ведущий.

## Отчёт

log-title = { $title }: ход { $turn }
log-commitment = Хеш секрета кубиков, опубликован до приказов: { $hash }
log-word = Слово игрока { $player }: { $word }
log-hash = Хеш итога: { $hash }
log-secret = Секрет кубиков: { $secret }
log-dice = Кубики: { $dice }

## Поле

board-title = Поле, ход { $turn }
board-hex = Гекс
board-system = Система
board-what = Планета или флот
board-values = Рес/Вл
board-owner = Владелец
board-units = Подразделения
board-fleet = флот
board-aboard = { $units } (на борту: { $aboard })
board-wormhole = Аномалия { $kind }
board-players = Игроки
board-player = { $player } ({ $race }), { $stage }
board-home = родная система { $hex }
board-credits = кредиты: { $n }
board-hand = карты Действия: { $n }
board-hand-named = карты Действия: { $n } ({ $cards })
board-totals = планеты: { $planets }, Ресурсы: { $resources }, Влияние: { $influence }
board-technologies = технологии: { $list }
board-bought = заказано и не размещено: { $units }
board-excluded = не участвует в следующем голосовании
board-laws = Законы: { $list }
board-law-elected = «{ $card }» ({ $candidate })
board-card = «{ $card }»
board-agreements = Торговые соглашения: { $list }
board-pair = { $player } — { $other }
board-agenda = На голосовании: «{ $card }»
board-won = Победа: { $players }
board-none = нет

## Карта

map-turn = Ход { $turn }
map-credits = { credits }
map-totals = планет { $planets } · Р { $resources } · В { $influence }
map-key = Обозначения
map-key-values = 3/1: Ресурсы/Влияние
map-key-ring = кольцо и номер: владелец
map-key-speciality = буква: специализация
map-key-aboard = +{ $n }: войска на борту
map-key-rift = числа у Провала: его грани
map-more = и ещё { $n }
map-colour = { $colour ->
    [red] К
    [green] З
    [blue] С
   *[yellow] Ж
}
