### What the lessons of Keres say.

lesson-keres-king = The king
lesson-keres-king-walk = The king on e4 goes one square in any direction, also to capture. Find all its moves, one after the other.
lesson-keres-king-walk-right = All seven! It may take the soldier on f5; only d4, where your own soldier stands, is closed to it.
lesson-keres-king-walk-wrong-own = Your own soldier stands on d4, and a king shares a square with nobody.
lesson-keres-king-goal = Whoever captures the king wins. Take the black king on g8 with the rook on g2!
lesson-keres-king-goal-right = That is how every game of Keres is won: the king is taken like any other piece.
lesson-keres-king-first = Keres knows no check. The rook on e8 attacks your king, but it is your turn. What wins at once?
lesson-keres-king-first-right = Right! Your king stayed in danger, and it did not matter: the bishop took the other king first.
lesson-keres-king-first-wrong-flee = Your king would be safe, but there is no need to run: the black king on g8 can be taken now.
lesson-keres-king-first-wrong-block = The bishop would shield your king on e6. It can do far better from where it stands!
lesson-keres-king-danger = Nobody warns you when your king can be taken: you must see it. Black threatens it now. Save it!
lesson-keres-king-danger-right = Well seen! The bishop takes the rook on c8, and nothing reaches your king any more.
lesson-keres-king-danger-wrong-file = The rooks on b9 and d9 aim straight down the board: there the king is taken just the same.
lesson-keres-king-danger-wrong-stay = On c2 the king is still on the file of the rook on c8.

lesson-keres-rook_bishop_knight = Rook, bishop and knight
lesson-keres-rook_bishop_knight-rook = The rook on c4 goes straight, as far as the way is free, and captures what it meets. Find all its moves.
lesson-keres-rook_bishop_knight-rook-right = All found: up to the soldier on c7, and along the rank as far as the square before your king.
lesson-keres-rook_bishop_knight-rook-wrong-past = The soldier on c7 stands in the way: the rook may take it, but not pass it.
lesson-keres-rook_bishop_knight-bishop = The bishop on d3 goes diagonally, as far as the way is free. Find everything it can capture.
lesson-keres-rook_bishop_knight-bishop-right = The rook on f5 and the soldier on b5, and no more: the knight on g6 hides behind the rook.
lesson-keres-rook_bishop_knight-bishop-wrong-past = The rook on f5 is in between: the bishop cannot pass through it.
lesson-keres-rook_bishop_knight-knight = The knight goes two squares straight and one aside, and jumps over anything. Find all moves of the one on h1.
lesson-keres-rook_bishop_knight-knight-right = Three jumps, straight out of the crowd. No other piece jumps over anybody.
lesson-keres-rook_bishop_knight-over = The black king hides behind a wall of soldiers. Which move wins the game?
lesson-keres-rook_bishop_knight-over-right = No wall stops a knight: from f7 it leaps onto the king on e9.
lesson-keres-rook_bishop_knight-over-wrong-greed = A rook is a fine catch, but the king was there to be taken. Look at the knight on f7.

lesson-keres-paladin_guard = Paladin and guard
lesson-keres-paladin_guard-paladin = The paladin goes one or two squares straight, and jumps over nobody. Find all moves of the one on e4.
lesson-keres-paladin_guard-paladin-right = Right: two squares to the sides, the soldier on e5, and e3 before your own king.
lesson-keres-paladin_guard-paladin-wrong-far = Three squares are too many: the paladin goes two at most.
lesson-keres-paladin_guard-guard = The guard goes one or two squares diagonally. Find all moves of the one on d4.
lesson-keres-paladin_guard-guard-right = All of them. It takes the soldier on e5, which bars the way to f6.
lesson-keres-paladin_guard-guard-wrong-straight = Straight is the way of the paladin; the guard goes diagonally.
lesson-keres-paladin_guard-fork = Two threats are better than one. Put the paladin where it attacks king and guard at the same time!
lesson-keres-paladin_guard-fork-right = From e6 it aimed at e8 and c6. The king had to run, and the guard was yours.
lesson-keres-paladin_guard-fork-wrong-one = From c4 it attacks the guard alone, which simply walks away.

