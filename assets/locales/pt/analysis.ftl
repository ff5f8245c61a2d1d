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

## Learning from mistakes.

mistakes-begin = Aprender com os erros
mistakes-title = Erro { $nth } de { $all }
mistakes-played = No lance { $number } foi jogado { $move }.
mistakes-ask = Encontre algo melhor.
mistakes-judging = Examinando { $move }…
mistakes-wrong = { $move } não é muito melhor. Tente de novo.
mistakes-right = { $move }: é isso!
mistakes-as-good = { $move } é igualmente bom.
mistakes-best = O melhor é { $move }.
mistakes-show = Mostrar
mistakes-next = Próximo
mistakes-leave = Voltar à partida
