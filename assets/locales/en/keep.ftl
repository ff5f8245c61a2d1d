### What is told about files: games, settings, and games from elsewhere.

## $path: a file or folder. $why: a sentence with its full stop.

keep-error-read = { $path } could not be read. { $why }
keep-error-write = { $path } could not be written. { $why }
keep-error-delete = { $path } could not be deleted. { $why }
keep-error-rename = { $path } could not be renamed. { $why }
keep-error-damaged = { $path } is damaged. { $why }
keep-error-not-text = { $path } is not a text file.
keep-error-nothing-inside = There is no game and no position in this text.
keep-error-no-position = This is not a position. { $why }

# $text: what stands in a text of games at this place.
keep-import-error = Line { $line }, column { $column }: “{ $text }” cannot be understood here.
keep-import-illegal = Line { $line }, column { $column }: “{ $text }” is not legal. { $why }
keep-import-ends = Line { $line }, column { $column }: something is missing here.

keep-goes-on = Your game is not being saved, but you can play on. { $why }
keep-copy = Another window goes on with the same game, so this one is now saved as a copy beside { $path }.
# $aside: the new name of the file.
keep-game-set-aside = The saved game { $path } is damaged and was set aside as { $aside }. { $why }
keep-game-unreadable = The saved game { $path } was left alone. { $why }
keep-settings-damaged = The settings in { $path } are damaged and were set aside as { $aside }; the usual ones are used. { $why }
keep-lessons-damaged = What was learnt in lessons, kept in { $path }, is damaged and was set aside as { $aside }; the lessons begin anew. { $why }
keep-puzzles-damaged = What was solved in puzzles, kept in { $path }, is damaged and was set aside as { $aside }; the record begins anew. { $why }

## Why.

keep-why-missing = It is not there.
keep-why-denied = You have no permission for that.
keep-why-read-only = The disk is read-only.
keep-why-full = The disk is full.
# $detail: what the system says, in the system’s language.
keep-why-other = The system says: { $detail }.
keep-why-no-text = It is not a text file.
keep-why-text = Line { $line }, column { $column } cannot be understood.
keep-why-newer = It was written by a newer version of the game.
keep-why-too-deep = Its variations branch off one another too often.
keep-why-start = Its start position cannot be used. { $why }
# $ply: the number of the move, White’s and Black’s counted one by one. $move: like e2e4.
keep-why-move = Move number { $ply }, { $move }, is not legal. { $why }
# $number: as above, among the moves taken back.
keep-why-undone = Move number { $number } of those taken back is not legal. { $why }
keep-why-level = The computer has no level { $level }.

## A position text. $column: a character counted from 1. $text: what stands there.

position-unreadable = Position text, character { $column }: { $why }
position-impossible = No game can get to this position. { $why }
position-missing = a part is missing here.
position-empty = the parts must be separated by exactly one space.
position-extra = nothing may follow the last part.
position-ranks = the board has { $found } ranks instead of { $needed }.
position-squares = rank { $rank } has { $found } squares instead of { $needed }.
position-no-man = “{ $text }” stands for no piece.
position-gap = “{ $text }” is no number of empty squares here.
position-turn = the side to move must be w or b, not “{ $text }”.
position-castling = castling rights are - or some of KQkq in this order, not “{ $text }”.
position-en-passant = the en passant square is - or a square, not “{ $text }”.
position-number = “{ $text }” is no number that can stand here.
position-no-terrain = “{ $text }” stands for no terrain.
position-croissant = the croissant square is - or a square, not “{ $text }”.
position-list = squares stand in order and once each, as in a4d4h6, or - for none, not “{ $text }”.
position-stack = a stack is two pieces in parentheses, the lower one first, not “{ $text }”.
position-undo = the last move is - or two squares as in g5g4, not “{ $text }”.
position-doubles = the two-square steps are sixteen times 0 or 1, not “{ $text }”.
position-stage = the stage is 1, 1-, 2w or 2b, not “{ $text }”.

setup-off-board = A piece stands on { $square }, outside the board.
setup-no-king = { $player ->
    [white] White has no king.
   *[black] Black has no king.
}
setup-too-many-kings = { $player ->
    [white] White has { $count } kings.
   *[black] Black has { $count } kings.
}
setup-too-many-men = { $player ->
    [white] White has { $count } pieces, more than { $most }.
   *[black] Black has { $count } pieces, more than { $most }.
}
setup-too-many-pawns = { $player ->
    [white] White has { $count } pawns, more than { $most }.
   *[black] Black has { $count } pawns, more than { $most }.
}
setup-pawn-on-end-rank = A pawn stands on { $square }, where no pawn can be.
setup-opponent-in-check = { $turn ->
    [white] Black’s king is in check, though it is White’s turn.
   *[black] White’s king is in check, though it is Black’s turn.
}
setup-too-many-checkers = { $turn ->
    [white] White’s king is attacked by { $count } pieces at once.
   *[black] Black’s king is attacked by { $count } pieces at once.
}
# $missing: king or rook. $square: where it should stand.
setup-castling-right = { $player ->
    [white] White cannot have this right to castle: { $missing ->
        [king] the king
       *[rook] the rook
    } does not stand on { $square }.
   *[black] Black cannot have this right to castle: { $missing ->
        [king] the king
       *[rook] the rook
    } does not stand on { $square }.
}
setup-en-passant = { $square } cannot be an en passant square here.
setup-no-fullmove = Full moves are counted from 1, not from 0.
setup-foreign-man = The piece on { $square } does not belong to this game.
setup-stack-not-allowed = Two pieces stand on { $square }, but there are no stacks in this game.
setup-terrain-off-board = { $square } lies outside the board and has no terrain.
setup-on-mountain = A piece stands on { $square }, which is a mountain.
setup-only-towers = Neither side has anything but towers.
setup-croissant = { $square } cannot be a croissant square here.
setup-doubled = { $square } cannot hold a pawn that made its two-square step.
setup-thawing = The piece on { $square } cannot be frozen for one more turn.
setup-unpromoted = The piece on { $square } would have been promoted there.
setup-king-in-stack = { $player ->
    [white] White’s king on { $square } is part of a stack, which no king can be.
   *[black] Black’s king on { $square } is part of a stack, which no king can be.
}
setup-mixed-stack = The two pieces on { $square } are of different sides and cannot form a stack.
setup-too-many-beside-checkered = { $player ->
    [white] White has { $count } pieces beside { $checkered } checkered ones, together more than { $most }.
   *[black] Black has { $count } pieces beside { $checkered } checkered ones, together more than { $most }.
}
setup-too-many-pawns-in-all = There are { $count } pawns in all, more than { $most }.
setup-no-start-square = No two-square step starts on { $square }.
setup-undo = The last move cannot have been { $from }{ $to }.
setup-no-checkered-left = { $player ->
    [white] No checkered piece is left, so it must be White’s turn.
   *[black] No checkered piece is left, so it must be Black’s turn.
}
