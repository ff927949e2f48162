### Imperium: why an order was not followed, in English.
###
### $ship and $units are units as the texts of the turn say them; $at, $to, $hex are hexes; $n a number.

private-title = { $title }, for { $player } only
remarks = Orders that could not be followed to their end
left-out = Orders that were left out, as something is wrong with them
remark = Line { $line }, "{ $order }": { $why }
cannot-give = this could not be given: it is not there, or may not be given.
gift-unpaid = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} for { $player } could not be paid: { $purse } in hand then.
card-not-given = { $player } could not be given the card “{ $card }”: it is not in the hand any more, or theirs is full.
exchange-unpaid = { $n ->
    [one] { $n } credit is
   *[other] { $n } credits are
} offered to { $player }, and { $purse } will be in hand then.
cannot-agree = this agreement exists already, or may not be made now.
no-agreement = there was no agreement to end then.
not-in-hand = this card is not in the hand.
no-moment = no moment came in which the card could be played; it is kept.
not-there = no battle or landing came in which what the card is aimed at takes part; it is kept.
another-card = another card was played then: each player plays one card on one situation; this one is kept.
other-round = cards of this phase are played in the other round of orders; it is kept.
card-gone = this card is not in the hand any more.
no-target = there was nothing that the card could be played on; it is kept.
bad-target = it cannot be played on this.
no-credits = the credits, { $purse } before the purchase, do not last for { $units }.
limit = a player may own no more of this: { $units }.
docks-full = { $n ->
    [one] { $n } unit more is bought than the docks can place.
   *[other] { $n } units more are bought than the docks can place.
}
no-ship = not there to set out from { $hex }: { $units }.
too-far = { $ship }: from { $at } to { $to } is too far: the Move is used up.
not-next = { $ship }: { $at } and { $to } are no neighbours, and no Wormhole joins them.
barred = { $ship }: from { $at } it may not go into { $to }.
no-end = { $ship }: from { $at } to { $to } there would be no place to end the movement.
stopped-fleet = { $ship }: movement ends at { $at }, where another player's fleet is.
stopped-nebula = { $ship }: movement ends at { $at }, a Nebula.
stopped-rift = { $ship }: the Gravity Rift at { $at } holds it.
stopped-ordered = { $ship }: movement ends at { $at }.
pushed-off = { $ship }: the Gravity Rift pushed it off its way, to { $at }.
not-loaded = not taken aboard at { $hex }: { $units }; not there, or no room.
cannot-transfer = this cannot be moved so: the technology is missing, or nothing is there.
nobody-there = nobody is there to be attacked, at { $hex }.
cannot-fire = no PDS can fire at them.
no-refuge = no retreat to { $hex } is possible; the usual one was made.
not-landed = not landed: { $units }; not aboard, or not there.
not-based = not brought to the dock: { $units }; not there, or no room.
cannot-bombard = this planet cannot be bombarded: no Ground Forces, PDS on it, or no ship there.
fighters-lost = { $units } will be lost in { $hex }: no room is left there, aboard or at a dock.
cannot-research = this technology cannot be bought: what it needs, or the stage, is missing.
learnt = this technology is known already.
too-dear = this technology costs { $cost } { $cost ->
    [one] credit
   *[other] credits
}, and { $left } will be left for it.
not-built = not built there: { $units }; not bought, no room, or blockaded.
no-dock = no dock could be built there: none bought, no Ground Force, or one is there already.
