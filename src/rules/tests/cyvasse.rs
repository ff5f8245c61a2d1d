//! Cyvasse against a slow program that shares no code with it, and what only Cyvasse has.

#[path = "reference/cyvasse.rs"]
mod reference;
mod support;

use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use proptest::test_runner::TestCaseError;
use reference::Slow;
use rules::{
    AnyPosition, Cyvasse, Effect, Game, Move, Piece, Player, Position, Refusal, Role, Square,
    Terrain,
};

type Checked = Result<(), TestCaseError>;

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn a_slow_program_says_the_same(walk in support::walks(80)) {
        for (position, mv) in support::walk::<Cyvasse>(&walk) {
            let mut slow = Slow::read(&position.to_text());
            says_the_same(&position, &slow)?;
            if let Some(mv) = mv {
                let mut next = position;
                next.play_unchecked(mv);
                slow.play(&mv.to_string());
                prop_assert_eq!(next.to_text(), slow.text());
            }
        }
    }

    #[test]
    fn a_slow_program_says_the_same_of_any_board(seed in proptest::prelude::any::<u64>()) {
        let text = support::cyvasse::board(seed);
        if let Ok(position) = Cyvasse::from_text(&text) {
            says_the_same(&position, &Slow::read(&text))?;
        }
    }

    #[test]
    fn paths_are_walked_square_by_square(walk in support::walks(80)) {
        for (position, _) in support::walk::<Cyvasse>(&walk) {
            for &mv in &position.legal_moves() {
                path_holds(&position, mv)?;
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn refusals_tell_the_truth(walk in support::walks(60)) {
        let walked = support::walk::<Cyvasse>(&walk);
        let (position, _) = walked.last().expect("a walk has an end");
        let legal = position.legal_moves();
        for from in Game::Cyvasse.squares() {
            for to in Game::Cyvasse.squares() {
                let mv = Move::new(from, to);
                if legal.contains(&mv) {
                    continue;
                }
                let reasons = position.refusals(mv);
                prop_assert!(!reasons.is_empty(), "{}", mv);
                for reason in reasons {
                    let told = is_true(position, mv, &reason);
                    prop_assert!(told, "{}: {} {}", position.to_text(), mv, reason);
                }
            }
        }
    }
}

/// Whether the board shows what a refused move is told.
fn is_true(position: &Cyvasse, mv: Move, reason: &Refusal) -> bool {
    let board = position.to_setup().board;
    let turn = position.turn();
    let on_the_way = |at: Square| at != mv.from;
    let moving = position.man_at(mv.from);
    match *reason {
        Refusal::GameOver(outcome) => position.outcome_on_board() == Some(outcome),
        Refusal::SameSquare => mv.from == mv.to,
        Refusal::EmptySquare(at) => at == mv.from && moving.is_none(),
        Refusal::NotYourMan { at, piece, .. } => {
            moving == Some(piece) && piece.side.player() == Some(!turn) && at == mv.from
        }
        Refusal::OwnMan { at, piece, .. } => {
            at == mv.to && position.man_at(at) == Some(piece) && position.owns(turn, at)
        }
        Refusal::Unreachable { piece, from, to } => {
            moving == Some(piece) && (from, to) == (mv.from, mv.to) && board.get(to).is_none()
        }
        Refusal::Blocked { at } => on_the_way(at) && at != mv.to && board.get(at).is_some(),
        Refusal::Mountain { at } => on_the_way(at) && board.terrain(at) == Terrain::Mountain,
        Refusal::Water { at } => {
            on_the_way(at) && at != mv.to && board.terrain(at) == Terrain::Water
        }
        Refusal::Barred { at, by } => {
            position.barred(!turn).contains(at)
                && at != mv.to
                && position.attackers(at, !turn).contains(by)
                && position.man_at(by) == Some(Piece::of(!turn, Role::Spearman))
        }
        Refusal::Armoured { at, piece, left } => {
            at == mv.to
                && position.man_at(at) == Some(piece)
                && position.status(at).armour.map(|armour| armour.left) == Some(left)
                && left > 0
        }
        Refusal::Protected { at, tower, .. } => {
            at == mv.to
                && position.status(at).protected
                && are_neighbours(at, tower)
                && position.man_at(tower) == Some(Piece::of(!turn, Role::Tower))
        }
        Refusal::NeverCaptures { piece } => {
            matches!(piece.role, Role::Crossbowman | Role::Tower) && position.owns(!turn, mv.to)
        }
        Refusal::NotForward { piece } => {
            piece.role == Role::Spearman && !position.attackers(mv.to, turn).contains(mv.from)
        }
        Refusal::OutOfShot { piece } => {
            piece.role == Role::Trebuchet && !position.attackers(mv.to, turn).contains(mv.from)
        }
        Refusal::NotInLine { piece, most } => {
            moving == Some(piece) && straight(mv).is_none_or(|steps| steps > most)
        }
        _ => false,
    }
}

/// How many steps a straight line from origin to target has.
fn straight(mv: Move) -> Option<usize> {
    let dx = mv.to.file() as i8 - mv.from.file() as i8;
    let dr = mv.to.rank() as i8 - mv.from.rank() as i8;
    let steps = dx.unsigned_abs().max(dr.unsigned_abs());
    (dx == 0 || dr == 0 || dx == -dr).then_some(steps.into())
}

fn says_the_same(position: &Cyvasse, slow: &Slow) -> Checked {
    let text = position.to_text();
    prop_assert_eq!(&text, &slow.text());
    let mut moves: Vec<_> = position.legal_moves().iter().map(ToString::to_string).collect();
    moves.sort_unstable();
    prop_assert_eq!(moves, slow.moves(), "{}", text);
    let end = position.outcome_on_board().map(|outcome| outcome.to_string());
    prop_assert_eq!(end.as_deref(), slow.end(), "{}", text);
    let mut men = 0;
    for (at, left, protected) in slow.standing() {
        men += 1;
        let at = at.parse().expect("a square");
        let status = position.status(at);
        prop_assert_eq!(status.armour.map(|armour| armour.left.into()), Some(left), "{}", text);
        prop_assert_eq!(status.protected, protected, "{}", text);
        let man = position.man_at(at).expect("a man");
        let enemy = !man.side.player().expect("a player's man");
        let full = usize::from(status.armour.expect("armour").full);
        let attackers = position.attackers(at, enemy).len();
        prop_assert_eq!(full.saturating_sub(attackers), left, "{}", text);
    }
    prop_assert_eq!(position.to_setup().board.iter().count(), men);
    Ok(())
}

/// A way of neighbours from origin to target, which meets nothing that would end it.
fn path_holds(position: &Cyvasse, mv: Move) -> Checked {
    let path = position.path(mv);
    prop_assert_eq!((path.first(), path.last()), (Some(&mv.from), Some(&mv.to)));
    let man = position.man_at(mv.from).expect("a man");
    let effects = position.effects(mv);
    if effects.iter().any(|effect| matches!(effect, Effect::Shot { .. })) {
        prop_assert_eq!(path.len(), 2);
        return Ok(());
    }
    let board = position.to_setup().board;
    let barred = position.barred(!position.turn());
    for pair in path.windows(2) {
        prop_assert!(are_neighbours(pair[0], pair[1]), "{}: {:?}", mv, path);
    }
    for &at in &path[1..path.len() - 1] {
        prop_assert!(board.terrain(at) != Terrain::Water);
        prop_assert!(position.man_at(at).is_none_or(|other| other.side == man.side));
        if man.role != Role::Dragon {
            prop_assert!(board.terrain(at) == Terrain::Open && !barred.contains(at));
        }
    }
    if effects.iter().any(Effect::is_capture) {
        let step = |pair: &[Square]| {
            let [from, to] = [pair[0], pair[1]].map(|at| (at.file() as i8, at.rank() as i8));
            (to.0 - from.0, to.1 - from.1)
        };
        let steps: Vec<_> = path.windows(2).map(step).collect();
        prop_assert!(steps.windows(2).all(|pair| pair[0] == pair[1]), "{}: {:?}", mv, path);
    }
    Ok(())
}

fn are_neighbours(a: Square, b: Square) -> bool {
    let [x, r] = [(a.file(), b.file()), (a.rank(), b.rank())].map(|(a, b)| b as i8 - a as i8);
    [(1, 0), (-1, 0), (0, 1), (0, -1), (-1, 1), (1, -1)].contains(&(x, r))
}

#[test]
fn a_shot_moves_nobody() {
    let text = "8/9/1m8/11/5B1k4/11/10/9/7K 8/9/10/11/12/11/10/9/8 w 4 20";
    let mut position = AnyPosition::from_text(Game::Cyvasse, text).expect("a position");
    let effects = position.play("f5h5".parse().expect("a move")).expect("a legal move");
    let square = |name: &str| name.parse::<Square>().expect("a square");
    // The king loses its armour first, which is told too.
    assert!(matches!(effects[0], Effect::StatusChanged { at, .. } if at == square("h5")));
    assert!(matches!(effects[1], Effect::Captured { at, .. } if at == square("h5")));
    assert_eq!(effects[2], Effect::Shot { from: square("f5"), to: square("h5") });
    assert!(matches!(effects.last(), Some(Effect::Over(_))));
    assert_eq!(position.man_at(square("f5")).map(|man| man.role), Some(Role::Trebuchet));
}

#[test]
fn armour_that_changes_is_told() {
    let text = "k7/9/10/11/5N1m4/11/10/9/7K 8/9/10/11/12/11/10/9/8 w 0 1";
    let mut position = AnyPosition::from_text(Game::Cyvasse, text).expect("a position");
    let effects = position.play("f5g5".parse().expect("a move")).expect("a legal move");
    let told: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::StatusChanged { at, before, after } => Some((
                at.to_string(),
                before.armour.map(|armour| armour.left),
                after.armour.map(|armour| armour.left),
            )),
            _ => None,
        })
        .collect();
    let one = |at: &str, before, after| (at.to_owned(), Some(before), Some(after));
    assert_eq!(told, [one("g5", 2, 1), one("h5", 1, 0)]);
}

#[test]
fn spearmen_bar_what_lies_before_them() {
    let text = "k7/9/5s4/11/12/5S5/10/9/7K 8/9/10/11/6^5/11/10/9/8 w 0 1";
    let position = AnyPosition::from_text(Game::Cyvasse, text).expect("a position");
    let names = |player| {
        position.barred(player).into_iter().map(|at| at.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(Player::White), "f5");
    assert_eq!(names(Player::Black), "f6 g6");
}

/// Prints what `perft/cyvasse.perft` holds; the numbers are the slow program's.
#[test]
#[ignore = "it takes minutes"]
fn count_slowly() {
    for text in support::cyvasse::STARTS {
        println!("position {text}");
        let slow = Slow::read(text);
        let counts = (1..).map(|depth| slow.perft(depth));
        for (depth, leaves) in (1..).zip(counts) {
            println!("{depth} {leaves}");
            if leaves > 40_000 || depth == 6 {
                break;
            }
        }
    }
}
