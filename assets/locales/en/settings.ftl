### Settings.

settings-title = Settings
settings-language = Language
# The language of the system is followed.
settings-language-system = System
settings-confirm = Confirm moves
settings-confirm-always = Always
settings-confirm-touch = By touch
settings-confirm-never = Never
# How the board stands for two people at one screen.
settings-orientation = Board
# It stays as it is.
settings-orientation-fixed = Fixed
# It turns to whoever moves.
settings-orientation-turn = Turns
# The board stays and the pieces turn to whoever moves, for two people face to face.
settings-orientation-flip = Pieces turn
# How soon the computer moves.
settings-pace = Computer’s moves
settings-pace-calm = Calm
settings-pace-at-once = At once
settings-saving = Computer saves power
# How moves are animated.
settings-motion = Motion
settings-motion-full = Calm
settings-motion-fast = Fast
settings-motion-off = Off
# How much is drawn: models, shadows, smooth edges.
settings-quality = Picture quality
settings-quality-low = Low
settings-quality-medium = Medium
settings-quality-high = High
settings-quality-best = Best
# What the pieces are made of, White’s first.
settings-set = Piece set
settings-set-boxwood = Boxwood and ebony
settings-set-maple = Maple and walnut
settings-set-marble = Marble and basalt
# Flat strong colours instead of wood and stone.
settings-contrast = High contrast
settings-targets = Show legal moves
settings-coordinates = Show coordinates
# A special rule is told when it first matters.
settings-tips = Explain special rules once
settings-tips-again = Explain all of them again
settings-sound = Sound
settings-volume = Volume
# How loud some kinds of sounds are beside the others: what the pieces do; check, the end, the clock and refusals; the tone of the room.
settings-volume-men = Pieces
settings-volume-signs = Check and clock
settings-volume-room = Room tone
settings-scale = Size of the panels
settings-theme = Panels
settings-theme-dark = Dark
settings-theme-light = Light
