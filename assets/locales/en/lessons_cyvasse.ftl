### What the lessons of Cyvasse say.

lesson-cyvasse-board = Six directions
lesson-cyvasse-board-six = Here every square has up to six neighbours. The militia on g5 goes one square to any of them. Find all its moves!
lesson-cyvasse-board-six-right = Six it is: two on its own rank, two ahead and two behind.
lesson-cyvasse-board-six-wrong-far = That is two squares away; the militia goes one.
lesson-cyvasse-board-lines = These are the straight lines from g5: each keeps one of the six directions. Captures will go along such lines.
lesson-cyvasse-board-forward = No square lies straight ahead: a piece has two forward squares. Move the militia from g5 one square forward.
lesson-cyvasse-board-forward-right = Right, f6 and g6 are the forward squares. Some pieces care a lot about forward, as you will see.
lesson-cyvasse-board-forward-wrong-side = That is a step to the side. Forward means f6 or g6.
lesson-cyvasse-board-forward-wrong-back = That is a step back. Forward means f6 or g6.

lesson-cyvasse-king = The king
lesson-cyvasse-king-goal = Whoever captures the last enemy king wins. The rider on f8 stands beside the king on e9: take it!
lesson-cyvasse-king-goal-right = The game is won. Everything in Cyvasse is about coming this close.
lesson-cyvasse-king-first = There is no check. The rider on i1 attacks your king, but it is your turn. What wins at once?
lesson-cyvasse-king-first-right = First come, first served: your rider took the king on e9 before theirs could strike.
lesson-cyvasse-king-first-wrong-flee = Your king would be safer, but why run? The king on e9 can be taken now.
lesson-cyvasse-king-first-wrong-take = The king may take the rider on i1, but then the game goes on. Taking the king on e9 ends it.
lesson-cyvasse-king-two = On some maps a side has several kings, and all must fall. Take both, beginning with the one that could run away.
lesson-cyvasse-king-two-right = One king after the other. Only with the last one is the game won.
lesson-cyvasse-king-two-wrong-stuck = The king on b8 is shut in by mountains and can wait. The one on e9 would run.

lesson-cyvasse-walks = Walking
lesson-cyvasse-walks-rider = A move is a walk of several steps, turning at will. The rider takes up to three: lead it from g3 around the knight to g5.
lesson-cyvasse-walks-rider-right = Around the corner it went. Nobody walks through an enemy, and a walk ends on an empty square.
lesson-cyvasse-walks-own = Through your own pieces you may walk. The rider on e1 is hemmed in only by friends: bring it to e4!
lesson-cyvasse-walks-own-right = Straight through the king. Only the elephant cannot walk through its own side.
lesson-cyvasse-walks-steps = How far they walk: the dragon four steps, the rider three, knight and crossbowman two, all others one. The tower never moves.

lesson-cyvasse-mountains = Mountains
lesson-cyvasse-mountains-gorge = Nobody walks through a mountain. The knight on f2 takes up to two steps: find all its ways out of the gorge.
lesson-cyvasse-mountains-gorge-right = Those are all: the gaps on e3 and g1 and what lies one step behind.
lesson-cyvasse-mountains-dragon = Only the dragon flies over mountains; it lands beyond them. Fly from e3 over the range to the other side!
lesson-cyvasse-mountains-dragon-right = Over the peaks! No wall of mountains is safe from a dragon.

lesson-cyvasse-water = Water
lesson-cyvasse-water-cross = Water ends the walk of whoever enters it. Lead the rider into the river on g4 and, next turn, on to g7.
lesson-cyvasse-water-cross-right = Out of the water it walked its full three steps again. A river costs time, no more.
lesson-cyvasse-water-dragon = Water stops the dragon, too. On an island like g5 it is quite alone: find all its moves.
lesson-cyvasse-water-dragon-right = Only into the water, and there it stops. Over mountains yes, over lakes no.

