### Looking into a game: who stands better, the best lines, and how good each move was.

analysis-depth = Profundidade { $depth }
analysis-looking = Procurando…
analysis-review = Rever a partida
analysis-graph = As chances das Brancas ao longo da partida
analysis-reviewing = Lance { $done } de { $all }

analysis-best = { $move } era o melhor lance.
analysis-good = { $move } foi um bom lance.
analysis-inaccuracy = { $move } foi uma imprecisão.
analysis-mistake = { $move } foi um erro.
analysis-blunder = { $move } foi um erro grave.
analysis-better = Melhor era { $move }.
