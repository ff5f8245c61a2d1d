### Ce qui se dit des fichiers : parties, préférences et parties venues d’ailleurs.

keep-error-read = Impossible de lire { $path }. { $why }
keep-error-write = Impossible d’écrire { $path }. { $why }
keep-error-delete = Impossible de supprimer { $path }. { $why }
keep-error-rename = Impossible de renommer { $path }. { $why }
keep-error-damaged = { $path } est endommagé. { $why }
keep-error-not-text = { $path } n’est pas un fichier texte.
keep-error-nothing-inside = Ce texte ne contient ni partie ni position.
keep-error-no-position = Ceci n’est pas une position. { $why }

keep-import-error = Ligne { $line }, colonne { $column } : « { $text } » est incompréhensible ici.
keep-import-illegal = Ligne { $line }, colonne { $column } : « { $text } » n’est pas légal. { $why }
keep-import-ends = Ligne { $line }, colonne { $column } : il manque quelque chose ici.

keep-goes-on = Votre partie n’est pas enregistrée, mais vous pouvez continuer à jouer. { $why }
keep-copy = Une autre fenêtre poursuit la même partie : celle-ci est désormais enregistrée comme copie à côté de { $path }.
keep-game-set-aside = La partie enregistrée { $path } est endommagée ; elle a été mise de côté sous le nom { $aside }. { $why }
keep-game-unreadable = La partie enregistrée { $path } a été laissée telle quelle. { $why }
keep-settings-damaged = Les préférences de { $path } sont endommagées ; elles ont été mises de côté sous le nom { $aside } et les réglages habituels sont utilisés. { $why }
keep-lessons-damaged = Ce qui a été appris dans les leçons, enregistré dans { $path }, est endommagé et a été mis de côté sous le nom { $aside } ; les leçons recommencent. { $why }
keep-puzzles-damaged = Ce qui a été résolu, enregistré dans { $path }, est endommagé et a été mis de côté sous le nom { $aside } ; le compte recommence. { $why }

keep-why-missing = Il n’y a rien à cet endroit.
keep-why-denied = Vous n’en avez pas l’autorisation.
keep-why-read-only = Le disque est en lecture seule.
keep-why-full = Le disque est plein.
keep-why-other = Le système dit : { $detail }.
keep-why-no-text = Ce n’est pas un fichier texte.
keep-why-text = La ligne { $line }, colonne { $column }, est incompréhensible.
keep-why-newer = Une version plus récente du jeu l’a écrit.
keep-why-too-deep = Ses variantes se ramifient trop de fois.
keep-why-start = Sa position de départ est inutilisable. { $why }
keep-why-move = Le coup numéro { $ply }, { $move }, n’est pas légal. { $why }
keep-why-undone = Le coup numéro { $number } parmi les coups repris n’est pas légal. { $why }
keep-why-level = L’ordinateur n’a pas de niveau { $level }.

position-unreadable = Texte de position, caractère { $column } : { $why }
position-impossible = Aucune partie ne peut mener à cette position. { $why }
position-missing = il manque une partie ici.
position-empty = les parties sont séparées par exactement une espace.
position-extra = rien ne peut suivre la dernière partie.
position-ranks = l’échiquier a { $found } rangées au lieu de { $needed }.
position-squares = la rangée { $rank } a { $found } cases au lieu de { $needed }.
position-no-man = « { $text } » ne désigne aucune pièce.
position-gap = « { $text } » n’est pas un nombre de cases vides ici.
position-turn = le camp au trait s’écrit w ou b, pas « { $text } ».
position-castling = les droits de roque s’écrivent - ou une partie de KQkq dans cet ordre, pas « { $text } ».
position-en-passant = la case de prise en passant s’écrit - ou une case, pas « { $text } ».
position-number = « { $text } » n’est pas un nombre possible ici.
position-no-terrain = « { $text } » ne désigne aucun terrain.
position-croissant = la case de croissant est - ou une case, pas « { $text } ».
position-list = les cases sont dans l’ordre et une fois chacune, comme a4d4h6, ou - s’il n’y en a pas, pas « { $text } ».
position-stack = une pile, ce sont deux pièces entre parenthèses, celle du dessous d’abord, pas « { $text } ».
position-undo = le dernier coup est - ou deux cases comme g5g4, pas « { $text } ».
position-doubles = les avances de deux cases sont seize fois 0 ou 1, pas « { $text } ».
position-stage = la phase est 1, 1-, 2w ou 2b, pas « { $text } ».

