### O que se diz em todas as lições.

lessons-file-bad = A lição { $file } fica de fora; linha { $line }: { $detail }
lessons-no-move = Neste passo não há lance a fazer.
lessons-no-layout = Neste passo não há nada a dispor.
lessons-done = Este passo está feito. Siga para o próximo.
lessons-first-tap = Toque primeiro na peça e depois na sua casa.
lessons-card = Deixe o ponteiro sobre uma peça, ou mantenha-a premida: uma ficha diz o que é.
lessons-found = { $left ->
    [one] Sim! Ainda falta um.
   *[other] Sim! Ainda faltam { $left }.
}
lessons-found-already = Já encontrou { $square }. Procure outra casa.
lessons-found-way = { $part ->
    [whole] Esta maneira de ir para { $square } já foi encontrada; a pilha inteira também pode ir para lá.
    [top] Esta maneira de ir para { $square } já foi encontrada; a peça de cima sozinha também pode ir para lá.
   *[other] Esta maneira de ir para { $square } já foi encontrada; há outra.
}
lessons-found-half = { $part ->
    [whole] Sim! A pilha inteira também pode ir para lá.
    [top] Sim! A peça de cima sozinha também pode ir para lá.
   *[other] Sim! Há outra maneira de ir para lá.
}
lessons-wrong = { $part ->
    [whole] A pilha inteira pode ir de { $from } para { $to }, mas não é o que se pede. Olhe para o que brilha.
    [top] A peça de cima pode ir sozinha de { $from } para { $to }, mas não é o que se pede. Olhe para o que brilha.
    [shot] A peça em { $from } pode disparar contra { $to }, mas não é o que se pede. Olhe para o que brilha.
   *[man] A peça em { $from } pode ir para { $to }, mas não é o que se pede. Olhe para o que brilha.
}
lessons-wrong-best = { $part ->
    [whole] A pilha inteira pode ir de { $from } para { $to }, mas aqui há um lance melhor.
    [top] A peça de cima pode ir sozinha de { $from } para { $to }, mas aqui há um lance melhor.
    [shot] A peça em { $from } pode disparar contra { $to }, mas aqui há um lance melhor.
   *[man] A peça em { $from } pode ir para { $to }, mas aqui há um lance melhor.
}
lessons-wrong-man = Trata-se da peça em { $square }. Mova essa.
lessons-wrong-quiet = É um lance legal, mas não captura nada. Encontre as capturas.
lessons-wrong-side = É um lance legal, mas primeiro fique com as peças axadrezadas.
lessons-hint-look = Olhe para o tabuleiro e siga em frente.
lessons-hint-man = A peça que conta aqui: { $man } em { $square }.
lessons-hint-move = { $part ->
    [whole] Olhe para a pilha em { $from }: ela pode ir inteira para { $to }.
    [top] Olhe para a pilha em { $from }: a peça de cima pode ir sozinha para { $to }.
    [shot] Olhe para a peça em { $from }: ela pode disparar contra { $to }.
   *[man] Olhe para a peça em { $from }: ela pode ir para { $to }.
}
lessons-hint-choose = { $part ->
    [whole] Escolha a pilha inteira.
    [top] Escolha só a peça de cima.
   *[other] Escolha: { $man }.
}
lessons-hint-side = Fique com as peças axadrezadas.
lessons-hint-place = Falta colocar: { $man } em { $square }.
lessons-hint-finish = Tudo está bem colocado. Diga que terminou.
lessons-layout = { $count ->
    [one] Falta colocar uma peça.
   *[other] Faltam colocar { $count } peças.
}

lessons-progress = { $done } de { $steps } passos
lessons-begin = Começar: { $lesson }
lessons-go-on = Continuar: { $lesson }
lessons-play = Jogar uma partida contra o computador no nível { $level }
lessons-complete = Curso concluído
lessons-step = Passo { $step } de { $steps }
lessons-map = Ao curso
lessons-previous = Passo anterior
lessons-again = Recomeçar o passo
lessons-show-me = Mostrar
lessons-need-hint = Quer uma sugestão?
lessons-next = Seguinte
lessons-next-lesson = Lição seguinte
lessons-finish = Concluir o curso
lessons-to-map = Ao curso
lessons-right = Certo! E agora?
lessons-course-end = O jogo inteiro está aprendido. O que melhor o fixa é jogar: no nível { $level }, o computador também acaba de aprender as regras.

lessons-fault-text = O texto não pode ser lido ali.
lessons-fault-file-name = O nome de uma lição é como 01_rook.ron.
lessons-fault-id = “{ $id }” não é um nome: tem letras de a a z, algarismos e _.
lessons-fault-twice = “{ $id }” aparece duas vezes.
lessons-fault-none = { $what ->
    [rulings] Nenhuma regra está indicada.
   *[steps] Não há passos.
}
lessons-fault-over = A partida acaba antes que se possa jogar.
lessons-fault-illegal = { $move } não é um lance legal. { $why }
lessons-fault-spelling = { $move } deve ser escrito { $right }.
lessons-fault-nothing = Não há nada a encontrar.
lessons-fault-ends = Uma linha começa e acaba com um lance de quem aprende.
lessons-fault-no-choice = { $move } é o único lance com estas casas; não há o que escolher.
lessons-fault-unanswered = { $move } é outra escolha, e não se diz por que está errada.
lessons-fault-not-wrong = { $move } aparece como errado, mas está certo.
lessons-fault-no-turn = Quem aprende não tem escolha no lance número { $number }.
lessons-fault-other-game = { $task } pertence a outro jogo.
lessons-fault-no-side = O lado axadrezado não pode ser tomado aqui.
lessons-fault-no-square = O tabuleiro não tem a casa { $square }.
lessons-fault-layout = A resposta não pode ser disposta assim. { $why }
lessons-fault-goal = A resposta não cumpre o objetivo “{ $goal }”.
