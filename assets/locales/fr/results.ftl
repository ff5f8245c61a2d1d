### Comment une partie s’est terminée.

result-checkmate = { $winner ->
    [white] Les Blancs gagnent par échec et mat.
   *[black] Les Noirs gagnent par échec et mat.
}
result-resignation = { $winner ->
    [white] Les Blancs gagnent : les Noirs ont abandonné.
   *[black] Les Noirs gagnent : les Blancs ont abandonné.
}
result-time = { $winner ->
    [white] Les Blancs gagnent au temps.
    [black] Les Noirs gagnent au temps.
   *[none] Nulle : le temps est écoulé, mais l’adversaire n’a plus de quoi mater.
}
result-abandoned = { $winner ->
    [white] Les Blancs gagnent : les Noirs ont quitté la partie.
    [black] Les Noirs gagnent : les Blancs ont quitté la partie.
   *[none] Nulle : la partie a été interrompue.
}
result-stalemate = Nulle par pat : le camp au trait n’a aucun coup légal et n’est pas en échec.
result-fifty-moves = Nulle : cinquante coups de chaque camp sans prise ni coup de pion.
result-repetition = Nulle : la même position pour la troisième fois.
result-insufficient-material = Nulle : aucun camp n’a plus de quoi mater.
result-agreement = Nulle par accord mutuel.
