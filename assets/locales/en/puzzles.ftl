### Puzzles.

puzzles-title = Puzzles
puzzles-today = Today’s puzzle
puzzles-today-done = Solved. A new one comes tomorrow.
puzzles-solve = Solve it
puzzles-solve-today = Solve today’s
puzzles-choose = Others
# $count: how many puzzles were solved in a row, each at the first try. $longest: the most there have been.
puzzles-run = At the first try: { $count } in a row, { $longest } at most
# $count: on how many days in a row the puzzle of the day was solved.
puzzles-days = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
# How hard.
puzzles-band-all = All
puzzles-band-easy = Easy
puzzles-band-medium = Medium
puzzles-band-hard = Hard
puzzles-band-fiendish = Very hard
puzzles-solved-of = { $solved } of { $count } solved
puzzles-rating = Rating { $rating }

## While one is solved. $count: how many moves.

puzzles-side-white = White to move
puzzles-side-black = Black to move
puzzles-side-checkered = You have the checkered pieces
puzzles-side-both = You have White and Black
puzzles-ask-mate = { $count ->
    [one] Checkmate in one move
   *[other] Checkmate in { $count } moves
}
puzzles-ask-king = { $count ->
    [one] Take the king in one move
   *[other] Take the king in { $count } moves
}
puzzles-ask-win = { $count ->
    [one] Win the game in one move
   *[other] Win the game in { $count } moves
}
puzzles-ask-gain = Only one move wins pieces for good
puzzles-right = { $count ->
    [one] Right! One move is left.
   *[other] Right! { $count } moves are left.
}
puzzles-solved-clean = Solved at the first try!
puzzles-solved = Solved!
puzzles-shown = That was the solution.
puzzles-done = This puzzle is solved. Go on to the next one.
puzzles-retry = From the start
puzzles-solution = Solution
puzzles-next = Next puzzle
puzzles-leave = Leave the puzzle
puzzles-hint-man = Look at the piece on { $square }.
# $move, $reply: in the game’s notation, like Nf3.
puzzles-hint-move = The move is { $move }.

## Why a move was wrong. $count: in how many moves the game is to be won.

puzzles-wrong-draw = { $move } makes it a draw.
puzzles-wrong-loses = After { $move } the opponent wins at once with { $reply }.
puzzles-wrong-not-over = { $move } does not end it: { $reply } is still possible.
puzzles-wrong-escapes = After { $move } the reply { $reply } holds out longer.
puzzles-wrong-slow = { $count ->
    [one] { $move } does not win in one move.
   *[other] { $move } does not win for certain in { $count } moves.
}
puzzles-wrong-taken = After { $move } comes { $reply }, and pieces are lost.
puzzles-wrong-little = { $move } is playable, but one move wins far more.

## What is wrong with a puzzle in its file. $text: what stands there.

puzzles-bad = The puzzle in { $file }, line { $line }, is left out. { $why }
puzzles-bad-text = Column { $column } cannot be understood.
puzzles-bad-id = “{ $text }” is no name for a puzzle.
puzzles-bad-twice = The name “{ $text }” is there twice.
puzzles-bad-position = Its position cannot be used. { $why }
puzzles-bad-move = “{ $text }” is no move.
puzzles-bad-goal = “{ $text }” is nothing that can be asked for.
puzzles-bad-theme = No theme is called “{ $text }”.
puzzles-bad-rating = The rating { $text } does not lie between { $least } and { $most }.
puzzles-bad-over = The game is over before the first move.
puzzles-bad-illegal = { $text } is not legal. { $why }
puzzles-bad-spelling = { $text } is written { $right }.
puzzles-bad-ends = Its last move is not the solver’s.
puzzles-bad-not-won = Its moves do not win the game.
puzzles-bad-ended = Its moves end the game. { $why }

## What shows in a puzzle, told once it is solved.

theme-quiet = Quiet move
theme-sacrifice = Sacrifice
theme-fork = Fork
theme-discovery = Discovered attack
theme-double-check = Double check
theme-promotion = Promotion
theme-underpromotion = Promotion to a lesser piece
theme-en-passant = En passant
theme-castling = Castling
theme-freeze = Freezing
theme-thaw = Setting free
theme-croissant = En Croissant
theme-stack = Stacking
theme-ride = Whole stack
theme-unstack = Top piece alone
theme-stack-taken = A stack is taken
theme-carried-promotion = Promotion in a stack
theme-trebuchet = Trebuchet’s shot
theme-dragon = Dragon
theme-bare = Last armour gone
theme-tower = Fall of a tower
theme-breeding = Checkered birth
theme-nature = Nature taken on
theme-side = Checkered side taken
