//! Position text: the parts that the games' readers and writers share.

use std::fmt::{self, Display, Write};

use crate::{Board, Piece, Player, SetupError, Square};

/// A position text that was not accepted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionTextError {
    /// A part of it cannot be read.
    #[error("position text, field {field} ({name}), character {column}: {fault}")]
    Unreadable {
        /// The field, counted from 1.
        field: usize,
        /// What the field is for.
        name: &'static str,
        /// Where in the whole text, in characters counted from 1.
        column: usize,
        /// What is wrong there.
        fault: TextFault,
    },
    /// It can be read, but no game can get there.
    #[error("impossible position: {0}")]
    Impossible(#[from] SetupError),
}

/// What is wrong at a place of a position text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextFault {
    /// The text ends before this field.
    #[error("the field is missing")]
    Missing,
    /// Fields are separated by exactly one space.
    #[error("the field is empty; exactly one space separates fields")]
    Empty,
    /// There is more after the last field.
    #[error("nothing may follow the last field")]
    Extra,
    /// A board with too few or too many ranks.
    #[error("the board has {found} ranks, but needs {needed}")]
    Ranks {
        /// How many were written.
        found: usize,
        /// How many there must be.
        needed: usize,
    },
    /// A rank with too few or too many squares.
    #[error("rank {rank} has {found} squares, but needs {needed}")]
    Squares {
        /// The rank's number.
        rank: usize,
        /// How many were written.
        found: usize,
        /// How many there must be.
        needed: usize,
    },
    /// A letter that stands for no man.
    #[error("{0:?} stands for no man")]
    NoMan(char),
    /// A number of empty squares that is zero or begins with zero, or follows another number.
    #[error("{0:?} is no number of empty squares here")]
    Gap(String),
    /// Not two men in parentheses (Keres).
    #[error("{0:?} is no stack; a stack is two men in parentheses, the lower one first")]
    Stack(String),
    /// Neither `w` nor `b`.
    #[error("the side to move must be w or b, not {0:?}")]
    Turn(String),
    /// Not castling rights in their order.
    #[error("castling rights must be - or some of KQkq in this order, not {0:?}")]
    Castling(String),
    /// Neither a square of the board nor `-`.
    #[error("the en passant field must be - or a square, not {0:?}")]
    EnPassant(String),
    /// Not a plain number in range.
    #[error("{0:?} is no number from 0 to 65535")]
    Number(String),
}

/// One field of a position text and where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field<'a> {
    pub(crate) text: &'a str,
    index: usize,
    name: &'static str,
    start: usize,
}

impl<'a> Field<'a> {
    /// An error about the character `offset` (counted from 0) of this field.
    pub(crate) fn error(&self, offset: usize, fault: TextFault) -> PositionTextError {
        let column = self.start + offset + 1;
        PositionTextError::Unreadable { field: self.index + 1, name: self.name, column, fault }
    }

    pub(crate) fn turn(&self) -> Result<Player, PositionTextError> {
        match self.text {
            "w" => Ok(Player::White),
            "b" => Ok(Player::Black),
            other => Err(self.error(0, TextFault::Turn(excerpt(other)))),
        }
    }

    pub(crate) fn number(&self) -> Result<u16, PositionTextError> {
        // `u16::from_str` takes a leading plus sign, which no position text has.
        let plain = self.text.bytes().all(|byte| byte.is_ascii_digit());
        let canonical = self.text == "0" || !self.text.starts_with('0');
        self.text
            .parse()
            .ok()
            .filter(|_| plain && canonical)
            .ok_or_else(|| self.error(0, TextFault::Number(excerpt(self.text))))
    }

    /// Reads ranks from the highest to rank 1, each of `files` squares.
    pub(crate) fn board(
        &self,
        files: u8,
        ranks: u8,
        man: impl Fn(char) -> Option<Piece>,
    ) -> Result<Board, PositionTextError> {
        self.ranks((files, ranks), false, man)
    }

    /// The same, where `(PG)` stands for a man that carries another.
    pub(crate) fn board_with_stacks(
        &self,
        files: u8,
        ranks: u8,
        man: impl Fn(char) -> Option<Piece>,
    ) -> Result<Board, PositionTextError> {
        self.ranks((files, ranks), true, man)
    }

    fn ranks(
        &self,
        (files, ranks): (u8, u8),
        stacks: bool,
        man: impl Fn(char) -> Option<Piece>,
    ) -> Result<Board, PositionTextError> {
        let found = self.text.split('/').count();
        if found != usize::from(ranks) {
            let fault = TextFault::Ranks { found, needed: ranks.into() };
            return Err(self.error(0, fault));
        }
        let mut board = Board::default();
        let mut offset = 0;
        for (rank, text) in (0..ranks).rev().zip(self.text.split('/')) {
            self.rank(&mut board, (rank, files), (offset, text), stacks, &man)?;
            offset += text.chars().count() + 1;
        }
        Ok(board)
    }

