//! What a search asks of a game beyond its rules: captures alone, what they stake, exchanges,
//! passing the turn.

use crate::{Move, MoveList, Outcome, Position, Role};

/// What a move takes, risks and turns into, known without playing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// The man that moves; of a stack the one on top.
    pub moves: Role,
    /// The man that carries it along.
    pub carrier: Option<Role>,
    /// The man that is taken; of a stack the one on top.
    pub takes: Option<Role>,
    /// The man below it that is taken with it.
    pub takes_below: Option<Role>,
    /// What the man that moves becomes, if it is promoted or chooses another nature.
    pub becomes: Option<Role>,
    /// What its carrier becomes, if it is promoted.
    pub carrier_becomes: Option<Role>,
    /// Whether the mover's own man serves both sides afterwards, in Checkered chess.
    pub shared: bool,
    /// Whether the man stays where it is, as a trebuchet that shoots does.
    pub stays: bool,
}

impl Stakes {
    /// A man that moves and does nothing else.
    pub const fn of(moves: Role) -> Self {
        Self {
            moves,
            carrier: None,
            takes: None,
            takes_below: None,
            becomes: None,
            carrier_becomes: None,
            shared: false,
            stays: false,
        }
    }

    /// What the move wins at once, by the worth of roles: men taken and promotions, less a man
    /// of one's own that serves both sides from now on.
    #[inline]
    pub fn gain(&self, worth: impl Fn(Role) -> i32) -> i32 {
        let taken = self.takes.map_or(0, &worth) + self.takes_below.map_or(0, &worth);
        if self.shared {
            return taken - worth(self.moves);
        }
        let rise = |from: Role, to: Option<Role>| to.map_or(0, |to| worth(to) - worth(from));
        let carrier = self.carrier.map_or(0, |from| rise(from, self.carrier_becomes));
        taken + rise(self.moves, self.becomes) + carrier
    }

    /// The worth of what stands on the target afterwards and could be taken there.
    #[inline]
    pub fn risk(&self, worth: impl Fn(Role) -> i32) -> i32 {
        if self.shared || self.stays {
            return 0;
        }
        let carrier = self.carrier_becomes.or(self.carrier);
        worth(self.becomes.unwrap_or(self.moves)) + carrier.map_or(0, worth)
    }

    /// Whether the move takes something.
    #[inline]
    pub const fn captures(&self) -> bool {
        self.takes.is_some()
    }

    /// Whether the move changes what men there are: it takes something or promotes.
    #[inline]
    pub const fn is_noisy(&self) -> bool {
        self.takes.is_some() || self.becomes.is_some() || self.carrier_becomes.is_some()
    }
}

/// Quick answers about a position that a search asks for at every step. Nothing here allocates.
pub trait Tactics: Position + Copy {
    /// Half-moves in which nothing resets the draw counter, after which the game is drawn.
    const DRAWN_AFTER: u16;

    /// What a legal move stakes.
    fn stakes(&self, mv: Move) -> Stakes;

    /// Adds the legal moves that take something or promote, in the order of the whole list.
    fn generate_noisy(&self, moves: &mut MoveList);

    /// Adds the legal moves that take nothing but keep strong men of the opponent from moving, in
    /// games that know such moves.
    fn generate_freezing(&self, _moves: &mut MoveList) {}

    /// Whether the mover comes out at least `least` ahead if both sides go on taking on the
    /// target with the man of least worth, each as long as it pays. Pins are not looked at.
    fn exchange_wins(&self, mv: Move, worth: fn(Role) -> i32, least: i32) -> bool;

    /// Gives the turn to the opponent without a move, which no game allows: it shows what the
    /// opponent threatens. May be asked only where the king is in no danger.
    fn pass(&mut self);

    /// A key of where the men of the lowest rank stand: what changes slowly, and says most about
    /// how a position is to be judged.
    fn structure(&self) -> u64;

    /// Half-moves since the draw counter was last reset; no earlier position can come back.
    fn halfmoves(&self) -> u16;

    /// Whether the king of the side to move is attacked, or could be taken at once in games
    /// without check; where there are several, the last of them or any of them, as loses.
    fn in_danger(&self) -> bool;

    /// Whether the side to move can take the last king of the opponent, in games without check.
    #[inline]
    fn wins_at_once(&self) -> bool {
        false
    }

    /// Whether the side to move has more than kings and men of the lowest rank, so that having
    /// to move is hardly ever a burden.
    fn has_officers(&self) -> bool;

    /// Whether the game is drawn by counters or for want of material, unless the board shows
    /// another end.
    fn drawn(&self) -> bool;

    /// The end that shows in what men there are, without looking at moves.
    fn decided(&self) -> Option<Outcome> {
        None
    }
}

/// Scrambles sets of squares into one key.
#[inline(always)]
pub(crate) fn mixed<const N: usize>(sets: [u128; N]) -> u64 {
    let add = |key: u64, set: u128| {
        let key = (key ^ set as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let key = (key ^ (key >> 32) ^ (set >> 64) as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        key ^ (key >> 29)
    };
    sets.into_iter().fold(0, add)
}
