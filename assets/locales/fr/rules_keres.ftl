### Les règles de Keres.

rules-keres-board = L’échiquier et le but
rules-keres-board-text =
    Deux joueurs jouent tour à tour, les Blancs d’abord, sur neuf cases sur neuf. Prenez le roi adverse, et vous avez gagné.

    Ce qui rend Keres unique : les pièces montent les unes sur les autres, par deux, et une pile marche comme ses deux pièces.

    Personne ne traverse une autre pièce ; seul le cavalier saute. Toutes les pièces prennent comme elles marchent.
rules-keres-board-start = Le départ. Les Noirs sont placés comme les Blancs, tournés d’un demi-tour.

rules-keres-king = Le roi
rules-keres-king-text =
    Il n’y a ni échec ni mat. Rien n’interdit de laisser un roi où il peut être pris : regardez donc deux fois avant de jouer.

    Le roi va d’une case dans n’importe quelle direction. Il n’est jamais dans une pile : il ne monte sur personne, et personne ne monte sur lui.
rules-keres-king-taken = Le roi noir est à découvert sur la colonne : la tour le prend et gagne.

rules-keres-men = La marche des pièces
rules-keres-men-text = Chaque dessin montre une pièce seule sur l’échiquier. L’avant est en haut pour les Blancs, en bas pour les Noirs.

rules-keres-stacking = Empiler
rules-keres-stacking-text =
    Une pièce peut finir son coup sur une amie qui est seule et n’est pas un roi. Elle devient la pièce du dessus d’une pile de deux.

    Une pile de deux est pleine : personne d’autre n’y monte.
rules-keres-stacking-climbs = Le cavalier va sur le soldat en d5 : ils forment une pile.

rules-keres-stack = Déplacer une pile
rules-keres-stack-text =
    Une pile bouge tout entière, avec les coups de ses deux pièces : une tour portant un cavalier va comme une tour ou comme un cavalier.

    Une pile entière n’arrive jamais sur une amie. Qui prend une pile prend ses deux pièces.
rules-keres-stack-both = Un garde sur un paladin : ensemble, ils vont d’une ou deux cases tout droit ou en diagonale.
rules-keres-stack-taken = La tour prend la pile en h4 : les deux pièces quittent l’échiquier.

rules-keres-unstacking = La pièce du dessus s’en va
rules-keres-unstacking-text =
    La pièce du dessus peut partir seule, par ses propres coups seulement : vers une case vide, en prenant, ou sur une autre amie seule. Celle du dessous reste, et ne part jamais seule.

    Là où la pile entière et la pièce du dessus pourraient aller toutes deux, ce sont deux coups différents, et l’on choisit.
rules-keres-unstacking-leaves = Le garde quitte la tour en d3 et prend le cavalier en f5.
rules-keres-unstacking-changes = Le fou quitte le cavalier en d4 et monte sur le soldat en f6.

rules-keres-promotion = La promotion
rules-keres-promotion-text =
    Sur la dernière rangée, tout soldat devient un paladin et toute baliste une tour. Ce n’est pas un choix.

    Cela vaut pour les deux pièces d’une pile, celle du dessus et celle du dessous, et aussi quand une pièce y monte sur une autre.
rules-keres-promotion-becomes = Une baliste sur un soldat atteint d9 : il s’y trouve une tour sur un paladin.

rules-keres-ends = La fin de la partie
rules-keres-ends-text =
    Qui prend le roi gagne, de même quand l’adversaire abandonne ou n’a plus de temps.

    Nulle aussitôt : quarante demi-coups de suite sans prise (vingt de chaque camp) ; un joueur sans coup légal ; et quand personne ne peut gagner. Un camp ne peut gagner avec son roi seul, avec roi et un cavalier isolé, ou avec rien d’autre que des fous et des gardes, piles qui en contiennent comprises, tous sur des cases d’une couleur.

    Une position qui revient n’est pas nulle pour autant. On peut convenir de la nulle à tout moment.
rules-keres-ends-last = Un cavalier porte une tour : la pile saute en f7, sur le roi.

rules-keres-notation = La notation
rules-keres-notation-text =
    Une lettre et la case : Rc5 ; x pour une prise : Gxe6. Les lettres sont les anglaises : K roi, R tour, B fou, N cavalier, P paladin, G garde, S soldat, L baliste.

    Une pile nomme ses deux pièces, celle du dessous d’abord : PGe4. La pièce du dessus qui part seule : PG^e4. Empiler ajoute sur quoi : Sd5+N. La promotion est =P ou =R.