lesson-cyvasse-bare = Capturing
lesson-cyvasse-bare-bare = Crossbowmen and trebuchets have no armour: anybody may take them. Capture the crossbowman on g4 with the rider on d4!
lesson-cyvasse-bare-bare-right = Three steps in a straight line onto its square. No attack was needed, for there was no armour to break.
lesson-cyvasse-bare-straight = To capture, a piece goes straight, on a way free of mountains, water and enemies. Which crossbowmen and trebuchets can the rider on f4 take?
lesson-cyvasse-bare-straight-right = Exactly: f6, h2 and c4. The others stand behind something or off the straight lines.

lesson-cyvasse-armour = Armour
lesson-cyvasse-armour-one = Each attacker takes away one armour; at 0 a piece may be captured. The militia on f6 has 1, and g5 attacks it. Find both captures: tap each captor, then f6!
lesson-cyvasse-armour-one-right = The militia may take it, and so may the rider on f3, though from there it attacks nothing.
lesson-cyvasse-armour-values = Armour: crossbowman and trebuchet 0; militia, spearman, rider and king 1; the others 2. Dots at a piece’s foot show it: bright ones are left, dark ones are lost.
lesson-cyvasse-armour-first_blow = Beside an equal you are struck first. The elephant attacks and captures at up to two squares: aim at the militia on g6 from out of its reach, then take it.
lesson-cyvasse-armour-first_blow-right = The elephant attacks two squares away and has armour 2: a lone militia cannot hurt it.
lesson-cyvasse-armour-first_blow-wrong-beside = Beside it, the rider with its armour of 1 is attacked in turn, and the militia takes first.
lesson-cyvasse-armour-two = Knight, elephant, dragon and tower have armour 2. Militia and crossbowman attack the knight on e6: find all its captors!
lesson-cyvasse-armour-two-right = Militia and rider. The crossbowman takes away armour, but never captures.
lesson-cyvasse-armour-second = The elephant on e4 attacks the tower on e6, but one attacker is too few. Bring the second, then take the tower!
lesson-cyvasse-armour-second-right = From h3 the crossbowman saw the tower three squares away, and its last armour was gone.

lesson-cyvasse-shadow = How far an attack reaches
lesson-cyvasse-shadow-reach = An attack goes straight: the crossbowman’s reaches 3 squares, the elephant’s and the dragon’s 2, the trebuchet’s 2 to 4, all others 1. What the crossbowman attacks glows.
lesson-cyvasse-shadow-shadow = An elephant attacks at one or two squares. Two of them aim at a rider each, but only one rider can be taken. Which?
lesson-cyvasse-shadow-shadow-right = The one on i6: nothing but open ground between. It had armour 1, and the elephant’s attack broke it.
lesson-cyvasse-shadow-shadow-wrong-hill = The mountain on e5 stops the attack: the rider on e6 keeps its armour.
lesson-cyvasse-shadow-around = The mountain on h4 is in the crossbowman’s way. From where does it attack the militia on h6 and keep its distance?
lesson-cyvasse-shadow-around-right = A free line to h6, and far enough away. Now the rider could take the militia.
lesson-cyvasse-shadow-around-wrong-near = It attacks from there, too, but right beside the militia it is taken: it has no armour.
lesson-cyvasse-shadow-around-wrong-beside = Beside the militia the rider would be taken first. Let the crossbowman attack from afar.

lesson-cyvasse-elephant = The elephant
lesson-cyvasse-elephant-own = The elephant walks one step but captures at two. Through its own side it cannot go; the rider can. Find all captures!
lesson-cyvasse-elephant-own-right = The rider passed through the tower on h5; the one on e5 stands in the elephant’s way.

lesson-cyvasse-spearman = The spearman
lesson-cyvasse-spearman-front = A spearman attacks and captures only on its two forward squares. What can the one on g4 take?
lesson-cyvasse-spearman-front-right = f5 and g5, the two squares before its spear. Walking it may go anywhere, one step.
lesson-cyvasse-spearman-bar = Its forward squares bar the way: one may enter or leave them, not pass through. Take the knight through the gap in two turns!
lesson-cyvasse-spearman-bar-right = One stop on g5, then on to g7. A spearman costs walkers a turn, and holds a gap all alone.
lesson-cyvasse-spearman-guard = The crossbowman on e4 took your king’s armour; the rider on h4 means to take the king. Let the spearman on j2 bar its way!
lesson-cyvasse-spearman-guard-right = From i2 the spear bars h3. The rider cannot pass it, and the king sits safe behind.
lesson-cyvasse-spearman-guard-wrong-run = The king escapes for the moment, but it is chased on. One step of the spearman holds the rider off.

