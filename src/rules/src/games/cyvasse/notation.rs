//! Notation of Cyvasse: letter, origin where needed, `x` for a capture or `*` for a shot, target.

use super::Cyvasse;
use super::grid::{bit, inner_known};
use crate::san::{ParseSanError, San};
use crate::text::excerpt;
use crate::{Game, Move, Position, Role, Square};

/// The legal move `mv` as it is written.
pub(crate) fn write(position: &Cyvasse, mv: Move) -> String {
    let role = |at: Square| position.man_at(at).map(|man| man.role);
    let moved = role(mv.from);
    let rival =
        |other: &Move| other.to == mv.to && other.from != mv.from && role(other.from) == moved;
    let mut text: String = moved.map(Role::letter).into_iter().collect();
    if position.legal_moves().iter().any(rival) {
        text.push_str(&mv.from.to_string());
    }
    if position.enemy() & bit(inner_known(mv.to)) != 0 {
        text.push(if position.shoots(inner_known(mv.from)) { '*' } else { 'x' });
    }
    text + &mv.to.to_string()
}

/// Reads what [`write`] writes, and some habits: an origin that nobody needs or only a part of
/// it, a missing or other sign before the target, a missing letter, and signs of praise.
pub(crate) fn read(text: &str) -> Result<San, ParseSanError> {
    let body = text.trim_end_matches(['!', '?']);
    if body.is_empty() {
        return Err(ParseSanError::Empty);
    }
    let split = body.len().checked_sub(2).filter(|&at| body.is_char_boundary(at));
    let target = split.and_then(|at| Some((&body[..at], body[at..].parse::<Square>().ok()?)));
    let Some((before, to)) = target else {
        return Err(ParseSanError::NoTarget(excerpt(text)));
    };
    let origin = before.strip_suffix(['x', '*', '-', ':']).unwrap_or(before);
    let mut chars = origin.chars().peekable();
    let role = chars.peek().and_then(|&letter| Role::from_letter(Game::Cyvasse, letter));
    if role.is_some() {
        chars.next();
    }
    let file = chars.next_if(|letter| ('a'..='l').contains(letter));
    let rank = chars.next_if(|digit| ('1'..='9').contains(digit));
    if chars.next().is_some() {
        return Err(ParseSanError::Origin { text: excerpt(text), part: excerpt(before) });
    }
    let file = file.map(|letter| letter as u8 - b'a');
    let rank = rank.map(|digit| digit as u8 - b'1');
    Ok(San::Plain { role, file, rank, to, promotion: None })
}