setup-off-board = Une pièce se trouve en { $square }, hors de l’échiquier.
setup-no-king = { $player ->
    [white] Les Blancs n’ont pas de roi.
   *[black] Les Noirs n’ont pas de roi.
}
setup-too-many-kings = { $player ->
    [white] Les Blancs ont { $count } rois.
   *[black] Les Noirs ont { $count } rois.
}
setup-too-many-men = { $player ->
    [white] Les Blancs ont { $count } pièces, plus de { $most }.
   *[black] Les Noirs ont { $count } pièces, plus de { $most }.
}
setup-too-many-pawns = { $player ->
    [white] Les Blancs ont { $count } pions, plus de { $most }.
   *[black] Les Noirs ont { $count } pions, plus de { $most }.
}
setup-pawn-on-end-rank = Un pion se trouve en { $square }, où aucun pion ne peut être.
setup-opponent-in-check = { $turn ->
    [white] Le roi noir est en échec alors que c’est aux Blancs de jouer.
   *[black] Le roi blanc est en échec alors que c’est aux Noirs de jouer.
}
setup-too-many-checkers = { $turn ->
    [white] { $count } pièces attaquent le roi blanc à la fois.
   *[black] { $count } pièces attaquent le roi noir à la fois.
}
setup-castling-right = { $player ->
    [white] Les Blancs ne peuvent pas avoir ce droit de roque : { $missing ->
        [king] le roi
       *[rook] la tour
    } n’est pas en { $square }.
   *[black] Les Noirs ne peuvent pas avoir ce droit de roque : { $missing ->
        [king] le roi
       *[rook] la tour
    } n’est pas en { $square }.
}
setup-en-passant = { $square } ne peut pas être une case de prise en passant ici.
setup-no-fullmove = Les coups se comptent à partir de 1, pas de 0.
setup-foreign-man = La pièce en { $square } n’est pas de ce jeu.
setup-stack-not-allowed = Il y a deux pièces en { $square }, mais ce jeu n’a pas de piles.
setup-terrain-off-board = { $square } est hors de l’échiquier et n’a pas de terrain.
setup-on-mountain = Une pièce se trouve en { $square }, qui est une montagne.
setup-only-towers = Aucun camp n’a autre chose que des tours.
setup-croissant = { $square } ne peut pas être une case de croissant ici.
setup-doubled = Il ne peut pas y avoir en { $square } un pion qui a avancé de deux cases.
setup-thawing = La pièce en { $square } ne peut pas être gelée pour un tour de plus.
setup-unpromoted = La pièce en { $square } y aurait été promue.
setup-king-in-stack = { $player ->
    [white] Le roi blanc en { $square } est dans une pile, ce qu’un roi ne peut pas.
   *[black] Le roi noir en { $square } est dans une pile, ce qu’un roi ne peut pas.
}
setup-mixed-stack = Les deux pièces en { $square } sont de camps différents et ne peuvent pas former une pile.
setup-too-many-beside-checkered = { $player ->
    [white] Les Blancs ont { $count } pièces et il y en a { $checkered } échiquetées : ensemble plus de { $most }.
   *[black] Les Noirs ont { $count } pièces et il y en a { $checkered } échiquetées : ensemble plus de { $most }.
}
setup-too-many-pawns-in-all = Il y a { $count } pions en tout, plus de { $most }.
setup-no-start-square = Aucune avance de deux cases ne part de { $square }.
setup-undo = Le dernier coup ne peut pas avoir été { $from }{ $to }.
setup-no-checkered-left = { $player ->
    [white] Il ne reste aucune pièce échiquetée : c’est donc aux Blancs de jouer.
   *[black] Il ne reste aucune pièce échiquetée : c’est donc aux Noirs de jouer.
}