lesson-cyvasse-tower = The tower
lesson-cyvasse-tower-still = The tower never moves, attacks nobody and captures nothing. But no piece of its side beside it can be captured: a small shield at its foot shows that.
lesson-cyvasse-tower-beside = Three crossbowmen without armour stand within reach of the rider on g4. Which can it take?
lesson-cyvasse-tower-beside-right = Those on e6 and i4. The one on g6 is protected by the tower on f7.
lesson-cyvasse-tower-twins = Towers do not protect each other. Elephant and crossbowman attack the tower on e8: capture it with the elephant!
lesson-cyvasse-tower-twins-right = Down it came, though the tower on d8 stood right beside it.
lesson-cyvasse-tower-siege = The tower on e8 protects the king on e9. First the tower, then the king: storm the fortress!
lesson-cyvasse-tower-siege-right = Without its tower the king was bare, and wherever it ran, the elephant reached it.

lesson-cyvasse-crossbowman = The crossbowman
lesson-cyvasse-crossbowman-over = The crossbowman attacks at up to three squares, over men and water, but captures nothing. Who takes the king on f8?
lesson-cyvasse-crossbowman-over-right = A fine team: the crossbowman on f5 took the armour away, the rider came from i8 and took the king.
lesson-cyvasse-crossbowman-cover = The crossbowman on h4 has no armour, and the rider on g7 would take it. From where does it attack that rider under cover?
lesson-cyvasse-crossbowman-cover-right = On g4 the militia stands before it: an attack passes over men, an enemy’s walk does not.
lesson-cyvasse-crossbowman-cover-wrong-open = There nothing stands between, and the rider on g7 walks straight up and takes the crossbowman.

lesson-cyvasse-trebuchet = The trebuchet
lesson-cyvasse-trebuchet-shot = The trebuchet shoots in a straight line at two to four squares, over men and mountains. Find all shots of the one on e3!
lesson-cyvasse-trebuchet-shot-right = e5, e7 and i3. The target leaves the board, and the trebuchet stays where it is.
lesson-cyvasse-trebuchet-king = The king on g9 hides behind militia, rider and mountains. Who reaches it all the same?
lesson-cyvasse-trebuchet-king-right = Four squares, straight over everything: its own attack broke the armour of 1, its shot took the king.
lesson-cyvasse-trebuchet-king-wrong-rider = A rider for the rider, but the king was within reach. Measure the line from g5 to g9.

lesson-cyvasse-dragon = The dragon
lesson-cyvasse-dragon-prey = The dragon attacks at up to two squares and captures at up to four, through mountains and spears. Find all its prey from f4!
lesson-cyvasse-dragon-prey-right = d6 and f3 by attack, i1 beyond the mountain, b4 past the spear. It moves over mountains, but does not attack over them: f6 kept its armour.
lesson-cyvasse-dragon-prey-wrong-over = It flies over the mountain on f5, but does not attack over it: the rider on f6 keeps its armour.

lesson-cyvasse-ends = Other ways to win
lesson-cyvasse-ends-towers = Whoever has nothing left but towers loses; on this map there are no kings. Finish the game at once!
lesson-cyvasse-ends-towers-right = The last militia fell, and towers alone cannot fight on.
lesson-cyvasse-ends-no_moves = A player without a legal move loses, too. The king on a9 has one way out: lock the door with the knight!
lesson-cyvasse-ends-no_moves-right = The king cannot move, nor take the knight: one attacker against armour 2 is not enough.
lesson-cyvasse-ends-no_moves-wrong-open = The way out over b8 stays open. The knight itself can stand in it.

