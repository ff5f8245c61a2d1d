//! The games against slow references of their own, which share no code with them. Only that
//! counters stay at 65535 is a ruling of this project.

mod keres;
#[path = "../support/mod.rs"]
mod support;

use proptest::prelude::{ProptestConfig, prop_assert_eq, proptest};
use rules::{Keres, Position};

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn keres_moves_lead_where_the_rulings_say(walk in support::walks(150)) {
        let mut reference = None;
        for (position, mv) in support::walk::<Keres>(&support::KERES_STARTS, &walk) {
            let text = position.to_text();
            let now = reference.unwrap_or_else(|| keres::Reference::read(&text));
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

/// The counts of the perft files, as far as a slow program gets.
#[test]
fn keres_counts_are_known() {
    let mut start = None;
    let file = include_str!("../perft/keres.perft");
    let mut counted = 0;
    for line in file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (first, rest) = line.split_once(' ').expect("two columns");
        if first == "position" {
            start = Some(keres::Reference::read(rest));
            continue;
        }
        let leaves: u64 = rest.parse().expect("a number of leaves");
        if leaves <= 6_000 {
            let start = start.as_ref().expect("a position comes first");
            assert_eq!(start.perft(first.parse().expect("a depth")), leaves, "{}", start.write());
            counted += 1;
        }
    }
    assert!(counted >= 12, "nothing was counted");
}
