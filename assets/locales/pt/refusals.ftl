### Por que um desejo não foi atendido, numa frase gentil.

refusal-over = A partida terminou. Pode desfazer um lance ou começar outra partida.
refusal-looking-back = Esta é uma posição anterior. Volte ao último lance para continuar a jogar.
refusal-paused = A partida está em pausa. Retome-a para jogar.
refusal-computer = É a vez do computador.
refusal-stuck = Esta peça não pode mover-se agora. { $why }
refusal-nothing-to-undo = Ainda não há lance para desfazer.
refusal-nothing-to-redo = Não há lance para refazer.
refusal-no-offer = Ninguém propôs empate.
refusal-no-such-ply = A partida só tem { $plies ->
    [one] { $plies } lance
   *[other] { $plies } lances
}; não há lance { $ply }.
refusal-unplayable = Não é possível continuar esta partida: { $why }
refusal-unknown = { $move } não é possível aqui.

refusal-no-such-square = Não há casa { $square } neste tabuleiro.
refusal-same-square = Um lance tem de levar a outra casa.
refusal-empty-square = Não há nada em { $square }.
refusal-not-your-man = { $turn ->
    [white] É a vez das brancas, e esta peça não é delas.
   *[black] É a vez das pretas, e esta peça não é delas.
}
refusal-own-man = Em { $square } está uma peça sua.
refusal-unreachable = { $man } não pode ir de { $from } para { $to }.
refusal-blocked = O caminho está bloqueado em { $square }.
refusal-nothing-to-capture = Não há nada para capturar em { $square }.
refusal-en-passant-over = O peão em { $square } já não pode ser capturado en passant: só logo depois do seu avanço de duas casas.
refusal-king-attacked = O seu rei ficaria em xeque a partir de { $square }.
refusal-promotion-missing = Escolha a peça em que o peão se promove.
refusal-choice-not-allowed = Neste lance não há nada para escolher.
refusal-castling-right-lost = Já não pode rocar deste lado: o rei ou a torre já se moveu.
refusal-castling-blocked = Ainda não pode rocar: { $square } não está livre.
refusal-castling-in-check = Não se pode rocar estando em xeque.
refusal-castling-attacked = Não pode rocar aqui: { $square } está atacada.

## Cyvasse.

refusal-mountain = Em { $square } há uma montanha.
refusal-water = A água em { $square } detém quem nela entra.
refusal-barred = O lanceiro em { $by } não deixa ninguém passar por { $square }.
refusal-armoured = A peça em { $square } ainda não pode ser capturada: armadura { $left }. Ataque-a com mais peças.
refusal-protected = A torre em { $tower } protege a peça em { $square }.
refusal-never-captures = { $man } não captura nada.
refusal-not-forward = O lanceiro só captura nas suas duas casas da frente.
refusal-not-in-line = { $man } só captura em linha reta, a { $most ->
    [one] uma casa
   *[other] { $most } casas
} no máximo.
refusal-out-of-shot = O trabuco só atira em linha reta, a entre duas e quatro casas.

## Xadrez do Joker.

refusal-frozen-held = A peça em { $square } está congelada: o Joker em { $by } prende-a.
refusal-frozen-thawing = A peça em { $square } ainda está congelada nesta vez; depois fica livre.
refusal-croissant-over = Já não é possível En Croissant atrás do peão em { $square }: só logo depois do seu passo.
refusal-castling-rook-frozen = Agora não pode rocar: a torre em { $square } está congelada.

## Keres.

refusal-stack-king = Um rei nunca faz parte de uma pilha.
refusal-stack-full = Em { $square } já há duas peças.
refusal-stack-whole = Uma pilha inteira não pode pousar na sua própria peça em { $square }; só a peça de cima pode.
refusal-stack-none = Em { $square } não há nenhuma pilha para separar.

## Xadrez axadrezado.

refusal-step-used = O avanço de duas casas a partir de { $square } já foi feito; só se faz uma vez por partida.
refusal-checkered-man = A peça axadrezada em { $square } é dos dois lados e não pode ser capturada.
refusal-straight-back = Esta peça axadrezada acabou de vir de { $square }. Não pode voltar logo para lá: primeiro é preciso fazer outro lance.
refusal-switch-off = Nesta partida ninguém fica com as peças axadrezadas.
refusal-switch-no-checkered = Ainda não há nenhuma peça axadrezada.
refusal-switch-king-attacked = Agora não pode ficar com as peças axadrezadas: a de { $by } ataca o rei em { $square }.
refusal-switch-no-move = Agora não pode ficar com as peças axadrezadas: não teriam nenhum lance.
