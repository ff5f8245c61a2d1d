### Lo que está junto al tablero durante la partida.

action-undo = Deshacer
action-redo = Rehacer
action-pause = Pausa
action-go-on = Reanudar
action-hint = Pista
action-hint-man = Pista: qué pieza mover
action-hint-move = Pulsa otra vez para ver adónde va
action-analysis = Análisis
action-offer-draw = Ofrecer tablas
action-resign = Rendirse
action-flip = Girar el tablero
action-top-down = Ver desde arriba
action-reset-view = Restablecer la vista
action-mute = Sonido: activado
action-unmute = Sonido: apagado
action-moves = Jugadas

confirm-always = Confirmar jugadas: siempre
confirm-touch = Confirmar jugadas: al tocar
confirm-never = Confirmar jugadas: nunca

confirm-yes = Jugar
confirm-no = Cancelar

## Lo que una jugada puede ser además.

choice-whole-stack = pila entera
choice-top-alone = solo la de arriba
choice-keeps = sigue igual
choice-takes = como la capturada

moves-none = Todavía no hay jugadas
moves-first = Al principio
moves-previous = Una jugada atrás
moves-next = Una jugada adelante
moves-last = A la última jugada
moves-back-to-game = Volver a la partida

resign-question = { $name }: ¿rendirse?
resign-no = Seguir jugando
draw-question = { $name }: oferta de tablas. { $other }: ¿aceptar?
draw-accept = Aceptar
draw-decline = Rechazar
draw-declined = La computadora rechaza las tablas.

pause-title = En pausa
banner-rematch = Revancha
banner-new-game = Nueva partida
banner-look = Ver la partida
banner-save = Exportar
