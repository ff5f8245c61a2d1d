//! Fits the weights of an evaluation to the results of games that it plays against itself.
//!
//! ```text
//! tune begin GAME SECONDS FILE NODES     plays games by the men alone, for a first fit
//! tune play GAME SECONDS FILE NODES      plays games and adds their quiet positions to FILE
//! tune fit GAME TABLE REACH FILE...      fits the weights and writes them into the source TABLE
//! tune net chess TARGET ROUNDS FILE...   fits the net beside the terms and writes it to TARGET
//! tune loss GAME FILE...                 tells how well the weights foretell the results
//! ```
//!
//! Games begin with a few moves at random and go on with searches of so many positions a move by
//! both sides. Of each game the positions are kept in which nothing is about to be taken, each with
//! how the game ended for White and what the search thought of the moves to come
//! (`text;result;score`). `fit` then looks for the weights whose evaluation, put through a
//! logistic curve, best foretells both: Texel's method, with the cross entropy as loss and Adam
//! for the descent. It begins with the weights as they are and departs from them as far as the
//! positions ask for and REACH, in centipawns, allows. A tenth of the positions is never fitted: it
//! tells when to end, and the loss that is reported.

mod descent;
mod endings;
mod fit;
mod net;
mod play;
mod positions;
mod table;

use std::time::Duration;

use engine::eval::Tunable;
use rules::{Checkered, Chess, Cyvasse, Game, Joker, Keres, Tactics};

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

fn run<P: Tunable + Tactics>(args: &[String]) -> Result<(), String> {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse().map_err(|_| format!("{text:?} is no number"));
    match words[..] {
        [verb @ ("play" | "begin"), _, seconds, file, nodes] => {
            let time = Duration::from_secs(number(seconds)?);
            play::games::<P>(time, file, number(nodes)?, verb == "begin")
        }
        ["fit", _, source, reach, ref files @ ..] => {
            let reach = reach.parse().map_err(|_| format!("{reach:?} is no number"))?;
            let positions = positions::read::<P>(files)?;
            table::write::<P>(source, &fit::fit::<P>(&positions, reach))
        }
        ["loss", _, ref files @ ..] => {
            let positions = positions::read::<P>(files)?;
            let now = fit::start::<P>();
            fit::report(&positions, &now, fit::curve_of(&positions, &now), "now");
            Ok(())
        }
        ["net", "chess", target, rounds, ref files @ ..] => {
            net::fit(target, number(rounds)? as usize, files)
        }
        _ => Err("tune begin|play|fit|net|loss GAME …".to_owned()),
    }
}
