### Os problemas.

puzzles-title = Problemas
puzzles-today = O problema de hoje
puzzles-today-done = Resolvido. Amanhã há outro.
puzzles-solve = Resolver
puzzles-solve-today = Resolver o de hoje
puzzles-choose = Outros problemas
puzzles-run = À primeira: { $count } seguidos, { $longest } no máximo
puzzles-days = { $count ->
    [one] Um dia
   *[other] { $count } dias seguidos
}
puzzles-band-all = Todos
puzzles-band-easy = Fáceis
puzzles-band-medium = Médios
puzzles-band-hard = Difíceis
puzzles-band-fiendish = Muito difíceis
puzzles-solved-of = { $solved } de { $count } resolvidos
puzzles-rating = Dificuldade { $rating }

puzzles-side-white = As Brancas jogam
puzzles-side-black = As Pretas jogam
puzzles-side-checkered = As peças axadrezadas são suas
puzzles-side-both = As Brancas e as Pretas são suas
puzzles-ask-mate = { $count ->
    [one] Xeque-mate em um lance
   *[other] Xeque-mate em { $count } lances
}
puzzles-ask-king = { $count ->
    [one] Capture o rei em um lance
   *[other] Capture o rei em { $count } lances
}
puzzles-ask-win = { $count ->
    [one] Vença a partida em um lance
   *[other] Vença a partida em { $count } lances
}
puzzles-ask-gain = Só um lance ganha peças
puzzles-right = { $count ->
    [one] Certo! Falta um lance.
   *[other] Certo! Faltam { $count } lances.
}
puzzles-solved-clean = Resolvido à primeira!
puzzles-solved = Resolvido!
puzzles-shown = Era esta a solução.
puzzles-done = Este problema está resolvido. Siga para o próximo.
puzzles-retry = Desde o início
puzzles-solution = Solução
puzzles-next = Próximo
puzzles-leave = Sair do problema
puzzles-hint-man = Olhe para a peça em { $square }.
puzzles-hint-move = O lance é { $move }.

puzzles-wrong-draw = { $move } leva ao empate.
puzzles-wrong-loses = Depois de { $move } o adversário vence logo com { $reply }.
puzzles-wrong-not-over = { $move } não acaba: { $reply } ainda é possível.
puzzles-wrong-escapes = Depois de { $move }, { $reply } resiste mais.
puzzles-wrong-slow = { $count ->
    [one] { $move } não vence em um lance.
   *[other] { $move } não vence de certeza em { $count } lances.
}
puzzles-wrong-taken = Depois de { $move } vem { $reply }, e perdem-se peças.
puzzles-wrong-little = { $move } é jogável, mas um lance ganha muito mais.

puzzles-bad = O problema em { $file }, linha { $line }, fica de fora. { $why }
puzzles-bad-text = Não se entende a coluna { $column }.
puzzles-bad-id = “{ $text }” não serve de nome.
puzzles-bad-twice = O nome “{ $text }” aparece duas vezes.
puzzles-bad-position = A sua posição não serve. { $why }
puzzles-bad-move = “{ $text }” não é um lance.
puzzles-bad-goal = “{ $text }” não é coisa que se possa pedir.
puzzles-bad-theme = Nenhum tema se chama “{ $text }”.
puzzles-bad-rating = A dificuldade { $text } não está entre { $least } e { $most }.
puzzles-bad-over = A partida acaba antes do primeiro lance.
puzzles-bad-illegal = { $text } não é legal. { $why }
puzzles-bad-spelling = { $text } escreve-se { $right }.
puzzles-bad-ends = O seu último lance não é de quem resolve.
puzzles-bad-not-won = Os seus lances não vencem a partida.
puzzles-bad-ended = Os seus lances acabam a partida. { $why }

theme-quiet = Lance tranquilo
theme-sacrifice = Sacrifício
theme-fork = Garfo
theme-discovery = Ataque descoberto
theme-double-check = Xeque duplo
theme-promotion = Promoção
theme-underpromotion = Promoção menor
theme-en-passant = En passant
theme-castling = Roque
theme-freeze = Congelamento
theme-thaw = Libertação
theme-croissant = En Croissant
theme-stack = Empilhar
theme-ride = Pilha inteira
theme-unstack = Só a de cima
theme-stack-taken = Pilha capturada
theme-carried-promotion = Promoção na pilha
theme-trebuchet = Tiro de trabuco
theme-dragon = Dragão
theme-bare = Sem armadura
theme-tower = Queda de uma torre
theme-breeding = Nasce uma axadrezada
theme-nature = Outra natureza
theme-side = Axadrezadas escolhidas
