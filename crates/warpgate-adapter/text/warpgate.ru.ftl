### Warpgate: слова игры по-русски.
###
### Имена игроков и названия планет не склоняются: имя стоит перед двоеточием или в скобках, название
### планеты — после слова «планета» или двоеточия. $card — карта с множителем.

## Карты

card-bare = ×{ $multiplier }
card-named = «{ $name }» (×{ $multiplier })
card-none = без карты
text-card = { $card }, { $player }
text-technology = технология «{ $technology }», { $player }

## Что написано на картах

effect = { $condition }{ $what }
when-always = {""}
when-wins = при победе:{" "}
when-loses = при поражении:{" "}
when-attacking = при нападении:{" "}
when-defending = при обороне:{" "}
when-multiplier = если у противника ×{ $n } или больше:{" "}
does-destroy = { $amount ->
    [half] уничтожается половина { $whose ->
        [own] своих кораблей
        [enemy] вражеских кораблей
       *[both] кораблей каждой стороны
    }
    [all] уничтожаются все { $whose ->
        [own] свои корабли
        [enemy] вражеские корабли
       *[both] корабли обеих сторон
    }
   *[number] { $n ->
        [one] уничтожается { $n } { $whose ->
            [own] свой корабль
            [enemy] вражеский корабль
           *[both] корабль каждой стороны
        }
        [few] уничтожаются { $n } { $whose ->
            [own] своих корабля
            [enemy] вражеских корабля
           *[both] корабля каждой стороны
        }
       *[many] уничтожаются { $n } { $whose ->
            [own] своих кораблей
            [enemy] вражеских кораблей
           *[both] кораблей каждой стороны
        }
    }
}
does-cancel = текст карты противника отменяется
does-multiply = { $whose ->
    [own] свой множитель
    [enemy] множитель противника
   *[both] оба множителя
} { $how ->
    [add] +{ $n }
    [take] −{ $n }
   *[set] = { $n }
}
does-draw = взять { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
does-save = { $n ->
    [one] спасается { $n } свой корабль
    [few] спасаются { $n } своих корабля
   *[many] спасаются { $n } своих кораблей
}
does-return = { $which ->
    [played] эта карта
   *[discard] карта из сброса
} { $to ->
    [hand] возвращается в руку
    [top] кладётся на верх колоды
    [bottom] кладётся под низ колоды
   *[shuffled] замешивается в колоду
}
does-score = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}

## Что произошло

