### Why a wish was not granted, as one kind sentence.

refusal-over = The game is over. You can take a move back, or start a new game.
refusal-looking-back = You are looking at an earlier position. Go back to the last move to play on.
refusal-paused = The game is paused. Go on to make a move.
refusal-computer = It is the computer’s turn.
# $why: a sentence with the reason, or nothing.
refusal-stuck = This piece cannot move now. { $why }
refusal-nothing-to-undo = There is no move to take back yet.
refusal-nothing-to-redo = There is no move to play again.
refusal-no-offer = Nobody has offered a draw.
# $plies: how many moves were made, White's and Black's counted one by one.
refusal-no-such-ply = The game has only { $plies ->
    [one] one move
   *[other] { $plies } moves
}; there is no move { $ply }.
# $why: a sentence that names the place.
refusal-unplayable = This game cannot be played on: { $why }
# $move: the move in coordinates, like e2e4.
refusal-unknown = { $move } is not possible here.

## By the rules. $square, $from, $to: squares like e4.

refusal-no-such-square = There is no square { $square } on this board.
refusal-same-square = A move has to go to another square.
refusal-empty-square = There is nothing on { $square }.
refusal-not-your-man = { $turn ->
    [white] It is White’s turn, and this piece is not White’s to move.
   *[black] It is Black’s turn, and this piece is not Black’s to move.
}
refusal-own-man = One of your own pieces stands on { $square }.
# $man: a chessman as a sentence begins with it, “The rook”.
refusal-unreachable = { $man } cannot go from { $from } to { $to }.
refusal-blocked = The way is blocked on { $square }.
refusal-nothing-to-capture = There is nothing to take on { $square }.
refusal-en-passant-over = The pawn on { $square } can no longer be taken en passant: only right after its two-square step.
refusal-king-attacked = Your king would be in check from { $square }.
refusal-promotion-missing = Choose what the pawn becomes.
refusal-choice-not-allowed = Nothing can be chosen with this move.
refusal-castling-right-lost = You can no longer castle on this side: the king or the rook has moved.
refusal-castling-blocked = You cannot castle yet: { $square } is not empty.
refusal-castling-in-check = You cannot castle out of check.
refusal-castling-attacked = You cannot castle here: { $square } is attacked.

## Cyvasse.

refusal-mountain = There is a mountain on { $square }.
refusal-water = The water on { $square } ends every walk.
# $by: where the spearman stands.
refusal-barred = The spearman on { $by } lets nobody pass { $square }.
# $left: how much armour is left.
refusal-armoured = The piece on { $square } cannot be captured yet: armour { $left }. Attack it with more pieces.
# $tower: where the tower stands.
refusal-protected = The tower on { $tower } protects the piece on { $square }.
refusal-never-captures = { $man } captures nothing.
refusal-not-forward = The spearman captures only on its two forward squares.
# $most: how far it captures.
refusal-not-in-line = { $man } captures only in a straight line, at most { $most ->
    [one] one square
   *[other] { $most } squares
} away.
refusal-out-of-shot = The trebuchet shoots only in a straight line, two to four squares away.

## Joker chess.

# $by: where the Joker stands.
refusal-frozen-held = The piece on { $square } is frozen: the Joker on { $by } holds it.
refusal-frozen-thawing = The piece on { $square } is still frozen this turn; after it, it is free.
refusal-croissant-over = En Croissant behind the pawn on { $square } is no longer possible: only right after its step.
refusal-castling-rook-frozen = You cannot castle now: the rook on { $square } is frozen.

## Keres.

refusal-stack-king = A king is never part of a stack.
refusal-stack-full = Two pieces stand on { $square } already.
refusal-stack-whole = A whole stack cannot land on your own piece on { $square }; only its top piece can, alone.
refusal-stack-none = There is no stack on { $square } whose top piece could leave it.

## Checkered chess.

refusal-step-used = The two-square step from { $square } has been made already; it can be made only once a game.
refusal-checkered-man = The checkered piece on { $square } belongs to both sides and cannot be captured.
# $square: where the piece came from.
refusal-straight-back = This checkered piece has just come from { $square }. It may not be moved straight back: first another move must be made.
refusal-switch-off = This game is played without taking the checkered pieces for good.
refusal-switch-no-checkered = There is no checkered piece to take yet.
# $by: where the attacker stands.
refusal-switch-king-attacked = You cannot take the checkered pieces now: the one on { $by } attacks the king on { $square }.
refusal-switch-no-move = You cannot take the checkered pieces now: they would have no move.
