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

## Learning from mistakes.

mistakes-begin = Aprender de los errores
mistakes-title = Error { $nth } de { $all }
mistakes-played = En la jugada { $number } se jugó { $move }.
mistakes-ask = Encuentra algo mejor.
mistakes-judging = Mirando { $move }…
mistakes-wrong = { $move } no es mucho mejor. Inténtalo de nuevo.
mistakes-right = { $move }: ¡eso es!
mistakes-as-good = { $move } es igual de buena.
mistakes-best = Lo mejor es { $move }.
mistakes-show = Mostrar
mistakes-next = Siguiente
mistakes-leave = Volver a la partida
