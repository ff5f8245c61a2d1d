### The rules of classic chess.

rules-chess-board = The board and the aim
rules-chess-board-text =
    Two players move in turn, White first. Each has sixteen pieces on a board of eight by eight squares.

    Your aim is checkmate: the enemy king is attacked, and whatever is tried, it cannot be saved.

    A piece captures by going onto the square of an enemy, which leaves the board. Nobody goes onto a piece of their own side, and only the knight passes over others.
rules-chess-board-start = The start: the queens face each other on the d file, the kings on the e file.

rules-chess-men = How the pieces move
rules-chess-men-text = Each drawing shows a piece alone on the board. What stands in the way stops every piece but the knight. All pieces capture as they move, except the pawn.

rules-chess-pawn = The pawn
rules-chess-pawn-text =
    A pawn goes one square straight forward, never back. From its start square it may go two, if both are empty.

    It captures otherwise: one square diagonally forward. A piece straight ahead only blocks it.

    A pawn that reaches the last rank becomes at once a queen, rook, bishop or knight, as you choose. You may have several queens.
rules-chess-pawn-captures = The pawn on e4 goes forward, or captures on d5 or f5.
rules-chess-pawn-becomes = On the last rank the pawn becomes a queen.

rules-chess-en_passant = En passant
rules-chess-en_passant-text =
    When a pawn makes its two-square step and comes to stand beside an enemy pawn, that pawn may take it as if it had gone only one square.

    This is possible on the very next move only. The enemy pawn goes diagonally behind it, and the pawn it passed leaves the board.
rules-chess-en_passant-shown = Black’s pawn steps from d7 to d5; the white pawn takes it by going to d6.

rules-chess-castling = Castling
rules-chess-castling-text =
    Once a game, king and rook may move together: the king goes two squares towards the rook, and the rook lands on the square that the king crossed.

    Neither of them may have moved before, and nothing may stand between them. The king may not be in check, nor cross or reach a square that is attacked.

    To castle, move the king two squares, or onto its own rook.
rules-chess-castling-short = Towards the h file: the king to g1, the rook to f1.
rules-chess-castling-long = Towards the a file: the king to c1, the rook to d1.

rules-chess-check = Check, mate and stalemate
rules-chess-check-text =
    A king that is attacked is in check. It must be saved at once: the king goes away, something steps between, or the attacker is captured. No move may leave your own king attacked.

    Check without a legal move is checkmate, and wins the game.

    No legal move without check is stalemate, a draw.
rules-chess-check-mate = The rook gives check on a8; the king’s own pawns shut it in. Checkmate.
rules-chess-check-stalemate = The queen leaves the king on h8 no square, but does not attack it: stalemate.

rules-chess-ends = How the game ends
rules-chess-ends-text =
    You win by checkmate, when the other side resigns, or when its time runs out.

    The game is drawn at once by stalemate; when the same position stands for the third time; after fifty moves by each side without a capture or a pawn’s move; and when neither side has enough to mate: king against king, also with one knight or bishop more, or with bishops that all stand on one colour.

    “The same position” means the same player to move, the same rights to castle and the same capture en passant. A mate on the move that completes a count stands.

    A draw may be offered and accepted at any time. Whoever runs out of time only draws if the opponent has nothing left to mate with.

rules-chess-notation = Notation
rules-chess-notation-text =
    A move is written with the letter of the piece and the square it goes to: Nf3. Pawns have no letter: e4. The letters are K king, Q queen, R rook, B bishop, N knight.

    x means a capture: Bxe5; a pawn that captures names its file: exd5. Where two pieces could go there, file or rank is added: Rad1.

    O-O castles towards the h file, O-O-O towards the a file. e8=Q makes a queen, + is check, # is mate.
rules-chess-notation-moves = In a game: 1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+.
