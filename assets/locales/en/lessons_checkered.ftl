### What the lessons of Checkered chess say.

lesson-checkered-born = Checkered pieces are born
lesson-checkered-born-born = All moves are those of chess, but a capture leaves a checkered piece. Take the rook on a6 with yours from a1!
lesson-checkered-born-born-right = Look: neither white nor black. A checkered rook stands on a6, and it belongs to both sides.
lesson-checkered-born-pawn = It is the same with every piece except the king. Take the pawn on d5 with the pawn on e4.
lesson-checkered-born-pawn-right = A checkered pawn on d5. And now it is Black’s turn.
lesson-checkered-born-moves = Whoever’s turn it is moves the checkered pieces as their own: Black’s pawn move goes down the board.

lesson-checkered-nature = Choosing the nature
lesson-checkered-nature-victim = You choose what remains: the captor or what it took. Your rook takes the pawn on h5; mind your queen on c5!
lesson-checkered-nature-victim-right = A pawn on h5 can do no harm: Black has no use for it.
lesson-checkered-nature-victim-wrong-rook = A checkered rook on h5 is Black’s next turn, too: it goes along the rank and takes your queen.
lesson-checkered-nature-captor = Your bishop takes the queen on g7. What shall stand there when Black is to move? Mind your rook on g3!
lesson-checkered-nature-captor-right = A bishop finds nothing to take from g7. Look at the board with the other side’s eyes before you choose.
lesson-checkered-nature-captor-wrong-queen = As a queen it would be Black’s on the next move, and take your rook on g3.

lesson-checkered-promotion_and_king = Promotion, and the king’s captures
lesson-checkered-promotion_and_king-promote = A pawn that captures onto the last rank is promoted, and stays there checkered. Choose what Black can use least on h8!
lesson-checkered-promotion_and_king-promote-right = The knight on h8 reaches nothing of yours. Even promotion is a gift to both sides.
lesson-checkered-promotion_and_king-promote-wrong-file = It would look straight down the file: Black takes your rook on h2 with it.
lesson-checkered-promotion_and_king-promote-wrong-diagonal = From h8 a bishop looks down the long diagonal: Black takes your queen on b2 with it.
lesson-checkered-promotion_and_king-king = When a king captures, nothing checkered is born. Take the pawn on d2 with your king.
lesson-checkered-promotion_and_king-king-right = The pawn is simply gone, and the king is as white as before.

lesson-checkered-shared = Yours and theirs
lesson-checkered-shared-yours = The checkered knight on d4 is yours now. It captures only enemies, with either nature. Find all its moves!
lesson-checkered-shared-yours-right = All found, with both natures on c6 and e6. Your own pawn on b3 it leaves alone.
lesson-checkered-shared-nobody = Nobody captures a checkered piece. Find all moves of the rook on d3.
lesson-checkered-shared-nobody-right = Up to the pawn on d6, not onto it; but the black rook on a3 may be taken as ever.
lesson-checkered-shared-nobody-wrong-taken = The pawn on d6 is checkered: it belongs to you as well, and nobody captures it.
lesson-checkered-shared-down = Now you are Black. A checkered pawn goes in the mover’s direction: find all moves of the one on d5.
lesson-checkered-shared-down-right = Down it goes, to d4 or onto the white pawn on e4.
lesson-checkered-shared-down-wrong-up = Upwards is White’s direction. You are Black: your pawns go down.

lesson-checkered-chain = Capture upon capture
lesson-checkered-chain-chain = A checkered piece that captures leaves a checkered one again, with the same choice. Find both captures of the knight on d4.
lesson-checkered-chain-chain-right = Knight or rook, as you like: on f5 there is a checkered piece either way.
lesson-checkered-chain-which = The checkered queen takes the rook on b4. What shall remain? Mind your rook on d2!
lesson-checkered-chain-which-right = Now the board has one queen less, and the rook on b4 finds nothing to take.
lesson-checkered-chain-which-wrong-queen = The queen stays, and Black moves her next: along the diagonal onto your rook on d2.

lesson-checkered-no_way_back = No way straight back
lesson-checkered-no_way_back-back = Black has just moved the checkered rook from c7 to c4. You may move it, but not straight back. Find all its moves!
lesson-checkered-no_way_back-back-right = Anywhere but c7. The rule lasts for this one move, and not after a capture.
lesson-checkered-no_way_back-back-wrong-back = It has just come from c7: straight back it may not go, or the game would never get on.
lesson-checkered-no_way_back-trap = A check can be parried by moving the checkered piece that gives it, if it has anywhere to go. Find the mate!
lesson-checkered-no_way_back-trap-right = Mate! From f7 the knight could leave only to g5, straight back, and that is forbidden.
lesson-checkered-no_way_back-trap-wrong-pawn = A pawn is not much, and the knight that captured may go wherever it likes next. Look for a quiet move.

