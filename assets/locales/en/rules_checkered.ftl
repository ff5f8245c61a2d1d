### The rules of Checkered chess.

rules-checkered-board = The board and the aim
rules-checkered-board-text =
    Checkered chess begins like chess, with the same pieces and the same aim: checkmate. But captures breed checkered pieces, and those belong to both sides.

    Later somebody may take the checkered pieces for good. Then the game changes: one plays the checkered side, the other everyone else.
rules-checkered-board-start = The start is that of chess.

rules-checkered-men = How the pieces move
rules-checkered-men-text = White, black and checkered pieces move alike, as in chess. Castling is as in chess, too.

rules-checkered-born = Captures breed
rules-checkered-born-text =
    A capture leaves a checkered piece on the square. You choose its nature: what captured, or what was captured.

    A pawn that captures onto the last rank becomes a queen, rook, bishop or knight, and what stands there is checkered.

    A king that captures stays a king, and breeds nothing.
rules-checkered-born-keeps = The rook captures a rook: a checkered rook stands on a6.
rules-checkered-born-takes = The rook captures a pawn and takes its nature: a checkered pawn.

rules-checkered-shared = Pieces of both sides
rules-checkered-shared-text =
    A checkered piece belongs to whoever’s turn it is: you move it as your own, then your opponent may.

    It captures only the opponent’s pieces, and nobody captures it. Its capture leaves a checkered piece again, with the same choice of nature. Checkered pawns go in the direction of whoever moves them.
rules-checkered-shared-both = The checkered pawn is moved by both: Black moves it down, White up.

rules-checkered-no_way_back = No way back
rules-checkered-no_way_back-text = When a checkered piece has moved without capturing, the opponent may not move it straight back on the next move. After another move it is free again.
rules-checkered-no_way_back-barred = Black has just moved the rook from c7 to c4: White may move it anywhere but back to c7.

rules-checkered-pawns = Two-square steps
rules-checkered-pawns-text =
    Each of the sixteen start squares of pawns serves for a two-square step once a game, for whichever pawn stands there: your own, or a checkered one that you move forward from it.

    En passant: only ordinary pawns take so, and only the two-square step of an ordinary pawn can be answered.
rules-checkered-pawns-once = A checkered pawn uses the two-square step of c2. Nobody can make it from there again.

rules-checkered-check = Check
rules-checkered-check-text =
    Your king is attacked by the opponent’s pieces, and by checkered pieces as the opponent would move them. No move may leave it so.

    Mind your own captures: a piece that turns checkered on the spot may then attack your king.

    No legal move is mate if the king is attacked, else stalemate. Taking the checkered side does not count as a move here.
rules-checkered-check-shared = The checkered rook on g5 gives check on the file, but White may move it too, and takes the rook on d5.

rules-checkered-side = Taking the checkered side
rules-checkered-side-text =
    Once a game, before a move, a player may take all checkered pieces for good, also in check. Then the same player moves at once, with a checkered piece.

    It is allowed if no checkered piece then attacks a king, and if the checkered side then has a move. It ends any right to take en passant, and nothing is kept from going straight back.

    When a game begins you may agree to play without it.
rules-checkered-side-taken = White takes the checkered rook, and moves it at once.

rules-checkered-after = Checkered against everyone
rules-checkered-after-text =
    Now one player has the checkered pieces and no king; the other has White’s and Black’s pieces and two kings. Checkered and ordinary pieces capture each other; ordinary pieces never capture each other. Captures breed nothing any more.

    Checkered pawns go, capture, take en passant and promote in both directions, and stay checkered. Ordinary pawns may take a checkered pawn’s two-square step en passant.

    Neither of the two kings may be left attacked by a checkered piece. Both may castle, and they may stand side by side.
rules-checkered-after-foes = The checkered rook may capture white and black pieces alike.
rules-checkered-after-ways = A checkered pawn goes and captures both ways.

rules-checkered-ends = How the game ends
rules-checkered-ends-text =
    Before the checkered side is taken, checkmate wins, as in chess.

    After it: if no checkered piece is left, the checkered side loses. If the other side has no legal move, it is mate when a king is attacked, else stalemate. If the checkered side has no legal move, it is stalemate.

    Drawn at once: stalemate, the same position for the third time, or fifty moves by each side without a capture or a pawn’s move. No position counts as dead. Resigning, time and agreed draws are as in chess.
rules-checkered-ends-last = The last checkered piece is captured: the checkered side has lost.

rules-checkered-notation = Notation
rules-checkered-notation-text = As in chess. A nature that was taken on stands behind the move: Rxh4=P. S means that the checkered side was taken.
