//! The door from a free placement to a position of Keres.

use super::attacks::{bit, each, inner, last_rank, outer};
use super::kind::{Kind, Kinds};
use super::{Keres, keys};
use crate::{Game, Piece, Player, Role, Setup, SetupError, SetupFault, Square};

/// A side begins with twenty men, and nothing adds to them. No twenty men have more moves than a
/// list of moves holds: two in a stack have 48 at most, one alone 16, the king 8.
const MOST_MEN: usize = 20;

pub(super) fn start() -> Keres {
    use Kind::{Ballista, Bishop, Guard, King, Knight, Paladin, Rook, Soldier};

    let mut position = blank();
    let mut place = |kind, sq| {
        position.put(Player::White, kind, sq);
        // The board turned by 180°.
        position.put(Player::Black, kind, 80 - sq);
    };
    let back = [Ballista, Knight, Paladin, Guard, King, Guard, Paladin, Knight, Ballista];
    for (file, kind) in back.into_iter().enumerate() {
        place(kind, file);
        place(Soldier, 18 + file);
    }
    place(Bishop, 11);
    place(Rook, 15);
    position
}

/// An empty board, whose hash is 0.
fn blank() -> Keres {
    Keres {
        tops: Kinds::NONE,
        below: Kinds::NONE,
        stacks: 0,
        sides: [0; 2],
        hash: 0,
        turn: Player::White,
        halfmoves: 0,
        fullmove: 1,
    }
}

impl Keres {
    /// Lets a man stand alone on an empty square.
    fn put(&mut self, player: Player, kind: Kind, sq: usize) {
        self.toggle(player, kind, sq);
        self.sides[player.index()] |= bit(sq);
    }
}

pub(super) fn judge(setup: &Setup) -> Result<Keres, SetupError> {
    let mut faults = Vec::new();
    let position = place(setup, &mut faults);
    count(setup, &mut faults);
    last_ranks(&position, &mut faults);
    if setup.memory.fullmove == 0 {
        faults.push(SetupFault::NoFullmove);
    }
    if faults.is_empty() { Ok(position) } else { Err(SetupError { faults }) }
}

fn place(setup: &Setup, faults: &mut Vec<SetupFault>) -> Keres {
    let mut position = blank();
    for (at, top) in setup.board.iter() {
        let below = setup.board.below(at);
        let Some(sq) = inner(at) else {
            faults.push(SetupFault::OffBoard { at, piece: top });
            continue;
        };
        let known = |piece: Piece| piece.side.player().zip(Kind::of(piece.role));
        let strangers =
            [below, Some(top)].into_iter().flatten().filter(|&man| known(man).is_none());
        faults.extend(strangers.map(|piece| SetupFault::Stranger { at, piece, game: Game::Keres }));
        let Some((player, kind)) = known(top) else { continue };
        position.put(player, kind, sq);
        let Some((owner, below)) = below.and_then(known) else { continue };
        if owner != player {
            faults.push(SetupFault::MixedStack { at });
        } else if [below, kind].contains(&Kind::King) {
            faults.push(SetupFault::KingInStack { player, at });
        } else {
            position.toggle_below(player, below, sq);
        }
    }
    if setup.turn == Player::Black {
        position.turn = Player::Black;
        position.hash ^= keys::TURN;
    }
    position.halfmoves = setup.memory.halfmoves;
    position.fullmove = setup.memory.fullmove;
    position
}

/// Every man of a setup, those below others too.
fn men(setup: &Setup) -> impl Iterator<Item = Piece> + '_ {
    let pair = |at: Square| [setup.board.get(at), setup.board.below(at)];
    Square::all().flat_map(pair).flatten()
}

fn count(setup: &Setup, faults: &mut Vec<SetupFault>) {
    let kings = |player| men(setup).filter(|&man| man == Piece::of(player, Role::King)).count();
    for player in Player::ALL {
        match kings(player) {
            // It has just been taken.
            0 if player == setup.turn && kings(!player) == 1 => {}
            0 => faults.push(SetupFault::NoKing(player)),
            1 => {}
            count => faults.push(SetupFault::TooManyKings { player, count }),
        }
        let count = men(setup).filter(|man| man.side.player() == Some(player)).count();
        if count > MOST_MEN {
            faults.push(SetupFault::TooManyMen { player, count, most: MOST_MEN });
        }
    }
}

fn last_ranks(position: &Keres, faults: &mut Vec<SetupFault>) {
    for player in Player::ALL {
        for kind in Kind::ALL.into_iter().filter(|kind| kind.promotion().is_some()) {
            let piece = kind.piece(player);
            let unpromoted = each(position.of(player, kind) & last_rank(player));
            faults.extend(unpromoted.map(|sq| SetupFault::Unpromoted { at: outer(sq), piece }));
        }
    }
}
