### O que todas as páginas das regras têm em comum.

rules-count = { $count } de cada lado
rules-sign-goes = vai aqui
rules-sign-takes = aqui só captura
rules-sign-attacks = ataca aqui
rules-sign-freezes = congela aqui

## Cabeças das colunas de uma tabela, curtas.

rules-armour = Armadura
rules-steps = Passos
rules-attack = Ataque
rules-number = Número
