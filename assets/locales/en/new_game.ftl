### The terms of a new game.

new-game-title = New game
# Leads to the lessons of the chosen game.
new-game-learn = Learn this game first
new-game-rules = Rules of this game
new-game-level = Map
# Whether a player may take the checkered pieces for the rest of the game.
new-game-checkered-side = The checkered pieces may be taken for good
new-game-clock = Clock
# No clock.
new-game-clock-none = None
# A clock with times of one's own.
new-game-clock-own = Own
new-game-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
# Added after each move.
new-game-seconds = + { $count ->
    [one] { $count } second a move
   *[other] { $count } seconds a move
}
new-game-against = Opponent
new-game-against-person = Person
new-game-against-computer = Computer
# The computer plays both sides, and the person watches.
new-game-against-itself = Watch
# How strong the computer is on either side when it plays itself.
new-game-level-of = { $level ->
    [0] { $player }: full strength
   *[other] { $player }: level { $level }
}
new-game-side = Your side
# White or Black by chance.
new-game-side-lot = Random
new-game-own-name = Your name
new-game-players = Players
new-game-swap = Change sides
# Shown when a game is in progress on the table.
new-game-kept = The game on the table is kept among the saved games.
new-game-start = Start
