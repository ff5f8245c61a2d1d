### How a game ended. $winner: white, black, or none for a draw.

result-checkmate = { $winner ->
    [white] White wins by checkmate.
   *[black] Black wins by checkmate.
}
result-king-captured = { $winner ->
    [white] White wins: Black’s king was captured.
   *[black] Black wins: White’s king was captured.
}
result-only-towers = { $winner ->
    [white] White wins: Black has nothing left but towers.
   *[black] Black wins: White has nothing left but towers.
}
result-no-checkered-left = { $winner ->
    [white] White wins: no checkered piece is left.
   *[black] Black wins: no checkered piece is left.
}
result-no-moves = { $winner ->
    [white] White wins: Black has no legal move.
    [black] Black wins: White has no legal move.
   *[none] Draw: the side to move has no legal move.
}
result-resignation = { $winner ->
    [white] White wins: Black resigned.
   *[black] Black wins: White resigned.
}
result-time = { $winner ->
    [white] White wins: Black ran out of time.
    [black] Black wins: White ran out of time.
   *[none] Draw: time ran out, but the other side has nothing left to win with.
}
result-abandoned = { $winner ->
    [white] White wins: Black left the game.
    [black] Black wins: White left the game.
   *[none] Draw: the game was abandoned.
}
result-stalemate = Draw by stalemate: the side to move has no legal move and is not in check.
# $pawns: none in a game that has no pawns to move.
result-fifty-moves = { $pawns ->
    [none] Draw: fifty moves by each side without a capture.
   *[some] Draw: fifty moves by each side without a capture or a pawn move.
}
result-forty-plies = Draw: forty moves in a row, both sides’ counted, without a capture.
result-repetition = Draw: the same position for the third time.
result-insufficient-material = Draw: neither side has enough pieces left to win.
result-agreement = Draw by agreement.
