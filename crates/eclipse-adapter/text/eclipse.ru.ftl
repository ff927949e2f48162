### Eclipse: слова игры по-русски.
###
### Имена игроков не склоняются: они стоят в именительном падеже перед двоеточием или в скобках.
### $npc говорит, кто участник: no (игрок), ancient, guardian, gcds или other (показано имя $name).
### $kind — тип корабля; other — показано имя $ship.

## Корабли

ship-nominative = { $kind ->
    [dreadnought] дредноут
    [cruiser] крейсер
    [starbase] звёздная база
    [interceptor] перехватчик
    [ancient] корабль Древних
    [guardian] Страж
    [gcds] СОЦГ
   *[other] { $ship }
}
ship-genitive = { $kind ->
    [dreadnought] дредноута
    [cruiser] крейсера
    [starbase] звёздной базы
    [interceptor] перехватчика
    [ancient] корабля Древних
    [guardian] Стража
    [gcds] СОЦГ
   *[other] { $ship }
}
ship-accusative = { $kind ->
    [dreadnought] дредноут
    [cruiser] крейсер
    [starbase] звёздную базу
    [interceptor] перехватчик
    [ancient] корабль Древних
    [guardian] Стража
    [gcds] СОЦГ
   *[other] { $ship }
}
kinds-nominative = { $kind ->
    [dreadnought] дредноуты
    [cruiser] крейсеры
    [starbase] звёздные базы
    [interceptor] перехватчики
    [ancient] корабли Древних
    [guardian] Стражи
    [gcds] СОЦГ
   *[other] { $ship }
}
kinds-genitive = { $kind ->
    [dreadnought] дредноутов
    [cruiser] крейсеров
    [starbase] звёздных баз
    [interceptor] перехватчиков
    [ancient] кораблей Древних
    [guardian] Стражей
    [gcds] СОЦГ
   *[other] { $ship }
}
# Один корабль числом не называют.
ships-nominative = { $n ->
    [1] { ship-nominative }
    [one] { $n } { ship-nominative }
    [few] { $kind ->
        [starbase] { $n } звёздные базы
       *[other] { $n } { ship-genitive }
    }
   *[many] { $n } { kinds-genitive }
}

## Участники

party = { $npc ->
    [ancient] Древние
    [guardian] Стражи
    [gcds] СОЦГ
   *[other] { $name }
}
party-start = { party }
party-label = { party }
whose = { party }:
stack = { $npc ->
    [no] { $name }: { ships-nominative }
    [gcds] { $n ->
        [1] СОЦГ
       *[other] { ships-nominative }
    }
    [ancient] { $n ->
        [1] Корабль Древних
       *[other] { ships-nominative }
    }
    [guardian] { ships-nominative }
   *[other] { $name } ({ $n })
}
stack-inside = { $npc ->
    [no] { ships-nominative } ({ $name })
    [gcds] { $n ->
        [1] СОЦГ
       *[other] { ships-nominative }
    }
    [ancient] { ships-nominative }
    [guardian] { ships-nominative }
   *[other] { $name } ({ $n })
}
target = { $npc ->
    [no] { ship-accusative } ({ $name })
   *[other] { ship-accusative }
}

## Кости

die = { $die ->
    [yellow] жёлтая кость
    [orange] оранжевая кость
    [red] красная кость
    [split] часть красной кости
   *[missile] ракета
}
die-accusative = { $die ->
    [yellow] жёлтую кость
    [orange] оранжевую кость
    [red] красную кость
    [split] часть красной кости
   *[missile] ракету
}
dice = { $dice ->
    [yellow] { $n } { $n ->
        [one] жёлтая кость
        [few] жёлтые кости
       *[many] жёлтых костей
    }
    [orange] { $n } { $n ->
        [one] оранжевая кость
        [few] оранжевые кости
       *[many] оранжевых костей
    }
    [red] { $n } { $n ->
        [one] красная кость
        [few] красные кости
       *[many] красных костей
    }
   *[missile] { $n } { $n ->
        [one] ракетная кость
        [few] ракетные кости
       *[many] ракетных костей
    }
}

## Население и жетоны

# Родительный падеж: «кубик с…».
square = { $square ->
    [money] клетки денег
    [science] клетки науки
    [materials] клетки материалов
    [grey] серой клетки
   *[orbital] орбитальной станции
}
square-short = { $square ->
    [money] деньги
    [science] наука
    [materials] материалы
    [grey] серые клетки
   *[orbital] орбитальная станция
}
graveyard-name = { $cube ->
    [money] кладбище денег
    [science] кладбище науки
   *[materials] кладбище материалов
}
tile = жетон достоинством { $value }
tile-hidden = жетон

