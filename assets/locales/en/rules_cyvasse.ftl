### The rules of Cyvasse.

rules-cyvasse-board = The board and the aim
rules-cyvasse-board-text =
    Two armies of 23 move in turn, White first. Capture the enemy king, and you have won; if a map gives a side several kings, all of them. There is no check.

    The board has 88 squares with six sides, so that each has up to six neighbours. A straight line keeps one of the six directions. Your forward squares are the two neighbours on the enemy’s side.

    Files slant: their letters run from a to l, ranks from 1 to 9.
rules-cyvasse-board-start = The standard map at the start.
rules-cyvasse-board-neighbours = A square and its six neighbours.

rules-cyvasse-men = How the pieces move
rules-cyvasse-men-text = Dots show where a piece may walk on open ground, rings where it attacks.

rules-cyvasse-numbers = The pieces in numbers
rules-cyvasse-numbers-text = Armour is how many attackers it takes before a piece can be captured. Steps is how far it walks, attack how far it attacks.

rules-cyvasse-walking = Walking
rules-cyvasse-walking-text =
    A move is a walk of up to as many steps as the piece has, from neighbour to neighbour, turning as it likes. It ends on an empty square that is no mountain.

    Nobody walks through enemies. Everybody walks through their own side’s pieces, except the elephant.
rules-cyvasse-walking-turns = The rider walks around the black knight to g5.

rules-cyvasse-ground = Mountains and water
rules-cyvasse-ground-text =
    Nobody stands on a mountain, and nobody walks through one but the dragon.

    Water ends the walk: whoever enters a water square stops there, the dragon too. On a later turn it leaves the water and walks as usual.
rules-cyvasse-ground-water = The rider stops in the water, and goes on a turn later.
rules-cyvasse-ground-dragon = Only the dragon crosses the mountains.

rules-cyvasse-spearmen = Spearmen bar the way
rules-cyvasse-spearmen-text =
    A spearman attacks and captures only its two forward squares, and it bars them: an enemy may step onto such a square or away from it, but not pass through within one walk.

    The dragon flies past.
rules-cyvasse-spearmen-bars = The knight must stop on g5, which the spearman watches; the next turn it goes on.

rules-cyvasse-attack = Attack, armour, capture
rules-cyvasse-attack-text =
    A piece attacks an enemy on a straight line within its attack range. Pieces and water in between do not matter; a mountain stops the attack, except the trebuchet’s. The dragon flies over mountains, but does not attack over them.

    Armour left is a piece’s armour less the number of its attackers. A piece with no armour left, and no tower beside it, may be captured.

    Whoever captures need not attack: it walks straight onto the target, at most as far as its steps or its attack, whichever is more, and not through water, mountains, pieces or barred squares. Crossbowmen and towers never capture.
rules-cyvasse-attack-breaks = The elephant comes to attack as well: the militia’s armour is gone, and it is captured.
rules-cyvasse-attack-two = Armour 2: the militia and the crossbowman attack the knight, and the rider captures it.

rules-cyvasse-tower = Towers
rules-cyvasse-tower-text =
    A tower neither moves, attacks nor captures. But a piece beside a tower of its own side cannot be captured, however many attack it.

    Towers do not protect towers: a tower with no armour left can be captured, unprotected.
rules-cyvasse-tower-protects = Two crossbowmen stand beside the tower and are safe; the one on i4 is not.

rules-cyvasse-trebuchet = The trebuchet shoots
rules-cyvasse-trebuchet-text =
    The trebuchet does not walk to what it captures. It shoots it, in a straight line, two to four squares away, over pieces and mountains, and stays where it is.

    What it hits must have no armour left and no tower beside it. The trebuchet’s own attack counts. It cannot hit its neighbours.
rules-cyvasse-trebuchet-shoots = The trebuchet shoots the king on g9, over everything between.

rules-cyvasse-layout = Laying out an army
rules-cyvasse-layout-text =
    You may play a map as it comes, or each side lays out its own army in its half: White on ranks 1 to 4, Black on ranks 6 to 9. Rank 5 stays empty.

    Nobody stands on a mountain; water is allowed. Each layout stays hidden from the other until both are done.
rules-cyvasse-layout-half = White’s army on the standard map.

rules-cyvasse-ends = How the game ends
rules-cyvasse-ends-text =
    You win when you capture the last enemy king; when the enemy has nothing left but towers, or nothing; when the enemy has no legal move; when the other side resigns or runs out of time.

    Drawn at once: fifty moves by each side without a capture, or the same position for the third time. A draw may be agreed at any time.

    If several ends hold at once, the first one in this order counts: king captured, only towers, no moves, fifty moves, repetition.
rules-cyvasse-ends-king = The rider attacks the king: its armour is gone, and the rider captures it.

rules-cyvasse-notation = Notation
rules-cyvasse-notation-text = A letter and the square: Rg4; x for a capture: Dxe7; * for a shot: B*g6. The letters are M militia, S spearman, R rider, N knight, E elephant, C crossbowman, B trebuchet, D dragon, T tower, K king.
