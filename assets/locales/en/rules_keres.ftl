### The rules of Keres.

rules-keres-board = The board and the aim
rules-keres-board-text =
    Two players move in turn, White first, on nine by nine squares. Capture the enemy king, and you have won.

    What makes Keres special: pieces stand on one another, two and two, and a stack moves like both of its pieces.

    Nobody goes through another piece; only the knight jumps. All pieces capture as they move.
rules-keres-board-start = The start. Black stands as White does, turned around.

rules-keres-king = The king
rules-keres-king-text =
    There is no check and no mate. Nothing forbids leaving a king where it can be taken, so look twice before you move.

    The king goes one square in any direction. It is never part of a stack: it steps onto nobody, and nobody onto it.
rules-keres-king-taken = Black’s king stands open on the file: the rook takes it and wins.

rules-keres-men = How the pieces move
rules-keres-men-text = Each drawing shows a piece alone on the board. Forward is up for White, and down for Black.

rules-keres-stacking = Stacking
rules-keres-stacking-text =
    A piece may end its move on a friend that stands alone and is no king. It becomes the top of a stack of two.

    A stack of two is full: nobody else steps onto it.
rules-keres-stacking-climbs = The knight goes onto the soldier on d5: now they are a stack.

rules-keres-stack = Moving a stack
rules-keres-stack-text =
    A stack moves as a whole, with the moves of both its pieces: a rook with a knight on top moves like a rook or like a knight.

    A whole stack never lands on a friend. Whoever captures a stack takes both pieces.
rules-keres-stack-both = A guard on a paladin: together they go one or two squares straight or diagonally.
rules-keres-stack-taken = The rook takes the stack on h4: both pieces leave the board.

rules-keres-unstacking = The top leaves
rules-keres-unstacking-text =
    The top piece may leave alone, by its own moves only: onto an empty square, capturing, or onto another lone friend. The bottom stays, and never leaves alone.

    Where the whole stack and the top alone could both go, these are two different moves, and you choose.
rules-keres-unstacking-leaves = The guard leaves the rook on d3 and captures the knight on f5.
rules-keres-unstacking-changes = The bishop leaves the knight on d4 and rides on the soldier on f6.

rules-keres-promotion = Promotion
rules-keres-promotion-text =
    On the last rank every soldier becomes a paladin and every ballista a rook. It is not a choice.

    It holds for both pieces of a stack, the top and the bottom, and also when a piece is stacked onto another there.
rules-keres-promotion-becomes = A ballista on a soldier reaches d9: a rook on a paladin stands there.

rules-keres-ends = How the game ends
rules-keres-ends-text =
    Whoever captures the king wins; you also win when the other side resigns or runs out of time.

    Drawn at once: forty half-moves in a row without a capture (twenty by each side); a player without a legal move; and when neither side can win. A side cannot win with only its king, with king and one lone knight, or with nothing but bishops and guards, stacks with one of them included, all on squares of one colour.

    A position that comes again is no draw by itself. A draw may be agreed at any time.
rules-keres-ends-last = A knight carries a rook: the stack leaps to f7, onto the king.

rules-keres-notation = Notation
rules-keres-notation-text =
    A letter and the square: Rc5; x for a capture: Gxe6. The letters are K king, R rook, B bishop, N knight, P paladin, G guard, S soldier, L ballista.

    A stack names both, the bottom first: PGe4. The top alone leaving is PG^e4. Stacking adds what it lands on: Sd5+N. Promotion is =P or =R.
