//! Joker chess against a slow program that shares no code with it, and what only Joker chess has.

#[path = "reference/joker.rs"]
#[expect(unreachable_pub, reason = "a module of this test")]
mod reference;
mod support;

use proptest::prelude::{ProptestConfig, any, prop, prop_assert_eq, proptest};
use proptest::test_runner::TestCaseError;
use reference::Slow;
use rules::{Game, Joker, Position, Square, SquareSet, perft};

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn a_slow_program_says_the_same(walk in support::walks(60)) {
        for (position, _) in support::walk::<Joker>(&walk) {
            agrees(&position)?;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    /// Crowds of Jokers and what they hold, wherever they stand.
    #[test]
    fn a_slow_program_says_the_same_of_any_board(
        men in prop::collection::vec((0..81_u8, any::<u8>()), 4..26),
        crowd in 3..10_u8,
        thawing in any::<[u8; 2]>(),
        doubled in any::<u128>(),
        turn in any::<bool>(),
    ) {
        if let Some(position) = support::joker::crowded(&men, crowd, thawing, doubled, turn) {
            agrees(&position)?;
        }
    }
}

#[test]
fn a_slow_program_counts_the_same() {
    for text in support::joker::STARTS {
        let position = support::position_of(Game::Joker, text);
        let reference = Slow::read(text);
        for depth in 1..=2 {
            assert_eq!(perft(&position, depth), reference.perft(depth), "{text} {depth}");
        }
    }
}

/// Moves, what is frozen, and every next position.
fn agrees(position: &Joker) -> Result<(), TestCaseError> {
    let text = position.to_text();
    let reference = Slow::read(&text);
    prop_assert_eq!(&reference.write(), &text);
    let mut moves = position.legal_moves();
    moves.sort_unstable_by_key(ToString::to_string);
    let names: Vec<String> = moves.iter().map(ToString::to_string).collect();
    prop_assert_eq!(names, reference.moves(), "{}", text);
    let frozen: SquareSet = reference
        .frozen()
        .into_iter()
        .filter_map(|(file, rank)| Square::new(file as u8, rank as u8))
        .collect();
    let status = |at: &Square| position.status(*at).frozen.is_some();
    prop_assert_eq!(Joker::GAME.squares().filter(status).collect::<SquareSet>(), frozen);
    for &mv in &moves {
        let mut next = *position;
        next.play_unchecked(mv);
        prop_assert_eq!(
            next.to_text(),
            reference.after(&mv.to_string()).write(),
            "{} {}",
            text,
            mv
        );
    }
    Ok(())
}