lesson-keres-soldier_ballista = Soldier and ballista
lesson-keres-soldier_ballista-soldier = The soldier goes one square diagonally forward, and captures in the same way. Find all moves of the one on d4.
lesson-keres-soldier_ballista-soldier-right = Two: it takes the rook on c5 or goes to e5. The knight right before it is out of its reach.
lesson-keres-soldier_ballista-soldier-wrong-straight = A soldier never goes straight, not even to capture.
lesson-keres-soldier_ballista-soldier-wrong-back = A soldier never goes back.
lesson-keres-soldier_ballista-ballista = The ballista goes any distance, but only straight forward. Find all moves of the one on b2.
lesson-keres-soldier_ballista-ballista-right = Right, up to the soldier on b7. Whoever moves a ballista cannot bring it back: choose the moment well.
lesson-keres-soldier_ballista-ballista-wrong-side = The ballista knows no sideways and no back, only straight forward.
lesson-keres-soldier_ballista-open = Your soldier on f4 stands before the ballista. With which capture does it open the file and attack a rook as well?
lesson-keres-soldier_ballista-open-right = The ballista aimed at the king, the soldier at the rook on h6. Black could only answer one of them.
lesson-keres-soldier_ballista-open-wrong-other = That opens the file, too, but from e5 the soldier threatens nothing more. Take the other knight.

lesson-keres-promotion = The last rank
lesson-keres-promotion-soldier = On the last rank a soldier becomes a paladin, always. Bring the soldier on d8 there.
lesson-keres-promotion-soldier-right = There stands a paladin! It goes back as well as forward.
lesson-keres-promotion-ballista = A ballista becomes a rook there. The king on a9 is shut in by its own soldiers. Win in two moves!
lesson-keres-promotion-ballista-right = The new rook swept along the rank, and the king had nowhere to go.
lesson-keres-promotion-ballista-wrong-short = Do not stop half way: on h9 the ballista becomes a rook at once.

lesson-keres-stacking = Stacks
lesson-keres-stacking-climb = A piece may end its move on a friend that is alone. Let the knight on e3 climb onto the soldier on d5.
lesson-keres-stacking-climb-right = Now both stand on d5: a stack, the soldier below and the knight on top.
lesson-keres-stacking-friends = A stack holds two, and a king is never part of one. Find all moves of the rook on d4.
lesson-keres-stacking-friends-right = Onto the lone soldier on b4 it may climb; the stack on d6 is full, and the king on f4 carries nobody.

lesson-keres-whole_stack = The whole stack moves
lesson-keres-whole_stack-both = A stack has the moves of both its pieces. With the paladin below it goes straight: take the knight on e6!
lesson-keres-whole_stack-both-right = Both went together. Paladin and guard in one stack go one or two squares in all eight directions.
lesson-keres-whole_stack-both-wrong-guard = That was a diagonal move of the guard. This time use the straight moves of the paladin below.
lesson-keres-whole_stack-jump = The knight below carries the rook. Which move of the stack on e5 wins?
lesson-keres-whole_stack-jump-right = The whole stack jumped like its knight, right onto the king on f7.
lesson-keres-whole_stack-jump-wrong-greed = The rook on e8 would be a prize, but think of the knight below: it sees the king.
lesson-keres-whole_stack-friend = A whole stack never lands on a friend; its top may, alone. Put the bishop from d4 onto the soldier on f6.
lesson-keres-whole_stack-friend-right = The knight stays on d4, and on f6 there is a new stack.

lesson-keres-top_alone = The top alone
lesson-keres-top_alone-leave = The top may leave alone by its own moves; the bottom stays. Find all captures of the stack on d3, whole or top alone.
lesson-keres-top_alone-leave-right = On b5 and f5 the stack or the guard alone may capture; on d6 only the whole stack, going like its rook.
lesson-keres-top_alone-whole = Two different moves take the knight on f6: the whole stack or the bishop alone. Mind the guard on a5, and choose!
lesson-keres-top_alone-whole-right = Well chosen: nobody was left behind on c3, so the guard captures nothing.
lesson-keres-top_alone-whole-wrong-left = The rook stays behind on c3, and the guard on a5 takes it.
lesson-keres-top_alone-top = The stack on e3 shields your king from the rook on e8. Take the bishop on g5, and choose who goes!
lesson-keres-top_alone-top-right = The guard captured, and the paladin stayed on e3 before the king.
lesson-keres-top_alone-top-wrong-open = With the whole stack gone, the file is open, and the rook on e8 takes your king.
lesson-keres-top_alone-one = Find all moves of the stack on a2: those of both pieces together, and those of the guard alone.
lesson-keres-top_alone-one-right = Three squares, two ways each. Soldier and guard could both lead the stack to b3, and that is one and the same move.
lesson-keres-top_alone-bottom = The piece below never leaves alone. Take the rook on e8 with the rook from e3: its rider comes along.
lesson-keres-top_alone-bottom-right = So it is: the top goes alone or both go; the bottom never goes by itself.
lesson-keres-top_alone-bottom-wrong-alone = The top is a guard: alone it cannot go straight.

