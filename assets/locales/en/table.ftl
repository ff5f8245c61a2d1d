### What stands beside the board while a game is played.

## Buttons with icons; these words are shown beside the pointer.

action-undo = Take back
action-redo = Play again
action-pause = Pause
action-go-on = Go on
action-hint = Hint
# Of the same button before it is pressed, and when it has shown the piece.
action-hint-man = Hint: which piece to move
action-hint-move = Press again to see where it goes
action-analysis = Analysis
action-offer-draw = Offer a draw
action-resign = Resign
action-flip = Turn the board
action-top-down = View from above
action-reset-view = Reset the view
action-mute = Sound: on
action-unmute = Sound: off
action-moves = Moves

## When a move must be confirmed; said in full beside the pointer and when it is changed.

confirm-always = Confirm moves: always
confirm-touch = Confirm moves: by touch
confirm-never = Confirm moves: never

## The two buttons beside a proposed move.

confirm-yes = Play
confirm-no = Cancel

## What a move can be besides.

choice-whole-stack = whole stack
choice-top-alone = top one alone
# The capturing piece stays what it is.
choice-keeps = stays as it is
# It becomes what it captured.
choice-takes = as captured

## The list of moves.

moves-none = No moves yet
moves-first = To the start
moves-previous = One move back
moves-next = One move forward
moves-last = To the last move
# Shown while an earlier position is looked at.
moves-back-to-game = Back to the game

## Questions. $name, $other: what the players are called.

resign-question = { $name }, do you resign?
resign-no = Play on
draw-question = { $name } offers a draw. { $other }, do you accept?
draw-accept = Accept
draw-decline = Decline
draw-declined = The computer declines the draw.

## Pause and the end.

pause-title = Paused
banner-rematch = Rematch
banner-new-game = New game
# Closes the banner, to look at the game.
banner-look = Look at the game
banner-save = Export