    fn rank(
        &self,
        board: &mut Board,
        (rank, files): (u8, u8),
        (offset, text): (usize, &str),
        stacks: bool,
        man: impl Fn(char) -> Option<Piece>,
    ) -> Result<(), PositionTextError> {
        let mut file = 0_usize;
        let mut chars = text.chars().enumerate().peekable();
        while let Some((place, letter)) = chars.next() {
            let at = offset + place;
            if letter.is_ascii_digit() {
                let mut digits = letter.to_string();
                while let Some((_, digit)) = chars.next_if(|(_, next)| next.is_ascii_digit()) {
                    digits.push(digit);
                }
                let gap = digits.parse().ok().filter(|&gap: &usize| gap > 0);
                let gap = gap.filter(|_| !digits.starts_with('0') && digits.len() <= 2);
                file += gap.ok_or_else(|| self.error(at, TextFault::Gap(excerpt(&digits))))?;
            } else {
                let known = |at, letter| {
                    man(letter).ok_or_else(|| self.error(at, TextFault::NoMan(letter)))
                };
                let square = u8::try_from(file).ok().filter(|&file| file < files);
                let square = square.and_then(|file| Square::new(file, rank));
                let mut put = |piece| square.into_iter().for_each(|at| board.put(at, piece));
                if letter == '(' && stacks {
                    let inside: String =
                        chars.by_ref().map(|(_, next)| next).take_while(|&c| c != ')').collect();
                    let whole = text.chars().skip(place).take(inside.chars().count() + 2);
                    let whole: String = whole.collect();
                    let mut two = inside.chars();
                    let (Some(below), Some(top), None, true) =
                        (two.next(), two.next(), two.next(), whole.ends_with(')'))
                    else {
                        return Err(self.error(at, TextFault::Stack(excerpt(&whole))));
                    };
                    put(known(at + 1, below)?);
                    put(known(at + 2, top)?);
                } else {
                    put(known(at, letter)?);
                }
                file += 1;
            }
        }
        if file != usize::from(files) {
            let (rank, needed) = (usize::from(rank) + 1, files.into());
            return Err(self.error(offset, TextFault::Squares { rank, found: file, needed }));
        }
        Ok(())
    }
}

/// Splits a position text into exactly the fields named.
pub(crate) fn fields<'a, const N: usize>(
    text: &'a str,
    names: [&'static str; N],
) -> Result<[Field<'a>; N], PositionTextError> {
    let mut fields = names.map(|name| Field { text: "", index: 0, name, start: 0 });
    let mut parts = text.split(' ');
    let mut start = 0;
    for (index, field) in fields.iter_mut().enumerate() {
        *field = Field { index, start, ..*field };
        field.text = match parts.next() {
            None => return Err(field.error(0, TextFault::Missing)),
            Some("") if text.is_empty() => return Err(field.error(0, TextFault::Missing)),
            Some("") => return Err(field.error(0, TextFault::Empty)),
            Some(part) => part,
        };
        start += field.text.chars().count() + 1;
    }
    match parts.next() {
        None => Ok(fields),
        Some(_) => {
            let extra = Field { text: "", index: N, name: "one too many", start };
            Err(extra.error(0, TextFault::Extra))
        }
    }
}

/// Writes the ranks of a board from the highest to rank 1.
pub(crate) fn write_board(
    board: &Board,
    files: u8,
    ranks: u8,
    letter: impl Fn(Piece) -> char,
) -> String {
    let mut text = String::new();
    for rank in (0..ranks).rev() {
        let mut gap = 0;
        for at in (0..files).filter_map(|file| Square::new(file, rank)) {
            match board.get(at) {
                None => gap += 1,
                Some(piece) => {
                    write_gap(&mut text, &mut gap);
                    match board.below(at) {
                        Some(below) => text.extend(['(', letter(below), letter(piece), ')']),
                        None => text.push(letter(piece)),
                    }
                }
            }
        }
        write_gap(&mut text, &mut gap);
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

fn write_gap(text: &mut String, gap: &mut u8) {
    if *gap > 0 {
        write!(text, "{gap}").expect("a string takes whatever is written");
    }
    *gap = 0;
}

/// `text`, cut where it would make a message unreadable.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 20;
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST).chain(['…']).collect()
}

/// Writes reasons as one sentence.
pub(crate) fn join_reasons(f: &mut fmt::Formatter<'_>, reasons: &[impl Display]) -> fmt::Result {
    for (index, reason) in reasons.iter().enumerate() {
        if index > 0 {
            f.write_str("; ")?;
        }
        write!(f, "{reason}")?;
    }
    Ok(())
}
