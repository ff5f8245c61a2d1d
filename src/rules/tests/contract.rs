//! The contract that every game's position keeps, held over random games.

mod support;

use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use proptest::test_runner::TestCaseError;
use rules::{
    Chess, Choice, Effect, Keres, Move, PlayError, Position, Refusal, Role, Setup, Side, Square,
    SquareSet, StackingRefusal, Tier,
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

    #[test]
    fn keres_keeps_the_contract(walk in support::walks(120)) {
        for (position, mv) in support::walk::<Keres>(&support::KERES_STARTS, &walk) {
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

    #[test]
    fn keres_refuses_everything_else(walk in support::walks(80)) {
        let walked = support::walk::<Keres>(&support::KERES_STARTS, &walk);
        let (last, _) = walked.last().expect("a walk has an end");
        refuses_the_rest(last)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn men_of_keres_go_where_they_attack(walk in support::walks(80)) {
        for (position, _) in support::walk::<Keres>(&support::KERES_STARTS, &walk) {
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

fn refuses_the_rest<P: Position>(position: &P) -> Checked {
    let legal = position.legal_moves();
    let roles = Role::CHESS.map(Choice::Become);
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