lesson-checkered-two_squares = The two-square step
lesson-checkered-two_squares-anyone = Whatever pawn stands on a start square may step two squares, even a checkered one. Find all moves of the one on c2.
lesson-checkered-two_squares-anyone-right = One square or two, as in chess.
lesson-checkered-two_squares-once = But each start square serves for it only once a game, and c2 has been used. Move the pawn as far as it may go.
lesson-checkered-two_squares-once-right = Just c3. Otherwise a checkered pawn could go to and fro and step two squares again and again.
lesson-checkered-two_squares-once-wrong-used = The two-square step from c2 has been made in this game already.

lesson-checkered-en_passant = En passant
lesson-checkered-en_passant-take = Black’s pawn has just stepped from d7 to d5. Ordinary pawns take each other en passant as in chess: do it!
lesson-checkered-en_passant-take-right = A capture like any other: the pawn on d6 is checkered now.
lesson-checkered-en_passant-not = A checkered pawn never takes en passant while it belongs to both. Find all moves of the one on e5.
lesson-checkered-en_passant-not-right = Right: it goes to e6 or takes on f6, and the pawn on d5 has nothing to fear.
lesson-checkered-en_passant-not-wrong-ep = Only an ordinary pawn may take en passant here; the one on e5 is checkered.
lesson-checkered-en_passant-stepped = Nor can a checkered pawn’s own two-square step be answered so: the white pawn must let it pass, but White may move it on.

lesson-checkered-check = Check
lesson-checkered-check-shared = Checkered pieces attack a king as the other side would move them: the rook on g5 gives check. What is the best answer?
lesson-checkered-check-shared-right = It is yours to move! You used the very rook that gave check, and took the one on d5 with it.
lesson-checkered-check-shared-wrong-run = The king need not run: the rook on g5 is yours now. What can it take?
lesson-checkered-check-spot = No move may leave your king attacked, and a captor that turns checkered counts at once. Take the pawn on g7 so that it is legal!
lesson-checkered-check-spot-right = As a pawn it looks harmlessly down the board; as a rook it would have attacked your own king.
lesson-checkered-check-spot-wrong-own = As a rook on g7 it would be Black’s at once, and your king on g1 stands on its file.
lesson-checkered-check-castle = Castling counts attacks in the same way. The checkered bishop on c4 looks at f1: castle where you may!
lesson-checkered-check-castle-right = To the queen’s side the way is clear: c1 and d1 are attacked by nobody.

lesson-checkered-mate = Checkmate
lesson-checkered-mate-mate = Two rooks can give check on the last rank, but Black may use the bishop on g5 as well. Which check is mate?
lesson-checkered-mate-mate-right = Mate! Between e8 and the king there is only f8, and the bishop cannot get there.
lesson-checkered-mate-mate-wrong-block = From a8 the way to the king is long: Black puts the checkered bishop on d8 in between.
lesson-checkered-mate-stalemate = Without check it is stalemate, a draw: Black’s king is stuck, and the pawn on a5 is blocked on a4. Taking the checkered side is no move here.

lesson-checkered-checkered_side = Taking the checkered side
lesson-checkered-checkered_side-take = Once a game, before your move, you may take the checkered pieces for good. The other side then has White and Black. Take them!
lesson-checkered-checkered_side-take-right = Rook and knight are yours until the end, nobody else’s. And you make a move right away.
lesson-checkered-checkered_side-not_yet = Not while a checkered piece attacks a king. The rook on e5 gives you check: first move it off the file, without capturing.
lesson-checkered-checkered_side-not_yet-right = No king is attacked now. But taking the side waits for a turn of yours: now it is Black’s.
lesson-checkered-checkered_side-shut = Nor may they be taken if they would then have no move at all, like this lone pawn on a4, shut in from both sides.
lesson-checkered-checkered_side-in_check = It may be done even in check. Black’s rook on e1 attacks your king: leave king and trouble to the other side!
lesson-checkered-checkered_side-in_check-right = No more check: ordinary pieces no longer attack each other. Rights to en passant and against going straight back end as well.
lesson-checkered-checkered_side-in_check-wrong-run = The king may run, but Black goes on attacking. You can get rid of the whole worry.
lesson-checkered-checkered_side-at_once = Whoever takes the side moves at once. Take the checkered pieces and give mate with the rook on d3!
lesson-checkered-checkered_side-at_once-right = Mate on d8! Nobody else may move that rook any more, so the check stands.
lesson-checkered-checkered_side-at_once-wrong-early = While the rook belongs to both, Black simply walks off d8 with it. Take the side first!
lesson-checkered-checkered_side-at_once-wrong-white = The white king on g1 steps aside to g2. Which king has no way out?

lesson-checkered-everyone_else = Checkered against everyone
lesson-checkered-everyone_else-foes = Now you have the checkered pieces, and white and black are enemies alike. Find all captures of the rook on d4!
lesson-checkered-everyone_else-foes-right = Two white, two black. From now on captures breed nothing: what is taken is gone.
lesson-checkered-everyone_else-together = And from the other side: Black’s player took the checkered pieces, and you have White and Black. Find all captures!
lesson-checkered-everyone_else-together-right = White rook, black rook, bishop and knight fight together. Ordinary pieces never capture each other now.

