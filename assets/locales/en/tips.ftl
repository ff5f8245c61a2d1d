### A special rule, told once when it first matters: one sentence.

tip-understood = Understood
tip-confirming = Moves are confirmed by the tick beside them. The round tick among the buttons, or the settings, change that.
tip-check = Your king is in check: move it away, put something between, or capture the attacker.
tip-en_passant = En passant: an enemy pawn has just stepped two squares past yours; on this move only you may take it, diagonally behind it.
tip-castling = You may castle: move the king two squares towards a rook, or onto it.
tip-promotion = On the last rank it becomes another piece.
tip-freeze = An enemy Joker freezes your most valuable piece beside it: as long as it stands there, that piece cannot move and attacks nothing.
tip-thaw = The Joker has left, but your piece stays frozen for this turn; after it, it is free.
tip-croissant = En Croissant: an enemy pawn has just stepped beside yours. Your pawn may step diagonally behind it, and the other pawn is then frozen for a turn.
tip-stacking = Stacking: a piece may end its move on a lone friend, and the two then move together, with the moves of both.
tip-unstacking = The top of a stack may also leave alone, by its own moves; the bottom stays.
tip-stack_promotion = On the last rank every soldier becomes a paladin and every ballista a rook, in a stack too.
tip-king_capture = There is no check here: your king could be captured on the next move, and the game would be lost.
tip-armour = Each attacker takes one off a piece’s armour; at 0 it can be captured.
tip-tower = A tower protects its own side’s pieces beside it: however many attack, they cannot be captured.
tip-water = Water ends a walk: whoever enters it stops there.
tip-mountain = Nobody walks through mountains but the dragon.
tip-barred = A spearman bars its two forward squares: you may enter one, but not pass through it within one move. Red crosses mark them.
tip-trebuchet = The trebuchet shoots two to four squares away, over pieces and mountains, and stays where it is.
tip-breeding = A capture leaves a checkered piece, which belongs to whoever’s turn it is: your opponent may move it next.
tip-shared = Checkered pieces belong to whoever’s turn it is: now they are yours to move.
tip-nature = Choose the nature of the checkered piece: what captured, or what was captured.
tip-no_way_back = Your opponent has just moved a checkered piece: you may move it, but not straight back.
tip-side = You may take the checkered pieces for the rest of the game; your opponent then has White’s and Black’s.
tip-after = One player now has the checkered pieces, the other everyone else; checkered pieces can be captured.
tip-count = The game is soon drawn unless somebody captures; in all games but Keres and Cyvasse a pawn’s move counts as well.
