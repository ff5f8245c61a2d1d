//! Finds puzzles in games between weak players and writes them down, the easiest first.
//!
//! ```text
//! cargo run --release -p pancharanga-engine --example puzzles -- GAME SEED GAMES FILE
//! ```
//!
//! Equal arguments give the equal file. So many games are played, or fewer if enough is found: `wanted.rs` says of
//! what how much. Whoever changes the rules of rating or the themes writes a file anew, with its
//! puzzles as they are, by leaving out seed and games.

mod book;
mod gain;
mod play;
mod wanted;
mod win;

use engine::puzzle::Puzzle;
use rules::Game;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text:?} is no number"));
    let game = words.first().ok_or("puzzles GAME [SEED GAMES] FILE")?;
    let game: Game = game.parse().map_err(|error| format!("{error}"))?;
    let (file, puzzles) = match words[1..] {
        [file] => (file, book::read(game, file)?),
        [seed, games, file] => {
            let keep = |found: &[Puzzle]| book::write(game, file, found);
            (file, play::games(game, number(seed)?, number(games)?, keep)?)
        }
        _ => return Err("puzzles GAME [SEED GAMES] FILE".to_owned()),
    };
    report(&puzzles);
    book::write(game, file, &puzzles)
}

fn report(puzzles: &[Puzzle]) {
    for puzzle in puzzles {
        let themes: Vec<&str> = puzzle.themes().iter().map(|theme| theme.id()).collect();
        let (goal, moves) = (puzzle.goal().id(), puzzle.moves());
        println!("{} {goal} {moves} {}", puzzle.rating(), themes.join(" "));
    }
    println!("{} puzzles", puzzles.len());
}
