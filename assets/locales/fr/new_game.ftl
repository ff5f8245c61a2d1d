### Les conditions d’une nouvelle partie.

new-game-title = Nouvelle partie
new-game-learn = Apprendre d’abord ce jeu
new-game-rules = Règles de ce jeu
new-game-level = Carte
new-game-checkered-side = On peut choisir le camp échiqueté
new-game-clock = Pendule
new-game-clock-none = Sans pendule
new-game-clock-own = Au choix
new-game-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
new-game-seconds = + { $count ->
    [one] { $count } seconde par coup
   *[other] { $count } secondes par coup
}
new-game-against = Adversaire
new-game-against-person = Quelqu’un
new-game-against-computer = Ordinateur
new-game-against-itself = Regarder
new-game-level-of = { $level ->
    [0] { $player } : pleine force
   *[other] { $player } : niveau { $level }
}
new-game-side = Votre camp
new-game-side-lot = Au hasard
new-game-own-name = Votre nom
new-game-players = Joueurs
new-game-swap = Échanger les camps
new-game-kept = La partie sur la table reste parmi les parties enregistrées.
new-game-start = Commencer
