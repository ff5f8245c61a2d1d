//! Finds puzzles in games between weak players and writes them down, the easiest first.
//!
//! ```text
//! cargo run --release -p pancharanga-engine --example puzzles -- GAME FILE SEED GAMES [POSITIONS...]
//! ```
//!
//! What FILE has already is kept. Then the positions are looked at that the other files have, one a
//! line with a bar behind it, and then so many games are played, or fewer if enough is found:
//! `wanted.rs` says of what how much. Equal arguments and files give the equal file. Whoever changes the
//! rules of rating or the themes writes a file anew by playing no games.

mod book;
mod gain;
mod play;
mod wanted;
mod win;

use engine::puzzle::Puzzle;
use rules::Game;

use wanted::Wanted;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let [game, file, seed, games, ref positions @ ..] = words[..] else {
        return Err("puzzles GAME FILE SEED GAMES [POSITIONS...]".to_owned());
    };
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text:?} is no number"));
    let game: Game = game.parse().map_err(|error| format!("{error}"))?;
    let mut wanted = Wanted::new(game);
    for puzzle in book::read(game, file)? {
        wanted.keep(puzzle);
    }
    for positions in positions {
        play::positions(game, positions, &mut wanted)?;
    }
    let keep = |found: &[Puzzle]| book::write(game, file, found);
    keep(&wanted.found)?;
    play::games(game, number(seed)?, number(games)?, &mut wanted, keep)?;
    report(&wanted.found);
    Ok(())
}

fn report(puzzles: &[Puzzle]) {
    for puzzle in puzzles {
        let themes: Vec<&str> = puzzle.themes().iter().map(|theme| theme.id()).collect();
        let (goal, moves) = (puzzle.goal().id(), puzzle.moves());
        println!("{} {goal} {moves} {}", puzzle.rating(), themes.join(" "));
    }
    println!("{} puzzles", puzzles.len());
}
