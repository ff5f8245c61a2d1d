### How each chessman moves, in a sentence or two; on cards and in the rules.

how-king = One square in any direction.
how-queen = Any distance in a straight line or diagonally.
how-rook = Any distance in a straight line, along a file or a rank.
how-bishop = Any distance diagonally; it keeps to squares of one colour.
how-knight = Two squares straight and one to the side, over anything in between.
how-pawn = One square forward, two from its start square. It captures one square diagonally forward.
how-joker = Like a knight, but only to an empty square. It captures nothing, and freezes the strongest enemies beside it.
how-paladin = One or two squares in a straight line.
how-guard = One or two squares diagonally.
how-soldier = One square diagonally forward. On the last rank it becomes a paladin.
how-ballista = Any distance straight forward. On the last rank it becomes a rook.
how-militia = One step to a neighbouring square. It attacks and captures its neighbours.
how-spearman = One step. It attacks and captures only its two forward squares, and bars the way over them.
how-rider = Up to three steps, turning as it likes. It attacks its neighbours, and captures up to three squares away, straight.
how-cyvasse-knight = Up to two steps. It attacks its neighbours, and captures up to two squares away, straight.
how-elephant = One step. It attacks and captures up to two squares away, but cannot go through its own side’s pieces.
how-crossbowman = Up to two steps. It attacks up to three squares away, but never captures.
how-trebuchet = One step. It attacks two to four squares away, and captures there by a shot, over pieces and mountains, staying where it is.
how-dragon = Up to four steps, also through mountains and past spearmen. It attacks up to two squares away, and captures up to four, straight.
how-tower = It never moves, attacks or captures. Its own pieces beside it cannot be captured.
