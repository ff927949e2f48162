# What the referee says, whatever the game.

## The walk

sealed-commitment = The dice are sealed. The hash of their secret is { $commitment }
sealed-secret = The secret of the dice was { $secret }
agent-plays = { $name } is played by { $kind ->
    [best] the program, as well as can be computed
    [rule] the program, by the rule
    [orders] the orders that were handed in
   *[person] a person
}.
resumed = { $n ->
    [one] The play goes on after { $n } step.
   *[other] The play goes on after { $n } steps.
} Type “log” to see what happened so far.
ask = { $name }: { $question }
hint = Type a number or the beginning of an answer; “help” tells what else can be typed.
only-choice = There is only one possibility; it is taken.
no-such-answer = “{ $said }” is none of the answers. Type a number ({ $numbers }) or the beginning of an answer.
ambiguous = “{ $said }” can mean several: { $fit }. Type more of it, or the number.
ambiguous-number = “{ $said }” can mean several: { $fit }. Type its name.
ask-faces = { $group }: type what { $n ->
    [one] it shows
   *[other] they show
}, e.g. { $example }
not-a-number = “{ $said }” is not a number. Type the numbers that the dice show, with blanks between them.
no-such-face = No die here shows { $said }: the faces are 1 to { $sides }.
wrong-count = { $expected ->
    [one] { $expected } die is rolled here
   *[other] { $expected } dice are rolled here
}, and you typed { $n }.
ask-drawn = Type what was drawn, by the number before it or by its name:
not-there = None of these is left. Look again at what was drawn.
eyes-only = ——— For the eyes of { $name } only ———
eyes-only-wait = Press Enter when nobody but { $name } looks at the screen.
eyes-only-done = Press Enter to take this off the screen.
no-clause-text = There is no text of clause { $clause } here.
help =
    3            the answer with this number
    sna          the answer that begins like this
    ?            the rule because of which you are asked
    board        the board
    log          what happened so far
    help         this
    quit         pause
paused = Paused. All that was told is in the record. To go on: { $command }
paused-unrecorded = Ended. There is no record, so this play cannot be resumed.
over = The play is over.

## The log

chose = { $name }: { $choice }
chose-hidden = { $name } has chosen, hidden from the others
rolled = { $what } — { $outcome }
rolled-hidden = { $what } — only { $name } sees it

## The replay

replay-finished = { $n ->
    [one] The record follows: { $n } step, and play is over.
   *[other] The record follows: { $n } steps, and play is over.
}
replay-unfinished = { $n ->
    [one] The record follows so far ({ $n } step), but play is not over.
   *[other] The record follows so far ({ $n } steps), but play is not over.
}
replay-cut = The last line is cut off and was left out.
dice-verified = The dice were sealed: every roll is that of the secret.
dice-not-yet = The dice are sealed; their secret is published when play is over, and then every roll can be verified.
dice-told = The dice were told by the table: all rolls are possible, and more cannot be proved.
dice-scripted = The dice were given in advance.
