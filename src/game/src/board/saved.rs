//! A game as it is kept: the record anybody can read, and what only this table needs to go on.

use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use engine::NoSuchLevel;
use ron::Options;
use ron::ser::PrettyConfig;
use rules::{Game, Line, Move, Outcome, PlayError, Player, Record, RecordError, Turn, Variation};
use serde::{Deserialize, Serialize};

use super::clock::{Clock, Control};
use super::date;
use super::intent::Terms;
use super::seat::Seat;
use super::table::Table;

#[cfg(test)]
mod tests;

/// A game in its file. Written whole after each change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Saved {
    /// How the file is to be understood: [`Saved::FORMAT`].
    pub format: u32,
    /// Stem of its file.
    pub id: String,
    /// Start, moves with their clocks, comments, variations, tags and outcome.
    pub record: Record,
    /// The clock it is played with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<Control>,
    /// What each player has left, White first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<[Duration; 2]>,
    /// Moves that were taken back, in the order in which they can be played again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Turn>,
    /// Who offered a draw that is not answered yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw_offer: Option<Player>,
    /// The levels of the computer where it plays, White first.
    #[serde(default, skip_serializing_if = "is_played_by_people")]
    pub levels: [Option<u32>; 2],
}

/// Why a text is no saved game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SavedError {
    /// It cannot be read.
    #[error("line {line}, column {column}: {what}")]
    Text {
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        column: usize,
        /// What was found or missed there.
        what: String,
    },
    /// It was written by a newer game than this one.
    #[error("its format is {format}, this version of the game knows formats up to {known}", known = Saved::FORMAT)]
    Newer {
        /// The format it names.
        format: u32,
    },
    /// Its moves cannot be played through.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The moves taken back cannot be played again.
    #[error("move {number} of those taken back: {error}")]
    Undone {
        /// Counted from 1.
        number: usize,
        /// Why not.
        error: PlayError,
    },
    /// The computer plays at a level that there is not.
    #[error(transparent)]
    Level(#[from] NoSuchLevel),
}

impl Saved {
    /// The format this version writes; it reads this and every older one.
    pub const FORMAT: u32 = 1;

    /// A record that comes from elsewhere, as a game of this table. It is played with a clock
    /// if it says which one and what it showed after each move.
    ///
    /// # Errors
    /// It cannot be played through.
    pub fn of_record(record: Record) -> Result<Self, SavedError> {
        record.check()?;
        let line = record.to_line()?;
        let timed = record.line.turns.iter().all(|turn| turn.clock.is_some());
        let control = record.tag("TimeControl").filter(|_| timed).and_then(read_control);
        Ok(Self {
            format: Self::FORMAT,
            id: fresh_id(),
            control,
            left: None,
            undone: Vec::new(),
            draw_offer: None,
            levels: [None; 2],
            record: Record { outcome: line.outcome(), ..record },
        })
    }

    /// Reads the text of a file. The moves are not played through yet; [`Saved::check`] does.
    ///
    /// # Errors
    /// The text is no saved game, or one of a newer version.
    pub fn read(text: &str) -> Result<Self, SavedError> {
        // Only as much as every format has, so that a newer one is recognised.
        #[derive(Deserialize)]
        struct Head {
            format: u32,
        }
        let Head { format } = ron().from_str(text).map_err(unreadable)?;
        if format > Self::FORMAT {
            return Err(SavedError::Newer { format });
        }
        ron().from_str(text).map_err(unreadable)
    }

    /// The text of its file.
    pub fn write(&self) -> String {
        // Down to one line a move.
        let pretty = PrettyConfig::new().depth_limit(4).indentor("  ");
        ron().to_string_pretty(self, pretty).expect("every part of a saved game has a text form")
    }

    /// Plays it through, variations too.
    ///
    /// # Errors
    /// The start is no position, a move is not legal, variations nest too deep, or the computer
    /// plays at a level that there is not.
    pub fn check(&self) -> Result<(), SavedError> {
        self.seats()?;
        self.record.check()?;
        let line = self.record.to_line()?;
        replay_undone(&line, &self.undone)?;
        Ok(())
    }

