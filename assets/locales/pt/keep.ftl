### O que se diz do que está no disco: partidas, preferências e partidas de outros lugares.

keep-error-read = Não foi possível ler { $path }. { $why }
keep-error-write = Não foi possível gravar { $path }. { $why }
keep-error-delete = Não foi possível apagar { $path }. { $why }
keep-error-rename = Não foi possível mudar o nome de { $path }. { $why }
keep-error-damaged = { $path } está danificado. { $why }
keep-error-not-text = { $path } não contém texto.
keep-error-nothing-inside = Não há partida nem posição neste texto.
keep-error-no-position = Isto não é uma posição. { $why }

keep-import-error = Linha { $line }, coluna { $column }: não se entende “{ $text }” aqui.
keep-import-illegal = Linha { $line }, coluna { $column }: “{ $text }” não é legal. { $why }
keep-import-ends = Linha { $line }, coluna { $column }: falta algo aqui.

keep-goes-on = A sua partida não está a salvo no disco, mas pode continuar a jogar. { $why }
keep-copy = Outra janela continua a mesma partida; por isso esta passa a ser guardada como cópia ao lado de { $path }.
keep-game-set-aside = A partida guardada { $path } está danificada e foi posta de lado como { $aside }. { $why }
keep-game-unreadable = A partida guardada { $path } ficou como estava. { $why }
keep-settings-damaged = As preferências em { $path } estão danificadas e foram postas de lado como { $aside }; valem as habituais. { $why }
keep-lessons-damaged = O que foi aprendido nas lições, guardado em { $path }, está danificado e foi posto de lado como { $aside }; as lições recomeçam. { $why }
keep-puzzles-damaged = O que foi resolvido nos problemas, guardado em { $path }, está danificado e foi posto de lado como { $aside }; a contagem recomeça. { $why }

keep-why-missing = Não está lá.
keep-why-denied = Não há permissão para isso.
keep-why-read-only = O disco só permite leitura.
keep-why-full = O disco está cheio.
keep-why-other = O sistema diz: { $detail }.
keep-why-no-text = Não contém texto.
keep-why-text = Não se entende a linha { $line }, coluna { $column }.
keep-why-newer = Foi gravado por uma versão mais nova do jogo.
keep-why-too-deep = As variantes ramificam-se vezes demais.
keep-why-start = A posição inicial não serve. { $why }
keep-why-move = O lance número { $ply }, { $move }, não é legal. { $why }
keep-why-undone = O lance número { $number } dos que foram desfeitos não é legal. { $why }
keep-why-level = O computador não tem nível { $level }.

position-unreadable = Texto da posição, caractere { $column }: { $why }
position-impossible = Nenhuma partida pode chegar a esta posição. { $why }
position-missing = falta uma parte aqui.
position-empty = as partes são separadas por exatamente um espaço.
position-extra = nada pode vir depois da última parte.
position-ranks = o tabuleiro tem { $found } fileiras em vez de { $needed }.
position-squares = a fileira { $rank } tem { $found } casas em vez de { $needed }.
position-no-man = “{ $text }” não representa nenhuma peça.
position-gap = “{ $text }” não é um número de casas vazias aqui.
position-turn = quem tem a vez escreve-se w ou b, não “{ $text }”.
position-castling = os direitos de roque são - ou alguns de KQkq nesta ordem, não “{ $text }”.
position-en-passant = a casa de en passant é - ou uma casa, não “{ $text }”.
position-number = “{ $text }” não é um número que possa estar aqui.
position-no-terrain = “{ $text }” não é nenhum terreno.
position-croissant = a casa de croissant é - ou uma casa, não “{ $text }”.
position-list = as casas vêm por ordem e uma vez cada, como a4d4h6, ou - se não há, não “{ $text }”.
position-stack = uma pilha são duas peças entre parênteses, primeiro a de baixo, não “{ $text }”.
position-undo = o último lance é - ou duas casas, como g5g4, não “{ $text }”.
position-doubles = os avanços de duas casas são 16 vezes 0 ou 1, não “{ $text }”.
position-stage = a fase é 1, 1-, 2w ou 2b, não “{ $text }”.

setup-off-board = Há uma peça em { $square }, fora do tabuleiro.
setup-no-king = { $player ->
    [white] As brancas não têm rei.
   *[black] As pretas não têm rei.
}
setup-too-many-kings = { $player ->
    [white] As brancas têm { $count } reis.
   *[black] As pretas têm { $count } reis.
}
setup-too-many-men = { $player ->
    [white] As brancas têm { $count } peças, mais de { $most }.
   *[black] As pretas têm { $count } peças, mais de { $most }.
}
setup-too-many-pawns = { $player ->
    [white] As brancas têm { $count } peões, mais de { $most }.
   *[black] As pretas têm { $count } peões, mais de { $most }.
}
setup-pawn-on-end-rank = Há um peão em { $square }, onde nenhum peão pode estar.
setup-opponent-in-check = { $turn ->
    [white] O rei preto está em xeque, embora seja a vez das brancas.
   *[black] O rei branco está em xeque, embora seja a vez das pretas.
}
setup-too-many-checkers = { $turn ->
    [white] { $count } peças atacam o rei branco ao mesmo tempo.
   *[black] { $count } peças atacam o rei preto ao mesmo tempo.
}
setup-castling-right = { $player ->
    [white] As brancas não podem ter este direito de roque: { $missing ->
        [king] o rei
       *[rook] a torre
    } não está em { $square }.
   *[black] As pretas não podem ter este direito de roque: { $missing ->
        [king] o rei
       *[rook] a torre
    } não está em { $square }.
}
setup-en-passant = { $square } não pode ser aqui uma casa de en passant.
setup-no-fullmove = Os lances contam-se a partir de 1, não de 0.
setup-foreign-man = A peça em { $square } não é deste jogo.
setup-stack-not-allowed = Em { $square } há duas peças, mas neste jogo não há pilhas.
setup-terrain-off-board = { $square } fica fora do tabuleiro e não tem terreno.
setup-on-mountain = Em { $square }, que é uma montanha, está uma peça.
setup-only-towers = Nenhum dos lados tem mais do que torres.
setup-croissant = { $square } não pode ser aqui uma casa de croissant.
setup-doubled = Em { $square } não pode estar um peão que avançou duas casas.
setup-thawing = A peça em { $square } não pode estar congelada por mais uma vez.
setup-unpromoted = A peça em { $square } já teria sido promovida.
setup-king-in-stack = { $player ->
    [white] O rei branco em { $square } está numa pilha, e um rei não pode estar.
   *[black] O rei preto em { $square } está numa pilha, e um rei não pode estar.
}
setup-mixed-stack = As duas peças em { $square } são de lados diferentes e não podem formar uma pilha.
setup-too-many-beside-checkered = { $player ->
    [white] As brancas têm { $count } peças além de { $checkered } axadrezadas: ao todo, mais de { $most }.
   *[black] As pretas têm { $count } peças além de { $checkered } axadrezadas: ao todo, mais de { $most }.
}
setup-too-many-pawns-in-all = Há { $count } peões ao todo, mais de { $most }.
setup-no-start-square = Nenhum avanço de duas casas começa em { $square }.
setup-undo = O último lance não pode ter sido { $from }{ $to }.
setup-no-checkered-left = { $player ->
    [white] Não resta nenhuma peça axadrezada, por isso tem de ser a vez das brancas.
   *[black] Não resta nenhuma peça axadrezada, por isso tem de ser a vez das pretas.
}
