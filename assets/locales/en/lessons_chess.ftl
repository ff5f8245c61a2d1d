### What the lessons of classic chess say.

lesson-chess-rook = The rook
lesson-chess-rook-lines = The rook on c4 goes straight, as far as the way is free. Find all its moves, one after the other.
lesson-chess-rook-lines-right = That is all of them: along the file and along the rank, and onto c6, where a black pawn stands.
lesson-chess-rook-lines-wrong-own = Your own pawn stands on f4: the rook stops before it.
lesson-chess-rook-take = To capture, a piece goes onto the square of an enemy. Take the pawn on c6 with the rook.
lesson-chess-rook-take-right = Well done! The pawn leaves the board, and the rook stands in its place.

lesson-chess-bishop = The bishop and the queen
lesson-chess-bishop-diagonals = The bishop on d3 goes along diagonals, as far as the way is free. Find all its moves.
lesson-chess-bishop-diagonals-right = Right. It always stays on squares of one colour, and it may take the pawn on f5.
lesson-chess-bishop-diagonals-wrong-straight = A bishop never goes straight: only along diagonals.
lesson-chess-bishop-queen = The queen goes like rook and bishop together. Find all moves of the queen on a1.
lesson-chess-bishop-queen-right = Five. The pawn on d4 can be taken, but behind it the way is closed: only the knight passes over others.
lesson-chess-bishop-queen-wrong-past = The pawn on d4 is in the way. The queen may take it, but not pass over it.

lesson-chess-knight = The knight and the king
lesson-chess-knight-jump = The knight jumps two squares straight and one to the side, over anything. Find all moves of the knight on b1.
lesson-chess-knight-jump-right = Three! Your own pieces around it were no obstacle: only the knight passes over others.
lesson-chess-knight-jump-wrong-shape = That is not the knight’s jump: two squares straight, then one to the side.
lesson-chess-knight-king = The king goes one square in any direction, but never where he can be taken. Find all moves of the king on e4.
lesson-chess-knight-king-right = Seven. Only e5 was closed: the pawn on d6 attacks it.
lesson-chess-knight-king-wrong-attacked = The pawn on d6 attacks e5: there your king would be in check.

lesson-chess-pawn = The pawn
lesson-chess-pawn-forward = A pawn goes one square forward; from its first square it may go two. Move the pawn on e2.
lesson-chess-pawn-forward-right = Good. Pawns never go back, so each step is for good.
lesson-chess-pawn-forward-wrong-three = That is too far: from its first square a pawn goes one or two squares.
lesson-chess-pawn-takes = A pawn captures one square diagonally forward. Find both captures of the pawn on e4.
lesson-chess-pawn-takes-right = Yes: d5 and f5. The pawn on e5 only stands in its way.
lesson-chess-pawn-takes-wrong-straight = Straight ahead a pawn takes nothing: the pawn on e5 blocks it.

lesson-chess-check = Check
lesson-chess-check-answers = The rook on e8 attacks your king on e1: check! Answer it: go away, block, or take the attacker. Find all four moves.
lesson-chess-check-answers-right = The king steps to f1, queen or bishop goes to e2, or the bishop takes on e8. Nothing else was allowed.
lesson-chess-check-answers-wrong-file = On e2 the king would still stand on the file of the rook on e8.
lesson-chess-check-pinned = Your rook on e2 shields the king from the rook on e8. Find all its moves that keep him shielded.
lesson-chess-check-pinned-right = It may go up the file and even take on e8. Off the file it would leave your king in check, and that is never allowed.
lesson-chess-check-pinned-wrong-opens = Then nothing shields your king from the rook on e8. No move may leave him in check.

lesson-chess-mate = Checkmate and stalemate
lesson-chess-mate-back_rank = Check with no way out is checkmate, and wins. Find the move that mates at once.
lesson-chess-mate-back_rank-right = Checkmate! The rook attacks the king, and his own pawns shut him in.
lesson-chess-mate-smothered = Mate in two: the queen goes to g8, guarded by the knight. Black has one answer only. Then the knight strikes.
lesson-chess-mate-smothered-right = Checkmate by the knight on f7! The rook on g8 and the pawns leave the king no square.
lesson-chess-mate-smothered-wrong-early = Then the king goes to g8. First the queen goes there and makes the rook block that square.
lesson-chess-mate-smothered-hint = Give up the queen: move her from b3 to g8.
lesson-chess-mate-stalemate = No check and no legal move: that is stalemate, a draw. Black is close to it. Give mate instead.
lesson-chess-mate-stalemate-right = Checkmate. The queen sees b8 and a8, and the king on b6 guards a7 and b7.
lesson-chess-mate-stalemate-wrong-stuck = From c7 the queen gives no check, and Black has no move: stalemate, a draw.
lesson-chess-mate-stalemate-hint = Give check along the last rank.

lesson-chess-castling = Castling
lesson-chess-castling-short = King and rook have not moved, and nothing stands between: castle! Move the king from e1 to g1, or onto the rook on h1.
lesson-chess-castling-short-right = The king is safe and the rook has come to f1. On the other side it works too: king to c1, rook to d1.
lesson-chess-castling-short-wrong-rook = Castling begins with the king: he goes from e1 to g1, and the rook follows by itself.
lesson-chess-castling-short-wrong-other = That castles on the other side. Here the king goes to g1.
lesson-chess-castling-crossing = The king may not castle out of check, nor cross or reach an attacked square. Castle on the side where it is allowed.
lesson-chess-castling-crossing-right = Yes. On the way to g1 the king would cross f1, which the bishop on a6 attacks. d1 and c1 are safe.
lesson-chess-castling-crossing-wrong-through = The bishop on a6 attacks f1, and the king would have to cross it.
lesson-chess-castling-crossing-hint = Which square does the bishop on a6 attack: d1 or f1?

