### What all pages of the rules share.

# $count: how many of a piece each side has at the start.
rules-count = { $count } on each side
rules-sign-goes = goes here
rules-sign-takes = only captures here
rules-sign-attacks = attacks here
rules-sign-freezes = freezes here

## Heads of the columns of a table, short.

rules-armour = Armour
rules-steps = Steps
rules-attack = Attack
rules-number = Number
