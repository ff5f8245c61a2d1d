//! Standard algebraic notation: read what programs write, write what the books print.
//!
//! Checkered chess adds `=P` and the like for a nature that is taken on, and `S` for the switch.

use std::fmt::Write;
use std::str::FromStr;

use crate::games::{cyvasse_notation, keres_notation};
use crate::text::excerpt;
use crate::{AnyPosition, Choice, Effect, Game, Move, Piece, Refusal, Role, Square, Wing};

/// The legal move `mv` in notation, as short as can be without doubt.
///
/// ```
/// use rules::{AnyPosition, Game, san};
///
/// let position = AnyPosition::from_text(Game::Chess, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1").unwrap();
/// assert_eq!(san::to_san(&position, "e1g1".parse().unwrap()), "O-O");
/// assert_eq!(san::to_san(&position, "a1d1".parse().unwrap()), "Rd1");
/// assert_eq!(san::to_san(&position, "a1a8".parse().unwrap()), "Ra8+");
/// ```
pub fn to_san(position: &AnyPosition, mv: Move) -> String {
    match position {
        AnyPosition::Keres(position) => return keres_notation::write(position, mv),
        AnyPosition::Cyvasse(position) => return cyvasse_notation::write(position, mv),
        _ => {}
    }
    let effects = position.effects(mv);
    let mut text = match San::of(&effects) {
        Some(special) if special.resolve(position).is_ok() => special.to_string(),
        // Once a player has White and Black, both kings can castle on one wing.
        Some(_) => mv.to_string(),
        None => plain(position, mv, effects.iter().any(Effect::is_capture)),
    };
    let mut next = position.clone();
    next.play_unchecked(mv);
    if !next.checked().is_empty() {
        text.push(if next.outcome_on_board().is_some() { '#' } else { '+' });
    }
    text
}

/// The legal move that `text` means in `position`.
///
/// ```
/// use rules::{AnyPosition, Game, san};
///
/// let start = AnyPosition::start(Game::Chess);
/// assert_eq!(san::parse(&start, "Nf3").unwrap().to_string(), "g1f3");
/// assert_eq!(san::parse(&start, "Nf5").unwrap_err().to_string(), "Nf5: no knight can go to f5");
/// ```
///
/// # Errors
/// The text is no notation, or it means no legal move, or several.
pub fn parse(position: &AnyPosition, text: &str) -> Result<Move, SanError> {
    let san = match position {
        AnyPosition::Keres(position) => return keres_notation::parse(position, text),
        AnyPosition::Cyvasse(_) => cyvasse_notation::read(text)?,
        _ => text.parse::<San>()?,
    };
    Ok(san.resolve(position)?)
}

/// A move as notation tells it, before any position is asked what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum San {
    /// `O-O` or `O-O-O`.
    Castling(Wing),
    /// `S`: taking the checkered side, in Checkered chess.
    Switch,
    /// Any other move.
    Plain {
        /// What moves; `None` in the long form that names two squares only.
        role: Option<Role>,
        /// The file it comes from, counted from 0.
        file: Option<u8>,
        /// The rank it comes from, counted from 0.
        rank: Option<u8>,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes, or in Checkered chess the nature that is taken on.
        promotion: Option<Role>,
    },
}

/// The text is no notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseSanError {
    /// Nothing, or signs alone.
    #[error("an empty text is no move")]
    Empty,
    /// No target square at the end.
    #[error("{0:?} is no move: it names no target square")]
    NoTarget(String),
    /// Something that belongs to no move.
    #[error("{text:?} is no move: {part:?} makes no sense before the target square")]
    Origin {
        /// The whole text.
        text: String,
        /// The part before the target.
        part: String,
    },
    /// Something that no move ends with.
    #[error("{text:?} is no move: {part:?} makes no sense behind the target square")]
    Behind {
        /// The whole text.
        text: String,
        /// The part that is not understood.
        part: String,
    },
    /// Something that can become of no pawn.
    #[error("{text:?} is no move: a pawn does not become {part:?}")]
    Promotion {
        /// The whole text.
        text: String,
        /// What stands after the target.
        part: String,
    },
}

