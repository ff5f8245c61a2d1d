//! Keres against a slow program that shares no code with it. Only that counters stay at 65535 is a
//! ruling of this project.

#[path = "reference/keres.rs"]
mod reference;
mod support;

use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use reference::Slow;
use rules::{Keres, Position, SquareSet};

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

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn men_go_where_they_attack(walk in support::walks(80)) {
        for (position, _) in support::walk::<Keres>(&walk) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                continue;
            }
            let turn = position.turn();
            for at in Keres::GAME.squares() {
                let going = moves.iter().filter(|mv| mv.to == at).map(|mv| mv.from);
                let (going, attackers) =
                    (going.collect::<SquareSet>(), position.attackers(at, turn));
                let missing = if position.owns(turn, at) { going - attackers } else { going };
                let known = if position.owns(turn, at) { SquareSet::EMPTY } else { attackers };
                prop_assert_eq!(missing, known, "{} {}", position.to_text(), at);
            }
            for &mv in &moves {
                let path = position.path(mv);
                prop_assert_eq!((path.first(), path.last()), (Some(&mv.from), Some(&mv.to)));
                let passed = &path[1..path.len() - 1];
                prop_assert!(passed.iter().all(|&at| position.man_at(at).is_none()));
                let length = (mv.from.file().abs_diff(mv.to.file()))
                    .max(mv.from.rank().abs_diff(mv.to.rank()));
                prop_assert!(path.len() == usize::from(length) + 1 || path.len() == 2);
            }
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
