//! `bench`: fixed positions of all games, searched to fixed depths.

use engine::bench;
use rules::Game;
use serde_json::json;

use super::json_line;
use crate::args::BenchArgs;
use crate::error::CliError;

pub(crate) fn run(args: &BenchArgs) -> Result<String, CliError> {
    let results = Game::ALL.map(|game| (game, bench::run(game, args.threads)));
    let total: u64 = results.iter().map(|(_, result)| result.nodes).sum();
    let speed = |result: &bench::Result| {
        u128::from(result.nodes) * 1_000_000_000 / result.time.as_nanos().max(1)
    };
    if args.json {
        let games: Vec<_> = results
            .iter()
            .map(|(game, result)| {
                let millis = result.time.as_millis() as u64;
                let speed = speed(result) as u64;
                json!({ "game": game.id(), "nodes": result.nodes, "ms": millis, "nps": speed })
            })
            .collect();
        return Ok(json_line(&json!({ "games": games, "nodes": total })));
    }
    let line = |(game, result): &(Game, bench::Result)| {
        let millis = result.time.as_millis();
        format!("{game} nodes {} time {millis} nps {}\n", result.nodes, speed(result))
    };
    Ok(results.iter().map(line).chain([format!("nodes {total}\n")]).collect())
}
