### Cómo terminó una partida.

result-checkmate = { $winner ->
    [white] Ganan las blancas por jaque mate.
   *[black] Ganan las negras por jaque mate.
}
result-king-captured = { $winner ->
    [white] Ganan las blancas: el rey negro fue capturado.
   *[black] Ganan las negras: el rey blanco fue capturado.
}
result-only-towers = { $winner ->
    [white] Ganan las blancas: a las negras solo les quedan torres.
   *[black] Ganan las negras: a las blancas solo les quedan torres.
}
result-no-checkered-left = { $winner ->
    [white] Ganan las blancas: no queda ninguna pieza a cuadros.
   *[black] Ganan las negras: no queda ninguna pieza a cuadros.
}
result-no-moves = { $winner ->
    [white] Ganan las blancas: las negras no tienen jugadas legales.
    [black] Ganan las negras: las blancas no tienen jugadas legales.
   *[none] Tablas: el bando que mueve no tiene jugadas legales.
}
result-resignation = { $winner ->
    [white] Ganan las blancas: las negras se rindieron.
   *[black] Ganan las negras: las blancas se rindieron.
}
result-time = { $winner ->
    [white] Ganan las blancas: a las negras se les acabó el tiempo.
    [black] Ganan las negras: a las blancas se les acabó el tiempo.
   *[none] Tablas: se acabó el tiempo, pero al rival no le queda con qué ganar.
}
result-abandoned = { $winner ->
    [white] Ganan las blancas: las negras abandonaron la partida.
    [black] Ganan las negras: las blancas abandonaron la partida.
   *[none] Tablas: la partida quedó abandonada.
}
result-stalemate = Tablas por ahogado: el bando que mueve no tiene jugadas legales y no está en jaque.
result-fifty-moves = { $pawns ->
    [none] Tablas: cincuenta jugadas de cada bando sin capturas.
   *[some] Tablas: cincuenta jugadas de cada bando sin capturas ni movimientos de peón.
}
result-forty-plies = Tablas: cuarenta jugadas seguidas, contando las de ambos bandos, sin capturas.
result-repetition = Tablas: la misma posición por tercera vez.
result-insufficient-material = Tablas: a ningún bando le quedan piezas suficientes para ganar.
result-agreement = Tablas de común acuerdo.
