### What is told about a move that was just played.

told-check = { $player ->
    [white] White is in check.
   *[black] Black is in check.
}
# It was frozen until now.
told-check-by-thaw = { $player ->
    [white] White is in check: the piece on { $square } is no longer frozen.
   *[black] Black is in check: the piece on { $square } is no longer frozen.
}
# A freeze took the check away.
told-check-parried = No more check: the piece on { $square } is frozen.

## Checkered chess: whose pieces are whose. $name, $other: what the players are called.

checkered-taken = { $name }: the checkered pieces. { $other }: White’s and Black’s.
checkered-take = Take the checkered pieces
checkered-question = { $name }, take the checkered pieces for the rest of the game? { $other } then has both White’s and Black’s pieces, and you move at once.
checkered-yes = Take them
checkered-no = Not now
