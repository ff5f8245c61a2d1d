//! The contract that every game's position keeps, held over random games.

mod support;

use std::collections::BTreeMap;

use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use proptest::test_runner::TestCaseError;
use rules::{Checkered, Chess, Choice, Effect, Move, Position, Refusal, Role, Setup, Side, Square};
use rules::{
    Chess, Choice, Cyvasse, Effect, Move, Position, Refusal, Role, Setup, Side, Square, Status,
};

type Checked = Result<(), TestCaseError>;

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    #[test]
    fn chess_keeps_the_contract(walk in support::walks(120)) {
        for (position, mv) in support::walk::<Chess>(&support::CHESS_STARTS, &walk) {
            round_trips(&position)?;
            lists_agree(&position)?;
            for &mv in &position.legal_moves() {
                effects_hold(&position, mv)?;
            }
            if let Some(mv) = mv {
                hash_is_kept_up(&position, mv)?;
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn chess_refuses_everything_else(walk in support::walks(80)) {
        let walked = support::walk::<Chess>(&support::CHESS_STARTS, &walk);
        let (last, _) = walked.last().expect("a walk has an end");
        refuses_the_rest(last)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn cyvasse_keeps_the_contract(walk in support::walks(60)) {
        for (position, mv) in support::walk::<Cyvasse>(&support::cyvasse::STARTS, &walk) {
            round_trips(&position)?;
            lists_agree(&position)?;
            if let Some(mv) = mv {
                hash_is_kept_up(&position, mv)?;
                statuses_are_told(&position, mv)?;
                // A position has up to a hundred moves; the walk picks among them anyhow.
                let sample = position.legal_moves();
                for &mv in sample.iter().skip(walk.0 % 5).step_by(5).chain([&mv]) {
                    effects_hold(&position, mv)?;
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn cyvasse_refuses_everything_else(walk in support::walks(60)) {
        let walked = support::walk::<Cyvasse>(&support::cyvasse::STARTS, &walk);
        let (last, _) = walked.last().expect("a walk has an end");
        refuses_the_rest(last)?;
    }
}

fn round_trips<P: Position>(position: &P) -> Checked {
    prop_assert_eq!(P::from_text(&position.to_text()), Ok(position.clone()));
    prop_assert_eq!(P::from_setup(&position.to_setup()), Ok(position.clone()));
    Ok(())
}

fn lists_agree<P: Position>(position: &P) -> Checked {
    let moves = position.legal_moves();
    prop_assert_eq!(position.count_moves(), moves.len());
    prop_assert_eq!(position.has_move(), !moves.is_empty());
    prop_assert_eq!(&position.clone().legal_moves(), &moves, "the order changes");
    let mut distinct = moves.to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    prop_assert_eq!(distinct.len(), moves.len(), "a move is listed twice");
    let by_square: usize = Square::all().map(|from| position.targets_from(from).len()).sum();
    prop_assert_eq!(by_square, moves.len());
    prop_assert_eq!(position.outcome_on_board().is_some(), moves.is_empty());
    for &mv in &moves {
        prop_assert_eq!(position.resolve(mv), Ok(mv));
        prop_assert!(position.inputs_for(mv).contains(mv.to));
        for input in position.inputs_for(mv) {
            prop_assert_eq!(position.resolve(Move { to: input, ..mv }), Ok(mv));
        }
    }
    Ok(())
}

fn effects_hold<P: Position>(position: &P, mv: Move) -> Checked {
    let before = position.to_setup();
    let mut next = position.clone();
    let effects = next.play(mv).expect("a listed move is played");
    let mut setup = before.clone();
    for effect in &effects {
        consistent(&setup, effect)?;
        setup.apply(effect);
    }
    prop_assert_eq!(&setup, &next.to_setup());
    for effect in effects.iter().rev() {
        setup.unapply(effect);
    }
    prop_assert_eq!(&setup, &before);
    let over = effects.iter().find_map(|effect| match effect {
        Effect::Over(outcome) => Some(*outcome),
        _ => None,
    });
    prop_assert_eq!(over, next.outcome_on_board());
    Ok(())
}

/// What every man's status was, changed as told and carried along by what moves, is what it is.
fn statuses_are_told<P: Position>(position: &P, mv: Move) -> Checked {
    let statuses = |position: &P| -> BTreeMap<Square, Status> {
        let men = P::GAME.squares().filter(|&at| position.man_at(at).is_some());
        men.map(|at| (at, position.status(at))).collect()
    };
    let mut told = statuses(position);
    let mut next = position.clone();
    for effect in next.play(mv).expect("a listed move is played") {
        match effect {
            Effect::Captured { at, .. } => {
                told.remove(&at);
            }
            Effect::Moved { from, to } => {
                let status = told.remove(&from).expect("a man moves");
                told.insert(to, status);
            }
            Effect::StatusChanged { at, before, after } => {
                prop_assert_eq!(told.insert(at, after), Some(before));
            }
            _ => {}
        }
    }
    prop_assert_eq!(told, statuses(&next));
    Ok(())
}

/// Each effect tells the truth about the board on which it happens.
fn consistent(setup: &Setup, effect: &Effect) -> Checked {
    match *effect {
        Effect::Captured { at, piece } => prop_assert_eq!(setup.board.get(at), Some(piece)),
        Effect::Moved { from, to } => {
            prop_assert!(setup.board.get(from).is_some());
            prop_assert_eq!(setup.board.get(to), None);
        }
        Effect::Promoted { at, from, .. } => {
            prop_assert_eq!(setup.board.get(at).map(|man| man.role), Some(from));
        }
        Effect::Remembered { before, .. } => prop_assert_eq!(before, setup.memory),
        Effect::TurnPassed { from, to } => {
            prop_assert_eq!(from, setup.turn);
            prop_assert_eq!(to, !from);
        }
        Effect::Stacked { from, to } => {
            prop_assert!(setup.board.get(from).is_some());
            prop_assert!(setup.board.get(to).is_some() && setup.board.below(to).is_none());
        }
        Effect::Unstacked { from, to } => {
            prop_assert!(setup.board.below(from).is_some());
            prop_assert_eq!(setup.board.get(to), None);
        }
        Effect::Bred { at, from, to } => {
            prop_assert_eq!(setup.board.get(at), Some(from));
            prop_assert_eq!(to.side, Side::Checkered);
        }
        Effect::StatusChanged { before, after, .. } => prop_assert!(before != after),
        Effect::Shot { .. } | Effect::TookCheckered { .. } | Effect::Over(_) => {}
    }
    Ok(())
}

fn hash_is_kept_up<P: Position>(position: &P, mv: Move) -> Checked {
    let mut next = position.clone();
    next.play_unchecked(mv);
    let fresh = P::from_setup(&next.to_setup()).expect("a legal move leads to a position");
    prop_assert_eq!(next.hash(), fresh.hash());
    prop_assert_eq!(&next, &fresh);
    prop_assert!(next.repeats(&fresh));
    prop_assert!(next.hash() != position.hash());
    Ok(())
}

fn refuses_the_rest<P: Position>(position: &P) -> Checked {
    let legal = position.legal_moves();
    let promotions = Role::CHESS.map(|role| Some(Choice::Become(role)));
    let mut played = position.clone();
    for from in Square::all() {
        for to in Square::all() {
            for choice in promotions.into_iter().chain([None]) {
                let mv = Move { from, to, choice };
                let meant = position.canonical(mv);
                if legal.contains(&meant) {
                    continue;
                }
                let refused = played.play(mv).expect_err("the move is not listed");
                prop_assert_eq!(refused.mv, mv);
                prop_assert!(!refused.reasons.is_empty(), "{} is refused without a reason", mv);
                let over = matches!(refused.reasons[0], Refusal::GameOver(_));
                prop_assert_eq!(over, legal.is_empty());
            }
        }
    }
    prop_assert_eq!(&played, position);
    Ok(())
}
