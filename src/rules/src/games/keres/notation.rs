//! Notation of Keres: `Rc5`, `Gxe6`, `PGe4` for a stack, `PG^e4` for its top alone, `Sd5+N` for a
//! step onto a friend, `LSe9=RP` for promotions.

use std::fmt::{self, Write};
use std::str::FromStr;

use super::Keres;
use super::attacks::{Sq, bit, inner_known};
use crate::san::{ParseSanError, ResolveSanError, SanError};
use crate::text::excerpt;
use crate::{Choice, Game, Move, Position, Role, Square};

/// The legal move `mv`, as short as can be without doubt.
pub(crate) fn write(position: &Keres, mv: Move) -> String {
    let told = Told::of(position, mv);
    let (mut any, mut same_file, mut same_rank) = (false, false, false);
    for rival in position.legal_moves() {
        let alike = || {
            let rival = Told::of(position, rival);
            (rival.leaves, rival.men) == (told.leaves, told.men)
        };
        if rival.to == mv.to && rival.from != mv.from && alike() {
            any = true;
            same_file |= rival.from.file() == mv.from.file();
            same_rank |= rival.from.rank() == mv.from.rank();
        }
    }
    Told {
        file: told.file.filter(|_| any && (!same_file || same_rank)),
        rank: told.rank.filter(|_| same_file),
        ..told
    }
    .to_string()
}

/// The legal move that `text` means in `position`.
///
/// # Errors
/// The text is no notation, or it means no legal move, or several.
pub(crate) fn parse(position: &Keres, text: &str) -> Result<Move, SanError> {
    Ok(text.parse::<Told>()?.resolve(position)?)
}

/// One man, or a stack of two with the lower man first.
type Men = [Option<Role>; 2];

/// A move as notation tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Told {
    /// What moves; nothing in the long form that names two squares only.
    men: Men,
    /// Whether the top leaves its stack.
    leaves: bool,
    /// The file it comes from, counted from 0.
    file: Option<u8>,
    /// The rank it comes from, counted from 0.
    rank: Option<u8>,
    /// Whether something is taken: written, but not asked of what is read.
    takes: bool,
    /// Where it goes.
    to: Square,
    /// The friend on which it lands, if that is told.
    host: Option<Role>,
    /// What the promoted become, if that is told.
    promotions: Men,
}

impl Told {
    /// Everything about a legal move.
    fn of(position: &Keres, mv: Move) -> Self {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let leaves = mv.choice == Some(Choice::Unstack);
        let on_top = |sq| position.top_on(sq);
        let own_target = position.own() & bit(to) != 0;
        let becomes = |kind| {
            let landed = Keres::landed(position.turn, kind, to);
            (landed != kind).then(|| landed.role())
        };
        let carrier = position.below_on(from).filter(|_| !leaves);
        Self {
            men: men(position, from),
            leaves,
            file: Some(mv.from.file()),
            rank: Some(mv.from.rank()),
            takes: position.enemy() & bit(to) != 0,
            to: mv.to,
            host: on_top(to).filter(|_| own_target).map(|kind| kind.role()),
            promotions: close_up([carrier.and_then(becomes), on_top(from).and_then(becomes)]),
        }
    }

    fn resolve(self, position: &Keres) -> Result<Move, ResolveSanError> {
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

    fn means(self, position: &Keres, mv: Move) -> bool {
        let full = Self::of(position, mv);
        full.to == self.to
            && full.leaves == self.leaves
            && self.names(full.men)
            && self.comes_from(mv.from)
            && self.host.is_none_or(|host| full.host == Some(host))
            && (self.promotions == [None; 2] || self.promotions == full.promotions)
    }

    /// Whether these are the men that are told. A top that leaves may be told alone.
    fn names(self, men: Men) -> bool {
        let top_alone = self.leaves && self.men == [men[1], None];
        self.men == [None; 2] || self.men == men || top_alone
    }

    fn comes_from(self, at: Square) -> bool {
        self.file.is_none_or(|file| file == at.file())
            && self.rank.is_none_or(|rank| rank == at.rank())
    }

    fn why_not(self, position: &Keres) -> String {
        if let Some(outcome) = position.outcome_on_board() {
            return format!("the game is over ({outcome})");
        }
        let (to, named) = (self.to, self.named());
        let moves = position.legal_moves();
        let any = |told: Self| moves.iter().any(|&mv| told.means(position, mv));
        if any(Self { file: None, rank: None, ..self }) {
            return format!("the {named} that can go to {to} stands elsewhere");
        }
        if let Some(host) = self.host.filter(|_| any(Self { host: None, ..self })) {
            return format!("no {host} stands on {to} to step onto");
        }
        if any(Self { promotions: [None; 2], ..self }) {
            return "nothing becomes that by this move".to_owned();
        }
        let choice = self.leaves.then_some(Choice::Unstack);
        let mut candidates = Game::Keres
            .squares()
            .filter(|&from| self.comes_from(from) && self.stand_on(position, from))
            .map(|from| Move { from, to, choice });
        match (candidates.next(), candidates.next()) {
            (Some(mv), None) => match position.resolve(mv) {
                Err(error) => {
                    let reasons: Vec<_> = error.reasons.iter().map(ToString::to_string).collect();
                    reasons.join("; ")
                }
                Ok(_) => format!("no {named} can go to {to}"),
            },
            _ => format!("no {named} can go to {to}"),
        }
    }

    /// Whether the men that are told stand on `at`, and their side moves.
    fn stand_on(self, position: &Keres, at: Square) -> bool {
        let sq = inner_known(at);
        position.own() & bit(sq) != 0 && self.men != [None; 2] && self.names(men(position, sq))
    }

    /// What moves, in words.
    fn named(self) -> String {
        match self.men {
            [Some(below), Some(top)] => format!("{top} on a {below}"),
            [Some(man), None] => man.to_string(),
            _ => "man".to_owned(),
        }
    }
}

/// Whoever stands on `sq`.
fn men(position: &Keres, sq: Sq) -> Men {
    let role = |kind: super::Kind| kind.role();
    close_up([position.below_on(sq).map(role), position.top_on(sq).map(role)])
}

/// A single one comes first.
fn close_up(men: Men) -> Men {
    match men {
        [None, one] => [one, None],
        both => both,
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = |f: &mut fmt::Formatter<'_>, men: Men| {
            men.into_iter().flatten().try_for_each(|role| f.write_char(role.letter()))
        };
        letters(f, self.men)?;
        if let Some(file) = self.file {
            f.write_char((b'a' + file) as char)?;
        }
        if let Some(rank) = self.rank {
            write!(f, "{}", rank + 1)?;
        }
        if self.leaves {
            f.write_char('^')?;
        }
        if self.takes {
            f.write_char('x')?;
        }
        write!(f, "{}", self.to)?;
        if let Some(host) = self.host {
            write!(f, "+{}", host.letter())?;
        }
        if self.promotions != [None; 2] {
            f.write_char('=')?;
            letters(f, self.promotions)?;
        }
        Ok(())
    }
}

