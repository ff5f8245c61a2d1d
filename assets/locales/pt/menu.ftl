### O menu e o que todas as folhas têm em comum.

menu-title = Pancharanga
menu-open = Menu
menu-close = Fechar
menu-back = Voltar

menu-continue = Continuar
menu-continue-about = { $white } – { $black }, { $plies ->
    [one] { $plies } lance
   *[other] { $plies } lances
}
menu-new-game = Nova partida
menu-learn = Aprender
menu-puzzles = Problemas
menu-rules = Regras
menu-saved-games = Partidas guardadas
menu-settings = Preferências
menu-keys = Teclas e gestos
menu-to-title = Tela de título
menu-quit = Sair

## O que fazem as teclas.

keys-confirm = Fazer o lance proposto
keys-cancel = Cancelar
keys-cursor = Ir de casa em casa; Enter pega na peça ou leva-a
keys-undo = Desfazer o último lance
keys-redo = Refazê-lo
keys-back = Um lance atrás
keys-forward = Um lance à frente
keys-first = Para o início
keys-last = Para o último lance
keys-hint = Uma sugestão: primeiro a peça, depois o lance
keys-analysis = Análise: quem está melhor e as melhores linhas
keys-pause = Parar os relógios
keys-rules = Regras do jogo
keys-flip = Girar o tabuleiro
keys-top-down = Ver de cima
keys-reset-view = Repor a vista
keys-lesson-next = Numa lição: passo seguinte
keys-lesson-previous = Numa lição: passo anterior
keys-lesson-again = Numa lição: recomeçar o passo
keys-lesson-map = Numa lição: ao curso
keys-mouse = Com o ponteiro: clique numa peça ou arraste-a para movê-la. Arraste fora das peças para olhar em volta, use a roda para se aproximar e o botão direito para deslocar o tabuleiro.
keys-touch = Com o dedo: toque numa peça ou arraste-a para movê-la. Arraste com um dedo para olhar em volta e com dois para se aproximar ou deslocar o tabuleiro.
keys-puzzle = Num problema: H dá uma sugestão, S a solução, R começa de novo, N passa ao próximo.

title-about = Cinco jogos, uma mesa
title-showcase = Demonstração
