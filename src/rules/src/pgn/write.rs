//! Writing PGN in the export form: the seven tags first, lines of at most 80 characters.

use super::{ROSTER, clock, termination};
use crate::{AnyPosition, Game, Player, Record, Turn, Variation, san};

/// Lines are broken before this many characters.
const WIDTH: usize = 80;

/// The record as PGN text, with an empty line at the end. Of a record that cannot be played
/// through, the moves before the first illegal one are written.
///
/// A comment loses its line breaks. One that holds `}` is written to the end of its line.
pub fn write(record: &Record) -> String {
    let mut movetext = Movetext::default();
    let start = record.start_position().unwrap_or_else(|_| AnyPosition::start(record.game));
    movetext.variation(&start, &record.line);
    movetext.word(record.outcome.map_or("*", |outcome| outcome.score()));
    format!("{}\n{}\n\n", tags(record), movetext.wrapped())
}

fn tags(record: &Record) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
        text.push_str(&format!("[{name} \"{value}\"]\n"));
    };
    for (name, blank) in ROSTER {
        match (name, record.outcome) {
            ("Result", Some(outcome)) => tag(name, outcome.score()),
            ("Result", None) => tag(name, blank),
            _ => tag(name, record.tag(name).unwrap_or(blank)),
        }
    }
    if record.game != Game::Chess {
        tag("Variant", record.game.id());
    }
    if let Some(start) = &record.start {
        tag("SetUp", "1");
        tag("FEN", start);
    }
    if let Some(value) = termination(record.outcome).filter(|_| record.tag("Termination").is_none())
    {
        tag("Termination", value);
    }
    let written = |name: &str| {
        ROSTER.iter().any(|&(known, _)| known == name)
            || (name == "Variant" && record.game != Game::Chess)
    };
    for (name, value) in record.tags.iter().filter(|(name, _)| !written(name)) {
        tag(name, value);
    }
    text
}

/// Move text under construction.
#[derive(Default)]
struct Movetext {
    /// What no line break may divide, and whether one must follow.
    words: Vec<(String, bool)>,
    /// Whether the next word belongs to the last.
    glued: bool,
}

impl Movetext {
    fn word(&mut self, word: &str) {
        match self.words.last_mut().filter(|(_, ends_line)| self.glued && !ends_line) {
            Some((last, _)) => last.push_str(word),
            None => self.words.push((word.to_owned(), false)),
        }
        self.glued = false;
    }

    fn wrapped(&self) -> String {
        let mut text = String::new();
        let mut column = 0;
        for (word, ends_line) in &self.words {
            let width = word.chars().count();
            // A line must not begin with a percent sign: readers skip such lines.
            if column > 0 && column + 1 + width > WIDTH && !word.starts_with('%') {
                text.push('\n');
                column = 0;
            } else if column > 0 {
                text.push(' ');
                column += 1;
            }
            text.push_str(word);
            column += width;
            if *ends_line {
                text.push('\n');
                column = 0;
            }
        }
        text
    }

    fn variation(&mut self, start: &AnyPosition, variation: &Variation) {
        self.comments(&variation.comments);
        let mut position = start.clone();
        let mut numbered = false;
        for turn in &variation.turns {
            let Ok(mv) = position.resolve(turn.mv) else {
                return;
            };
            self.number(&position, numbered);
            self.word(&san::to_san(&position, mv));
            numbered = !self.turn(&position, turn);
            position.play_unchecked(mv);
        }
    }

    /// White's moves carry a number, Black's only after an interruption.
    fn number(&mut self, position: &AnyPosition, running: bool) {
        let number = position.to_setup().memory.fullmove;
        match position.turn() {
            Player::White => self.word(&format!("{number}.")),
            Player::Black if !running => self.word(&format!("{number}...")),
            Player::Black => {}
        }
    }

    /// What follows a move; whether there was anything that interrupts.
    fn turn(&mut self, before: &AnyPosition, turn: &Turn) -> bool {
        for nag in &turn.nags {
            self.word(&format!("${nag}"));
        }
        let mut comments = turn.comments.clone();
        if let Some(time) = turn.clock {
            let time = clock::write(time);
            match comments.first_mut() {
                Some(first) if !first.contains('}') => *first = format!("{time} {first}"),
                _ => comments.insert(0, time),
            }
        }
        self.comments(&comments);
        for variation in &turn.variations {
            self.word("(");
            self.glued = true;
            self.variation(before, variation);
            self.glued = true;
            self.word(")");
        }
        !comments.is_empty() || !turn.variations.is_empty()
    }

    fn comments(&mut self, comments: &[String]) {
        for comment in comments {
            let words: Vec<&str> = comment.split_whitespace().collect();
            if comment.contains('}') {
                self.words.push((format!("; {}", words.join(" ")), true));
                self.glued = false;
                continue;
            }
            self.word("{");
            self.glued = true;
            for word in whole_commands(&words) {
                self.word(&word);
            }
            self.glued = true;
            self.word("}");
        }
    }
}

/// Joins the words of each `[%clk 0:01:02]`, which some readers miss if a line breaks it.
fn whole_commands(words: &[&str]) -> Vec<String> {
    let mut whole: Vec<String> = Vec::new();
    let mut open = false;
    for word in words {
        match whole.last_mut().filter(|_| open) {
            Some(last) => *last = format!("{last} {word}"),
            None => whole.push((*word).to_owned()),
        }
        open = (open || word.starts_with("[%")) && !word.ends_with(']');
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_with_an_illegal_move_is_written_up_to_it() {
        let mut record = Record::new(Game::Chess);
        let turn = |text: &str| Turn::new(text.parse().expect("a move"));
        record.line.turns = vec![turn("e2e4"), turn("e2e4")];
        assert!(write(&record).ends_with("\n\n1. e4 *\n\n"));
    }
}
