### Ce qu’une fiche dit de la pièce sous le pointeur.

card-shared = Jouée par le camp au trait
card-frozen-held = Gelée par le Joker en { $squares }
card-frozen-thawing = Gelée pour le prochain tour de son camp
card-armour = { $left ->
    [0] Sans armure : peut être prise
   *[other] Armure : { $left } sur { $full }
}
card-armour-gone = Armure : 0 sur { $full }
card-attacked = Attaquée depuis { $squares }
card-protected = Protégée par une tour : imprenable
card-carried = Sur : { $man }
card-holds = Gèle { $squares }
card-protects = Protège { $squares }
card-doubled = Doublé : il peut entrer dans un En Croissant
card-no-way-back = Pas de retour en { $square } à ce coup
card-stuck = Elle ne peut pas jouer maintenant.
card-mountain = Aucune pièce ne s’y tient ; seul le dragon la survole
card-water = Qui entre dans l’eau s’y arrête
