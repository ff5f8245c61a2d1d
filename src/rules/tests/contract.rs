//! The contract that every game's position keeps, held over random games.

mod support;

use std::collections::BTreeMap;

use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use proptest::test_runner::TestCaseError;
use rules::{
    Checkered, Chess, Choice, Cyvasse, Effect, Frozen, Joker, Keres, Move, PlayError, Position,
    Refusal, Role, Setup, Side, Square, StackingRefusal, Status, Tier,
};

type Checked = Result<(), TestCaseError>;
type Walk = (usize, Vec<u16>);

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    #[test]
    fn chess_keeps_the_contract(walk in support::walks(120)) {
        keeps_the_contract::<Chess>(&walk, 1)?;
    }

    #[test]
    fn joker_keeps_the_contract(walk in support::walks(100)) {
        keeps_the_contract::<Joker>(&walk, 1)?;
    }

    #[test]
    fn keres_keeps_the_contract(walk in support::walks(120)) {
        keeps_the_contract::<Keres>(&walk, 1)?;
    }

    #[test]
    fn checkered_keeps_the_contract(walk in support::walks(120)) {
        keeps_the_contract::<Checkered>(&walk, 1)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// A position has up to a hundred moves, of which every fifth is looked at.
    #[test]
    fn cyvasse_keeps_the_contract(walk in support::walks(60)) {
        keeps_the_contract::<Cyvasse>(&walk, 5)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn chess_refuses_everything_else(walk in support::walks(80)) {
        refuses_the_rest(&last::<Chess>(&walk))?;
    }

    #[test]
    fn joker_refuses_everything_else(walk in support::walks(80)) {
        let last = last(&walk);
        refuses_the_rest(&last)?;
        frost_is_told(&last)?;
    }

    #[test]
    fn keres_refuses_everything_else(walk in support::walks(80)) {
        refuses_the_rest(&last::<Keres>(&walk))?;
    }

    #[test]
    fn checkered_refuses_everything_else(walk in support::walks(80)) {
        refuses_the_rest(&last::<Checkered>(&walk))?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn cyvasse_refuses_everything_else(walk in support::walks(60)) {
        refuses_the_rest(&last::<Cyvasse>(&walk))?;
    }
}

fn last<P: Position>(walk: &Walk) -> P {
    let (last, _) = support::walk(walk).pop().expect("a walk has an end");
    last
}

/// Of the moves that are not played, one in `step` is looked at.
fn keeps_the_contract<P: Position>(walk: &Walk, step: usize) -> Checked {
    for (position, mv) in support::walk::<P>(walk) {
        round_trips(&position)?;
        lists_agree(&position)?;
        let moves = position.legal_moves();
        for &mv in moves.iter().skip(walk.0 % step).step_by(step).chain(&mv) {
            effects_hold(&position, mv)?;
            statuses_are_told(&position, mv)?;
        }
        if let Some(mv) = mv {
            hash_is_kept_up(&position, mv)?;
        }
    }
    Ok(())
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
    let mut setup = position.to_setup();
    let mut next = position.clone();
    for effect in next.play(mv).expect("a listed move is played") {
        setup.apply(&effect);
        match effect {
            Effect::Captured { at, .. } => {
                told.remove(&at);
            }
            Effect::Moved { from, to } => {
                let status = told.remove(&from).expect("a man moves");
                told.insert(to, status);
            }
            Effect::Stacked { from, .. } if setup.board.get(from).is_none() => {
                told.remove(&from);
            }
            Effect::Unstacked { to, .. } => {
                told.insert(to, Status::default());
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
        Effect::Promoted { at, tier, from, .. } => {
            let man = match tier {
                Tier::Top => setup.board.get(at),
                Tier::Below => setup.board.below(at),
            };
            prop_assert_eq!(man.map(|man| man.role), Some(from));
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

/// What is told of a refused move can be seen on the board.
fn reasons_are_true<P: Position>(position: &P, refused: &PlayError) -> Checked {
    let Move { from, to, choice } = refused.mv;
    let own = |at| position.owns(position.turn(), at);
    let king = |at| position.man_at(at).is_some_and(|man| man.role == Role::King);
    for reason in &refused.reasons {
        let holds = match *reason {
            Refusal::NoSuchSquare(at) => !P::GAME.has_square(at),
            Refusal::SameSquare => from == to,
            Refusal::EmptySquare(at) => at == from && position.man_at(at).is_none(),
            Refusal::NotYourMan { at, .. } => at == from && !own(at),
            Refusal::OwnMan { at, .. } => at == to && own(at),
            Refusal::Unreachable { piece, .. } => {
                [position.man_at(from), position.man_below(from)].contains(&Some(piece))
            }
            Refusal::Blocked { at } => position.man_at(at).is_some(),
            Refusal::ChoiceNotAllowed(not) => Some(not) == choice,
            Refusal::Stacking(reason) => match reason {
                StackingRefusal::King => king(from) || king(to),
                StackingRefusal::Full { at } => own(at) && position.man_below(at).is_some(),
                StackingRefusal::WholeStack { at } => {
                    at == to && own(at) && position.man_below(from).is_some()
                }
                StackingRefusal::NoStack { at } => position.man_below(at).is_none(),
            },
            _ => true,
        };
        prop_assert!(holds, "{}: {}", position.to_text(), refused);
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

/// A man is held by the Jokers that are named, and told so when it should move.
fn frost_is_told(position: &Joker) -> Checked {
    for at in Joker::GAME.squares() {
        let frozen = position.status(at).frozen;
        let holders = position.holders(at);
        prop_assert_eq!(holders.is_empty(), frozen != Some(Frozen::Held));
        for joker in holders {
            prop_assert_eq!(position.man_at(joker).map(|man| man.role), Some(Role::Joker));
            prop_assert!(at.file().abs_diff(joker.file()) <= 1);
            prop_assert!(at.rank().abs_diff(joker.rank()) <= 1);
        }
        let own = position.owns(position.turn(), at);
        if own && frozen.is_some() && position.has_move() {
            let to = Joker::GAME.squares().find(|&to| to != at).expect("another square");
            let refused = position.resolve(Move::new(at, to)).expect_err("it is frozen");
            let piece = position.man_at(at).expect("a man is frozen");
            prop_assert_eq!(
                &refused.reasons[0],
                &Refusal::Frozen { at, piece, by: holders.first() }
            );
        }
    }
    Ok(())
}

fn refuses_the_rest<P: Position>(position: &P) -> Checked {
    let legal = position.legal_moves();
    let roles = Role::JOKER.map(Choice::Become);
    let mut played = position.clone();
    for from in Square::all() {
        for to in Square::all() {
            for choice in roles.into_iter().chain([Choice::Unstack]).map(Some).chain([None]) {
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
                reasons_are_true(position, &refused)?;
            }
        }
    }
    prop_assert_eq!(&played, position);
    Ok(())
}
