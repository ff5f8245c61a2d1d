### What a card tells about the piece under the pointer.

# Whose a checkered piece is in stage 1.
card-shared = Moved by whoever’s turn it is
# $squares: like e4, or e4, f5.
card-frozen-held = Frozen by the Joker on { $squares }
card-frozen-thawing = Frozen for one more turn of its owner
card-armour = { $left ->
    [0] No armour: it can be captured
   *[other] Armour: { $left } of { $full }
}
# It cannot be captured for another reason.
card-armour-gone = Armour: 0 of { $full }
# $squares: where the attackers stand.
card-attacked = Attacked from { $squares }
card-protected = Protected by a tower: it cannot be captured
# $man: what it stands on, like rook.
card-carried = On top of: { $man }
# $squares: where the enemies stand that this Joker freezes.
card-holds = Freezes { $squares }
# $squares: where the pieces stand that this tower protects.
card-protects = Protects { $squares }
# Of a pawn in Joker chess.
card-doubled = Doubled: it may take part in En Croissant
card-no-way-back = Not straight back to { $square } on this move
# Nothing is blocked in particular.
card-stuck = It cannot move now.
card-mountain = No piece stands here; only the dragon flies over it
card-water = Whoever enters the water stops there
