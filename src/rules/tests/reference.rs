//! The games against slow programs of their own, over random games.

mod support;

/// Written straight from the rules, with no care for speed.
mod reference {
    pub mod checkered;
}

use proptest::prelude::{ProptestConfig, prop_assert_eq, proptest};
use rules::{Checkered, Position, Reason};

use reference::checkered::Slow;

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
