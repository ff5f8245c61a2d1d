### Les règles de Cyvasse.

rules-cyvasse-board = L’échiquier et le but
rules-cyvasse-board-text =
    Deux armées de 23 jouent tour à tour, les Blancs d’abord. Prenez le roi adverse, et vous avez gagné ; si une carte donne plusieurs rois à un camp, tous. Il n’y a pas d’échec.

    L’échiquier a 88 cases à six côtés, chacune avec jusqu’à six voisines. Une ligne droite garde une des six directions. Vos cases de devant sont les deux voisines du côté adverse.

    Les colonnes sont penchées : leurs lettres vont de a à l, les rangées de 1 à 9.
rules-cyvasse-board-start = La carte standard au départ.
rules-cyvasse-board-neighbours = Une case et ses six voisines.

rules-cyvasse-men = La marche des pièces
rules-cyvasse-men-text = Les points montrent où une pièce peut marcher en terrain libre, les anneaux où elle attaque.

rules-cyvasse-numbers = Les pièces en chiffres
rules-cyvasse-numbers-text = L’armure est le nombre d’attaquants qu’il faut avant qu’une pièce puisse être prise. Les pas disent combien elle marche, l’attaque jusqu’où elle attaque.

rules-cyvasse-walking = La marche
rules-cyvasse-walking-text =
    Un coup est une marche d’autant de pas que la pièce en peut faire, de voisine en voisine, en tournant à volonté. Elle finit sur une case vide qui n’est pas une montagne.

    Personne ne traverse une pièce adverse. Toutes traversent les pièces de leur camp, sauf l’éléphant.
rules-cyvasse-walking-turns = Le cavalier contourne le chevalier noir jusqu’en g5.

rules-cyvasse-ground = Montagnes et eau
rules-cyvasse-ground-text =
    Personne ne se tient sur une montagne, et personne n’en traverse, sauf le dragon.

    L’eau finit la marche : qui entre dans une case d’eau s’y arrête, le dragon aussi. À un tour suivant, on en sort et l’on marche comme d’habitude.
rules-cyvasse-ground-water = Le cavalier s’arrête dans l’eau et continue un tour plus tard.
rules-cyvasse-ground-dragon = Seul le dragon traverse les montagnes.

rules-cyvasse-spearmen = Les lanciers barrent le passage
rules-cyvasse-spearmen-text =
    Le lancier n’attaque et ne prend que sur ses deux cases de devant, et il les barre : une pièce adverse peut y entrer ou en sortir, mais pas les traverser en une seule marche.

    Le dragon passe en volant.
rules-cyvasse-spearmen-bars = Le chevalier doit s’arrêter en g5, que le lancier surveille ; il repart au tour suivant.

rules-cyvasse-attack = Attaque, armure et prise
rules-cyvasse-attack-text =
    Une pièce attaque une adversaire en ligne droite à sa portée. Les pièces et l’eau entre elles ne comptent pas ; une montagne arrête l’attaque, sauf celle du trébuchet. Le dragon survole les montagnes, mais n’attaque pas par-dessus.

    L’armure qui reste est celle de la pièce moins le nombre de ses attaquants. Une pièce sans armure restante ni tour à côté peut être prise.

    Qui prend n’a pas besoin d’attaquer : il marche droit sur sa cible, au plus aussi loin que ses pas ou son attaque, le plus grand des deux, et sans traverser eau, montagnes, pièces ou cases barrées. L’arbalétrier et la tour ne prennent jamais.
rules-cyvasse-attack-breaks = L’éléphant vient attaquer aussi : le milicien n’a plus d’armure et il est pris.
rules-cyvasse-attack-two = Armure 2 : le milicien et l’arbalétrier attaquent le chevalier, et le cavalier le prend.

rules-cyvasse-tower = Les tours
rules-cyvasse-tower-text =
    La tour ne bouge, n’attaque ni ne prend. Mais une pièce à côté d’une tour de son camp ne peut être prise, quel que soit le nombre d’attaquants.

    Les tours ne protègent pas les tours : une tour sans armure restante peut être prise.
rules-cyvasse-tower-protects = Deux arbalétriers sont à l’abri à côté de la tour ; celui en i4 ne l’est pas.

rules-cyvasse-trebuchet = Le trébuchet tire
rules-cyvasse-trebuchet-text =
    Le trébuchet ne marche pas sur ce qu’il prend. Il tire en ligne droite, à deux à quatre cases, par-dessus pièces et montagnes, et reste où il est.

    Sa cible ne doit plus avoir d’armure ni de tour à côté. Sa propre attaque compte. Il n’atteint pas ses voisines.
rules-cyvasse-trebuchet-shoots = Le trébuchet tire sur le roi en g9, par-dessus tout ce qui est entre eux.

rules-cyvasse-layout = Déployer une armée
rules-cyvasse-layout-text =
    On peut jouer une carte telle quelle, ou chaque camp déploie son armée dans sa moitié : les Blancs sur les rangées 1 à 4, les Noirs sur les rangées 6 à 9. La rangée 5 reste vide.

    Personne ne se place sur une montagne ; dans l’eau, c’est permis. Chaque déploiement reste caché à l’autre jusqu’à ce que les deux soient prêts.
rules-cyvasse-layout-half = L’armée blanche sur la carte standard.

rules-cyvasse-ends = La fin de la partie
rules-cyvasse-ends-text =
    Vous gagnez en prenant le dernier roi adverse ; quand il ne reste à l’adversaire que des tours, ou rien ; quand il n’a pas de coup légal ; quand il abandonne ou n’a plus de temps.

    Nulle aussitôt : cinquante coups de chaque camp sans prise, ou la même position pour la troisième fois. On peut convenir de la nulle à tout moment.

    Si plusieurs fins arrivent ensemble, la première dans cet ordre compte : roi pris, tours seules, pas de coup, cinquante coups, répétition.
rules-cyvasse-ends-king = Le cavalier attaque le roi, qui n’a plus d’armure, et le prend.

rules-cyvasse-notation = La notation
rules-cyvasse-notation-text = Une lettre et la case : Rg4 ; x pour une prise : Dxe7 ; * pour un tir : B*g6. Les lettres sont les anglaises : M milicien, S lancier, R cavalier, N chevalier, E éléphant, C arbalétrier, B trébuchet, D dragon, T tour, K roi.
