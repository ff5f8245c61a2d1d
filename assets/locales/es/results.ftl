### Cómo terminó una partida.

result-checkmate = { $winner ->
    [white] Ganan las blancas por jaque mate.
   *[black] Ganan las negras por jaque mate.
}
result-resignation = { $winner ->
    [white] Ganan las blancas: las negras se rindieron.
   *[black] Ganan las negras: las blancas se rindieron.
}
result-time = { $winner ->
    [white] Ganan las blancas: a las negras se les acabó el tiempo.
    [black] Ganan las negras: a las blancas se les acabó el tiempo.
   *[none] Tablas: se acabó el tiempo, pero al rival no le queda con qué dar mate.
}
result-abandoned = { $winner ->
    [white] Ganan las blancas: las negras abandonaron la partida.
    [black] Ganan las negras: las blancas abandonaron la partida.
   *[none] Tablas: la partida quedó abandonada.
}
result-stalemate = Tablas por ahogado: el bando que mueve no tiene jugadas legales y no está en jaque.
result-fifty-moves = Tablas: cincuenta jugadas de cada bando sin capturas ni movimientos de peón.
result-repetition = Tablas: la misma posición por tercera vez.
result-insufficient-material = Tablas: a ningún bando le quedan piezas suficientes para dar mate.
result-agreement = Tablas de común acuerdo.
