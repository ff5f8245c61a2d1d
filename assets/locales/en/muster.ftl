### Laying out armies before a game of Cyvasse, one player after the other at the same table.

# A switch among the terms of a new game.
muster-choose = Lay out your own armies
muster-title = { $player ->
    [white] White’s army
   *[black] Black’s army
}
# Takes the last change of the layout back.
muster-undo = Take the last change back

## What can be done now. $role: a piece, like “rider”. $square: a square like e4.

# $away: who looks away meanwhile; none where the computer plays.
muster-hint = { $away ->
    [black] Tap a piece, then a square. Black looks away meanwhile.
    [white] Tap a piece, then a square. White looks away meanwhile.
   *[none] Tap a piece, then a square.
}
muster-hint-reserve = In hand: { $role }. Tap a square.
muster-hint-placed = In hand: { $role } from { $square }. Tap a square, or the reserve to put it back.

## What is missing or wrong.

muster-complete = Every piece is in place.
# $men: a list like “6 × militia, 1 × king”.
muster-missing = Still to be placed: { $men }.
# $count: five or more.
muster-missing-many = { $count } pieces are still to be placed.
muster-count = { $count } × { $role }
# $what: what stands and lies there, like “rider, water”.
muster-square = { $square }: { $what }
muster-outside = Pieces can only be placed on ranks { $first } to { $last }.
muster-on-mountain = { $square } is a mountain; no piece can stand there.
muster-stacked = Two pieces stand on { $square }.
muster-stranger = The piece on { $square } does not belong to this army.
# $most: how many the army has.
muster-too-many = There are too many: { $count } × { $role } instead of { $most }.

## Whole armies at once.

muster-formations = Formations
muster-formation-line = Battle line
muster-formation-stronghold = Stronghold
muster-formation-spearhead = Spearhead
muster-formation-wings = Two wings
# Places every piece by chance.
muster-scatter = Random
# Sends every piece back to the reserve.
muster-clear = Clear
muster-kept = Saved formations
muster-kept-name = Name of this formation
muster-kept-save = Save this formation
muster-kept-replaces = It will replace the saved formation of this name.
muster-kept-none = No formation has been saved yet.

## Handing over, ending, giving up.

muster-done = Done
muster-handover-title = Now it is Black’s turn
muster-handover-about = White looks away.
muster-handover-begin = Lay out Black’s army
muster-leave-question = Leave without a game? What has been laid out will be lost.
muster-leave-no = Stay
muster-leave-yes = Leave

## The file of saved formations. $why: a sentence with its full stop.

# $aside: the new name of the file.
muster-layouts-damaged = The saved formations in { $path } are damaged and were set aside as { $aside }. { $why }
muster-layouts-unreadable = The saved formations in { $path } were left alone. { $why }
