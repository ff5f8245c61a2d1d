//! Who decides a side's moves: a person, or the computer at some level.

use engine::{Level, NoSuchLevel};
use rules::Player;

use super::study::Hands;
use super::table::Table;

/// Who decides a side's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at the table.
    #[default]
    Person,
    /// The computer: at a level, or with all that it can.
    Computer(Option<Level>),
}

impl Seat {
    /// What stands for all that the computer can where levels are told as numbers.
    pub const FULL: u32 = 0;

    /// How strong the computer is that sits here, if it does: the number of its level, or
    /// [`Self::FULL`].
    pub fn strength(self) -> Option<u32> {
        match self {
            Self::Person => None,
            Self::Computer(level) => Some(level.map_or(Self::FULL, Level::number)),
        }
    }

    /// The seat of a computer of this strength.
    ///
    /// # Errors
    /// There is no such level.
    pub fn computer(strength: u32) -> Result<Self, NoSuchLevel> {
        match strength {
            Self::FULL => Ok(Self::Computer(None)),
            number => Level::new(number).map(|level| Self::Computer(Some(level))),
        }
    }

    /// Whether somebody at the table sits here.
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Person)
    }
}

impl Table {
    /// Who decides the moves of `player`.
    pub fn seat(&self, player: Player) -> Seat {
        self.seats[player.index()]
    }

    /// Both seats, White's first.
    pub fn seats(&self) -> [Seat; 2] {
        self.seats
    }

    /// The only person at the table; nobody when two people or two computers play. In a study
    /// it is whose hand tries.
    pub fn lone_person(&self) -> Option<Player> {
        if let Some(study) = self.study {
            return Some(study.seat);
        }
        match self.seats.map(Seat::is_person) {
            [true, false] => Some(Player::White),
            [false, true] => Some(Player::Black),
            _ => None,
        }
    }

    /// Who resigns or offers a draw when a person at the table wants to: whoever is to move, or
    /// the only person.
    pub fn speaker(&self) -> Option<Player> {
        let mover = self.line.position().turn();
        self.lone_person().or_else(|| self.seat(mover).is_person().then_some(mover))
    }

    /// The computer whose move is awaited, and its level if it has one.
    pub fn thinker(&self) -> Option<(Player, Option<Level>)> {
        let mover = self.line.position().turn();
        let Seat::Computer(level) = self.seat(mover) else { return None };
        (self.outcome().is_none() && !self.paused).then_some((mover, level))
    }

    /// Whether a hand may move a man now: moves are open, and a person is to move.
    pub fn open_to_hands(&self) -> bool {
        match self.study {
            Some(study) if study.hands == Hands::Squares => return true,
            Some(study) if study.seat != self.line.position().turn() => return false,
            _ => {}
        }
        self.open_to_moves().is_ok() && self.seat(self.line.position().turn()).is_person()
    }

    /// Whether there is something that a pause stops: clocks, or a computer that thinks.
    pub fn can_pause(&self) -> bool {
        let moves_by_itself = self.seats.iter().any(|seat| !seat.is_person());
        self.outcome().is_none() && (self.clock.is_some() || moves_by_itself)
    }
}
