### O que se diz em todas as lições.

lessons-file-bad = A lição { $file } fica de fora; linha { $line }: { $detail }
lessons-no-move = Neste passo não há lance a fazer.
lessons-no-layout = Neste passo não há nada a dispor.
lessons-done = Este passo está feito. Siga para o próximo.
lessons-found = { $left ->
    [one] Sim! Ainda falta um.
   *[other] Sim! Ainda faltam { $left }.
}
lessons-found-already = Já encontrou { $square }. Procure outra casa.
lessons-wrong = { $move } é um lance legal, mas não o que se pede. Olhe para as casas que brilham.
lessons-wrong-best = { $move } é um lance legal, mas aqui há um melhor.
lessons-wrong-man = Trata-se da peça em { $square }. Mova essa.
lessons-wrong-quiet = É um lance legal, mas não captura nada. Encontre as capturas.
lessons-wrong-side = É um lance legal, mas primeiro fique com as peças axadrezadas.
lessons-hint-look = Olhe para o tabuleiro e siga em frente.
lessons-hint-move = Olhe para a peça em { $from }: ela pode ir para { $to }.
lessons-hint-choose = Escolha { $move }.
lessons-hint-side = Fique com as peças axadrezadas.
lessons-hint-place = Falta colocar: { $man } em { $square }.
lessons-hint-finish = Tudo está bem colocado. Diga que terminou.
lessons-layout = { $count ->
    [one] Falta colocar uma peça.
   *[other] Faltam colocar { $count } peças.
}
