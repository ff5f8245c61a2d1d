### Desplegar los ejércitos antes de una partida de Cyvasse, un jugador tras otro.

muster-choose = Desplegar ejércitos propios
muster-title = { $player ->
    [white] Ejército de las blancas
   *[black] Ejército de las negras
}
muster-undo = Deshacer el último cambio

## Lo que se puede hacer ahora.

muster-hint = { $away ->
    [black] Toca una pieza y luego una casilla. Mientras tanto, las negras no miran.
    [white] Toca una pieza y luego una casilla. Mientras tanto, las blancas no miran.
   *[none] Toca una pieza y luego una casilla.
}
muster-hint-reserve = En la mano: { $role }. Toca una casilla.
muster-hint-placed = En la mano: { $role } de { $square }. Toca una casilla, o la reserva para devolver la pieza.

## Lo que falta o está mal.

muster-complete = Todas las piezas están en su sitio.
muster-missing = Falta colocar: { $men }.
muster-missing-many = Faltan { $count } piezas por colocar.
muster-count = { $count } × { $role }
muster-square = { $square }: { $what }
muster-outside = Las piezas solo pueden colocarse en las filas { $first } a { $last }.
muster-on-mountain = { $square } es una montaña; ninguna pieza puede estar ahí.
muster-stacked = Hay dos piezas en { $square }.
muster-stranger = La pieza de { $square } no es de este ejército.
muster-too-many = Son demasiadas: { $count } × { $role } en lugar de { $most }.

## Ejércitos enteros.

muster-formations = Formaciones
muster-formation-line = Línea
muster-formation-stronghold = Bastión
muster-formation-spearhead = Cuña
muster-formation-wings = Dos alas
muster-scatter = Al azar
muster-clear = Vaciar
muster-kept = Formaciones guardadas
muster-kept-name = Nombre de esta formación
muster-kept-save = Guardar esta formación
muster-kept-replaces = Sustituirá a la formación guardada con este nombre.
muster-kept-none = Aún no se ha guardado ninguna formación.

## Pasar el turno, terminar, dejarlo.

muster-done = Listo
muster-handover-title = Ahora les toca a las negras
muster-handover-about = Las blancas no miran.
muster-handover-begin = Desplegar el ejército de las negras
muster-leave-question = ¿Salir sin partida? Se perderá lo desplegado.
muster-leave-no = Seguir aquí
muster-leave-yes = Salir

## El archivo de formaciones guardadas.

muster-layouts-damaged = Las formaciones guardadas en { $path } están dañadas y se apartaron como { $aside }. { $why }
muster-layouts-unreadable = Las formaciones guardadas en { $path } se dejaron como estaban. { $why }
