//! Keres against a slow program that shares no code with it. Only that counters stay at 65535 is a
//! ruling of this project.

#[path = "reference/keres.rs"]
mod reference;
mod support;

use proptest::prelude::{ProptestConfig, prop_assert_eq, proptest};
use reference::Slow;
use rules::{Keres, Position};

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn a_slow_program_says_the_same(walk in support::walks(150)) {
        let mut reference = None;
        for (position, mv) in support::walk::<Keres>(&walk) {
            let text = position.to_text();
            let now = reference.unwrap_or_else(|| Slow::read(&text));
            prop_assert_eq!(now.write(), text);
            let mut moves: Vec<String> =
                position.legal_moves().iter().map(ToString::to_string).collect();
            moves.sort_unstable();
            prop_assert_eq!(now.moves(), moves);
            let result = position.outcome().map_or("*".to_owned(), |outcome| outcome.to_string());
            prop_assert_eq!(now.result(), result);
            reference = mv.map(|mv| now.play(&mv.to_string()));
        }
    }
}

#[test]
fn a_slow_program_counts_the_same() {
    let mut counted = 0;
    for (text, depth, leaves) in support::counts(include_str!("perft/keres.perft")) {
        if leaves <= 6_000 {
            assert_eq!(Slow::read(text).perft(depth), leaves, "{text} {depth}");
            counted += 1;
        }
    }
    assert!(counted >= 12, "{counted} numbers were counted");
}
