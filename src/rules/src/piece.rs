//! What a man is.

use std::fmt;

use crate::{Game, Player, Side};

/// What kind of man it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Role {
    /// Pawn.
    Pawn,
    /// Knight.
    Knight,
    /// Bishop.
    Bishop,
    /// Rook.
    Rook,
    /// Queen.
    Queen,
    /// King.
    King,
    /// Joker of Joker chess.
    Joker,
    /// Paladin of Keres.
    Paladin,
    /// Guard of Keres.
    Guard,
    /// Soldier of Keres.
    Soldier,
    /// Ballista of Keres.
    Ballista,
    /// Militia of Cyvasse.
    Militia,
    /// Spearman of Cyvasse.
    Spearman,
    /// Rider of Cyvasse.
    Rider,
    /// Elephant of Cyvasse.
    Elephant,
    /// Crossbowman of Cyvasse.
    Crossbowman,
    /// Trebuchet of Cyvasse.
    Trebuchet,
    /// Dragon of Cyvasse.
    Dragon,
    /// Tower of Cyvasse.
    Tower,
}

impl Role {
    /// The roles of chess, from the least valuable to the king.
    pub const CHESS: [Self; 6] =
        [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];
    /// The roles of Joker chess, in the same order.
    pub const JOKER: [Self; 7] =
        [Self::Joker, Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];
    /// The roles of Keres, in the same order.
    pub const KERES: [Self; 8] = [
        Self::Soldier,
        Self::Ballista,
        Self::Guard,
        Self::Paladin,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::King,
    ];
    /// The roles of Cyvasse, in the same order.
    pub const CYVASSE: [Self; 10] = [
        Self::Militia,
        Self::Spearman,
        Self::Rider,
        Self::Knight,
        Self::Elephant,
        Self::Crossbowman,
        Self::Trebuchet,
        Self::Tower,
        Self::Dragon,
        Self::King,
    ];

    /// The id used by translations and model files: `pawn`, `knight`, …
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
            Self::Joker => "joker",
            Self::Paladin => "paladin",
            Self::Guard => "guard",
            Self::Soldier => "soldier",
            Self::Ballista => "ballista",
            Self::Militia => "militia",
            Self::Spearman => "spearman",
            Self::Rider => "rider",
            Self::Elephant => "elephant",
            Self::Crossbowman => "crossbowman",
            Self::Trebuchet => "trebuchet",
            Self::Dragon => "dragon",
            Self::Tower => "tower",
        }
    }

    /// The letter of notation and of White's men in position text. Within one game no two roles
    /// share a letter.
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn | Self::Paladin => 'P',
            Self::Knight => 'N',
            Self::Bishop | Self::Trebuchet => 'B',
            Self::Rook | Self::Rider => 'R',
            Self::Queen => 'Q',
            Self::King => 'K',
            Self::Joker => 'J',
            Self::Guard => 'G',
            Self::Soldier | Self::Spearman => 'S',
            Self::Ballista => 'L',
            Self::Militia => 'M',
            Self::Elephant => 'E',
            Self::Crossbowman => 'C',
            Self::Dragon => 'D',
            Self::Tower => 'T',
        }
    }

    /// The role of `game` with this capital letter.
    pub fn from_letter(game: Game, letter: char) -> Option<Self> {
        game.roles().iter().copied().find(|role| role.letter() == letter)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A man: its role and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// Whose man it is.
    pub side: Side,
    /// What kind of man it is.
    pub role: Role,
}

impl Piece {
    /// A man of `player`.
    pub fn of(player: Player, role: Role) -> Self {
        Self { side: player.into(), role }
    }

    /// Its letter in position text: capital for White, small for Black; checkered men have
    /// letters of their own, as `from_letter` reads them.
    pub fn letter(self) -> char {
        match self.side {
            Side::White => self.role.letter(),
            Side::Black => self.role.letter().to_ascii_lowercase(),
            Side::Checkered => Self::CHECKERED
                .into_iter()
                .find(|&(_, role)| role == self.role)
                .map_or('?', |(letter, _)| letter),
        }
    }

    /// The man that `letter` stands for in the position text of `game`; the letter of a
    /// checkered man may be capital or small.
    pub fn from_letter(game: Game, letter: char) -> Option<Self> {
        let small = letter.to_ascii_lowercase();
        let checkered = Self::CHECKERED.into_iter().find(|&(known, _)| known == small);
        if let Some((_, role)) = checkered.filter(|_| game == Game::Checkered) {
            return Some(Self { side: Side::Checkered, role });
        }
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        Role::from_letter(game, letter.to_ascii_uppercase()).map(|role| Self { side, role })
    }

    /// The letters of checkered men in position text.
    pub const CHECKERED: [(char, Role); 5] = [
        ('s', Role::Pawn),
        ('t', Role::Queen),
        ('u', Role::Rook),
        ('c', Role::Bishop),
        ('o', Role::Knight),
    ];
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.side, self.role)
    }
}
