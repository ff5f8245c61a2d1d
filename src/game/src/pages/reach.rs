//! How far a man goes when nothing is in its way, found by asking the rules.

use std::sync::LazyLock;

use rules::{AnyPosition, Effect, Game, Piece, Player, Role, Setup, Square, SquareSet};

/// What a white man could do from one square of a board that is all but empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The game.
    pub game: Game,
    /// The man.
    pub man: Piece,
    /// Where it stands.
    pub at: Square,
    /// Where it goes.
    pub goes: SquareSet,
    /// Where it captures but does not go.
    pub takes: SquareSet,
    /// Where it attacks, in Cyvasse.
    pub attacks: SquareSet,
    /// Where it freezes, in Joker chess.
    pub freezes: SquareSet,
    /// How many attackers it takes before it can be captured, in Cyvasse.
    pub armour: u8,
}

impl Reach {
    /// How far a `role` of `game` goes.
    pub fn of(game: Game, role: Role) -> &'static Self {
        static ALL: LazyLock<Vec<Reach>> = LazyLock::new(|| {
            let men = |game: Game| game.roles().iter().map(move |role| reach(game, *role));
            Game::ALL.into_iter().flat_map(men).collect()
        });
        let nth = ALL.iter().position(|reach| reach.game == game && reach.man.role == role);
        &ALL[nth.unwrap_or_default()]
    }

    /// How many steps it goes at most, on a board of six sides.
    pub fn steps(&self) -> usize {
        self.goes.into_iter().map(|to| steps_between(self.at, to)).max().unwrap_or_default()
    }

    /// How near and how far it attacks, on a board of six sides.
    pub fn range(&self) -> Option<(usize, usize)> {
        let distances = || self.attacks.into_iter().map(|to| steps_between(self.at, to));
        distances().min().zip(distances().max())
    }
}

/// How many steps lie between two squares on a board of six sides.
pub fn steps_between(a: Square, b: Square) -> usize {
    let along = |a: u8, b: u8| isize::from(a) - isize::from(b);
    let (x, y) = (along(a.file(), b.file()), along(a.rank(), b.rank()));
    [x, y, x + y].into_iter().map(isize::unsigned_abs).max().unwrap_or_default()
}

fn reach(game: Game, role: Role) -> Reach {
    let man = Piece::of(Player::White, role);
    let at = seat(game, role);
    let nowhere = SquareSet::EMPTY;
    let mut reach = Reach {
        game,
        man,
        at,
        goes: nowhere,
        takes: nowhere,
        attacks: nowhere,
        freezes: nowhere,
        armour: 0,
    };
    let mut setup = Setup::empty(game);
    setup.board.set(at, Some(man));
    if game == Game::Checkered {
        setup.memory.doubles = game.squares().filter(|at| at.rank() == 1).collect();
    }
    for (square, piece) in company(game, role) {
        setup.board.set(square, Some(piece));
    }
    let Ok(position) = AnyPosition::new(&setup) else { return reach };
    reach.armour = position.status(at).armour.map_or(0, |armour| armour.full);
    for mv in position.targets_from(at).iter() {
        let takes =
            position.effects(*mv).iter().any(|effect| matches!(effect, Effect::Captured { .. }));
        if takes { reach.takes.insert(mv.to) } else { reach.goes.insert(mv.to) }
    }
    for other in game.squares().filter(|other| *other != at) {
        if game == Game::Cyvasse && position.attackers(other, Player::White).contains(at) {
            reach.attacks.insert(other);
        }
        if role == Role::Joker && setup.board.get(other).is_none() {
            let mut setup = setup.clone();
            setup.board.set(other, Some(Piece::of(Player::Black, Role::Pawn)));
            let held = AnyPosition::new(&setup).map(|position| position.holders(other));
            if held.is_ok_and(|held| held.contains(at)) {
                reach.freezes.insert(other);
            }
        }
    }
    reach
}

/// Where the man stands: in the middle, or where it begins if that matters.
fn seat(game: Game, role: Role) -> Square {
    let name = match (game, role) {
        (Game::Chess | Game::Checkered, Role::Pawn) => "d2",
        (Game::Chess | Game::Checkered, _) => "d4",
        (Game::Joker, Role::Pawn) => "e2",
        (Game::Keres, Role::Ballista) => "e3",
        (Game::Joker | Game::Keres, _) => "e5",
        (Game::Cyvasse, _) => "g5",
    };
    square(name)
}

/// Whoever must be there as well, out of the way, and what a pawn could take.
fn company(game: Game, role: Role) -> Vec<(Square, Piece)> {
    let man = |name: &str, player, role| (square(name), Piece::of(player, role));
    let mut men = match game {
        Game::Cyvasse if role == Role::King => vec![man("a9", Player::Black, Role::King)],
        Game::Cyvasse => vec![man("a9", Player::Black, Role::Militia)],
        Game::Chess | Game::Checkered => vec![man("h7", Player::Black, Role::King)],
        Game::Joker | Game::Keres => vec![man("i7", Player::Black, Role::King)],
    };
    if role != Role::King && game != Game::Cyvasse {
        men.push(man("a2", Player::White, Role::King));
    }
    if role == Role::Pawn {
        let sides = if game == Game::Joker { ["d3", "f3"] } else { ["c3", "e3"] };
        men.extend(sides.map(|name| man(name, Player::Black, Role::Pawn)));
    }
    men
}

/// The names above are all squares.
fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|_| unreachable!("{name} is a square"))
}
