### Pourquoi un souhait n’est pas exaucé, en une phrase aimable.

refusal-over = La partie est terminée. Vous pouvez reprendre un coup ou commencer une nouvelle partie.
refusal-looking-back = Vous regardez une position antérieure. Revenez au dernier coup pour continuer à jouer.
refusal-paused = La partie est en pause. Reprenez-la pour jouer.
refusal-computer = C’est à l’ordinateur de jouer.
refusal-stuck = Cette pièce ne peut pas bouger maintenant. { $why }
refusal-nothing-to-undo = Il n’y a pas encore de coup à reprendre.
refusal-nothing-to-redo = Il n’y a pas de coup à rejouer.
refusal-no-offer = Personne n’a proposé la nulle.
refusal-no-such-ply = La partie ne compte que { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
} ; il n’y a pas de coup { $ply }.
refusal-unplayable = Cette partie ne peut pas être poursuivie : { $why }
refusal-unknown = { $move } n’est pas possible ici.

refusal-no-such-square = Il n’y a pas de case { $square } sur cet échiquier.
refusal-same-square = Un coup doit mener à une autre case.
refusal-empty-square = Il n’y a rien en { $square }.
refusal-not-your-man = { $turn ->
    [white] Le trait est aux Blancs, et cette pièce n’est pas à eux.
   *[black] Le trait est aux Noirs, et cette pièce n’est pas à eux.
}
refusal-own-man = Une de vos propres pièces se trouve en { $square }.
refusal-unreachable = { $man } ne peut pas aller de { $from } à { $to }.
refusal-blocked = Le chemin est bloqué en { $square }.
refusal-nothing-to-capture = Il n’y a rien à prendre en { $square }.
refusal-en-passant-over = Le pion en { $square } ne peut plus être pris en passant : seulement juste après son avance de deux cases.
refusal-king-attacked = Votre roi serait en échec depuis { $square }.
refusal-promotion-missing = Choisissez en quoi le pion est promu.
refusal-choice-not-allowed = Il n’y a rien à choisir avec ce coup.
refusal-castling-right-lost = Vous ne pouvez plus roquer de ce côté : le roi ou la tour a bougé.
refusal-castling-blocked = Vous ne pouvez pas encore roquer : { $square } n’est pas libre.
refusal-castling-in-check = On ne peut pas roquer en étant en échec.
refusal-castling-attacked = Vous ne pouvez pas roquer ici : { $square } est attaquée.

## Cyvasse.

refusal-mountain = Il y a une montagne en { $square }.
refusal-water = L’eau en { $square } arrête qui y entre.
refusal-barred = Le lancier en { $by } ne laisse passer personne par { $square }.
refusal-armoured = La pièce en { $square } ne peut pas encore être prise : armure { $left }. Attaquez-la avec d’autres pièces.
refusal-protected = La tour en { $tower } protège la pièce en { $square }.
refusal-never-captures = { $man } ne prend rien.
refusal-not-forward = Le lancier ne prend que sur ses deux cases devant lui.
refusal-not-in-line = { $man } ne prend qu’en ligne droite, à { $most ->
    [one] une case
   *[other] { $most } cases
} au plus.
refusal-out-of-shot = Le trébuchet ne tire qu’en ligne droite, de deux à quatre cases.

## Échecs au Joker.

refusal-frozen-held = La pièce en { $square } est gelée : le Joker en { $by } la retient.
refusal-frozen-thawing = La pièce en { $square } est encore gelée pour ce tour ; ensuite elle est libre.
refusal-croissant-over = En Croissant derrière le pion en { $square } n’est plus possible : seulement juste après son pas.
refusal-castling-rook-frozen = Vous ne pouvez pas roquer maintenant : la tour en { $square } est gelée.

## Keres.

refusal-stack-king = Un roi ne fait jamais partie d’une pile.
refusal-stack-full = Il y a déjà deux pièces en { $square }.
refusal-stack-whole = Une pile entière ne peut pas se poser sur votre propre pièce en { $square } ; seule la pièce du dessus le peut.
refusal-stack-none = Il n’y a pas de pile à séparer en { $square }.

## L’Échiqueté.

refusal-step-used = L’avance de deux cases depuis { $square } a déjà été jouée ; elle ne se joue qu’une fois par partie.
refusal-checkered-man = La pièce échiquetée en { $square } est aux deux camps et ne peut pas être prise.
refusal-straight-back = Cette pièce échiquetée vient d’arriver de { $square }. Elle ne peut pas y retourner aussitôt : il faut d’abord jouer un autre coup.
refusal-switch-off = Dans cette partie, on ne choisit pas le camp échiqueté.
refusal-switch-no-checkered = Il n’y a pas encore de pièce échiquetée.
refusal-switch-king-attacked = Vous ne pouvez pas choisir le camp échiqueté maintenant : la pièce en { $by } attaque le roi en { $square }.
refusal-switch-no-move = Vous ne pouvez pas choisir le camp échiqueté maintenant : il n’aurait aucun coup.
