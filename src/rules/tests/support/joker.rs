//! Joker chess at random: starts of play, and crowds of Jokers and what they hold.

use rules::{Game, Joker, Piece, Player, Position, Role, Setup, Square};

/// Start positions from which random play reaches every rule of Joker chess soon.
pub const STARTS: [&str; 12] = [
    "rnbqkbjnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKBJNR w KQkq - - - - 0 1",
    // Queens, rooks and Jokers in a knot.
    "7k1/9/9/3q1r3/4J4/3Q5/2j2R3/9/K8 w - - - - - 0 1",
    // Pawns about to pass each other.
    "4k4/4p4/6j2/3p5/5p3/4PP3/2J6/3P5/4K4 w - - - d6e4f4f5 - 0 1",
    // Pawns that pass on both sides.
    "4k4/9/2p1p1p2/9/1p1p5/2P1P1P2/9/9/4K4 w - - - b5c4d5e4g4 - 0 1",
    // Both en passant and En Croissant are open.
    "r3k3r/2p1p1p2/9/1P1P1P3/9/1p1pp4/9/2P1PJP2/R3K3R w KQkq - - b6d4d6e4f6 - 0 1",
    // Castling beside Jokers.
    "r3k3r/1J5J1/9/4q4/9/4Q4/9/1j5j1/R3K3R w KQkq - - - - 3 12",
    // Promotions.
    "n1n1k4/PPP3J2/9/9/9/9/9/2j3ppp/4K1N1N b - - - - - 0 1",
    // Several Jokers a side.
    "1r2k2q1/2JJ5/3n5/1b2p4/2P3j2/4N4/1Q3j3/5R3/2B1K4 w - - - c5 - 7 30",
    // A freeze runs out.
    "8k/9/b8/9/9/9/9/PP3J3/K3r4 w - - - - - 0 11",
    // The queen is taken, and the rook is held instead.
    "4r4/4q4/5J3/8B/9/9/k8/9/4K3R w - - - - - 40 60",
    "3k5/9/9/9/r2J4r/9/9/1j7/4K4 b - - - - - 96 90",
    // A man is thawing.
    "9/7J1/5K2r/j1RP5/7q1/9/9/9/8k w - - - d6 c6 36 85",
];

/// Men on a part of the board around the middle, if that is a position.
pub fn crowded(
    men: &[(u8, u8)],
    crowd: u8,
    thawing: [u8; 2],
    doubled: u128,
    turn: bool,
) -> Option<Joker> {
    let place = |sq: u8| {
        let offset = (9 - crowd) / 2;
        Square::new(offset + sq % crowd, offset + sq / 9 % crowd)
    };
    let mut setup = Setup::empty(Game::Joker);
    if turn {
        setup.turn = Player::Black;
    }
    for (index, &(sq, kind)) in men.iter().enumerate() {
        let at = place(sq)?;
        if setup.board.get(at).is_some_and(|man| man.role == Role::King) {
            continue;
        }
        let player = Player::ALL[usize::from(kind % 2)];
        let others = [Role::Joker, Role::Pawn, Role::Rook, Role::Bishop, Role::Knight, Role::Queen];
        let piece = match index {
            0 => Piece::of(Player::White, Role::King),
            1 => Piece::of(Player::Black, Role::King),
            _ => Piece::of(player, others[usize::from(kind / 2 % 6)]),
        };
        setup.board.set(at, Some(piece));
    }
    let reaches = |(at, man): &(Square, Piece)| match man.side.player() {
        Some(Player::White) => man.role == Role::Pawn && at.rank() >= 3,
        Some(Player::Black) => man.role == Role::Pawn && at.rank() <= 5,
        None => false,
    };
    let pawns = setup.board.iter().filter(reaches);
    setup.memory.doubled =
        pawns.filter(|(at, _)| doubled >> at.index() & 1 == 1).map(|(at, _)| at).collect();
    // What cannot be so is left out.
    let kept = |setup: Setup, change: &dyn Fn(&mut Setup)| {
        let mut with = setup.clone();
        change(&mut with);
        if Joker::from_setup(&with).is_ok() { with } else { setup }
    };
    for sq in thawing.into_iter().filter(|&sq| sq < 81) {
        let at = place(sq)?;
        setup = kept(setup, &|setup| setup.memory.thawing.insert(at));
    }
    for at in Joker::GAME.squares() {
        setup = kept(setup, &|setup| setup.memory.en_passant = Some(at));
        setup = kept(setup, &|setup| setup.memory.croissant = Some(at));
    }
    Joker::from_setup(&setup).ok()
}
