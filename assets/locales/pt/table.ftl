### O que fica ao lado do tabuleiro durante a partida.

action-undo = Desfazer
action-redo = Refazer
action-pause = Pausa
action-go-on = Retomar
action-hint = Sugestão
action-hint-man = Sugestão: que peça mover
action-hint-move = Pressione de novo para ver para onde vai
action-analysis = Análise
action-offer-draw = Propor empate
action-resign = Desistir
action-flip = Girar o tabuleiro
action-top-down = Ver de cima
action-reset-view = Repor a vista
action-mute = Som: ligado
action-unmute = Som: desligado
action-moves = Lances

confirm-always = Confirmar lances: sempre
confirm-touch = Confirmar lances: ao tocar
confirm-never = Confirmar lances: nunca

confirm-yes = Jogar
confirm-no = Cancelar

## O que um lance pode ser além disso.

choice-whole-stack = pilha inteira
choice-top-alone = só a de cima
choice-keeps = fica como está
choice-takes = como a capturada

moves-none = Ainda não há lances
moves-first = Para o início
moves-previous = Um lance atrás
moves-next = Um lance à frente
moves-last = Para o último lance
moves-back-to-game = Voltar à partida

resign-question = { $name }: desistir da partida?
resign-no = Continuar a jogar
draw-question = { $name }: proposta de empate. { $other }: aceitar?
draw-accept = Aceitar
draw-decline = Recusar
draw-declined = O computador recusa o empate.

pause-title = Em pausa
banner-rematch = Revanche
banner-new-game = Nova partida
banner-look = Ver a partida
banner-save = Exportar