lesson-chess-promotion = The last rank
lesson-chess-promotion-queen = A pawn on the last rank becomes a queen, rook, bishop or knight. Move the pawn to e8 and choose the strongest.
lesson-chess-promotion-queen-right = A new queen! Each pawn that gets through may become one.
lesson-chess-promotion-queen-wrong-rook = A rook is strong, but the queen can do all that it can, and more.
lesson-chess-promotion-queen-wrong-minor = That would be a draw at once: with one bishop or knight alone nobody can give mate.
lesson-chess-promotion-knight = The queen is not always best. Move the pawn to f8 and choose what attacks king and queen at once.
lesson-chess-promotion-knight-right = Check by the knight on f8! The king must answer, and then you take the queen on d7.
lesson-chess-promotion-knight-wrong-quiet = That gives no check, and the queen on d7 gets away.
lesson-chess-promotion-knight-hint = What jumps from f8 both to h7 and to d7?

lesson-chess-en_passant = En passant
lesson-chess-en_passant-shown = Watch: the black pawn steps two squares past your pawn on e5, and is taken as if it had made only one.
lesson-chess-en_passant-now = Black’s pawn has just stepped from e7 to e5. Take it in passing with the pawn on d5.
lesson-chess-en_passant-now-right = Your pawn stands on e6, and the pawn on e5 is gone. It is possible on the very next move only.
lesson-chess-en_passant-now-wrong-late = The pawn on c5 did not step just now: the right lasts for one move only.
lesson-chess-en_passant-now-wrong-on = That lets the chance pass: only now can the pawn on e5 be taken.

lesson-chess-draws = Draws
lesson-chess-draws-thrice = When the same position stands for the third time, the game is a draw at once. Watch the knights go out and home twice.
lesson-chess-draws-fifty = Fifty moves by each side without a capture or a pawn’s move are a draw at once. This is the last of them.
lesson-chess-draws-mate_stands = Your move completes the fifty. But a mate on that very move comes before the count. Find it.
lesson-chess-draws-mate_stands-right = Checkmate on d8: White wins. A stalemate on that move would stand too.
lesson-chess-draws-mate_stands-wrong-count = That completes fifty moves without a capture or a pawn’s move: a draw. Find the mate.
lesson-chess-draws-bare = Kings alone cannot mate: a draw at once, also with one bishop or knight, or bishops all on one colour. Make it a draw.
lesson-chess-draws-bare-right = A draw: only the kings are left. The pawn would have become a queen.

lesson-chess-ending = Words and clocks
lesson-chess-ending-words = Players can end a game with words: offer a draw, which the other may accept, or resign, which loses.
lesson-chess-ending-clock = Whoever runs out of time loses. But against an opponent who can never mate, like White’s lone king here, it is a draw.
lesson-chess-ending-last_man = Your time is nearly gone. Take Black’s last pawn: then Black can never mate, and running out of time is only a draw.
lesson-chess-ending-last_man-right = Yes. With nothing but a king Black cannot win, not even on time.

lesson-chess-notation = How moves are written
lesson-chess-notation-read = Qxf7#: the queen (Q) takes (x) on f7 with mate (#). Check is +, castling O-O, e8=Q a new queen; e4 alone is a pawn’s move.
lesson-chess-notation-which = Both knights can go to d2, so the file is added. Play Nbd2.
lesson-chess-notation-which-right = Yes: N for the knight, b for the file it comes from, d2 for its target.
lesson-chess-notation-which-wrong-other = That is Nfd2, the knight from f3. Play the other one.
lesson-chess-notation-which-hint = The letter b names the file: move the knight on b1.

lesson-chess-plans = Plans
lesson-chess-plans-fork = One piece can attack two at once: a fork. Find the move of the knight that attacks king and rook together.
lesson-chess-plans-fork-right = Check on c7! The king must go, and the rook on a8 is yours.
lesson-chess-plans-fork-wrong-taken = It is check, but the pawn on g7 takes your knight on f6.
lesson-chess-plans-fork-hint = From which square does a knight reach both e8 and a8?
lesson-chess-plans-count = Before you take, ask who takes back. The rook on d4 can take the bishop on d7 or the knight on h4. Which is safe?
lesson-chess-plans-count-right = Nobody guards h4: a knight for nothing.
lesson-chess-plans-count-wrong-guarded = The king on e8 takes back on d7: a rook for a bishop is a poor trade.
lesson-chess-plans-skewer = King on d5 and queen on h5 stand on one rank. Give check on a5: when the king goes, the queen falls.
lesson-chess-plans-skewer-right = The queen on h5 stood behind her king, and the rook went through the whole rank.
lesson-chess-plans-skewer-wrong-taken = On d1 the queen from h5 takes your rook.
lesson-chess-plans-play = This is how a game begins. Bring your pieces out, castle early, and before each move look at what is attacked.
