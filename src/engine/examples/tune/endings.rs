//! Endings against a lone king, in which games by few moves of foresight are won or not.

use rules::{Game, Piece, Player, Position, Role, Setup};

use crate::play::Chance;

/// What the stronger side has beside its king.
const ARMIES: [&[Role]; 4] =
    [&[Role::Rook], &[Role::Queen], &[Role::Bishop, Role::Bishop], &[Role::Rook, Role::Knight]];

/// Such an ending by chance, in games that know them; `None` where the men would stand in each
/// other's way.
pub(crate) fn against_lone_king<P: Position>(chance: &mut Chance) -> Option<P> {
    if !matches!(P::GAME, Game::Chess | Game::Joker) {
        return None;
    }
    let strong = Player::ALL[chance.below(2) as usize];
    let army = ARMIES[chance.below(ARMIES.len() as u64) as usize];
    let squares: Vec<_> = P::GAME.squares().collect();
    let mut setup = Setup { turn: strong, ..Setup::empty(P::GAME) };
    let men = army.iter().map(|&role| Piece::of(strong, role));
    for man in men.chain(Player::ALL.map(|player| Piece::of(player, Role::King))) {
        let at = squares[chance.below(squares.len() as u64) as usize];
        if setup.board.set(at, Some(man)).is_some() {
            return None;
        }
    }
    P::from_setup(&setup).ok()
}