impl FromStr for Told {
    type Err = ParseSanError;

    fn from_str(text: &str) -> Result<Self, ParseSanError> {
        let whole = || excerpt(text);
        let body = text.trim_end_matches(['!', '?', '#']);
        if body.is_empty() {
            return Err(ParseSanError::Empty);
        }
        let (rest, promotions) = body.split_once('=').unwrap_or((body, ""));
        let (moved, host) = rest.split_once('+').unwrap_or((rest, ""));
        let behind = |part: &str| ParseSanError::Behind { text: whole(), part: excerpt(part) };
        let promotions = men_of(promotions).ok_or_else(|| behind(promotions))?;
        let Some([host, None]) = men_of(host) else {
            return Err(behind(host));
        };
        // The coordinate form is read too.
        let (moved, suffix) = match moved.strip_suffix('u') {
            Some(moved) => (moved, true),
            None => (moved, false),
        };
        let split = moved.len().checked_sub(2).filter(|&at| moved.is_char_boundary(at));
        let on_board = |at: &Square| Game::Keres.has_square(*at);
        let to = split.and_then(|at| moved[at..].parse().ok()).filter(on_board);
        let (Some(split), Some(to)) = (split, to) else {
            return Err(ParseSanError::NoTarget(whole()));
        };
        let before = &moved[..split];
        let origin = || ParseSanError::Origin { text: whole(), part: excerpt(before) };
        let origin = Origin::of(before).ok_or_else(origin)?;
        let Origin { men, leaves, file, rank, takes } = origin;
        Ok(Self { men, leaves: leaves || suffix, file, rank, takes, to, host, promotions })
    }
}

/// What stands before the target square.
struct Origin {
    men: Men,
    leaves: bool,
    file: Option<u8>,
    rank: Option<u8>,
    takes: bool,
}

impl Origin {
    fn of(text: &str) -> Option<Self> {
        let takes = text.ends_with(['x', ':']);
        let text = text.strip_suffix(['x', '-', ':']).unwrap_or(text);
        let end = text.find(|letter: char| !letter.is_ascii_uppercase()).unwrap_or(text.len());
        let (men, text) = text.split_at(end);
        let mut chars = text.chars().peekable();
        let early = chars.next_if_eq(&'^');
        let file = chars.next_if(|letter| ('a'..='i').contains(letter));
        let rank = chars.next_if(|digit| ('1'..='9').contains(digit));
        let late = chars.next_if(|&sign| sign == '^' && early.is_none());
        if chars.next().is_some() {
            return None;
        }
        Some(Self {
            men: men_of(men)?,
            leaves: early.or(late).is_some(),
            file: file.map(|letter| letter as u8 - b'a'),
            rank: rank.map(|digit| digit as u8 - b'1'),
            takes,
        })
    }
}

/// At most two men by their letters.
fn men_of(letters: &str) -> Option<Men> {
    let mut men = letters.chars().map(|letter| Role::from_letter(Game::Keres, letter));
    let pair = match (men.next(), men.next()) {
        (None, _) => [None; 2],
        (Some(one), None) => [Some(one?), None],
        (Some(lower), Some(upper)) => [Some(lower?), Some(upper?)],
    };
    men.next().is_none().then_some(pair)
}
