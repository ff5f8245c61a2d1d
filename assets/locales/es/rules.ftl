### Lo que comparten todas las páginas de las reglas.

rules-count = { $count } por bando
rules-sign-goes = va aquí
rules-sign-takes = aquí solo captura
rules-sign-attacks = ataca aquí
rules-sign-freezes = congela aquí

## Cabezas de las columnas de una tabla, cortas.

rules-armour = Armadura
rules-steps = Pasos
rules-attack = Ataque
rules-number = Número
