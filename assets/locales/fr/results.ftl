### Comment une partie s’est terminée.

result-checkmate = { $winner ->
    [white] Les Blancs gagnent par échec et mat.
   *[black] Les Noirs gagnent par échec et mat.
}
result-king-captured = { $winner ->
    [white] Les Blancs gagnent : le roi noir a été pris.
   *[black] Les Noirs gagnent : le roi blanc a été pris.
}
result-only-towers = { $winner ->
    [white] Les Blancs gagnent : il ne reste que des tours aux Noirs.
   *[black] Les Noirs gagnent : il ne reste que des tours aux Blancs.
}
result-no-checkered-left = { $winner ->
    [white] Les Blancs gagnent : il ne reste aucune pièce échiquetée.
   *[black] Les Noirs gagnent : il ne reste aucune pièce échiquetée.
}
result-no-moves = { $winner ->
    [white] Les Blancs gagnent : les Noirs n’ont aucun coup légal.
    [black] Les Noirs gagnent : les Blancs n’ont aucun coup légal.
   *[none] Nulle : le camp au trait n’a aucun coup légal.
}
result-resignation = { $winner ->
    [white] Les Blancs gagnent : les Noirs ont abandonné.
   *[black] Les Noirs gagnent : les Blancs ont abandonné.
}
result-time = { $winner ->
    [white] Les Blancs gagnent au temps.
    [black] Les Noirs gagnent au temps.
   *[none] Nulle : le temps est écoulé, mais l’adversaire n’a plus de quoi gagner.
}
result-abandoned = { $winner ->
    [white] Les Blancs gagnent : les Noirs ont quitté la partie.
    [black] Les Noirs gagnent : les Blancs ont quitté la partie.
   *[none] Nulle : la partie a été interrompue.
}
result-stalemate = Nulle par pat : le camp au trait n’a aucun coup légal et n’est pas en échec.
result-fifty-moves = { $pawns ->
    [none] Nulle : cinquante coups de chaque camp sans prise.
   *[some] Nulle : cinquante coups de chaque camp sans prise ni coup de pion.
}
result-forty-plies = Nulle : quarante coups de suite, les deux camps confondus, sans prise.
result-repetition = Nulle : la même position pour la troisième fois.
result-insufficient-material = Nulle : aucun camp n’a plus de quoi gagner.
result-agreement = Nulle par accord mutuel.
