### What the lessons of Joker chess say.

lesson-joker-board = The larger board
lesson-joker-board-look = Nine by nine squares, and a Joker for each side: White’s on g1, Black’s on g9. All else is as in chess, with one more pawn move.
lesson-joker-board-becomes = On rank nine a white pawn becomes a queen, rook, bishop or knight, never a Joker. Move the pawn to a9 and choose the strongest.
lesson-joker-board-becomes-right = A queen! Black’s pawns become something on rank one.
lesson-joker-board-becomes-wrong-rook = A rook is strong, but the queen can do all that it can, and more.
lesson-joker-board-becomes-wrong-minor = That would be a draw at once: with one bishop or knight alone nobody can give mate.

lesson-joker-joker = The Joker
lesson-joker-joker-leaps = The Joker jumps like a knight, but only to an empty square. Find all moves of the Joker on d4.
lesson-joker-joker-leaps-right = Six. The Joker never captures and never gives check: the knight on e6 need not fear its jump.
lesson-joker-joker-leaps-wrong-never = The Joker captures nothing, so e6 is closed to it.
lesson-joker-joker-leaps-wrong-own = Your own pawn stands on c2.
lesson-joker-joker-worth = A Joker can be captured, but that is worth nothing. Which capture of the bishop on d4 is good?
lesson-joker-joker-worth-right = The rook is worth five, the Joker nothing. Capturing a Joker does not even begin the fifty moves anew.
lesson-joker-joker-worth-wrong-nothing = On g7 stands only the Joker, which is worth nothing. Something better stands on b6.

lesson-joker-freezing = Freezing
lesson-joker-freezing-strongest = A Joker freezes the most valuable enemy beside it. The Joker on d4 holds your rook on e5; find all moves of the knight on c3.
lesson-joker-freezing-strongest-right = The queen counts nine, the rook five, bishop and knight three, the pawn one. Beside the rook the knight stays free.
lesson-joker-freezing-tie = Bishop and knight are worth the same, so the Joker on d4 freezes both, on e5 and c3. Find all moves you still have.
lesson-joker-freezing-tie-right = Only the king and the pawn on a2 could move. Kings and Jokers themselves are never frozen.
lesson-joker-freezing-place = Now your Joker: bring it beside the most valuable black piece.
lesson-joker-freezing-place-right = Beside d5 stands the queen on c6, frozen at once: she can neither move nor capture.
lesson-joker-freezing-place-wrong-rook = That freezes the rook on h4, but the queen on c6 is worth more.
lesson-joker-freezing-place-hint = The queen stands on c6. Which jump of the Joker from e3 ends beside her?
lesson-joker-freezing-frees = The Joker on d4 holds your rook on e5. Move your queen beside that Joker, and see what happens to the rook.
lesson-joker-freezing-frees-right = The queen is frozen the moment she arrives, and the rook is free: it gives check to the king on e9!

lesson-joker-frozen = Frozen pieces
lesson-joker-frozen-guards_nothing = A frozen piece attacks nothing, so it guards nothing. Two knights can be taken; which one is safe to take?
lesson-joker-frozen-guards_nothing-right = Your Joker on e8 holds the rook on d9, so nobody takes back on d7.
lesson-joker-frozen-guards_nothing-wrong-guarded = The pawn on g5 is not frozen: it would take your rook on h4.
lesson-joker-frozen-guards_nothing-hint = Which black piece stands frozen beside your Joker on e8?
lesson-joker-frozen-no_check = Your Joker on d7 holds the rook on e8. Find all moves of the king on d1: the frozen rook gives no check.
lesson-joker-frozen-no_check-right = All five, also e1 and e2. But a frozen piece can be captured like any other.

lesson-joker-leaving = The Joker leaves
lesson-joker-leaving-shown = When a Joker leaves, what it held stays frozen for one more turn of its owner. Watch: it opens the rank, and the queen on g7 cannot flee.
lesson-joker-leaving-still = Now you play Black: the Joker has just left your queen on g7 for e5. Find all moves you have.
lesson-joker-leaving-still-right = Only the king moves: the queen is free after this turn. What another Joker of the same side holds stays frozen.
lesson-joker-leaving-another = Two Jokers hold the queen on g7. One may leave and freeze the rook on c9 as well. Find its jump.
lesson-joker-leaving-another-right = From d9 one Joker holds the rook on c9, and the one on h6 still holds the queen.
lesson-joker-leaving-another-wrong-short = d7 does not touch c9: a Joker holds only the eight squares around it.
lesson-joker-leaving-another-hint = Let the Joker on f8 go.

