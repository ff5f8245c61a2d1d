### Ce que toutes les pages des règles ont en commun.

rules-count = { $count } par camp
rules-sign-goes = va ici
rules-sign-takes = prend seulement ici
rules-sign-attacks = attaque ici
rules-sign-freezes = gèle ici

## Têtes des colonnes d’un tableau, courtes.

rules-armour = Armure
rules-steps = Pas
rules-attack = Attaque
rules-number = Nombre
