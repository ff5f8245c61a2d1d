### Como uma partida terminou.

result-checkmate = { $winner ->
    [white] As brancas vencem por xeque-mate.
   *[black] As pretas vencem por xeque-mate.
}
result-resignation = { $winner ->
    [white] As brancas vencem: as pretas desistiram.
   *[black] As pretas vencem: as brancas desistiram.
}
result-time = { $winner ->
    [white] As brancas vencem: acabou o tempo das pretas.
    [black] As pretas vencem: acabou o tempo das brancas.
   *[none] Empate: o tempo acabou, mas o adversário não tem com que dar mate.
}
result-abandoned = { $winner ->
    [white] As brancas vencem: as pretas deixaram a partida.
    [black] As pretas vencem: as brancas deixaram a partida.
   *[none] Empate: a partida foi abandonada.
}
result-stalemate = Empate por afogamento: quem tem a vez não tem lance legal e não está em xeque.
result-fifty-moves = Empate: cinquenta lances de cada lado sem captura nem lance de peão.
result-repetition = Empate: a mesma posição pela terceira vez.
result-insufficient-material = Empate: nenhum dos lados tem peças suficientes para dar mate.
result-agreement = Empate de comum acordo.