lesson-joker-taken = The Joker is captured
lesson-joker-taken-free = The Joker on e5 holds your queen on d4. Take it with the pawn on f4: its freeze then ends at once.
lesson-joker-taken-free-right = Free in the same moment: the queen on d4 gives check to the king on d9.

lesson-joker-check = The Joker and check
lesson-joker-check-parry = The rook on a8 gives check, and the king on a1 has no square. Freeze the attacker!
lesson-joker-check-parry-right = From b7 the Joker holds the rook on a8: no more check.
lesson-joker-check-ran_out = Your Joker left the rook on e8 a turn ago. It is free again, and your king on e1 is in check! Find every answer.
lesson-joker-check-ran_out-right = Four steps of the king, or the Joker back to d7, where it freezes the rook once more.

lesson-joker-croissant = En Croissant
lesson-joker-croissant-shown = Both pawns made the two-square step and kept their file. Black’s goes from d6 to d5, beside yours; yours steps behind it. Watch.
lesson-joker-croissant-now = Your turn: the pawn on d5 has just stepped beside yours on e5. Step diagonally onto d6, the square it left.
lesson-joker-croissant-now-right = En Croissant! Nothing is captured, but the pawn on d5 is frozen for a turn. It works on the very next move only.
lesson-joker-croissant-now-wrong-sideways = Not onto the pawn on d5: nothing is captured. Go behind it.
lesson-joker-croissant-now-wrong-on = That is a move, but it lets En Croissant pass: next turn it is too late.
lesson-joker-croissant-frozen = Now you play Black, and your pawn on d5 was passed behind. For this turn it is frozen. Find all your moves.
lesson-joker-croissant-frozen-right = After this turn it is free. White’s pawn has changed its file and can no longer do this; the fifty moves began anew.
lesson-joker-croissant-held = Black’s pawn has just come to d5. But the Joker on f4 holds your pawn on e5. Find all moves you have.
lesson-joker-croissant-held-right = Only the king moves: a frozen pawn cannot go En Croissant. Nor may it be done if it leaves your king in check.
lesson-joker-croissant-held-wrong-cannot = Your pawn on e5 is frozen by the Joker on f4, so it cannot go En Croissant.

lesson-joker-castling = Castling
lesson-joker-castling-both = The king on e1 goes two squares towards a rook; all between must be empty, also on the longer side. Castle on either side.
lesson-joker-castling-both-right = The rook lands on the square that the king crossed: d1 on one side, f1 on the other.
lesson-joker-castling-frozen_rook = The black Joker on h2 holds a rook, and a frozen rook does not castle. Castle on the other side.
lesson-joker-castling-frozen_rook-right = King to c1, rook to d1. The rook on i1 keeps its right and may castle once it is free.
lesson-joker-castling-frozen_rook-wrong-frozen = The rook on i1 is frozen by the Joker on h2, so there is no castling with it now.
lesson-joker-castling-frozen_rook-hint = The rook on a1 is free: the king goes to c1.

lesson-joker-ending = How it ends
lesson-joker-ending-stalemate = Frozen pieces have no move: freezing Black’s last one that can move makes stalemate. Give mate instead.
lesson-joker-ending-stalemate-right = Checkmate! The queen on h9 attacks along the rank, and the king on b7 guards a8 and b8.
lesson-joker-ending-stalemate-wrong-drawn = From f4 the Joker freezes the knight on e3. Black has no move and no check: stalemate, a draw.
lesson-joker-ending-stalemate-hint = Give check along the last rank, from h9.
lesson-joker-ending-draws = A draw at once: bare kings, also with one knight, bishop or Joker, or Jokers on both sides; fifty moves; the position for the third time.
lesson-joker-ending-notation = The move list writes J for the Joker: Jf3. En Croissant has a wave where a capture has its x: e~d6.

lesson-joker-plans = Plans
lesson-joker-plans-mate = Your Joker on e8 holds the rook on d8, which guards nothing now. Find the strongest move.
lesson-joker-plans-mate-right = Checkmate! Free, the rook could have gone to d9 and blocked. Frozen, it only looks on.
lesson-joker-plans-mate-wrong-rook = The rook on d8 does not run away. There is something better: the king.
lesson-joker-plans-mate-hint = Give check along the last rank: who could still block?
lesson-joker-plans-hunt = A frozen piece waits for you. First bring the Joker beside the queen on c6, then let the pawn on b4 walk up and take her.
lesson-joker-plans-hunt-right = The Joker captures nothing itself, but it holds the prey for the others.
lesson-joker-plans-hunt-wrong-early = The queen on c6 is still free: she takes the pawn on b5. Freeze her first.
lesson-joker-plans-play = This is how a game begins. Send the Joker where strong pieces stand, and mind whom his leaving sets free.
