### What is said in every lesson.

# $file: its name. $line: where. $detail: what is wrong, in English.
lessons-file-bad = The lesson { $file } is left out; line { $line }: { $detail }
lessons-no-move = There is no move to make in this step.
lessons-no-layout = There is nothing to lay out in this step.
lessons-done = This step is done. Go on to the next one.
# One of several moves was found.
lessons-found = { $left ->
    [one] Yes! One is still missing.
   *[other] Yes! { $left } are still missing.
}
lessons-found-already = You have found { $square } already. Look for another square.
# $move: in the game's notation, like Nf3.
lessons-wrong = { $move } is a legal move, but not the one asked for. Look at the squares that glow.
lessons-wrong-best = { $move } is a legal move, but there is a better one here.
# Another piece was moved.
lessons-wrong-man = This is about the piece on { $square }. Move that one.
lessons-wrong-quiet = That is a legal move, but it takes nothing. Find the captures.
lessons-wrong-side = That is a legal move, but first take the checkered pieces.
lessons-hint-look = Look at the board, then go on.
lessons-hint-move = Look at the piece on { $from }: it can go to { $to }.
lessons-hint-choose = Choose { $move }.
lessons-hint-side = Take the checkered pieces.
# $man: like rook.
lessons-hint-place = Still to be placed: { $man } on { $square }.
lessons-hint-finish = Everything stands well. Say that you are done.
# $count: how many.
lessons-layout = { $count ->
    [one] One piece is still to be placed.
   *[other] { $count } pieces are still to be placed.
}
