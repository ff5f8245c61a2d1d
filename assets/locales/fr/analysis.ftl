### Looking into a game: who stands better, the best lines, and how good each move was.

analysis-depth = Profondeur { $depth }
analysis-looking = Recherche…
analysis-review = Revoir la partie
analysis-graph = Les chances des Blancs au fil de la partie
analysis-reviewing = Coup { $done } sur { $all }

analysis-best = { $move } était le meilleur coup.
analysis-good = { $move } était un bon coup.
analysis-inaccuracy = { $move } était une imprécision.
analysis-mistake = { $move } était une erreur.
analysis-blunder = { $move } était une gaffe.
analysis-better = { $move } était meilleur.

## Learning from mistakes.

mistakes-begin = Apprendre de ses erreurs
mistakes-title = Erreur { $nth } sur { $all }
mistakes-played = Au coup { $number }, { $move } a été joué.
mistakes-ask = Trouvez mieux.
mistakes-judging = { $move } est examiné…
mistakes-wrong = { $move } n’est guère mieux. Réessayez.
mistakes-right = { $move } : c’est cela !
mistakes-as-good = { $move } est aussi bon.
mistakes-best = Le meilleur coup est { $move }.
mistakes-show = Montrer
mistakes-next = Suivant
mistakes-leave = Revenir à la partie
