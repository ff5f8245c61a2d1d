### Looking into a game: who stands better, the best lines, and how good each move was.

analysis-depth = Profundidad { $depth }
analysis-looking = Mirando…
analysis-review = Revisar la partida
analysis-graph = Las posibilidades de las Blancas a lo largo de la partida
analysis-reviewing = Jugada { $done } de { $all }

analysis-best = { $move } era lo mejor.
analysis-good = { $move } fue una buena jugada.
analysis-inaccuracy = { $move } fue una imprecisión.
analysis-mistake = { $move } fue un error.
analysis-blunder = { $move } fue un error grave.
analysis-better = Mejor era { $move }.
