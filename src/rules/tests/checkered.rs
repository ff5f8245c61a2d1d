//! Checkered chess against a slow program that shares no code with it.

mod support;

/// Written straight from the rules, with no care for speed.
mod reference {
    pub mod checkered;
    mod letters;
}

use proptest::prelude::{ProptestConfig, prop_assert_eq, proptest};
use reference::checkered::Slow;
use rules::{Checkered, Position, Reason};

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    #[test]
    fn a_slow_program_says_the_same(walk in support::walks(160)) {
        let walked = support::walk::<Checkered>(&walk);
        let mut slow = Slow::read(&walked[0].0.to_text());
        for (position, mv) in walked {
            prop_assert_eq!(position.to_text(), slow.write());
            let mut moves: Vec<String> =
                position.legal_moves().iter().map(ToString::to_string).collect();
            moves.sort();
            prop_assert_eq!(&moves, &slow.moves(), "{}", position.to_text());
            prop_assert_eq!(!position.checked().is_empty(), slow.in_check());
            let mated = position.outcome_on_board().map(|end| end.reason) == Some(Reason::Checkmate);
            prop_assert_eq!(mated, moves.is_empty() && slow.in_check());
            if let Some(mv) = mv {
                slow = slow.play(&mv.to_string());
            }
        }
    }
}

#[test]
fn a_slow_program_counts_the_same() {
    let mut counted = 0;
    for (text, depth, leaves) in support::counts(include_str!("perft/checkered.perft")) {
        if leaves < 10_000 {
            assert_eq!(leaves_below(&Slow::read(text), depth), leaves, "{text} {depth}");
            counted += 1;
        }
    }
    assert!(counted > 20, "{counted} numbers were counted");
}

fn leaves_below(slow: &Slow, depth: u32) -> u64 {
    let moves = slow.moves();
    match depth {
        1 => moves.len() as u64,
        _ => moves.iter().map(|mv| leaves_below(&slow.play(mv), depth - 1)).sum(),
    }
}
