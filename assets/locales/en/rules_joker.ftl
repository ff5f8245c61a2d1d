### The rules of Joker chess.

rules-joker-board = The board and the aim
rules-joker-board-text =
    Joker chess is chess on nine by nine squares, with a Joker on each side and one more move for pawns. The aim is checkmate, as in chess.

    From a to i the back rank is rook, knight, bishop, queen, king, bishop, Joker, knight, rook. Pawns stand on ranks 2 and 8, may step two squares at first, take en passant, and become a queen, rook, bishop or knight on the last rank.
rules-joker-board-start = The start: White’s Joker stands on g1, Black’s on g9.

rules-joker-men = How the pieces move
rules-joker-men-text = All but the Joker move and capture as in chess.

rules-joker-joker = The Joker
rules-joker-joker-text =
    The Joker leaps like a knight, but only to an empty square. It never captures and never gives check.

    It can be captured. That is worth nothing, and does not begin the count of fifty moves anew.
rules-joker-joker-leaps = The Joker on d4 has six leaps: it cannot take the knight on e6, and its own pawn stands on c2.

rules-joker-freezing = Freezing
rules-joker-freezing-text =
    A Joker freezes the most valuable enemies among the eight squares around it: a queen before a rook, a rook before bishops and knights, those before pawns. If several are worth the same, all of them freeze. Kings and Jokers never do.

    It happens at once, whoever moved: an enemy that steps beside a Joker freezes there, and when a more valuable one arrives, the lesser go free.

    A frozen piece does not move, capture or castle. It attacks nothing, so it gives no check and guards no square. It can be captured.

    So you may answer a check by freezing whoever gives it.
rules-joker-freezing-arrives = The Joker leaps to d6, beside queen and rook: the queen on d7 freezes, the rook stays free.
rules-joker-freezing-frees = The queen comes to c3 and freezes; the rook on e5 is free, and gives check.
rules-joker-freezing-parries = The rook on a8 gives check. Beside it, on b7, the Joker freezes it: no more check.

rules-joker-thaw = Thawing
rules-joker-thaw-text =
    When a Joker leaves, whatever no other Joker of its side holds stays frozen for its owner’s next turn, and is free after that. Your attack still finds it in place.

    When a Joker is captured, its freeze ends at once.

    A freeze that runs out can uncover a check: then your king is in check at the start of your turn.
rules-joker-thaw-leaves = The Joker leaves the rank; the queen on g7 stays frozen for a turn, and the rook takes it.
rules-joker-thaw-taken = The Joker on e5 is captured: the queen on d4 is free at once, and gives check.

rules-joker-croissant = En Croissant
rules-joker-croissant-text =
    A pawn that made its two-square step counts as doubled, for as long as it stays on that file.

    When a doubled pawn goes one square and comes to stand beside an enemy doubled pawn, that pawn may, on the very next move only, step diagonally onto the square just left behind it.

    Nothing is captured. But the pawn that was passed is frozen for its owner’s next turn.

    A frozen pawn may not do it, nor one that would leave its king in check.
rules-joker-croissant-shown = Black’s pawn goes from d6 to d5; White’s steps behind it onto d6, and d5 freezes.

rules-joker-castling = Castling
rules-joker-castling-text =
    The king on the e file goes two squares towards a rook on the a or i file, and the rook lands on the square it crossed. All squares between them must be empty.

    Neither may have moved, the rook may not be frozen, and the king may not stand in check, cross or reach an attacked square. Frozen enemies attack nothing.
rules-joker-castling-both = White castles to g1, Black to c9.

rules-joker-ends = How the game ends
rules-joker-ends-text =
    Checkmate wins; you also win when the other side resigns or runs out of time. Frozen pieces have no move: they cannot help their king.

    Drawn at once: stalemate; the same position for the third time; fifty moves by each side without a pawn’s move or a capture (that of a Joker does not count); bare kings, a king with one knight, bishop or Joker against a bare king, or kings with nothing but Jokers.

    A draw may be agreed at any time.
rules-joker-ends-mate = The Joker holds the rook on d8, so nobody can step between: the rook mates on a9.

rules-joker-notation = Notation
rules-joker-notation-text =
    As in chess: a letter, x for a capture, and the square. J is the Joker: Jf3.

    En Croissant is written like a pawn’s capture, with a wave: e~d6.
