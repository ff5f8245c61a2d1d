//! Formations that come with the game.

use rules::{Game, Player, Role, Square};

use super::formation::Formation;

/// A sound way to begin: the king and the men without armour stand beside towers, the spearmen
/// stand in front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Template {
    /// The standard game: two even ranks.
    Line,
    /// Everybody around the king.
    Stronghold,
    /// The centre thrusts forward.
    Spearhead,
    /// Strength on both flanks.
    Wings,
}

impl Template {
    /// Every template.
    pub const ALL: [Self; 4] = [Self::Line, Self::Stronghold, Self::Spearhead, Self::Wings];

    /// The id used by translations.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Stronghold => "stronghold",
            Self::Spearhead => "spearhead",
            Self::Wings => "wings",
        }
    }

    /// Where its men stand.
    pub fn formation(self) -> Formation {
        let rows = self.drawn();
        let men = rows.into_iter().zip((0..4).rev()).flat_map(|(row, rank)| {
            let files = (0..Square::FILES).filter_map(move |file| Square::new(file, rank));
            let squares = files.filter(|at| Game::Cyvasse.has_square(*at));
            squares.zip(row.split_whitespace()).filter_map(|(at, letter)| {
                Some((at, Role::from_letter(Game::Cyvasse, letter.chars().next()?)?))
            })
        });
        Formation::of(Player::White, men)
    }

    /// White's half with a letter a man, rank 4 above.
    const fn drawn(self) -> [&'static str; 4] {
        match self {
            Self::Line => [
                ". . . . . . . . . . .",
                " M S M M S M M S M .",
                "  R N E C R C E N R",
                "   . D T K B T . .",
            ],
            Self::Stronghold => [
                ". . . . . . . . . . .",
                " . M S M M S M S M .",
                "  R N C E E C N R M",
                "   R D T K T B . .",
            ],
            Self::Spearhead => [
                ". . . . M S M . . . .",
                " . . S M N N M S . .",
                "  . M E R D R E M .",
                "   R C T K B T C .",
            ],
            Self::Wings => [
                ". . . . . . . . . . .",
                " R N M S M S M S N R",
                "  . E M C M C M E .",
                "   . B T K T D R .",
            ],
        }
    }
}
