### As condições de uma nova partida.

new-game-title = Nova partida
new-game-learn = Aprender primeiro este jogo
new-game-rules = Regras deste jogo
new-game-level = Mapa
new-game-checkered-side = Pode-se ficar com as peças axadrezadas
new-game-clock = Relógio
new-game-clock-none = Sem relógio
new-game-clock-own = Próprio
new-game-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
new-game-seconds = + { $count ->
    [one] { $count } segundo por lance
   *[other] { $count } segundos por lance
}
new-game-against = Adversário
new-game-against-person = Pessoa
new-game-against-computer = Computador
new-game-against-itself = Ver
new-game-level-of = { $level ->
    [0] { $player }: força total
   *[other] { $player }: nível { $level }
}
new-game-side = O seu lado
new-game-side-lot = Ao acaso
new-game-own-name = O seu nome
new-game-players = Jogadores
new-game-swap = Trocar de lado
new-game-kept = A partida que está na mesa fica entre as partidas guardadas.
new-game-start = Começar
