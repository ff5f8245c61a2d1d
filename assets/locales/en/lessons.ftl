### What is said in every lesson.

# $file: its name. $line: where. $detail: a sentence from the end of this file.
lessons-file-bad = The lesson { $file } is left out; line { $line }: { $detail }
lessons-no-move = There is no move to make in this step.
lessons-no-layout = There is nothing to lay out in this step.
lessons-done = This step is done. Go on to the next one.
# A square was touched while no piece was in hand.
lessons-first-tap = First tap the piece, then its square.
# Told once, at the first step of a course.
lessons-card = Rest the pointer on a piece, or hold it down: a card says what it is.
# One of several moves was found.
lessons-found = { $left ->
    [one] Yes! One is still missing.
   *[other] Yes! { $left } are still missing.
}
lessons-found-already = You have found { $square } already. Look for another square.
# $part: of a stack: what else can go there.
lessons-found-way = { $part ->
    [whole] You have found this way to { $square } already; the whole stack can go there, too.
    [top] You have found this way to { $square } already; the top alone can go there, too.
   *[other] You have found this way to { $square } already; there is another one.
}
lessons-found-half = { $part ->
    [whole] Yes! The whole stack can go there, too.
    [top] Yes! The top alone can go there, too.
   *[other] Yes! There is another way to go there, too.
}
# $part: a whole stack, its top alone, a piece that shoots, or one that goes.
lessons-wrong = { $part ->
    [whole] The whole stack may go from { $from } to { $to }, but that is not what is asked. Look at what glows.
    [top] The top alone may go from { $from } to { $to }, but that is not what is asked. Look at what glows.
    [shot] The piece on { $from } may shoot at { $to }, but that is not what is asked. Look at what glows.
   *[man] The piece on { $from } may go to { $to }, but that is not what is asked. Look at what glows.
}
lessons-wrong-best = { $part ->
    [whole] The whole stack may go from { $from } to { $to }, but there is a better move here.
    [top] The top alone may go from { $from } to { $to }, but there is a better move here.
    [shot] The piece on { $from } may shoot at { $to }, but there is a better move here.
   *[man] The piece on { $from } may go to { $to }, but there is a better move here.
}
# Another piece was moved.
lessons-wrong-man = This is about the piece on { $square }. Move that one.
lessons-wrong-quiet = That is a legal move, but it takes nothing. Find the captures.
lessons-wrong-side = That is a legal move, but first take the checkered pieces.
lessons-hint-look = Look at the board, then go on.
# $man: like rook.
lessons-hint-man = The piece that matters here: { $man } on { $square }.
lessons-hint-move = { $part ->
    [whole] Look at the stack on { $from }: the whole of it can go to { $to }.
    [top] Look at the stack on { $from }: its top alone can go to { $to }.
    [shot] Look at the piece on { $from }: it can shoot at { $to }.
   *[man] Look at the piece on { $from }: it can go to { $to }.
}
lessons-hint-choose = { $part ->
    [whole] Choose the whole stack.
    [top] Choose the top alone.
   *[other] Choose: { $man }.
}
lessons-hint-side = Take the checkered pieces.
# $man: like rook.
lessons-hint-place = Still to be placed: { $man } on { $square }.
lessons-hint-finish = Everything stands well. Say that you are done.
# $count: how many.
lessons-layout = { $count ->
    [one] One piece is still to be placed.
   *[other] { $count } pieces are still to be placed.
}

## Around a lesson.

# Of a course or a lesson.
lessons-progress = { $done } of { $steps } steps
# $lesson: the title of the lesson that comes next.
lessons-begin = Begin: { $lesson }
lessons-go-on = Go on: { $lesson }
# At the end of a course.
lessons-play = Play a game against the computer at level { $level }
lessons-complete = Course completed
lessons-step = Step { $step } of { $steps }
# A button of a lesson: back to the list of lessons.
lessons-map = To the course
lessons-previous = Previous step
lessons-again = Begin the step again
# After a hint: does the next right thing in the learner’s place.
lessons-show-me = Show me
# The same button, when nothing was done for a long time.
lessons-need-hint = Need a hint?
lessons-next = Next
lessons-next-lesson = Next lesson
# After the last step.
lessons-finish = Finish the course
lessons-to-map = To the course
# The opponent has answered, and the learner is to move again.
lessons-right = Right! And what now?
lessons-course-end = You have learnt the whole game. The best way to keep it is to play: the computer at level { $level } has only just learnt the rules, too.

## What is wrong with the file of a lesson.

lessons-fault-text = The text cannot be read there.
lessons-fault-file-name = A lesson’s file is named like 01_rook.ron.
lessons-fault-id = “{ $id }” is no name: it has letters from a to z, digits and _.
lessons-fault-twice = “{ $id }” is there twice.
lessons-fault-none = { $what ->
    [rulings] There are no rulings.
   *[steps] There are no steps.
}
lessons-fault-over = The game is over before a move can be made.
lessons-fault-illegal = { $move } is not legal. { $why }
lessons-fault-spelling = { $move } must be written { $right }.
lessons-fault-nothing = There is nothing to find.
lessons-fault-ends = A line begins and ends with the learner’s move.
lessons-fault-no-choice = { $move } is the only move with these squares, so there is no choice.
lessons-fault-unanswered = { $move } is another choice, and no reason is given why it is wrong.
lessons-fault-not-wrong = { $move } is called wrong, but it is right.
lessons-fault-no-turn = The learner has no choice at move number { $number }.
lessons-fault-other-game = { $task } belongs to another game.
lessons-fault-no-side = The checkered side cannot be taken here.
lessons-fault-no-square = The board has no square { $square }.
lessons-fault-layout = The answer cannot be laid out so. { $why }
lessons-fault-goal = The answer misses the goal “{ $goal }”.
