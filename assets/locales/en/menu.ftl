### The menu and what all sheets share.

# The name of the game; it stays as it is.
menu-title = Pancharanga
menu-open = Menu
menu-close = Close
menu-back = Back

menu-continue = Continue
# Below "Continue": who plays, and how many half-moves were played.
menu-continue-about = { $white } – { $black }, { $plies ->
    [one] { $plies } move played
   *[other] { $plies } moves played
}
menu-new-game = New game
menu-learn = Learn
menu-puzzles = Puzzles
menu-rules = Rules
menu-saved-games = Saved games
menu-settings = Settings
menu-keys = Keys and gestures
menu-to-title = Title screen
menu-quit = Quit

## What the keys do. What stands on the keys themselves is not translated.

keys-confirm = Play the proposed move
keys-cancel = Cancel
keys-cursor = Go over the board from square to square, Enter takes or aims
keys-undo = Take the last move back
keys-redo = Play it again
keys-back = One move back
keys-forward = One move forward
keys-first = To the start
keys-last = To the last move
keys-hint = A hint: first the piece, then the move
keys-analysis = Analysis: who stands better, and the best lines
keys-pause = Pause the clocks
keys-rules = Rules of the game
keys-flip = Turn the board
keys-top-down = View from above
keys-reset-view = Reset the view
keys-lesson-next = In a lesson: next step
keys-lesson-previous = In a lesson: previous step
keys-lesson-again = In a lesson: begin the step again
keys-lesson-map = In a lesson: to the course
keys-mouse = Mouse: click or drag a piece to move it. Drag beside the pieces to look around, use the wheel to come nearer, and the right button to shift the board.
keys-touch = Touch: tap or drag a piece to move it. Drag with one finger to look around, with two to come nearer or to shift the board.
keys-puzzle = In a puzzle: H for a hint, S for the solution, R to begin again, N for the next one.

title-about = Five games, one table
title-showcase = Showcase
