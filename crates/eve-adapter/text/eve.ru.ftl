### EVE: слова игры по-русски.
###
### Имена игроков, кораблей и регионов не склоняются: они стоят перед двоеточием, в скобках или в
### кавычках. $place говорит, куда уходит корабль: dock или region (название — $name).

## Корабли и места

# Корабли с одинаковыми названиями различают по характеристикам.
ship-figures = { $ship } { $attack }/{ $shield }{ $ambush ->
    [0] {""}
   *[other] {" "}засада { $ambush }
}{ $value ->
    [1] {""}
   *[other] {" "}ценность { $value }
}
place = { $place ->
    [dock] в док
   *[region] в регион «{ $name }»
}

## Что произошло

attack-begins = Атака на { $home ->
    [yes] домашний регион
   *[no] регион
} «{ $region }»: нападает { $attacker }, обороняется { $defender }.
phase-begins = Начинается фаза боя; сейчас срабатывают эффекты, которые играют в её начале.
withdrawn = { $player }: корабль «{ $ship }» отходит { place }.
ambushed = { $player }: «{ $ship }» бьёт из засады по кораблю «{ $target }» ({ $enemy }), урон { $points }: { taken }.
taken = { $fatal ->
    [yes] больше ему не выдержать
   *[no] получено { $damage } из { $shield }
}
ambush-killed = { $player }: корабль «{ $ship }» сразу гибнет в засаде.
targeted = { $player }: «{ $ship }» целится в корабль «{ $target }» ({ $enemy }), урон { $points }: { taken }.
held-fire = { $player }: «{ $ship }» ни в кого не целится.
damage-dealt = Все корабли одновременно наносят урон.
destroyed = { $player }: { $n ->
    [1] корабль «{ $ship }» уничтожен и отправляется на свалку.
    [one] { $n } корабль «{ $ship }» уничтожен и отправляется на свалку.
    [few] { $n } корабля «{ $ship }» уничтожены и отправляются на свалку.
   *[many] { $n } кораблей «{ $ship }» уничтожены и отправляются на свалку.
}
starbase-holds = Звёздная база ({ $player }) получает урон { $points } при щите { $shield } и выдерживает.
starbase-destroyed = Звёздная база ({ $player }) получает урон { $points } при щите { $shield } и гибнет.
shields-full = { $player }: { $n ->
    [1] корабль «{ $ship }» получил урон { $damage }, его щит снова полон.
    [one] { $n } корабль «{ $ship }» получил урон { $damage }, его щит снова полон.
    [few] { $n } корабля «{ $ship }» получили урон { $damage } каждый, их щиты снова полны.
   *[many] { $n } кораблей «{ $ship }» получили урон { $damage } каждый, их щиты снова полны.
}
phase-follows = { $last ->
    [yes] Выбыл последний обороняющийся корабль; нападающий всё равно получает новую фазу боя.
   *[no] Среди обороняющихся кораблей есть выбывшие, поэтому следует новая фаза боя.
}
must-withdraw = Все обороняющиеся корабли на месте, нападающий ({ $player }) обязан отойти.
driven-off = { $player }: корабль «{ $ship }» вынужден отойти { place }.
unopposed = Никто не оборонялся; атака окончена, нападающий ({ $player }) остаётся.
no-attackers = Нападающих кораблей ({ $player }) не осталось, атака окончена.
region-taken = Регионом «{ $region }» теперь владеет { $player }.
region-uncontrolled = Регион «{ $region }» теперь ничей.
attack-ends = { $keeps ->
    [yes] Атака на регион «{ $region }» разыграна; регионом по-прежнему владеет { $player }.
   *[no] Атака на регион «{ $region }» разыграна; регион ничей.
}
lost = { $player } проигрывает и выбывает из игры.
scrapped = { $player }: на свалку { $n ->
    [1] отправляется корабль «{ $ship }».
    [one] отправляется { $n } корабль «{ $ship }».
    [few] отправляются { $n } корабля «{ $ship }».
   *[many] отправляются { $n } кораблей «{ $ship }».
}
attack-lapses = Атака на регион «{ $region }» отменяется.
won = { $player } побеждает в игре.
end-phase-begins = Все атаки разыграны; начинается завершающая фаза.
discarded = { $known ->
    [yes] { $player }: сброшена карта «{ $card }».
   *[no] { $player }: сброшена карта.
}
discarded-some = { $player }: { $n ->
    [one] сброшена { $n } карта.
    [few] сброшены { $n } карты.
   *[many] сброшено { $n } карт.
}
turn-passes = Теперь ходит { $player }.

## Вопросы

ask-next = Какая атака разыгрывается следующей?
ask-withdraw = { $region }: отвести корабль?
ask-ambush = «{ $ship }» бьёт из засады, урон { $points }. По какому кораблю?
ask-target = «{ $ship }» наносит урон { $points }. В кого целиться?
ask-flee = «{ $ship }» обязан отойти. Куда?
ask-discard = { $n ->
    [1] На руке одна лишняя карта. Какую сбросить?
    [one] На руке { $n } лишняя карта. Какую сбросить первой?
    [few] На руке { $n } лишние карты. Какую сбросить первой?
   *[many] На руке { $n } лишних карт. Какую сбросить первой?
}
ask-nothing = Решать нечего.

## Ответы

choose-attack = атака на регион «{ $region }»
choose-remain = больше не отводить кораблей
choose-withdraw = отвести корабль «{ $ship }» { place }
choose-target = «{ $target }», урон { $damage } из { $shield } — «{ $ship }» { $fatal ->
    [done] бьёт по кораблю, который и так погибнет
    [yes] уничтожит его
   *[no] попадёт в него
}
choose-hold-fire = ни в кого — «{ $ship }» не стреляет
choose-discard = сбросить «{ $card }»

## Доска

board-region = { $region }
board-home = домашний регион, база { $shield }
board-home-fallen = домашний регион, база уничтожена
board-controller = владелец: { $player }
board-uncontrolled = ничей
board-now = БОЙ
board-waiting = под атакой
board-role = { $role ->
    [attacker] нападает
    [defender] обороняется
   *[other] {""}
}
board-empty = кораблей нет
board-ships = { $ship } ×{ $n }
board-damaged = { $ship } ×{ $n } (урон { $damage } из { $shield })
board-player = Игрок
board-dock = Док
board-lost = поражение
board-hand = { $player }: на руке { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
