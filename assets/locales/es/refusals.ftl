### Por qué no se cumplió un deseo, en una frase amable.

refusal-over = La partida ha terminado. Puedes deshacer una jugada o empezar otra partida.
refusal-looking-back = Estás viendo una posición anterior. Vuelve a la última jugada para seguir jugando.
refusal-paused = La partida está en pausa. Reanúdala para jugar.
refusal-computer = Le toca a la computadora.
refusal-stuck = Esta pieza no puede moverse ahora. { $why }
refusal-nothing-to-undo = Todavía no hay ninguna jugada que deshacer.
refusal-nothing-to-redo = No hay ninguna jugada que rehacer.
refusal-no-offer = Nadie ha ofrecido tablas.
refusal-no-such-ply = La partida solo tiene { $plies ->
    [one] una jugada
   *[other] { $plies } jugadas
}; no hay jugada { $ply }.
refusal-unplayable = Esta partida no se puede continuar: { $why }
refusal-unknown = { $move } no es posible aquí.

refusal-no-such-square = En este tablero no hay casilla { $square }.
refusal-same-square = Una jugada tiene que ir a otra casilla.
refusal-empty-square = No hay nada en { $square }.
refusal-not-your-man = { $turn ->
    [white] Les toca a las blancas, y esta pieza no la mueven ellas.
   *[black] Les toca a las negras, y esta pieza no la mueven ellas.
}
refusal-own-man = En { $square } hay una pieza tuya.
refusal-unreachable = { $man } no puede ir de { $from } a { $to }.
refusal-blocked = El camino está bloqueado en { $square }.
refusal-nothing-to-capture = No hay nada que capturar en { $square }.
refusal-en-passant-over = El peón de { $square } ya no se puede capturar al paso: solo justo después de su salida de dos casillas.
refusal-king-attacked = Tu rey quedaría en jaque desde { $square }.
refusal-promotion-missing = Elige en qué se corona el peón.
refusal-choice-not-allowed = Con esta jugada no hay nada que elegir.
refusal-castling-right-lost = Ya no puedes enrocar hacia este lado: el rey o la torre se ha movido.
refusal-castling-blocked = Todavía no puedes enrocar: { $square } no está libre.
refusal-castling-in-check = No se puede enrocar estando en jaque.
refusal-castling-attacked = Aquí no puedes enrocar: { $square } está atacada.

## Cyvasse.

refusal-mountain = En { $square } hay una montaña.
refusal-water = El agua de { $square } detiene a quien entra en ella.
refusal-barred = El lancero de { $by } no deja pasar a nadie por { $square }.
refusal-armoured = La pieza de { $square } aún no se puede capturar: armadura { $left }. Atácala con más piezas.
refusal-protected = La torre de { $tower } protege la pieza de { $square }.
refusal-never-captures = { $man } no captura nada.
refusal-not-forward = El lancero solo captura en sus dos casillas delanteras.
refusal-not-in-line = { $man } solo captura en línea recta, a { $most ->
    [one] una casilla
   *[other] { $most } casillas
} como máximo.
refusal-out-of-shot = El fundíbulo solo dispara en línea recta, a entre dos y cuatro casillas.

## Ajedrez del Joker.

refusal-frozen-held = La pieza de { $square } está congelada: la retiene el Joker de { $by }.
refusal-frozen-thawing = La pieza de { $square } sigue congelada este turno; después queda libre.
refusal-croissant-over = Ya no se puede hacer En Croissant detrás del peón de { $square }: solo justo después de su paso.
refusal-castling-rook-frozen = Ahora no puedes enrocar: la torre de { $square } está congelada.

## Keres.

refusal-stack-king = Un rey nunca forma parte de una pila.
refusal-stack-full = En { $square } ya hay dos piezas.
refusal-stack-whole = Una pila entera no puede caer sobre tu propia pieza de { $square }; solo puede hacerlo la pieza de arriba.
refusal-stack-none = En { $square } no hay ninguna pila que separar.

## Ajedrez a cuadros.

refusal-step-used = Ya se ha hecho la salida de dos casillas desde { $square }; solo se hace una vez por partida.
refusal-checkered-man = La pieza a cuadros de { $square } es de ambos bandos y no se puede capturar.
refusal-straight-back = Esta pieza a cuadros acaba de llegar de { $square }. No puede volver enseguida: antes hay que hacer otra jugada.
refusal-switch-off = En esta partida no se toman las piezas a cuadros para siempre.
refusal-switch-no-checkered = Todavía no hay ninguna pieza a cuadros que tomar.
refusal-switch-king-attacked = Ahora no puedes tomar las piezas a cuadros: la de { $by } ataca al rey de { $square }.
refusal-switch-no-move = Ahora no puedes tomar las piezas a cuadros: no tendrían ninguna jugada.