battle-begins = Бой: нападает { $attacker }, обороняется { $defender }.
battle-begins-at = Бой, { $planet }: нападает { $attacker }, обороняется { $defender } ({ $action ->
    [skirmish] стычка
    [advance] наступление
   *[concentrate] сосредоточение
}).
triggered = { $player }: срабатывает технология «{ $technology }».
reshuffled = { $player }: колода кончилась, сброс ({ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}) перемешан и становится новой колодой.
drawn = { $player }: взята карта { $card }.
drawn-hidden = { $player }: взята карта.
nothing-to-draw = { $player }: брать больше нечего (не хватает карт: { $n }).
no-card = { $player }: играть нечем, множитель 0, без текста.
revealed = { $player }: открыта карта { $card }.
discarded = { $player }: карта { $card } уходит в сброс.
multiplier-changed = { $player }: множитель теперь { $multiplier }.
strength = { $player }: { $n } × { $multiplier } = { $strength }.
won = { $player }: победа в бою{ $tie ->
    [yes] , ничья достаётся нападающему.
   *[no] .
}
cancelled = Текст карты { $card } ({ $player }) отменён.
both-cancelled = Карты отменяют друг друга: оба текста не действуют.
not-met = Условие карты { $card } ({ $player }) не выполнено, её текст не действует.
ordered = Выбран порядок, при котором гибнет больше всего кораблей: всего { $most }; при другом погибло бы только { $least }.
order-chosen = { $player }: при любом порядке гибнет поровну, следующей выбрана { $text }.
resolved = Действует { $text }.
halved = { $player }: половина от { $of } с округлением вниз — { $n }.
destroyed = { $player }: { $n ->
    [one] уничтожен { $n } корабль
    [few] уничтожены { $n } корабля
   *[many] уничтожено { $n } кораблей
}, { $left ->
    [0] не осталось ни одного.
    [one] остался { $left }.
   *[many] осталось { $left }.
}
shielded = { $player }: { $n ->
    [one] следующий корабль, который должен погибнуть, спасётся.
    [few] следующие { $n } корабля, которые должны погибнуть, спасутся.
   *[many] следующие { $n } кораблей, которые должны погибнуть, спасутся.
}
saved = { $player }: { $n ->
    [one] спасён { $n } корабль.
    [few] спасены { $n } корабля.
   *[many] спасено { $n } кораблей.
}
scored = { $player }: { $n ->
    [one] { $n } очко.
    [few] { $n } очка.
   *[many] { $n } очков.
}
returned = { $player }: карта { $card } { $to ->
    [hand] возвращается в руку.
    [top] ложится на верх колоды.
    [bottom] ложится под низ колоды.
   *[shuffled] замешивается в колоду.
}
put-away = { $player }: сыгранная карта { $card } уходит в сброс.
must-withdraw = { $player }: надо отступить, { $n ->
    [one] { $n } корабль.
    [few] { $n } корабля.
   *[many] { $n } кораблей.
}
withdrew = { $player }: отступление, { $n ->
    [one] { $n } корабль уходит
    [few] { $n } корабля уходят
   *[many] { $n } кораблей уходят
} на планету: { $planet }.
withdrew-to-supply = { $player }: отступать некуда, { $n ->
    [one] { $n } корабль возвращается
    [few] { $n } корабля возвращаются
   *[many] { $n } кораблей возвращаются
} в запас.
battle-ends = Бой окончен. { $holds ->
    [yes] Планету держит { $player }.
   *[no] Победа за игроком { $player }, но на планете никого не осталось.
}

## Вопросы

ask-play = { $n } × какая карта? Она лежит рубашкой вверх, пока не выберут обе стороны.
ask-next = При разном порядке гибнет поровну. Чей текст действует следующим?
ask-recover = Какую карту из вашего сброса { $to ->
    [hand] вернуть в руку?
    [top] положить на верх колоды?
    [bottom] положить под низ колоды?
   *[shuffled] замешать в колоду?
}
ask-withdraw = Куда отступает { $player }? ({ $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
})
ask-split = Сколько кораблей ({ $player }, всего { $n }) вернётся на планету: { $first }? Остальные — на планету: { $second }.
ask-nothing = Решать нечего.

## Ответы

choose-play = сыграть { $card }
choose-play-text = сыграть { $card } — { $effects }
choose-next = сначала { $text }
choose-recover = { $card }
choose-withdraw = на планету: { $planet }
choose-split = { $n } — { $first }, { $rest } — { $second }

## Карты из колоды

chance-draw = { $player } берёт карту
chance-none = ничего
dice = кости: { $n }

## Поле

board-battle = Бой
board-battle-at = Бой: { $planet } ({ $action ->
    [skirmish] стычка
    [advance] наступление
   *[concentrate] сосредоточение
}, откуда: { $from })
role = { $role ->
    [attacker] нападает
   *[defender] обороняется
}
board-ships = { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
}
board-deck = в колоде { $n }
board-hand = в руке { $n }
board-own-hand = рука: { $cards }
board-discards = сброс: { $cards }
board-unseen = скрыты в колоде и руке: { $cards }
board-own-deck = в колоде: { $cards }
board-chosen = карта выбрана
board-played = сыграно: { $card }
board-saves = спасаемых потерь { $n }
board-score = очки { $n }
board-technologies = технологии: { $list }
board-empty = нет
planet-warpgate = Варп-врата: { $player }
planet-colony = колония: { $player }
planet-outpost = аванпост: { $player }
planet-ships = корабли: { $player } { $n }
planet-links = в одном шаге: { $list }

## Замечания

near-name = «{ $name }» на карте — не тот же игрок, что «{ $near }»: проверьте написание
besides = { $player }: { $cards } — { $n ->
    [one] такой карты в колоде нет, она считается
   *[other] таких карт в колоде нет, они считаются
} сверх неё
