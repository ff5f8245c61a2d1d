//! The same input gives the same thought.

mod support;

use engine::{Level, Limits, Settings, Stop, Thinker, Thought};
use rules::{Game, Line};
use support::wander_line;

fn thought(line: &Line, limits: &Limits, settings: Settings) -> Thought {
    let thought = Thinker::new(settings).think(line, limits, &Stop::new(), |_| {});
    let thought = thought.expect("the game is not over");
    Thought { time: std::time::Duration::ZERO, ..thought }
}

#[test]
fn a_fixed_number_of_positions_gives_one_thought() {
    for game in Game::ALL {
        for seed in 0..4 {
            let line = wander_line(game, seed, 20);
            let limits = Limits::nodes(8_000);
            let first = thought(&line, &limits, Settings::default());
            assert_eq!(thought(&line, &limits, Settings::default()), first, "{game} {seed}");
            assert!(first.nodes <= 8_000);
            assert!(line.position().legal_moves().contains(&first.best));
        }
    }
}

#[test]
fn a_level_overlooks_what_its_seed_says() {
    for game in Game::ALL {
        let level = Level::new(2).ok();
        let of_seed = |line: &Line, seed| {
            thought(line, &Limits::default(), Settings { level, seed, ..Settings::default() }).best
        };
        let lines: Vec<Line> = (0..12).map(|seed| wander_line(game, seed, 24)).collect();
        let moves = |seed| lines.iter().map(|line| of_seed(line, seed)).collect::<Vec<_>>();
        assert_eq!(moves(1), moves(1));
        let first = moves(1);
        assert!((2..8).any(|seed| moves(seed) != first), "{game}");
    }
}
