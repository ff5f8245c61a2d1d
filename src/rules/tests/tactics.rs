//! The quick answers of `Tactics`, against what moves, effects and ends say.

mod support;

use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use proptest::test_runner::TestCaseError;
use rules::{
    Checkered, Chess, Cyvasse, Effect, Game, Joker, Keres, Move, MoveList, Outcome, Role, Side,
    Tactics,
};

type Checked = Result<(), TestCaseError>;
type Walk = (usize, Vec<u16>);

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn chess(walk in support::walks(120)) {
        answers_agree::<Chess>(&walk)?;
    }

    #[test]
    fn joker(walk in support::walks(100)) {
        answers_agree::<Joker>(&walk)?;
    }

    #[test]
    fn keres(walk in support::walks(120)) {
        answers_agree::<Keres>(&walk)?;
    }

    #[test]
    fn checkered(walk in support::walks(120)) {
        answers_agree::<Checkered>(&walk)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn cyvasse(walk in support::walks(60)) {
        answers_agree::<Cyvasse>(&walk)?;
    }
}

fn answers_agree<P: Tactics>(walk: &Walk) -> Checked {
    for (position, _) in support::walk::<P>(walk) {
        noisy_moves_are_those_that_change_the_men(&position)?;
        ends_agree(&position)?;
        danger_is_what_the_opponent_could_do(&position)?;
        if !position.in_danger() && position.decided().is_none() {
            passing_only_gives_the_turn(&position)?;
        }
    }
    Ok(())
}

fn noisy_moves_are_those_that_change_the_men<P: Tactics>(position: &P) -> Checked {
    let mut wanted = Vec::new();
    for mv in position.legal_moves() {
        let stakes = position.stakes(mv);
        let effects = position.effects(mv);
        let taken: Vec<Role> = effects.iter().filter_map(captured).collect();
        let told: Vec<Role> = [stakes.takes, stakes.takes_below].into_iter().flatten().collect();
        prop_assert_eq!(&told, &taken, "{} in {}", mv, position.to_text());
        let promotes = effects.iter().any(|effect| matches!(effect, Effect::Promoted { .. }));
        prop_assert_eq!(stakes.is_noisy(), !taken.is_empty() || promotes);
        let mut after = *position;
        after.play_unchecked(mv);
        let stood = position.man_at(mv.from).expect("a man moves");
        let stands = after.man_at(mv.to).or(after.man_at(mv.from)).expect("it has not gone");
        prop_assert_eq!(stakes.moves, stood.role);
        let turned = stood.side != Side::Checkered && stands.side == Side::Checkered;
        prop_assert_eq!(stakes.shared, turned);
        let shoots = effects.iter().any(|effect| matches!(effect, Effect::Shot { .. }));
        prop_assert_eq!(stakes.stays, shoots);
        if !taken.is_empty() || promotes {
            wanted.push(mv);
        }
    }
    let mut noisy = MoveList::new();
    position.generate_noisy(&mut noisy);
    prop_assert_eq!(noisy.to_vec(), wanted, "{}", position.to_text());
    Ok(())
}

fn captured(effect: &Effect) -> Option<Role> {
    match effect {
        Effect::Captured { piece, .. } => Some(piece.role),
        _ => None,
    }
}

fn ends_agree<P: Tactics>(position: &P) -> Checked {
    let on_board = position.outcome_on_board();
    if let Some(decided) = position.decided() {
        prop_assert_eq!(Some(decided), on_board);
    }
    if on_board.is_none() {
        prop_assert_eq!(position.drawn(), position.outcome().is_some());
    }
    prop_assert_eq!(position.halfmoves(), position.to_setup().memory.halfmoves);
    Ok(())
}

fn danger_is_what_the_opponent_could_do<P: Tactics>(position: &P) -> Checked {
    if ![Game::Keres, Game::Cyvasse].contains(&P::GAME) {
        prop_assert_eq!(position.in_danger(), !position.checked().is_empty());
        prop_assert!(!position.wins_at_once());
        return Ok(());
    }
    let winner = |outcome: Option<Outcome>| outcome.and_then(|outcome| outcome.winner);
    let takes_the_king = |position: &P| {
        let wins = |mv: Move| {
            let mut after = *position;
            after.play_unchecked(mv);
            position.stakes(mv).takes == Some(Role::King)
                && winner(after.decided()) == Some(position.turn())
        };
        position.legal_moves().into_iter().any(wins)
    };
    if position.decided().is_none() {
        prop_assert_eq!(position.wins_at_once(), takes_the_king(position));
        let mut passed = *position;
        passed.pass();
        prop_assert_eq!(position.in_danger(), takes_the_king(&passed), "{}", position.to_text());
    }
    Ok(())
}

fn passing_only_gives_the_turn<P: Tactics>(position: &P) -> Checked {
    let mut passed = *position;
    passed.pass();
    prop_assert_eq!(passed.turn(), !position.turn());
    prop_assert_eq!(passed.halfmoves(), position.halfmoves() + 1);
    prop_assert!(passed.hash() != position.hash());
    for at in P::GAME.squares() {
        prop_assert_eq!(passed.man_at(at), position.man_at(at));
        prop_assert_eq!(passed.man_below(at), position.man_below(at));
    }
    let mut again = passed;
    again.pass();
    prop_assert_eq!(again.turn(), position.turn());
    let mut third = again;
    third.pass();
    prop_assert!(third.repeats(&passed), "whatever a pass forgets it forgets at once");
    Ok(())
}

/// What the mover is ahead by after an exchange, found by asking for more and more.
fn exchange<P: Tactics>(text: &str, mv: &str) -> i32 {
    let position = P::from_text(text).expect("a position");
    let mv = position.resolve(mv.parse().expect("a move")).expect("a legal move");
    let least = (-2000..2000).rev().find(|&least| position.exchange_wins(mv, worth, least));
    least.expect("nothing is lost without end")
}

fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn | Role::Soldier => 1,
        Role::Knight | Role::Bishop | Role::Paladin | Role::Guard => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 1000,
        _ => 2,
    }
}

#[test]
fn exchanges_end_where_they_stop_to_pay() {
    let chess = exchange::<Chess>;
    // A free pawn; a guarded one; a rook behind a rook; a bishop that joins in behind a pawn.
    assert_eq!(chess("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5"), 1);
    assert_eq!(chess("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5"), -4);
    assert_eq!(chess("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5"), 1);
    assert_eq!(chess("4k3/8/4p3/3p4/2P5/1B6/8/4K3 w - - 0 1", "c4d5"), 1);
    // Kings do not step into attacks, and en passant takes beside the target.
    assert_eq!(chess("8/8/3k4/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5"), 1);
    assert_eq!(chess("8/8/3k4/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5"), -4);
    assert_eq!(chess("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), 1);
    assert_eq!(chess("4k3/8/8/8/8/8/3pK3/8 b - - 0 1", "d2d1q"), -1);
    // While checkered men are shared the captor is given up and nobody takes back.
    let text = "4k3/8/4p3/3p4/8/8/8/3RK3 w - - - 0000000000000000 1 0 1";
    assert_eq!(exchange::<Checkered>(text, "d1d5"), -4);
}