    /// Which game it is.
    pub fn game(&self) -> Game {
        self.record.game
    }

    /// Who played, White first; empty where nobody gave a name.
    pub fn names(&self) -> [String; 2] {
        PLAYER_TAGS.map(|tag| {
            self.record.tag(tag).filter(|name| *name != UNKNOWN).unwrap_or_default().to_owned()
        })
    }

    /// Who decides the moves, White's first.
    ///
    /// # Errors
    /// There is no such level of the computer.
    pub fn seats(&self) -> Result<[Seat; 2], NoSuchLevel> {
        let [white, black] = self.levels.map(|level| match level {
            Some(strength) => Seat::computer(strength),
            None => Ok(Seat::Person),
        });
        Ok([white?, black?])
    }

    /// How many plies were played.
    pub fn plies(&self) -> usize {
        self.record.line.turns.len()
    }

    /// How it ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.outcome
    }
}

/// What a record says about moves: comments, glyphs, clocks and variations, kept beside the
/// moves while they stay the ones played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes(Variation);

impl Notes {
    /// Drops the notes from the first ply on that is no longer the move that was played.
    /// Moves that were only taken back keep theirs.
    pub fn follow(&mut self, moves: impl IntoIterator<Item = Move>) {
        let turns = &mut self.0.turns;
        let differs = turns.iter().zip(moves).position(|(turn, mv)| turn.mv != mv);
        turns.truncate(differs.unwrap_or(turns.len()));
    }

    /// The move number `ply`, counted from 0, with what is said about it.
    fn turn(&self, ply: usize, mv: Move) -> Turn {
        let noted = self.0.turns.get(ply).filter(|turn| turn.mv == mv);
        noted.cloned().unwrap_or(Turn::new(mv))
    }
}

impl Table {
    /// A new game, dated today, under an id that no other game has.
    pub fn fresh(terms: Terms) -> Self {
        let mut table = Self::new(fresh_id(), terms);
        table.tags = vec![
            ("Event".into(), "Pancharanga".into()),
            ("Site".into(), UNKNOWN.into()),
            ("Date".into(), date::today()),
            ("Round".into(), "-".into()),
        ];
        table
    }

    /// The game as it was kept. With a clock it waits in a pause, so that nobody loses time
    /// while sitting down.
    ///
    /// # Errors
    /// The start is no position, a move is not legal, or there is no such level of the computer.
    pub fn from_saved(saved: Saved) -> Result<Self, SavedError> {
        let (names, seats) = (saved.names(), saved.seats()?);
        let Saved { id, record, control, left, undone, draw_offer, .. } = saved;
        let line = record.to_line()?;
        let whole = replay_undone(&line, &undone)?;
        let plies = line.ply();
        let mut notes = record.line;
        notes.turns.extend(undone);

        let mut table = Self::from_line(id, line);
        let mut stamps = stamps(control, &whole, &notes.turns);
        let moves: Vec<Move> = whole.moves().collect();
        let ahead = moves.into_iter().zip(stamps.iter().copied()).skip(plies);
        table.undone = ahead.rev().collect();
        stamps.truncate(plies);
        table.clock = stamps.last().copied().unwrap_or(control.map(Clock::new));
        if let (Some(clock), Some(left)) = (&mut table.clock, left) {
            Player::ALL.into_iter().for_each(|player| clock.set_left(player, left[player.index()]));
        }
        table.stamps = stamps;
        table.names = names;
        table.seats = seats;
        table.tags = record.tags;
        table.notes = Notes(notes);
        table.draw_offer = draw_offer.filter(|_| table.outcome().is_none());
        table.paused = table.clock.is_some() && plies > 0 && table.outcome().is_none();
        Ok(table)
    }