lesson-cyvasse-draws = Draws
lesson-cyvasse-draws-fifty = Fifty moves by each side without a capture are a draw, as is an agreement. The count is nearly full: keep the game alive!
lesson-cyvasse-draws-fifty-right = A capture, and the count begins anew.
lesson-cyvasse-draws-third = To and fro, to and fro: when the same position comes for the third time, the game is a draw at once.
lesson-cyvasse-draws-order = The fiftieth move again, and nothing to capture. But a win on that very move comes before the draw: find it!
lesson-cyvasse-draws-order-right = Won! A captured king, nothing but towers, no legal move: all of these count before a draw.
lesson-cyvasse-draws-order-wrong-draw = The count is full, and the game is a draw. Something wins at once: remember the door on b8.

lesson-cyvasse-layout = Laying out an army
lesson-cyvasse-layout-secret = You may also lay out your own armies: White on ranks 1 to 4, Black on 6 to 9, rank 5 empty. Neither sees the other until both are done.
lesson-cyvasse-layout-king = Your king and two towers wait in the reserve. Place the king beside a tower, so that it is protected.
lesson-cyvasse-layout-king-right = A good home for a king. The tower cannot move, so choose its place with care.
lesson-cyvasse-layout-king-wrong-bare = The king stands beside no tower yet. Put them side by side.
lesson-cyvasse-layout-elephants = No piece may stand on a mountain; water is allowed. Place the rest, the elephants on rank 3 or 4, where no friends shut them in.
lesson-cyvasse-layout-elephants-right = In front the elephants can walk and strike at once.
lesson-cyvasse-layout-elephants-wrong-shut = An elephant on rank 1 or 2 waits behind its own side, and it cannot walk through.
lesson-cyvasse-layout-spearmen = Now you are Black, and forward is towards rank 1. Place the three spearmen in front, on rank 6 or 7, to bar the way.
lesson-cyvasse-layout-spearmen-right = A fence of spears: riders will have to stop before it.
lesson-cyvasse-layout-spearmen-wrong-behind = On rank 8 or 9 a spearman bars only squares behind its own line. Bring it to the front.

lesson-cyvasse-notation = Writing moves
lesson-cyvasse-notation-moves = M militia, S spearman, R rider, N knight, E elephant, C crossbowman, B trebuchet, D dragon, T tower, K king. Rh6 walks, Dxg3 captures, B*e7 shoots and stays in place.

lesson-cyvasse-plans = Plans
lesson-cyvasse-plans-breach = The tower on e8 protects the king, and the elephant on c8 guards the tower. Break it from afar, then let the dragon strike!
lesson-cyvasse-plans-breach-right = The trebuchet shot from e4 without coming near, and the way to the king on e9 was open.
lesson-cyvasse-plans-breach-wrong-haste = On e8 king and elephant attack the dragon together, and the elephant takes it.
lesson-cyvasse-plans-net = The king on c9 has one way out, to c8. Aim the crossbowman so that both squares are deadly, then take the king!
lesson-cyvasse-plans-net-right = From c7 the crossbowman covered the whole line, and the rider walked past it to the king.
lesson-cyvasse-plans-net-wrong-close = Right beside the king, the crossbowman without armour would simply be taken.
lesson-cyvasse-plans-net-wrong-rush = Do not hurry: beside the king the rider would be taken, farther off it attacks nothing. First the crossbowman.
lesson-cyvasse-plans-shelter = The dragon on i4 attacks your king, and the trebuchet on h6 aims at h2. Only one square is safe. Which?
lesson-cyvasse-plans-shelter-right = Beside the tower on g2 no armour is needed: shoot as it may, the trebuchet cannot take the king.
lesson-cyvasse-plans-shelter-wrong-stay = On i3 the king stands right beside the dragon. Look for shelter instead.
lesson-cyvasse-plans-count = Before you strike, count who can strike back. Which crossbowman does the rider on g4 take without loss?
lesson-cyvasse-plans-count-right = On i4 only g6 attacks the rider, and a crossbowman never captures. Nobody else is near.
lesson-cyvasse-plans-count-wrong-revenge = On g6 the militia on f7 attacks the rider: its one armour is gone, and it is taken.
lesson-cyvasse-plans-play = This is how the standard game begins. Strip armour with two attackers, keep the king by its towers, and beware of lone adventures.
