### How a game ended. $winner: white, black, or none for a draw.

result-checkmate = { $winner ->
    [white] White wins by checkmate.
   *[black] Black wins by checkmate.
}
result-resignation = { $winner ->
    [white] White wins: Black resigned.
   *[black] Black wins: White resigned.
}
result-time = { $winner ->
    [white] White wins: Black ran out of time.
    [black] Black wins: White ran out of time.
   *[none] Draw: time ran out, but the other side has nothing left to mate with.
}
result-abandoned = { $winner ->
    [white] White wins: Black left the game.
    [black] Black wins: White left the game.
   *[none] Draw: the game was abandoned.
}
result-stalemate = Draw by stalemate: the side to move has no legal move and is not in check.
result-fifty-moves = Draw: fifty moves by each side without a capture or a pawn move.
result-repetition = Draw: the same position for the third time.
result-insufficient-material = Draw: neither side has enough pieces left to mate.
result-agreement = Draw by agreement.
