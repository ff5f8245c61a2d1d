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
    let mut text = tags(record);
    text.push('\n');
    let mut movetext = Movetext { text, column: 0, glued: true };
    let start = record.start_position().unwrap_or_else(|_| AnyPosition::start(record.game));
    movetext.variation(&start, &record.line);
    movetext.word(record.outcome.map_or("*", |outcome| outcome.score()));
    movetext.text.push_str("\n\n");
    movetext.text
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
    let written = |name: &str| ROSTER.iter().any(|&(known, _)| known == name);
    for (name, value) in record.tags.iter().filter(|(name, _)| !written(name)) {
        tag(name, value);
    }
    text
}

/// Move text under construction.
struct Movetext {
    text: String,
    column: usize,
    /// Whether the next word follows without a space.
    glued: bool,
}

impl Movetext {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        // A line must not begin with a percent sign: readers skip such lines.
        let breakable = !self.glued && self.column > 0 && !word.starts_with('%');
        if breakable && self.column + 1 + width > WIDTH {
            self.line_break();
        } else if !self.glued && self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += width;
        self.glued = false;
    }

    fn line_break(&mut self) {
        self.text.push('\n');
        self.column = 0;
        self.glued = false;
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
                self.word(&format!("; {}", words.join(" ")));
                self.line_break();
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