/// The notation means no single legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SanError {
    /// It could not be read.
    #[error(transparent)]
    Unreadable(#[from] ParseSanError),
    /// It could be read.
    #[error(transparent)]
    Unresolved(#[from] ResolveSanError),
}

/// The notation can be read, but the position does not know what to do with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResolveSanError {
    /// No legal move is meant.
    #[error("{text}: {why}")]
    Illegal {
        /// The move as written by the book.
        text: String,
        /// Why there is none.
        why: String,
    },
    /// Several legal moves are meant.
    #[error("{text} can mean {}", .moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" or "))]
    Ambiguous {
        /// The move as written by the book.
        text: String,
        /// What it can mean.
        moves: Vec<Move>,
    },
}

impl San {
    /// What has a sign of its own in notation, by what it does. Two men that move at once are
    /// castling; the rook tells on which wing.
    fn of(effects: &[Effect]) -> Option<Self> {
        if effects.iter().any(|effect| matches!(effect, Effect::TookCheckered { .. })) {
            return Some(Self::Switch);
        }
        let mut moved = effects.iter().filter_map(|effect| match *effect {
            Effect::Moved { from, .. } => Some(from),
            _ => None,
        });
        let (king, rook) = (moved.next()?, moved.next()?);
        Some(Self::Castling(if rook.file() > king.file() { Wing::King } else { Wing::Queen }))
    }

    /// The legal move that is meant in `position`.
    ///
    /// # Errors
    /// No legal move is meant, or several are.
    pub fn resolve(self, position: &AnyPosition) -> Result<Move, ResolveSanError> {
        let meant: Vec<Move> =
            position.legal_moves().into_iter().filter(|&mv| self.means(position, mv)).collect();
        match meant[..] {
            [mv] => Ok(mv),
            [] => Err(ResolveSanError::Illegal {
                text: self.to_string(),
                why: self.why_not(position),
            }),
            _ => Err(ResolveSanError::Ambiguous { text: self.to_string(), moves: meant }),
        }
    }

    fn means(self, position: &AnyPosition, mv: Move) -> bool {
        match self {
            Self::Castling(_) | Self::Switch => {
                let king = position.man_at(mv.from).is_some_and(|man| man.role == Role::King);
                king && Self::of(&position.effects(mv)) == Some(self)
            }
            Self::Plain { role, file, rank, to, promotion } => {
                mv.to == to
                    && mv.becomes() == promotion
                    && file.is_none_or(|file| file == mv.from.file())
                    && rank.is_none_or(|rank| rank == mv.from.rank())
                    && position.man_at(mv.from).is_some_and(|man| match role {
                        Some(role) => {
                            // A king's two squares are castling, and written so.
                            role == man.role
                                && (role != Role::King || Self::of(&position.effects(mv)).is_none())
                        }
                        None => true,
                    })
            }
        }
    }

    fn why_not(self, position: &AnyPosition) -> String {
        if let Some(outcome) = position.outcome_on_board() {
            return format!("the game is over ({outcome})");
        }
        let (role, file, rank, to, promotion) = match self {
            Self::Castling(_) => return "castling is not legal here".to_owned(),
            Self::Switch => return "the checkered side cannot be taken here".to_owned(),
            Self::Plain { role, file, rank, to, promotion } => (role, file, rank, to, promotion),
        };
        let loose = Self::Plain { role, file: None, rank: None, to, promotion };
        let moves = position.legal_moves();
        let man = role.map_or("man", Role::id);
        let from_elsewhere = moves.iter().any(|&mv| loose.means(position, mv));
        if from_elsewhere {
            return format!("the {man} that can go to {to} stands elsewhere");
        }
        let otherwise = |mv: &&Move| {
            let promotion = mv.becomes();
            Self::Plain { role, file, rank, to, promotion }.means(position, **mv)
        };
        match (moves.iter().find(otherwise), promotion) {
            (Some(&mv), None) if position.game() == Game::Checkered => {
                format!("it must say what the man becomes, as in {}", to_san(position, mv))
            }
            (Some(_), None) => "it must say what the pawn becomes, as in e8=Q".to_owned(),
            (Some(_), Some(role)) => format!("nothing becomes a {role} by this move"),
            (None, _) => {
                let candidates = candidates(position, self);
                match candidates[..] {
                    [mv] => position.resolve(mv).map_or_else(
                        |error| {
                            let reasons: Vec<_> =
                                error.reasons.iter().map(ToString::to_string).collect();
                            reasons.join("; ")
                        },
                        |_| format!("no {man} can go to {to}"),
                    ),
                    _ => format!("no {man} can go to {to}"),
                }
            }
        }
    }
}