lesson-checkered-pawns_both_ways = Pawns that go both ways
lesson-checkered-pawns_both_ways-ways = Your checkered pawns now go and capture both up and down. Find all moves of the one on d4.
lesson-checkered-pawns_both_ways-ways-right = Two steps and two captures. En passant they take both ways as well.
lesson-checkered-pawns_both_ways-knight = They are promoted on rank 1 and on rank 8. Choose what the pawn becomes on d1: think of both kings!
lesson-checkered-pawns_both_ways-knight-right = A knight on d1 attacks both kings at once. Only one of them can step away: mate!
lesson-checkered-pawns_both_ways-knight-wrong-nobody = That is no mate: the other side still has an answer. Which piece attacks f2 and b2 from d1?
lesson-checkered-pawns_both_ways-passing = The checkered pawn has just stepped from d7 to d5. Now ordinary pawns may take it en passant: do it with the pawn on e5!
lesson-checkered-pawns_both_ways-passing-right = Gone, and nothing new was born: one checkered piece less.

lesson-checkered-two_kings = Two kings to guard
lesson-checkered-two_kings-both = With White and Black you have two kings and may leave neither attacked. The knight on d5 attacks both: find the way out!
lesson-checkered-two_kings-both-right = The only one: whichever king had stepped away, the other would have stayed attacked.
lesson-checkered-two_kings-shield = The checkered knight on e4 can be taken in two ways, but one of them uncovers a king. Which capture is right?
lesson-checkered-two_kings-shield-right = The black bishop was free to strike, and the knight on c3 keeps shielding the white king.
lesson-checkered-two_kings-shield-wrong-pinned = The knight on c3 shields the white king from the checkered bishop on a5: it must stay.
lesson-checkered-two_kings-beside = Your kings are friends now and may stand side by side. Find all moves of the white king on d3.
lesson-checkered-two_kings-beside-right = All eight squares, d4 and e4 beside the black king among them.
lesson-checkered-two_kings-castle = Both kings may castle by their own rights; only checkered pieces attack. Castle with the black king!
lesson-checkered-two_kings-castle-right = White to move, and the black king castles. You command both now.

lesson-checkered-ends = How it ends
lesson-checkered-ends-last = When no checkered piece is left, the checkered side loses. Capture the last one, the rook on f6!
lesson-checkered-ends-last-right = Victory for White and Black together.
lesson-checkered-ends-last-wrong-own = The knight on f3 fights on your side now: ordinary pieces never capture each other.
lesson-checkered-ends-mate = The checkered side wins by mating either king; without an attack it would be stalemate. Which king does your queen mate?
lesson-checkered-ends-mate-right = The white king on h1 is caught behind its own pawns. The two kings lose together.
lesson-checkered-ends-mate-wrong-block = The rook on e7 steps back to e8 and parries. Look at the other king!
lesson-checkered-ends-stuck = If the checkered side has no legal move, it is stalemate: here the only pawn is shut in on a4 from both sides.

lesson-checkered-draws = Draws
lesson-checkered-draws-fifty = Fifty moves by each side without a capture or a pawn’s move are a draw, and so is an agreement. Keep this game alive!
lesson-checkered-draws-fifty-right = The move of any pawn begins the count anew. No position is a draw for want of material here.
lesson-checkered-draws-third = When the same position comes for the third time, with the same rights and owners, the game is a draw at once.

lesson-checkered-notation = Writing moves
lesson-checkered-notation-nature = Moves are written as in chess. Rxh4=P says that the rook took on h4 and left a pawn.
lesson-checkered-notation-side = S says that the checkered side is taken; the move of the same player follows, here Rb4.

lesson-checkered-plans = Plans
lesson-checkered-plans-first = What you do not use, the other side will: the knight on e5 can take either queen. Find your best move!
lesson-checkered-plans-first-right = Black’s queen is gone, yours is out of reach, and the knight on c6 finds nothing to take.
lesson-checkered-plans-first-wrong-side = Not now: with a single checkered piece you would soon lose it, and the game with it.
lesson-checkered-plans-first-wrong-queen = A checkered queen on c6 is Black’s next: she takes on g2, right beside your king.
lesson-checkered-plans-first-wrong-away = Your queen moves, but theirs could have been taken. Chances with shared pieces last one move.
lesson-checkered-plans-hunt = You have White and Black. The last knight hides on a8, with ways out to b6 and c7: close the open one, then take it!
lesson-checkered-plans-hunt-right = It had to move, and the rook waited on the seventh rank. The black pawn would have taken on b6.
lesson-checkered-plans-hunt-wrong-open = The pawn on a7 guards b6, but over c7 the knight escapes. Where does the rook guard it?
lesson-checkered-plans-play = This is how a game begins. Before each capture ask what the other side will do with what you leave behind.
