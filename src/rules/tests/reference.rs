//! The games against slow programs of their own, over random games.

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
    fn checkered_is_what_a_slow_program_says(walk in support::walks(160)) {
        let walked = support::walk::<Checkered>(&support::CHECKERED_STARTS, &walk);
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

/// The numbers of the perft file, as far as the slow program gets in a second or so.
#[test]
fn checkered_counts_as_written_down() {
    let mut slow = None;
    let mut counted = 0;
    for line in include_str!("perft/checkered.perft").lines() {
        match line.split_once(' ') {
            Some(("position", text)) => slow = Some(Slow::read(text)),
            Some((depth, leaves)) if !line.starts_with('#') => {
                let depth: u32 = depth.parse().expect("a depth");
                let leaves: usize = leaves.parse().expect("a number of leaves");
                if leaves < 10_000 {
                    let slow = slow.as_ref().expect("a position comes first");
                    assert_eq!(leaves_below(slow, depth), leaves, "{line}");
                    counted += 1;
                }
            }
            _ => {}
        }
    }
    assert!(counted > 20, "{counted} numbers were counted");
}

fn leaves_below(slow: &Slow, depth: u32) -> usize {
    let moves = slow.moves();
    match depth {
        1 => moves.len(),
        _ => moves.iter().map(|mv| leaves_below(&slow.play(mv), depth - 1)).sum(),
    }
}
