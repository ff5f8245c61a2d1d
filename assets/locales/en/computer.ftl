### The computer as a player.

# How it is called beside the board and in lists.
computer-name = { $level ->
    [0] Computer · full strength
   *[other] Computer · level { $level }
}
# How it is called in a PGN file.
computer-tag = { $level ->
    [0] Computer, full strength
   *[other] Computer, level { $level }
}
# Where there is little room, and beside the slider of levels.
computer-level = { $level ->
    [0] Full strength
   *[other] Level { $level }
}
# Full strength where there is hardly any room.
computer-full-short = Maximum
computer-thinks = The computer is thinking

## What it is like at each level.

computer-about-1 = Has just learnt the rules and overlooks most things.
computer-about-2 = Takes what it sees, and still overlooks a lot.
computer-about-3 = Thinks of your next move too, if it sees it.
computer-about-4 = Looks a little ahead; mistakes happen.
computer-about-5 = Plays sensibly and errs now and then.
computer-about-6 = Seldom errs; a good opponent for practice.
computer-about-7 = Sees most traps and sets some itself.
computer-about-8 = Overlooks next to nothing.
computer-about-9 = Looks far ahead.
computer-about-10 = Looks farther still, and forgives nothing.
computer-about-full = Thinks with all it knows, for as long as it may.
