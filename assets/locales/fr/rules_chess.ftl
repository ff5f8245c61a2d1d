### Les règles des échecs classiques.

rules-chess-board = L’échiquier et le but
rules-chess-board-text =
    Deux joueurs jouent tour à tour, les Blancs d’abord. Chacun a seize pièces sur un échiquier de huit cases sur huit.

    Le but est l’échec et mat : le roi adverse est attaqué et, quoi qu’on tente, rien ne peut le sauver.

    Une pièce prend en allant sur la case d’une pièce adverse, qui quitte l’échiquier. Personne ne va sur une pièce de son camp, et seul le cavalier passe par-dessus les autres.
rules-chess-board-start = Le départ : les dames se font face sur la colonne d, les rois sur la colonne e.

rules-chess-men = La marche des pièces
rules-chess-men-text = Chaque dessin montre une pièce seule sur l’échiquier. Ce qui est sur le chemin arrête toutes les pièces sauf le cavalier. Toutes prennent comme elles marchent, sauf le pion.

rules-chess-pawn = Le pion
rules-chess-pawn-text =
    Le pion va d’une case droit devant, jamais en arrière. De sa case de départ, il peut en faire deux si elles sont vides.

    Il prend autrement : d’une case en diagonale vers l’avant. Une pièce juste devant lui ne fait que le bloquer.

    Un pion qui atteint la dernière rangée devient aussitôt dame, tour, fou ou cavalier, au choix. On peut avoir plusieurs dames.
rules-chess-pawn-captures = Le pion en e4 avance, ou prend en d5 ou en f5.
rules-chess-pawn-becomes = Sur la dernière rangée, le pion devient une dame.

rules-chess-en_passant = En passant
rules-chess-en_passant-text =
    Quand un pion fait son double pas et arrive à côté d’un pion adverse, celui-ci peut le prendre comme s’il n’avait avancé que d’une case.

    Ce n’est possible qu’au coup suivant. Le pion adverse va en diagonale derrière lui, et le pion dépassé quitte l’échiquier.
rules-chess-en_passant-shown = Le pion noir va de d7 en d5 ; le blanc le prend en allant en d6.

rules-chess-castling = Le roque
rules-chess-castling-text =
    Une fois par partie, roi et tour peuvent bouger ensemble : le roi va de deux cases vers la tour, et la tour se place sur la case que le roi a traversée.

    Aucun des deux ne doit avoir bougé, et rien ne doit se trouver entre eux. Le roi ne doit pas être en échec, ni traverser ou atteindre une case attaquée.

    Pour roquer, déplacez le roi de deux cases, ou sur sa propre tour.
rules-chess-castling-short = Vers la colonne h : le roi en g1, la tour en f1.
rules-chess-castling-long = Vers la colonne a : le roi en c1, la tour en d1.

rules-chess-check = Échec, mat et pat
rules-chess-check-text =
    Un roi attaqué est en échec. Il faut le sauver aussitôt : le roi s’en va, une pièce s’interpose, ou l’attaquant est pris. Aucun coup ne peut laisser son propre roi attaqué.

    Un échec sans coup légal est échec et mat, et gagne la partie.

    Aucun coup légal sans être en échec, c’est le pat : partie nulle.
rules-chess-check-mate = La tour donne échec en a8 ; ses propres pions enferment le roi. Échec et mat.
rules-chess-check-stalemate = La dame ne laisse aucune case au roi en h8, mais ne l’attaque pas : pat.

rules-chess-ends = La fin de la partie
rules-chess-ends-text =
    On gagne par échec et mat, quand l’adversaire abandonne ou quand son temps est écoulé.

    La partie est aussitôt nulle par pat ; quand la même position se présente pour la troisième fois ; après cinquante coups de chaque camp sans prise ni coup de pion ; et quand personne n’a de quoi mater : roi contre roi, aussi avec un cavalier ou un fou de plus, ou avec des fous tous sur des cases d’une couleur.

    « La même position », c’est le même trait, les mêmes droits de roquer et la même prise en passant. Un mat au coup qui achève un compte reste un mat.

    On peut proposer et accepter la nulle à tout moment. Qui n’a plus de temps n’obtient la nulle que si l’adversaire n’a plus de quoi mater.

rules-chess-notation = La notation
rules-chess-notation-text =
    Un coup s’écrit avec la lettre de la pièce et la case où elle va : Nf3. Les pions n’ont pas de lettre : e4. Les lettres sont les anglaises : K roi, Q dame, R tour, B fou, N cavalier.

    x est une prise : Bxe5 ; un pion qui prend nomme sa colonne : exd5. Si deux pièces peuvent y aller, on ajoute colonne ou rangée : Rad1.

    O-O roque vers la colonne h, O-O-O vers la colonne a. e8=Q fait une dame, + est échec, # est mat.
rules-chess-notation-moves = Dans une partie : 1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+.
