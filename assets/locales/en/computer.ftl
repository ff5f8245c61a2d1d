### The computer as a player.

# How it is called beside the board and in lists.
computer-name = Computer · level { $level }
# How it is called in a PGN file.
computer-tag = Computer, level { $level }
# Where there is little room, and beside the slider of levels.
computer-level = Level { $level }
computer-thinks = The computer is thinking

## What it is like at each level.

computer-about-1 = Has just learnt the rules and overlooks most things.
computer-about-2 = Takes what it sees, and still overlooks a lot.
computer-about-3 = Thinks of your next move too, if it sees it.
computer-about-4 = Looks a little ahead; mistakes happen.
computer-about-5 = Plays sensibly and errs now and then.
computer-about-6 = Seldom errs; a good opponent for practice.
computer-about-7 = Sees most traps and sets some itself.
computer-about-8 = Makes no careless mistakes.
computer-about-9 = Looks far ahead.
computer-about-10 = Looks farther still, and forgives nothing.
