//! The legal moves of Cyvasse: walks spread step by step over all squares at once, captures look
//! along straight lines for what can be taken.

use super::Cyvasse;
use super::grid::{
    BOARD, Direction, Sq, bit, each, expand, forward, neighbours, outer, rays, shots,
};
use super::men::{self, Capture};
use crate::{Move, MoveList, Player, Role};

/// Takes legal moves, many at a time.
pub(super) trait Sink {
    /// Whether walks are looked for; if not, captures are all that is.
    const WALKS: bool = true;

    /// The man on `from` may go to, or shoot at, each of `targets`.
    fn man(&mut self, from: Sq, targets: u128);
}

/// Counts moves without naming them.
struct Count(usize);

impl Sink for Count {
    #[inline(always)]
    fn man(&mut self, _: Sq, targets: u128) {
        self.0 += targets.count_ones() as usize;
    }
}

impl Sink for MoveList {
    #[inline(always)]
    fn man(&mut self, from: Sq, targets: u128) {
        let from = outer(from);
        for to in each(targets) {
            self.push(Move { from, to: outer(to), choice: None });
        }
    }
}

/// Where one kind of man may go, and what lets it go on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground {
    /// Squares a walk may enter.
    enter: u128,
    /// Squares from which it may go on.
    pub(super) pass: u128,
    /// Squares on which it may end.
    end: u128,
}

impl Ground {
    /// The ground under the feet of a `role` of the side to move.
    #[inline(always)]
    pub(super) fn of(position: &Cyvasse, role: Role) -> Self {
        let free = BOARD & !position.enemy();
        let (enter, pass) = if matches!(role, Role::Dragon) {
            (free, free & !position.water)
        } else {
            let dry = free & !position.mountains;
            (dry, dry & !position.water & !position.bars(!position.turn))
        };
        let pass = if matches!(role, Role::Elephant) { pass & !position.own() } else { pass };
        Self { enter, pass, end: free & !position.mountains & !position.own() }
    }

    /// Where a walk of at most `steps` steps may end.
    #[inline(always)]
    fn walks(&self, from: Sq, steps: usize) -> u128 {
        let mut reached = neighbours(from) & self.enter;
        let mut newest = reached;
        for _ in 1..steps {
            newest = expand(newest & self.pass) & self.enter & !reached;
            reached |= newest;
        }
        reached & self.end
    }

    /// What each step of a walk reaches first: the squares one step away, then two, and so on.
    pub(super) fn rings(&self, from: Sq, steps: usize) -> Vec<u128> {
        let mut reached = bit(from);
        let mut open = bit(from);
        let ring = |_| {
            let newest = expand(open) & self.enter & !reached;
            reached |= newest;
            open = newest & self.pass;
            newest
        };
        (0..steps).map(ring).collect()
    }

    /// What a straight walk of at most `far` steps may take of `prey`.
    #[inline(always)]
    fn captures(&self, from: Sq, far: usize, prey: u128) -> u128 {
        let mut taken = neighbours(from) & prey;
        if far > 1 && rays(from, far) & prey != taken {
            for direction in Direction::ALL {
                let mut at = bit(from);
                for _ in 1..far {
                    at = direction.shift(at) & self.pass;
                    taken |= direction.shift(at) & prey;
                }
            }
        }
        taken
    }
}

impl Cyvasse {
    /// Adds every legal move to `moves`: man by man in the order of `Role::CYVASSE`, each kind
    /// from e1 on, and the targets of each man from e1 on.
    pub(super) fn walk_moves(&self, moves: &mut MoveList) {
        self.walk(moves);
    }

    pub(super) fn number_of_moves(&self) -> usize {
        let mut count = Count(0);
        self.walk(&mut count);
        count.0
    }

    /// The squares that spearmen of `player` bar.
    #[inline(always)]
    pub(super) fn bars(&self, player: Player) -> u128 {
        forward(player, self.of(player, Role::Spearman))
    }

    #[inline(always)]
    pub(super) fn walk<S: Sink>(&self, sink: &mut S) {
        if self.decided().is_some() {
            return;
        }
        let prey = self.prey(self.turn);
        self.kind(Role::Militia, prey, sink);
        self.kind(Role::Spearman, prey, sink);
        self.kind(Role::Rider, prey, sink);
        self.kind(Role::Knight, prey, sink);
        self.kind(Role::Elephant, prey, sink);
        self.kind(Role::Crossbowman, prey, sink);
        self.kind(Role::Trebuchet, prey, sink);
        self.kind(Role::Dragon, prey, sink);
        self.kind(Role::King, prey, sink);
    }

    /// The moves of all men of one kind; inlined for each, so that what it can do is known to
    /// the compiler.
    #[inline(always)]
    fn kind<S: Sink>(&self, role: Role, prey: u128, sink: &mut S) {
        let ground = Ground::of(self, role);
        for from in each(self.of(self.turn, role)) {
            let walks = if S::WALKS { ground.walks(from, men::steps(role)) } else { 0 };
            let captures = match men::capture(role) {
                Capture::Never => 0,
                Capture::Straight(far) => ground.captures(from, far, prey),
                Capture::Forward => forward(self.turn, bit(from)) & prey,
                Capture::Shot => shots(from) & prey,
            };
            sink.man(from, walks | captures);
        }
    }
}
