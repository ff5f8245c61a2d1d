### O que se diz do lance que acaba de ser feito.

told-check = { $player ->
    [white] Xeque às brancas.
   *[black] Xeque às pretas.
}
told-check-by-thaw = { $player ->
    [white] Xeque às brancas: a peça em { $square } já não está congelada.
   *[black] Xeque às pretas: a peça em { $square } já não está congelada.
}
told-check-parried = Já não há xeque: a peça em { $square } está congelada.

## Xadrez axadrezado: de quem são as peças.

checkered-taken = { $name }: as peças axadrezadas. { $other }: as brancas e as pretas.
checkered-take = Ficar com as axadrezadas
checkered-question = { $name }: ficar com as peças axadrezadas até ao fim da partida? As brancas e as pretas serão do outro lado ({ $other }), e joga logo a seguir.
checkered-yes = Ficar com elas
checkered-no = Agora não
