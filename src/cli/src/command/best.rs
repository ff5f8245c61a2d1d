//! `best`: the move the computer player would play.

use std::time::Duration;

use engine::{Limits, Settings, Stop, Thinker};
use rules::Line;
use serde_json::json;

use super::json_line;
use crate::args::{BestArgs, EffortArgs};
use crate::error::CliError;

/// Without any limit it thinks so long.
const USUAL_TIME: Duration = Duration::from_secs(1);

pub(crate) fn run(args: &BestArgs) -> Result<String, CliError> {
    let line = Line::new(args.at.read()?);
    let EffortArgs { level, depth, nodes, movetime } = args.effort;
    let mut limits = Limits {
        depth: depth.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX)),
        nodes,
        move_time: movetime.map(Duration::from_millis),
        ..Limits::default()
    };
    if limits == Limits::default() {
        limits.move_time = Some(USUAL_TIME);
    }
    let settings = Settings { threads: args.threads, level, ..Settings::default() };
    let thought = Thinker::new(settings).think(&line, &limits, &Stop::new(), |_| {})?;
    let moves: Vec<String> = thought.lines[0].moves.iter().map(ToString::to_string).collect();
    Ok(if args.json {
        let score = match thought.score.moves_to_end() {
            Some(moves) => json!({ "mate": moves }),
            None => json!({ "cp": thought.score.centipawns() }),
        };
        json_line(&json!({
            "bestmove": moves[0],
            "score": score,
            "nodes": thought.nodes,
            "depth": thought.depth,
            "pv": moves,
        }))
    } else {
        format!(
            "bestmove {}\nscore {}\nnodes {}\npv {}\n",
            thought.best,
            thought.score,
            thought.nodes,
            moves.join(" ")
        )
    })
}