    /// The game as it is kept.
    pub fn to_saved(&self) -> Saved {
        let mut record = Record::of(&self.line);
        record.tags = self.record_tags();
        record.line.comments.clone_from(&self.notes.0.comments);
        for (ply, turn) in record.line.turns.iter_mut().enumerate() {
            *turn = self.notes.turn(ply, turn.mv);
            stamp(turn, self.mover_at(ply), self.stamps.get(ply).copied().flatten());
        }
        let plies = self.line.ply();
        let mut whole = self.line.clone();
        let mut undone = Vec::new();
        for (nth, &(mv, clock)) in self.undone.iter().rev().enumerate() {
            let mut turn = self.notes.turn(plies + nth, mv);
            stamp(&mut turn, whole.position().turn(), clock);
            undone.push(turn);
            // They were played before, so they are legal; if not, `check` will name it.
            let _ = whole.replay(mv);
        }
        Saved {
            format: Saved::FORMAT,
            id: self.id.clone(),
            record,
            control: self.clock.map(|clock| clock.control),
            left: self.clock.map(|clock| Player::ALL.map(|player| clock.left(player))),
            undone,
            draw_offer: self.draw_offer,
            levels: self.seats.map(Seat::strength),
        }
    }

    pub(super) fn mover_at(&self, ply: usize) -> Player {
        self.line.position_at(ply).map_or(Player::White, rules::AnyPosition::turn)
    }

    fn record_tags(&self) -> Vec<(String, String)> {
        let mut record = Record::new(self.game());
        record.tags.clone_from(&self.tags);
        for (tag, name) in PLAYER_TAGS.into_iter().zip(&self.names) {
            if !name.is_empty() {
                record.set_tag(tag, name.as_str());
            } else if record.tag(tag).is_none() {
                record.set_tag(tag, UNKNOWN);
            }
        }
        match self.clock.map(|clock| clock.control) {
            Some(control) => record.set_tag("TimeControl", write_control(control)),
            None if record.tag("TimeControl").is_none() => record.set_tag("TimeControl", "-"),
            None => {}
        }
        record.tags
    }
}

/// An id that no other game has, even where two programs run: the time, the process and a count.
pub fn fresh_id() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs());
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("game-{now}-{}-{count}", process::id())
}

/// The tags that name the players, White's first.
pub const PLAYER_TAGS: [&str; 2] = ["White", "Black"];
/// How records write what nobody knows.
const UNKNOWN: &str = "?";

/// Deep enough for every variation that [`Record::DEEPEST`] allows, and no deeper, so that no
/// file can exhaust the stack.
fn ron() -> Options {
    Options::default().with_recursion_limit(12 * Record::DEEPEST)
}

fn is_played_by_people(levels: &[Option<u32>; 2]) -> bool {
    levels.iter().all(Option::is_none)
}

fn unreadable(error: ron::error::SpannedError) -> SavedError {
    let start = error.span.start;
    SavedError::Text { line: start.line, column: start.col, what: error.code.to_string() }
}

/// The line with the moves that were taken back played again.
fn replay_undone(line: &Line, undone: &[Turn]) -> Result<Line, SavedError> {
    let mut whole = line.clone();
    for (nth, turn) in undone.iter().enumerate() {
        let number = nth + 1;
        whole.replay(turn.mv).map_err(|error| SavedError::Undone { number, error })?;
    }
    Ok(whole)
}

/// Without a clock of its own, a turn keeps the one it was recorded with.
fn stamp(turn: &mut Turn, mover: Player, clock: Option<Clock>) {
    if let Some(clock) = clock {
        turn.clock = Some(clock.left(mover).as_millis().try_into().unwrap_or(u64::MAX));
    }
}

/// The clock after each ply, as the turns tell it.
fn stamps(control: Option<Control>, line: &Line, turns: &[Turn]) -> Vec<Option<Clock>> {
    let mut clock = control.map(Clock::new);
    turns
        .iter()
        .enumerate()
        .map(|(ply, turn)| {
            let mover = line.position_at(ply).map(rules::AnyPosition::turn);
            if let (Some(clock), Some(mover), Some(left)) = (&mut clock, mover, turn.clock) {
                clock.set_left(mover, Duration::from_millis(left));
            }
            clock
        })
        .collect()
}

/// `180+2`, in seconds, as records write it.
fn write_control(control: Control) -> String {
    format!("{}+{}", control.base.as_secs(), control.increment.as_secs())
}

fn read_control(text: &str) -> Option<Control> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    Some(Control {
        base: Duration::from_secs(base.parse().ok()?),
        increment: Duration::from_secs(increment.parse().ok()?),
    })
}