## Что произошло

hex-begins = Начинаются бои в секторе { $hex }.
battle-begins = Бой в секторе { $hex }: { $attackers ->
    [plural] нападают
   *[singular] нападает
} { $attacker }, { $defenders ->
    [plural] обороняются
   *[singular] обороняется
} { $defender }.
missiles-begin = Сначала ракетный залп.
round-begins = Начинается раунд.
acts-first = { $whose } первыми действуют { $kinds }.
fired = { $stack } { $n ->
    [one] стреляет
   *[many] стреляют
}, { $dice ->
    [1] { $hits ->
        [0] кость попасть не может.
       *[many] кость может попасть.
    }
   *[many] { $hits ->
        [0] попасть не может ни одна кость из { $dice }.
        [one] попасть может { $hits } кость из { $dice }.
        [few] попасть могут { $hits } кости из { $dice }.
       *[many] попасть могут { $hits } костей из { $dice }.
    }
}
hit = { $whose } { $die } попадает в { $target }, урон { $points } (на корабле { $cubes } { $cubes ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}).
destroyed = { $whose } { $die } уничтожает { $target }.
wasted = { $whose } { $die } направлена в { $target } и мажет.
idle = { $npc ->
    [no] { $whose } у { $kinds-genitive } нет пушек, ход пропадает.
   *[other] У { $kinds-genitive } нет пушек, ход пропадает.
}
to-edge = { $stack } { $n ->
    [one] отходит
   *[many] отходят
} на край, к сектору { $hex }.
retreated = { $stack } { $n ->
    [one] уходит
   *[many] уходят
} в сектор { $hex }.
stalemate = Пат, пушек ни у кого не осталось: нападающий ({ $attacker }) отступает или гибнет.
abandoned = { $stack } { $n ->
    [one] не отступает и гибнет из-за пата.
   *[many] не отступают и гибнут из-за пата.
}
back-from-edge = Бой выигран, и с края { $n ->
    [one] возвращается
   *[many] возвращаются
} { $stack-inside }.
battle-ends = Бой в секторе { $hex } окончен: { $lefts ->
    [plural] остаются
   *[singular] остаётся
} { $left }.
ships-returned = Потери в бою: { $stack-inside }.
tiles-due = { $player }: { $n ->
    [one] причитается { $n } жетон репутации
    [few] причитается { $n } жетона репутации
   *[many] причитается { $n } жетонов репутации
}{ $part ->
    [yes] { $n ->
        [1] , за участие в бою.
       *[many] , из них 1 за участие в бою.
    }
   *[no] .
}
no-tile-for-retreat = { $player }: жетона за участие не будет, все оставшиеся корабли отступили.
bag-short = { $player }: { $n ->
    [0] мешок пуст, тянуть нечего.
   *[many] в мешке не хватает жетонов, вместо { $due } — только { $n }.
}
tile-drawn = { $player }: вытянут { $tile }.
tile-kept = { $player }: { $tile } остаётся на треке{ $back ->
    [0] .
    [one] , { $back } жетон возвращается в мешок.
    [few] , { $back } жетона возвращаются в мешок.
   *[many] , { $back } жетонов возвращаются в мешок.
}
tile-returned = { $player }: трек заполнен, { $tile } возвращается в мешок.
population-attacked = { $stack } { $n ->
    [one] атакует
   *[many] атакуют
} население ({ $owner }).
population-hit = { $n ->
    [0] { $player }: ни одного попадания по населению.
   *[many] { $player }: урон населению { $n }.
}
neutron-bombs = { $player }: нейтронные бомбы уничтожают всё население ({ $owner }), { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}.
cube-destroyed = { $owner }: кубик населения с { $square-name } уничтожен и попадает на { $graveyard }.
population-spared = { $player }: больше никто не стреляет по населению.
disc-removed = { $player }: диск влияния снят с сектора { $hex }.
disc-placed = { $player }: диск влияния положен в сектор { $hex }.
disc-declined = { $player }: решено не класть диск влияния в сектор { $hex }.
repaired = { $party-start }: ремонт в секторе { $hex }, { $n ->
    [one] снят { $n } кубик повреждения.
    [few] сняты { $n } кубика повреждения.
   *[many] снято { $n } кубиков повреждения.
}
eliminated = { $player }: на поле нет ни дисков, ни кораблей, класть диски больше нельзя.
graveyard = { $player }: кубики с кладбищ ({ $cubes }) вернутся на треки в фазе очистки.
phase-ends = Фаза боя окончена.

## Вопросы