/// What speaks against a move that names a single man which may not move so; `None` for any
/// other text.
pub(crate) fn refusal(position: &AnyPosition, text: &str) -> Option<Refusal> {
    let san: San = text.parse().ok()?;
    match candidates(position, san)[..] {
        [mv] => position.resolve(mv).err()?.reasons.into_iter().next(),
        _ => None,
    }
}

/// The only man of its kind that fits, to tell why it may not move so.
fn candidates(position: &AnyPosition, san: San) -> Vec<Move> {
    let San::Plain { role: Some(role), file, rank, to, promotion } = san else {
        return Vec::new();
    };
    let setup = position.to_setup();
    let fits = |at: &Square| {
        file.is_none_or(|file| file == at.file()) && rank.is_none_or(|rank| rank == at.rank())
    };
    let choice = promotion.map(Choice::Become);
    let own = |&(at, man): &(Square, Piece)| man.role == role && position.owns(setup.turn, at);
    let men = setup.board.iter().filter(own).map(|(at, _)| at);
    men.filter(fits).map(|from| Move { from, to, choice }).collect()
}

impl std::fmt::Display for San {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Self::Castling(Wing::King) => f.write_str("O-O"),
            Self::Castling(Wing::Queen) => f.write_str("O-O-O"),
            Self::Switch => f.write_str("S"),
            Self::Plain { role, file, rank, to, promotion } => {
                if let Some(role) = role.filter(|&role| role != Role::Pawn) {
                    f.write_char(role.letter())?;
                }
                if let Some(file) = file {
                    f.write_char((b'a' + file) as char)?;
                }
                if let Some(rank) = rank {
                    write!(f, "{}", rank + 1)?;
                }
                write!(f, "{to}")?;
                match promotion {
                    Some(role) => write!(f, "={}", role.letter()),
                    None => Ok(()),
                }
            }
        }
    }
}

impl FromStr for San {
    type Err = ParseSanError;

    fn from_str(text: &str) -> Result<Self, ParseSanError> {
        let whole = || excerpt(text);
        let body = text.trim_end_matches(['+', '#', '!', '?']);
        let body = body.strip_suffix("e.p.").map_or(body, str::trim_end);
        if body.is_empty() {
            return Err(ParseSanError::Empty);
        }
        match body {
            "O-O" | "0-0" | "o-o" => return Ok(Self::Castling(Wing::King)),
            "O-O-O" | "0-0-0" | "o-o-o" => return Ok(Self::Castling(Wing::Queen)),
            "S" => return Ok(Self::Switch),
            _ => {}
        }
        let digit = |c: char| c.is_ascii_digit();
        let Some(end) = body.rfind(digit).map(|last| last + 1) else {
            return Err(ParseSanError::NoTarget(whole()));
        };
        let (moved, became) = body.split_at(end);
        let split = moved.len().checked_sub(2).filter(|&at| moved.is_char_boundary(at));
        let to = split.and_then(|at| moved[at..].parse::<Square>().ok());
        let (Some(split), Some(to)) = (split, to) else {
            return Err(ParseSanError::NoTarget(whole()));
        };
        let promotion = promotion(became)
            .ok_or_else(|| ParseSanError::Promotion { text: whole(), part: excerpt(became) })?;
        let (role, file, rank) = origin(&moved[..split]).ok_or_else(|| ParseSanError::Origin {
            text: whole(),
            part: excerpt(&moved[..split]),
        })?;
        Ok(Self::Plain { role, file, rank, to, promotion })
    }
}

