//! Reading a line of UCI.

use std::time::Duration;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `uci`
    Uci,
    /// `debug on|off`
    Debug,
    /// `isready`
    IsReady,
    /// `setoption name NAME [value VALUE]`
    SetOption {
        /// The option's name, its words joined by one space each.
        name: String,
        /// Its value, the same way.
        value: Option<String>,
    },
    /// `ucinewgame`
    NewGame,
    /// `position startpos|fen TEXT [moves MOVE…]`
    Position {
        /// Where the game starts.
        start: Start,
        /// The moves played from there.
        moves: Vec<String>,
    },
    /// `go …`
    Go(Go),
    /// `stop`
    Stop,
    /// `ponderhit`
    PonderHit,
    /// `d`: the position, which is not in the protocol but which everybody has
    Show,
    /// `quit`
    Quit,
    /// An empty line.
    Nothing,
    /// Something else.
    Unknown(String),
}

/// Where a game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// At the start of play.
    Usual,
    /// At a position text.
    Text(String),
}

/// How to search. Numbers that cannot be read count as not given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Half-moves.
    pub depth: Option<u32>,
    /// Positions.
    pub nodes: Option<u64>,
    /// Time for the move.
    pub move_time: Option<Duration>,
    /// White's and Black's clocks.
    pub time: [Option<Duration>; 2],
    /// What each gains a move.
    pub increment: [Option<Duration>; 2],
    /// Moves until more time is added.
    pub moves_to_go: Option<u32>,
    /// A forced win in so many moves is enough.
    pub mate: Option<u32>,
    /// Until told to stop.
    pub infinite: bool,
    /// On the opponent's time.
    pub ponder: bool,
    /// These moves only, if any are given.
    pub only: Vec<String>,
}

impl Command {
    /// Reads a line. Words before the first known one are passed over, as the protocol asks.
    pub fn read(line: &str) -> Self {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() {
            return Self::Nothing;
        }
        let read = |at: usize| Self::of(words[at], &words[at + 1..]);
        (0..words.len()).find_map(read).unwrap_or_else(|| Self::Unknown(words.join(" ")))
    }

    fn of(name: &str, rest: &[&str]) -> Option<Self> {
        Some(match name {
            "uci" => Self::Uci,
            "debug" => Self::Debug,
            "isready" => Self::IsReady,
            "setoption" => set_option(rest),
            "ucinewgame" => Self::NewGame,
            "position" => position(rest),
            "go" => Self::Go(go(rest)),
            "stop" => Self::Stop,
            "ponderhit" => Self::PonderHit,
            "d" => Self::Show,
            "quit" => Self::Quit,
            _ => return None,
        })
    }
}

fn set_option(words: &[&str]) -> Command {
    let named = words.iter().position(|&word| word == "name").map_or(0, |at| at + 1);
    let rest = &words[named..];
    let valued = rest.iter().position(|&word| word == "value");
    let name = rest[..valued.unwrap_or(rest.len())].join(" ");
    Command::SetOption { name, value: valued.map(|at| rest[at + 1..].join(" ")) }
}

fn position(words: &[&str]) -> Command {
    let played = words.iter().position(|&word| word == "moves");
    let moves = played.map_or(&[][..], |at| &words[at + 1..]);
    let before = &words[..played.unwrap_or(words.len())];
    let start = match before.split_first() {
        Some((&"startpos", [])) => Start::Usual,
        Some((&"fen", text)) => Start::Text(text.join(" ")),
        _ => return Command::Unknown(format!("position {}", words.join(" ")).trim().to_owned()),
    };
    Command::Position { start, moves: moves.iter().map(|&mv| mv.to_owned()).collect() }
}

/// The words that say how to search; whatever else follows `searchmoves` is a move.
const GO: [&str; 12] = [
    "depth",
    "nodes",
    "movetime",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "mate",
    "infinite",
    "ponder",
    "searchmoves",
];

fn go(words: &[&str]) -> Go {
    let mut go = Go::default();
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        match word {
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "searchmoves" => {
                while let Some(mv) = words.next_if(|word| !GO.contains(word)) {
                    go.only.push(mv.to_owned());
                }
            }
            word if GO.contains(&word) => {
                let Some(number) = words.next_if(|next| !GO.contains(next)) else {
                    continue;
                };
                set_limit(&mut go, word, number);
            }
            _ => {}
        }
    }
    go
}

fn set_limit(go: &mut Go, word: &str, number: &str) {
    // Clocks may have run below zero, and programs say so.
    let Ok(number) = number.parse::<i64>() else {
        return;
    };
    let count = number.max(0).unsigned_abs();
    let small = u32::try_from(count).unwrap_or(u32::MAX);
    let time = Duration::from_millis(count);
    match word {
        "depth" => go.depth = Some(small),
        "nodes" => go.nodes = Some(count),
        "movetime" => go.move_time = Some(time),
        "wtime" => go.time[0] = Some(time),
        "btime" => go.time[1] = Some(time),
        "winc" => go.increment[0] = Some(time),
        "binc" => go.increment[1] = Some(time),
        "movestogo" => go.moves_to_go = Some(small),
        _ => go.mate = Some(small),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_whatever_the_spaces() {
        assert_eq!(Command::read("  isready \r\n"), Command::IsReady);
        assert_eq!(Command::read("joho debug on"), Command::Debug);
        assert_eq!(Command::read("\t\n"), Command::Nothing);
        assert_eq!(Command::read("xyzzy  plugh"), Command::Unknown("xyzzy plugh".to_owned()));
    }

    #[test]
    fn options_may_have_names_and_values_of_several_words() {
        let option = |name: &str, value: Option<&str>| Command::SetOption {
            name: name.to_owned(),
            value: value.map(str::to_owned),
        };
        let read = Command::read;
        assert_eq!(read("setoption name Skill  Level value 3"), option("Skill Level", Some("3")));
        assert_eq!(read("setoption name Clear Hash"), option("Clear Hash", None));
        assert_eq!(read("setoption"), option("", None));
    }

    #[test]
    fn what_cannot_be_read_of_go_is_passed_over() {
        let read = |line| match Command::read(line) {
            Command::Go(go) => go,
            other => panic!("{other:?}"),
        };
        assert_eq!(read("go depth x nodes 5"), Go { nodes: Some(5), ..Go::default() });
        assert_eq!(
            read("go wtime -20 winc"),
            Go { time: [Some(Duration::ZERO), None], ..Go::default() }
        );
        let only = vec!["e2e4".to_owned(), "d2d4".to_owned()];
        assert_eq!(
            read("go searchmoves e2e4 d2d4 infinite"),
            Go { only, infinite: true, ..Go::default() }
        );
    }
}
