//! Limits are kept: depth, nodes, time, being stopped, and pondering.

mod support;

use std::time::{Duration, Instant};

use engine::{Clock, Limits, Settings, Stop, Thinker};
use rules::{AnyPosition, Game, Line, Move};
use support::wander_line;

/// What a busy machine may add to any wait.
const SLACK: Duration = Duration::from_millis(250);

fn start(game: Game) -> Line {
    Line::new(AnyPosition::start(game))
}

#[test]
fn time_for_a_move_is_used_and_not_exceeded() {
    for game in Game::ALL {
        let begun = Instant::now();
        let limits = Limits::move_time(Duration::from_millis(60));
        let thought = Thinker::default().think(&start(game), &limits, &Stop::new(), |_| {});
        assert!(thought.is_ok());
        let took = begun.elapsed();
        assert!(took >= Duration::from_millis(50) && took < Duration::from_millis(60) + SLACK);
    }
}

#[test]
fn a_clock_with_little_left_is_kept() {
    let clock = Clock {
        left: Duration::from_millis(30),
        increment: Duration::ZERO,
        moves_to_go: None,
        overhead: Duration::from_millis(10),
    };
    let limits = Limits { clock: Some(clock), ..Limits::default() };
    let begun = Instant::now();
    Thinker::default().think(&start(Game::Chess), &limits, &Stop::new(), |_| {}).expect("a move");
    assert!(begun.elapsed() < Duration::from_millis(30) + SLACK);
}

#[test]
fn a_stop_is_heard_at_once_by_all_threads() {
    for game in Game::ALL {
        let mut thinker = Thinker::new(Settings { threads: 2, ..Settings::default() });
        let stop = Stop::new();
        let late = stop.clone();
        let (sender, receiver) = std::sync::mpsc::channel();
        let waits = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(80));
            late.stop();
            sender.send(Instant::now()).expect("somebody listens");
        });
        thinker.think(&start(game), &Limits::default(), &stop, |_| {}).expect("a move");
        let answered = Instant::now();
        waits.join().expect("it waits");
        let stopped = receiver.recv().expect("it was stopped");
        assert!(answered.saturating_duration_since(stopped) < SLACK);
    }
}

#[test]
fn a_search_that_is_stopped_before_it_begins_still_moves() {
    for game in Game::ALL {
        let (line, stop) = (start(game), Stop::new());
        stop.stop();
        let thought = Thinker::default().think(&line, &Limits::default(), &stop, |_| {});
        let best = thought.expect("a move").best;
        assert!(line.position().legal_moves().contains(&best));
    }
}

#[test]
fn pondering_takes_no_time_until_it_hits() {
    let stop = Stop::new();
    let later = stop.clone();
    let limits = Limits { ponder: true, ..Limits::move_time(Duration::from_millis(30)) };
    let begun = Instant::now();
    let waits = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(150));
        later.hit();
    });
    Thinker::default().think(&start(Game::Chess), &limits, &stop, |_| {}).expect("a move");
    let took = begun.elapsed();
    waits.join().expect("it waits");
    assert!(took >= Duration::from_millis(170) && took < Duration::from_millis(180) + SLACK);
}

#[test]
fn several_lines_are_told_best_first_and_differ() {
    for game in Game::ALL {
        let settings = Settings { lines: 3, ..Settings::default() };
        let line = wander_line(game, 5, 10);
        let thought = Thinker::new(settings).think(&line, &Limits::depth(4), &Stop::new(), |_| {});
        let lines = thought.expect("a move").lines;
        assert_eq!(lines.len(), 3);
        assert!(lines.windows(2).all(|two| two[0].score >= two[1].score));
        let mut firsts: Vec<Move> = lines.iter().map(|line| line.moves[0]).collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), 3);
        for told in &lines {
            let mut played = line.clone();
            for &mv in &told.moves {
                played
                    .replay(mv)
                    .unwrap_or_else(|error| panic!("{game} {:?}: {error}", told.moves));
            }
        }
    }
}

#[test]
fn only_the_moves_asked_for_are_played() {
    let only: Vec<Move> = ["a2a3", "h2h4"].map(|mv| mv.parse().expect("a move")).into();
    let limits = Limits { only: only.clone(), ..Limits::depth(5) };
    let thought = Thinker::default().think(&start(Game::Chess), &limits, &Stop::new(), |_| {});
    assert!(only.contains(&thought.expect("a move").best));
}

#[test]
fn a_finished_game_is_refused_and_a_drawn_one_is_not() {
    let position = |text| AnyPosition::from_text(Game::Chess, text).expect("a position");
    let think = |text| {
        let line = Line::new(position(text));
        Thinker::default().think(&line, &Limits::depth(2), &Stop::new(), |_| {})
    };
    let mated = think("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").expect_err("there is no move");
    assert_eq!(mated.to_string(), "there is no legal move: 1-0 checkmate");
    assert!(think("6k1/8/8/8/8/8/8/6K1 w - - 0 1").is_ok());
}
