### Looking into a game: who stands better, the best lines, and how good each move was.

# How many half-moves the computer has looked ahead.
analysis-depth = Depth { $depth }
# Until the first line is found.
analysis-looking = Looking…
# A button: every move of the game is looked at.
analysis-review = Review the game
# Said of the graph to those who cannot see it.
analysis-graph = White’s chances in the course of the game
analysis-reviewing = Move { $done } of { $all }

## Said of the move that was played last. $move: the move in notation, with the sign of its grade.

analysis-best = { $move } was best.
analysis-good = { $move } was a good move.
analysis-inaccuracy = { $move } was an inaccuracy.
analysis-mistake = { $move } was a mistake.
analysis-blunder = { $move } was a blunder.
# Said after one of the three above.
analysis-better = Better was { $move }.

## Learning from mistakes. Each is put on the table again.

mistakes-begin = Learn from mistakes
mistakes-title = Mistake { $nth } of { $all }
mistakes-played = In move { $number }, { $move } was played.
mistakes-ask = Find something better.
# While the computer looks at what was tried.
mistakes-judging = Looking at { $move }…
mistakes-wrong = { $move } is not better by much. Try again.
mistakes-right = { $move }: that is it!
mistakes-as-good = { $move } is as good.
mistakes-best = Best is { $move }.
mistakes-show = Show it
mistakes-next = Next
mistakes-leave = Back to the game
