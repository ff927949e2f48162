### Imperium: слова боёв по-русски.
###
### $player — имя, оно не склоняется. $what — отряды с их числом, как в разделе «Отряды».

## Отряды

unit-carrier = { $n } { $n ->
    [one] транспорт
    [few] транспорта
   *[many] транспортов
}
unit-cruiser = { $n } { $n ->
    [one] крейсер
    [few] крейсера
   *[many] крейсеров
}
unit-dreadnought = { $n } { $n ->
    [one] линкор
    [few] линкора
   *[many] линкоров
}
unit-fighter = { $n } { $n ->
    [one] истребитель
    [few] истребителя
   *[many] истребителей
}
unit-destroyer = { $n } { $n ->
    [one] эсминец
    [few] эсминца
   *[many] эсминцев
}
unit-war-sun = { $n } { $n ->
    [one] звезда войны
    [few] звезды войны
   *[many] звёзд войны
}
unit-ground-force = { $n } { $n ->
    [one] наземный отряд
    [few] наземных отряда
   *[many] наземных отрядов
}
unit-pds = { $n } ПОС
unit-other = «{ $name }» × { $n }
dice = { $n } { $n ->
    [one] кубик, попадание
    [few] кубика, попадание
   *[many] кубиков, попадание
} { $combat ->
    [1] при любом броске
    [10] на 10
   *[other] на { $combat } и больше
}

## Что произошло

round-begins = { $round ->
    [0] Начинается раунд.
   *[other] Начинается раунд { $round }.
}
fired-first = { $player } стреляет первым залпом: { hits }
fired = { $player } стреляет: { hits }
bombarded = { $player } бомбит планету: { hits }
pds-fired = ПОС ({ $player }) стреляют по десанту: { hits }
hits = { $hits ->
    [0] попаданий нет
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}, { $dice ->
    [one] бросок { $dice } кубика.
   *[other] бросок { $dice } кубиков.
}
sustained = { $player } выдерживает попадание: { $what }.
lost = { $player } теряет: { $what }.
fought-on = { $player } продолжает бой.
retreated = { $player } отступает всеми кораблями.
stalemate = Никто из оставшихся попасть не может.
stranded = { $player } не может отступить и теряет: { $what }.
space-won = Корабли остались только на одной стороне: { $player }.
nobody-left = Не осталось никого.
planet-taken = { $player } захватывает планету.
planet-taken-freely = { $player } занимает планету без боя.
planet-held = { $nobody ->
    [yes] Наземных отрядов не осталось; планету сохраняет { $player }.
   *[no] { $player } удерживает планету.
}
stopped = Бой остановлен без исхода после { $rounds ->
    [one] { $rounds } раунда.
   *[other] { $rounds } раундов.
}

## Вопросы

ask-loss = Кому достаётся следующее попадание? { $n ->
    [one] Осталось { $n } попадание.
    [few] Осталось { $n } попадания.
   *[many] Осталось { $n } попаданий.
}
ask-retreat = Отступить или продолжать бой?
ask-nothing = Сейчас решать нечего.
choose-lose = потерять: { $what }{ $damaged ->
    [yes] {" "}(с повреждением)
   *[no] {""}
}
choose-sustain = выдержать попадание: { $what }
choose-fight-on = продолжать бой
choose-retreat = отступить всеми кораблями
roll = { $player } бросает { $volley ->
    [first] за первый залп
    [bombardment] за бомбардировку
    [pds] за ПОС
    [ground] за наземные отряды
   *[space] за флот
}

## Поле боя

board-side = { $player }: { $what }
board-damaged = { $player }: { $what } (повреждены: { $damaged })
board-nothing = { $player }: ничего не осталось
board-rounds = { $n ->
    [0] Ни одного раунда ещё не было.
    [one] Прошёл { $n } раунд.
    [few] Прошло { $n } раунда.
   *[many] Прошло { $n } раундов.
}
