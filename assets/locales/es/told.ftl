### Lo que se dice de la jugada recién hecha.

told-check = { $player ->
    [white] Jaque a las blancas.
   *[black] Jaque a las negras.
}
told-check-by-thaw = { $player ->
    [white] Jaque a las blancas: la pieza de { $square } ya no está congelada.
   *[black] Jaque a las negras: la pieza de { $square } ya no está congelada.
}
told-check-parried = Ya no hay jaque: la pieza de { $square } está congelada.

## Ajedrez a cuadros: de quién son las piezas.

checkered-taken = { $name }: las piezas a cuadros. { $other }: las blancas y las negras.
checkered-take = Tomar las piezas a cuadros
checkered-question = { $name }: ¿tomar las piezas a cuadros para el resto de la partida? Las blancas y las negras serán del otro bando ({ $other }), y mueves enseguida.
checkered-yes = Tomarlas
checkered-no = Ahora no
