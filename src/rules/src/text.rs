//! Position text: the parts that the games' readers and writers share.

use std::fmt::{self, Display, Write};
use std::ops::Range;

use crate::{Board, Game, Piece, Player, SetupError, Square};

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
    /// A sign that stands for no terrain.
    #[error("{0:?} stands for no terrain")]
    NoTerrain(char),
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
    /// Neither a square of the board nor `-` (Joker chess).
    #[error("the croissant field must be - or a square, not {0:?}")]
    Croissant(String),
    /// Not a list of squares, sorted, each once.
    #[error("squares must be listed once each and sorted, as in a4d4h6, or - for none, not {0:?}")]
    List(String),
    /// Neither two squares of the board nor `-`.
    #[error("the field of the last move must be - or two squares as in g5g4, not {0:?}")]
    Undo(String),
    /// Not one sign for each start square of a pawn.
    #[error("the two-square steps must be sixteen times 0 or 1, not {0:?}")]
    Doubles(String),
    /// No stage of the game.
    #[error("the stage must be 1, 1-, 2w or 2b, not {0:?}")]
    Stage(String),
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
        let mut board = Board::default();
        self.rows((ranks, |_| 0..files), false, |at, letter| {
            board.set(at, Some(man(letter).ok_or(TextFault::NoMan(letter))?));
            Ok(())
        })?;
        Ok(board)
    }

    /// The same, where `(PG)` stands for a man that carries another.
    pub(crate) fn board_with_stacks(
        &self,
        files: u8,
        ranks: u8,
        man: impl Fn(char) -> Option<Piece>,
    ) -> Result<Board, PositionTextError> {
        let mut board = Board::default();
        self.rows((ranks, |_| 0..files), true, |at, letter| {
            let man = man(letter).ok_or(TextFault::NoMan(letter))?;
            // A third one is past the end of the rank, which is then refused.
            if board.below(at).is_none() {
                board.put(at, man);
            }
            Ok(())
        })?;
        Ok(board)
    }

    /// Reads the ranks of `game` from the highest to rank 1: what `put` is told is neither number
    /// nor bar.
    pub(crate) fn cells(
        &self,
        game: Game,
        put: impl FnMut(Square, char) -> Result<(), TextFault>,
    ) -> Result<(), PositionTextError> {
        self.rows((game.ranks(), |rank| files(game, rank)), false, put)
    }

    fn rows(
        &self,
        (ranks, files): (u8, impl Fn(u8) -> Range<u8>),
        stacks: bool,
        mut put: impl FnMut(Square, char) -> Result<(), TextFault>,
    ) -> Result<(), PositionTextError> {
        let found = self.text.split('/').count();
        if found != usize::from(ranks) {
            let fault = TextFault::Ranks { found, needed: ranks.into() };
            return Err(self.error(0, fault));
        }
        let mut offset = 0;
        for (rank, text) in (0..ranks).rev().zip(self.text.split('/')) {
            self.row((rank, files(rank)), (offset, text), stacks, &mut put)?;
            offset += text.chars().count() + 1;
        }
        Ok(())
    }

    fn row(
        &self,
        (rank, files): (u8, Range<u8>),
        (offset, text): (usize, &str),
        stacks: bool,
        put: &mut impl FnMut(Square, char) -> Result<(), TextFault>,
    ) -> Result<(), PositionTextError> {
        let mut count = 0_usize;
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
                count += gap.ok_or_else(|| self.error(at, TextFault::Gap(excerpt(&digits))))?;
            } else {
                // Past the end of the rank a letter is still judged, on the rank's last square.
                let file = files.clone().nth(count).unwrap_or(files.end - 1);
                let square = Square::new(file, rank);
                let mut put = |at, letter| match square {
                    Some(square) => put(square, letter).map_err(|fault| self.error(at, fault)),
                    None => Ok(()),
                };
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
                    put(at + 1, below)?;
                    put(at + 2, top)?;
                } else {
                    put(at, letter)?;
                }
                count += 1;
            }
        }
        if count != files.len() {
            let (rank, needed) = (usize::from(rank) + 1, files.len());
            return Err(self.error(offset, TextFault::Squares { rank, found: count, needed }));
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
    let stack = |at| [board.below(at), board.get(at)].map(|man| man.map(&letter));
    write_rows(ranks, |_| 0..files, stack)
}

/// Writes the ranks of `game` from the highest to rank 1: a number for squares without a letter.
pub(crate) fn write_cells(game: Game, letter: impl Fn(Square) -> Option<char>) -> String {
    write_rows(game.ranks(), |rank| files(game, rank), |at| [None, letter(at)])
}

fn write_rows(
    ranks: u8,
    files: impl Fn(u8) -> Range<u8>,
    stack: impl Fn(Square) -> [Option<char>; 2],
) -> String {
    let mut text = String::new();
    for rank in (0..ranks).rev() {
        let mut gap = 0;
        for at in files(rank).filter_map(|file| Square::new(file, rank)) {
            match stack(at) {
                [_, None] => gap += 1,
                [below, Some(top)] => {
                    write_gap(&mut text, &mut gap);
                    match below {
                        Some(below) => text.extend(['(', below, top, ')']),
                        None => text.push(top),
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

/// The files of a rank, which in Cyvasse do not all begin with a.
fn files(game: Game, rank: u8) -> Range<u8> {
    let mut files = (0..game.files())
        .filter(|&file| Square::new(file, rank).is_some_and(|at| game.has_square(at)));
    let first = files.next().unwrap_or(0);
    first..files.next_back().unwrap_or(first) + 1
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