ask-order = У нескольких ваших групп одинаковая инициатива. Кто действует первым?
ask-attack = { $n ->
    [one] Действует { $ships }.
   *[many] Действуют { $ships }.
} Атаковать или отступить?
ask-pass = { $n ->
    [one] Действует { $ships }, пушек нет.
   *[many] Действуют { $ships }, пушек нет.
} Отступить или ничего не делать?
ask-target = В кого направить { $die-accusative }? { $n ->
    [0] Она последняя.
    [one] После неё ещё { $n }.
   *[many] После неё ещё { $n }.
}
ask-stalemate = Пат, очередь за группой: { $ships }. Отступить?
ask-keep = Какой жетон оставить?
ask-return = Трек заполнен. Какой жетон вернуть в мешок?
ask-population = В секторе { $hex } население: { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} ({ $owner }). Атаковать?
ask-cube = Осталось распределить урон: { $n }. Какой кубик населения уничтожить?
ask-graveyard = На какое кладбище попадёт кубик с { $square-name }?
ask-disc = Положить диск влияния в сектор { $hex }? В запасе { $n ->
    [one] { $n } диск.
    [few] { $n } диска.
   *[many] { $n } дисков.
}
ask-nothing = Решать нечего.

## Ответы

choose-first = сначала { $ships }
choose-attack = атаковать
choose-pass = ничего не делать
choose-retreat = отступить в сектор { $hex }
choose-stay = остаться и погибнуть
choose-target = { $target-ship } — { $die } { $effect ->
    [destroys] уничтожает
    [misses] мажет
   *[hits] попадает, урон { $points }
}
target-ship = { $cubes ->
    [0] { ship-nominative } без повреждений
    [one] { ship-nominative } с { $cubes } кубиком
   *[many] { ship-nominative } с { $cubes } кубиками
}
choose-keep = оставить жетон достоинством { $value }
choose-return = вернуть жетон достоинством { $value }
choose-population = { $spared ->
    [0] { $n ->
        [1] атаковать население ({ ship-nominative })
       *[many] атаковать население (все { ships-nominative })
    }
   *[many] { $n ->
        [1] атаковать население (1 { ship-nominative } из { $all })
       *[many] атаковать население ({ ships-nominative } из { $all })
    }
}
choose-bombs = уничтожить всё население нейтронными бомбами
choose-spare = больше не атаковать
choose-cube = убрать кубик с { $square-name }
choose-graveyard = на { $graveyard }
choose-disc = положить диск
choose-no-disc = не класть диск

## Броски и вытягивание

# Кто и за какие свои корабли бросает.
roller = { $npc ->
    [no] { $n ->
        [1] { $name }: бросок за { ship-accusative }
        [one] { $name }: бросок за { $n } { ship-accusative }
       *[many] { $name }: бросок за { ships-nominative }
    }
    [gcds] { $n ->
        [1] СОЦГ: бросок
       *[many] СОЦГ: бросок ({ $n })
    }
   *[other] { party }: бросок за { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[many] { $n } кораблей
    }
}
chance-cannons = { roller }
chance-missiles = { roller } (ракеты)
chance-population = { roller } (атака населения)
chance-tile = { $player }: жетон из мешка
chance-none = Ничего не происходит

## Доска

board-hex = Сектор { $hex }
board-controller = диск: { $player }
board-no-disc = диска нет
board-population = население: { $list }
board-amount = { $what } { $n }
board-now = { $now ->
    [missiles] БОЙ: ракеты
    [round] БОЙ
    [reputation] РЕПУТАЦИЯ
    [population] АТАКА НАСЕЛЕНИЯ
   *[influence] ВЛИЯНИЕ
}
board-role = { $role ->
    [attacker] нападает
    [defender] обороняется
   *[waiting] ждёт
}
board-empty = кораблей нет
board-ships = { ship-nominative } ×{ $n }
board-all-damaged = { $n ->
    [1] { $cubes } { $cubes ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }
   *[many] по { $cubes } { $cubes ->
        [one] кубику
        [few] кубика
       *[many] кубиков
    } на каждом
}
board-damaged = { $n } с { $cubes } { $cubes ->
    [one] кубиком
   *[many] кубиками
}
board-edge = на краю, к сектору { $hex }
board-away = в секторе { $hex }
board-player = Игрок
board-discs = Диски
board-tiles = Жетоны
board-graveyards = Кладбища
board-track = { $n } из { $size }
board-eliminated = больше не борется за секторы
board-bag = Жетонов в мешке: { $n }
board-hand = { $player }: { $n ->
    [one] вытянут { $n } жетон
    [few] вытянуто { $n } жетона
   *[many] вытянуто { $n } жетонов
}

## Правила

terms-heading = Термины