lesson-keres-stack_taken = Two at one blow
lesson-keres-stack_taken-two = Whoever captures a stack takes both its pieces. What is the best capture of the rook on e4?
lesson-keres-stack_taken-two-right = Knight and guard in one move: that is more than a rook.
lesson-keres-stack_taken-two-wrong-one = That is one rook. On h4 you get two pieces for one move.
lesson-keres-stack_taken-guarded = The soldier on h7 guards the knight on g6. Take the knight, but choose so that you lose as little as possible.
lesson-keres-stack_taken-guarded-right = If the soldier takes back, you lose the bishop alone; your rook is safe on d3.
lesson-keres-stack_taken-guarded-wrong-both = The soldier takes back on g6, and rook and bishop are gone together.

lesson-keres-stack_promotion = Stacks on the last rank
lesson-keres-stack_promotion-both = On the last rank top and bottom are promoted alike. Choose the move to d9 that makes the most of it!
lesson-keres-stack_promotion-both-right = The soldier became a paladin and the ballista a rook, both in one move.
lesson-keres-stack_promotion-both-wrong-top = The ballista becomes a rook, but the soldier stays behind on d8. Take it along!
lesson-keres-stack_promotion-joined = Stacking onto a friend on the last rank counts as well. Let the soldier on g8 climb onto the rook on h9.
lesson-keres-stack_promotion-joined-right = A paladin rides on the rook: promoted and stacked in one move.
lesson-keres-stack_promotion-joined-wrong-empty = That promotes it, too, but this time it shall climb onto the rook on h9.

lesson-keres-draws = Draws
lesson-keres-draws-forty = Forty moves in a row, both sides’ counted, without a capture are a draw. This is the fortieth. Keep the game alive!
lesson-keres-draws-forty-right = The capture starts the count anew, and you are well ahead.
lesson-keres-draws-forty-wrong-quiet = Without a capture the game ends now, as a draw. Something can be taken!
lesson-keres-draws-cannot = If neither side can win, it is a draw. You are Black, and the soldier on c8 is near its goal. Save yourself!
lesson-keres-draws-cannot-right = Draw! A bare king cannot win, nor one with a single knight, nor with guards or bishops all on one colour.
lesson-keres-draws-cannot-wrong-late = Then the soldier becomes a paladin, and White can win. Stop it while you can!
lesson-keres-draws-again = Coming back to the same position is no draw in Keres, however often. Only the forty moves count.
lesson-keres-draws-stuck = Whoever has no legal move draws. It is so rare that only a heap like White’s brings it about: nobody can stir.

lesson-keres-notation = Writing moves
lesson-keres-notation-letters = Moves are written with letter and square: Rxb8 is a capture. A stack names both pieces, bottom first: PGe4.
lesson-keres-notation-stacks = PG^xc6 says that the guard leaves its paladin and captures; Nd5 is a plain move.
lesson-keres-notation-ride = Nd4+S says that the knight climbs onto a soldier; Lb9=R that a ballista becomes a rook, as here at the end.

lesson-keres-plans = Plans
lesson-keres-plans-shield = The rook on e8 aims at your king. Let the guard or the whole stack step in on e3, and choose well!
lesson-keres-plans-shield-right = If the rook takes the guard, your soldier on f2 takes the rook. Your own rook risked nothing.
lesson-keres-plans-shield-wrong-both = The king is safe, but the rook on e8 would take two pieces at once. One is enough to stand in the way.
lesson-keres-plans-ferry = A ballista cannot leave its file, but a knight can carry it. Bring it to where the king on i9 is lost.
lesson-keres-plans-ferry-right = On i6 the ballista looks up the open file: the king may stay or step to i8, it is taken either way.
lesson-keres-plans-ferry-wrong-up = On this file there is only a soldier to be had. The king stands on another one.
lesson-keres-plans-smother = The king on h9 has no free square beside it. One quiet move, and nothing can save it.
lesson-keres-plans-smother-right = The knight on f8 will take the king next: it cannot step away, nor can anybody take the knight.
lesson-keres-plans-smother-wrong-rook = A rook is good, the king is better. Where does the knight reach h9 from?
lesson-keres-plans-carry = On a8 a soldier carries a knight. What happens when both land on the last rank? Find the winning move!
lesson-keres-plans-carry-right = On c9 the soldier is a paladin, two squares from the king, which has nowhere to go: it falls next move.
lesson-keres-plans-carry-wrong-alone = The knight alone does not attack the king from c9. Take the soldier along: it will be promoted there.
lesson-keres-plans-spear = Every square around the king on f7 is taken or can be covered. Bring the stack from a5 and finish the king.
lesson-keres-plans-spear-right = Like a rook the stack came to e5, like a knight it struck: two ways of moving in one stack.
lesson-keres-plans-spear-wrong-alone = The rook alone leaves the knight behind on a5, and it is the knight that must strike.
lesson-keres-plans-play = This is how a game begins. Open ways with soldiers, let slow pieces ride on fast ones, and look after your king at every move.