/// `=Q`, `Q`, `(Q)` and `/Q` are all in use; `None` if it is none of these.
fn promotion(text: &str) -> Option<Option<Role>> {
    if text.is_empty() {
        return Some(None);
    }
    let text = text.trim_start_matches(['=', '/', '(']).trim_end_matches(')');
    let mut letters = text.chars();
    let role = letters
        .next()
        .and_then(|letter| Role::from_letter(Game::Joker, letter.to_ascii_uppercase()))?;
    letters.next().is_none().then_some(Some(role))
}

/// Role letter, file, rank, and a sign of capture, of En Croissant or a hyphen, each of which may
/// be missing.
fn origin(text: &str) -> Option<(Option<Role>, Option<u8>, Option<u8>)> {
    let text = text.strip_suffix(['x', '-', ':', '~']).unwrap_or(text);
    let mut chars = text.chars().peekable();
    // The letters of chess, and one more.
    let role = chars.peek().and_then(|&letter| Role::from_letter(Game::Joker, letter));
    if role.is_some() {
        chars.next();
    }
    let file = chars.next_if(|letter| ('a'..='l').contains(letter));
    let rank = chars.next_if(|digit| ('1'..='9').contains(digit));
    if chars.next().is_some() {
        return None;
    }
    let file = file.map(|letter| letter as u8 - b'a');
    let rank = rank.map(|digit| digit as u8 - b'1');
    // Two bare squares are the long form, whatever man stands there.
    let role = role.or(if file.is_some() && rank.is_some() { None } else { Some(Role::Pawn) });
    Some((role, file, rank))
}

fn plain(position: &AnyPosition, mv: Move, capture: bool) -> String {
    let mut text = String::new();
    let role = position.man_at(mv.from).map(|man| man.role);
    let file = (b'a' + mv.from.file()) as char;
    // In Joker chess no pawn reaches that square otherwise.
    let croissant = role == Some(Role::Pawn)
        && position.game() == Game::Joker
        && position.to_setup().memory.croissant == Some(mv.to);
    if let Some(role) = role.filter(|&role| role != Role::Pawn) {
        text.push(role.letter());
        let (by_file, by_rank) = needed(position, mv, role);
        if by_file {
            text.push(file);
        }
        if by_rank {
            text.push((b'1' + mv.from.rank()) as char);
        }
    } else {
        let (by_file, by_rank) = needed(position, mv, Role::Pawn);
        if capture || croissant || by_file || by_rank {
            text.push(file);
        }
        // Once a player has White and Black, two pawns can come to a square from two ranks.
        if by_rank {
            text.push((b'1' + mv.from.rank()) as char);
        }
    }
    if croissant {
        text.push('~');
    } else if capture {
        text.push('x');
    }
    text.push_str(&mv.to.to_string());
    if let Some(role) = mv.becomes() {
        text.push('=');
        text.push(role.letter());
    }
    text
}

/// Whether file and rank must be named to tell the man from its like.
fn needed(position: &AnyPosition, mv: Move, role: Role) -> (bool, bool) {
    let moves = position.legal_moves();
    let rivals = moves.iter().filter(|rival| {
        rival.to == mv.to
            && rival.from != mv.from
            && rival.choice == mv.choice
            && position.man_at(rival.from).is_some_and(|man| man.role == role)
            && (role != Role::King || San::of(&position.effects(**rival)).is_none())
    });
    let (mut any, mut same_file, mut same_rank) = (false, false, false);
    for rival in rivals {
        any = true;
        same_file |= rival.from.file() == mv.from.file();
        same_rank |= rival.from.rank() == mv.from.rank();
    }
    (any && (!same_file || same_rank), same_file)
}
