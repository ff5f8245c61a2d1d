//! Joker chess against a slow program that shares no code with it, and what only Joker chess has.

#[path = "reference/joker.rs"]
#[expect(unreachable_pub, reason = "a module of this test")]
mod reference;
mod support;

use proptest::prelude::{ProptestConfig, any, prop, prop_assert, prop_assert_eq, proptest};
use proptest::test_runner::TestCaseError;
use reference::Slow;
use rules::{
    CastlingRefusal, Game, Joker, Move, Piece, Position, Refusal, Role, Square, SquareSet, perft,
};

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

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn refusals_tell_the_truth(walk in support::walks(60)) {
        let walked = support::walk::<Joker>(&walk);
        let (position, _) = walked.last().expect("a walk has an end");
        let legal = position.legal_moves();
        let possible = Slow::read(&position.to_text()).possible();
        for from in Joker::GAME.squares() {
            for to in Joker::GAME.squares() {
                let mv = position.canonical(Move::new(from, to));
                if legal.contains(&mv) {
                    continue;
                }
                let reasons = position.refusals(mv);
                prop_assert!(!reasons.is_empty(), "{}", mv);
                for reason in &reasons {
                    let told = is_true(position, mv, reason);
                    prop_assert!(told, "{}: {} {}", position.to_text(), mv, reason);
                }
                if position.has_move() && possible.contains(&mv.to_string()) {
                    let exposed = matches!(reasons[..], [Refusal::LeavesKingAttacked { .. }]);
                    prop_assert!(exposed, "{}: {} {:?}", position.to_text(), mv, reasons);
                }
            }
        }
    }
}

/// Whether the board shows what a refused move is told.
fn is_true(position: &Joker, mv: Move, reason: &Refusal) -> bool {
    let turn = position.turn();
    let memory = position.to_setup().memory;
    let moving = position.man_at(mv.from);
    let is_pawn = moving.is_some_and(|man| man.role == Role::Pawn);
    // The enemy pawn beside the pawn that moves, on the file it goes to.
    let beside = Square::new(mv.to.file(), mv.from.rank()).expect("a square");
    let passed = |pawn: Square| {
        let enemy = position.man_at(pawn) == Some(Piece::of(!turn, Role::Pawn));
        pawn == beside && enemy && memory.doubled.contains(pawn) && is_pawn
    };
    match *reason {
        Refusal::GameOver(outcome) => position.outcome_on_board() == Some(outcome),
        Refusal::SameSquare => mv.from == mv.to,
        Refusal::EmptySquare(at) => at == mv.from && moving.is_none(),
        Refusal::NotYourMan { at, piece, .. } => {
            at == mv.from && moving == Some(piece) && position.owns(!turn, at)
        }
        Refusal::OwnMan { at, piece, .. } => {
            at == mv.to && position.man_at(at) == Some(piece) && position.owns(turn, at)
        }
        Refusal::Unreachable { piece, from, to } => {
            moving == Some(piece)
                && (from, to) == (mv.from, mv.to)
                && !position.attackers(to, turn).contains(from)
        }
        Refusal::Blocked { at } => at != mv.from && position.man_at(at).is_some(),
        Refusal::Frozen { at, piece, by } => {
            at == mv.from
                && moving == Some(piece)
                && position.status(at).frozen.is_some()
                && position.holders(at).first() == by
        }
        Refusal::NeverCaptures { piece } => {
            piece.role == Role::Joker && moving == Some(piece) && position.owns(!turn, mv.to)
        }
        Refusal::NothingToCapture { at } => {
            is_pawn && at == mv.to && position.man_at(at).is_none() && mv.from.file() != at.file()
        }
        Refusal::EnPassantOver { pawn } => passed(pawn) && memory.en_passant != Some(mv.to),
        Refusal::CroissantOver { pawn } => {
            passed(pawn) && memory.croissant != Some(mv.to) && memory.doubled.contains(mv.from)
        }
        Refusal::LeavesKingAttacked { king, by } => {
            let mut next = *position;
            next.play_unchecked(mv);
            next.man_at(king) == Some(Piece::of(turn, Role::King))
                && next.attackers(king, !turn).contains(by)
        }
        Refusal::PromotionMissing => is_pawn && [0, 8].contains(&mv.to.rank()),
        Refusal::Castling(reason) => match reason {
            CastlingRefusal::RightLost => true,
            CastlingRefusal::RookFrozen { rook } => position.status(rook).frozen.is_some(),
            CastlingRefusal::Blocked { at } => position.man_at(at).is_some(),
            CastlingRefusal::InCheck { king: at, by } | CastlingRefusal::Attacked { at, by } => {
                position.attackers(at, !turn).contains(by)
            }
        },
        _ => false,
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
