### Como uma partida terminou.

result-checkmate = { $winner ->
    [white] As brancas vencem por xeque-mate.
   *[black] As pretas vencem por xeque-mate.
}
result-king-captured = { $winner ->
    [white] As brancas vencem: o rei preto foi capturado.
   *[black] As pretas vencem: o rei branco foi capturado.
}
result-only-towers = { $winner ->
    [white] As brancas vencem: às pretas só restam torres.
   *[black] As pretas vencem: às brancas só restam torres.
}
result-no-checkered-left = { $winner ->
    [white] As brancas vencem: não resta nenhuma peça axadrezada.
   *[black] As pretas vencem: não resta nenhuma peça axadrezada.
}
result-no-moves = { $winner ->
    [white] As brancas vencem: as pretas não têm lance legal.
    [black] As pretas vencem: as brancas não têm lance legal.
   *[none] Empate: quem tem a vez não tem lance legal.
}
result-resignation = { $winner ->
    [white] As brancas vencem: as pretas desistiram.
   *[black] As pretas vencem: as brancas desistiram.
}
result-time = { $winner ->
    [white] As brancas vencem: acabou o tempo das pretas.
    [black] As pretas vencem: acabou o tempo das brancas.
   *[none] Empate: o tempo acabou, mas o adversário não tem com que vencer.
}
result-abandoned = { $winner ->
    [white] As brancas vencem: as pretas deixaram a partida.
    [black] As pretas vencem: as brancas deixaram a partida.
   *[none] Empate: a partida foi abandonada.
}
result-stalemate = Empate por afogamento: quem tem a vez não tem lance legal e não está em xeque.
result-fifty-moves = { $pawns ->
    [none] Empate: cinquenta lances de cada lado sem captura.
   *[some] Empate: cinquenta lances de cada lado sem captura nem lance de peão.
}
result-forty-plies = Empate: quarenta lances seguidos, contando os dos dois lados, sem captura.
result-repetition = Empate: a mesma posição pela terceira vez.
result-insufficient-material = Empate: nenhum dos lados tem peças suficientes para vencer.
result-agreement = Empate de comum acordo.
