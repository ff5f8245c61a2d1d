### Las condiciones de una nueva partida.

new-game-title = Nueva partida
new-game-learn = Aprender antes este juego
new-game-rules = Reglas de este juego
new-game-level = Mapa
new-game-checkered-side = Se pueden tomar las piezas a cuadros para siempre
new-game-clock = Reloj
new-game-clock-none = Sin reloj
new-game-clock-own = Propio
new-game-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
new-game-seconds = + { $count ->
    [one] { $count } segundo por jugada
   *[other] { $count } segundos por jugada
}
new-game-against = Rival
new-game-against-person = Persona
new-game-against-computer = Computadora
new-game-against-itself = Mirar
new-game-level-of = { $level ->
    [0] { $player }: toda su fuerza
   *[other] { $player }: nivel { $level }
}
new-game-side = Tu bando
new-game-side-lot = Al azar
new-game-own-name = Tu nombre
new-game-players = Jugadores
new-game-swap = Cambiar de bando
new-game-kept = La partida que está en la mesa queda entre las partidas guardadas.
new-game-start = Empezar
