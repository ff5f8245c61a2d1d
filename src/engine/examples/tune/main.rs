//! Fits the weights of an evaluation to the results of games that it plays against itself.
//!
//! ```text
//! tune play GAME SECONDS FILE [NODES]    plays games and adds their quiet positions to FILE
//! tune fit GAME TABLE FILE...            fits the weights and writes them into the source TABLE
//! tune loss GAME FILE...                 tells how well the weights foretell the results
//! ```
//!
//! Games begin with a few moves at random and go on with a small search of fixed effort by both
//! sides. Of each game the positions are kept in which nothing is about to be taken, each with
//! how the game ended for White and what the search thought of it (`text;result;score`). `fit`
//! then looks for the weights whose evaluation, put through a logistic curve, best foretells
//! those results: Texel's method, with the cross entropy as loss and Adam for the descent. A
//! tenth of the positions is never fitted and tells the loss that is reported.

mod fit;
mod play;
mod positions;
mod search;
mod table;

use std::time::Duration;

use engine::eval::Tunable;
use rules::{Checkered, Chess, Cyvasse, Game, Joker, Keres};

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let game = args.get(1).ok_or("which game?")?;
    let game: Game = game.parse().map_err(|error| format!("{error}"))?;
    match game {
        Game::Chess => run::<Chess>(&args),
        Game::Joker => run::<Joker>(&args),
        Game::Keres => run::<Keres>(&args),
        Game::Cyvasse => run::<Cyvasse>(&args),
        Game::Checkered => run::<Checkered>(&args),
    }
}

fn run<P: Tunable>(args: &[String]) -> Result<(), String> {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["play", _, seconds, file, ref rest @ ..] => {
            let number = |text: &str| text.parse().map_err(|_| format!("{text:?} is no number"));
            let nodes = rest.first().map_or(Ok(play::NODES), |text| number(text))?;
            play::games::<P>(Duration::from_secs(number(seconds)?), file, nodes)
        }
        ["fit", _, source, ref files @ ..] => {
            let positions = positions::read::<P>(files)?;
            table::write::<P>(source, &fit::fit::<P>(&positions))
        }
        ["loss", _, ref files @ ..] => {
            let positions = positions::read::<P>(files)?;
            fit::report(&positions, &fit::start::<P>(), "as they are");
            Ok(())
        }
        _ => Err("tune play|fit|loss GAME …".to_owned()),
    }
}
