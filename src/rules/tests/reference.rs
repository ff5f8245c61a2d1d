//! Games told a second time, slowly and straight from their rules, and compared in play.

mod support;

#[path = "reference/joker.rs"]
#[expect(unreachable_pub, reason = "a module of this test")]
mod joker;

use proptest::prelude::{ProptestConfig, any, prop, prop_assert_eq, proptest};
use proptest::test_runner::TestCaseError;
use rules::{Game, Joker, Piece, Player, Position, Role, Setup, Square, SquareSet, perft};

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn joker_plays_as_its_reference(walk in support::walks(60)) {
        for (position, _) in support::walk::<Joker>(&support::JOKER_STARTS, &walk) {
            joker_agrees(&position)?;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    /// Crowds of Jokers and what they hold, wherever they stand.
    #[test]
    fn joker_agrees_anywhere(
        men in prop::collection::vec((0..81_u8, any::<u8>()), 4..26),
        crowd in 3..10_u8,
        thawing in any::<[u8; 2]>(),
        doubled in any::<u128>(),
        turn in any::<bool>(),
    ) {
        if let Some(position) = crowded(&men, crowd, thawing, doubled, turn) {
            joker_agrees(&position)?;
        }
    }
}

#[test]
fn joker_counts_as_its_reference() {
    for text in support::JOKER_STARTS {
        let position = support::position_of(Game::Joker, text);
        let reference = joker::Reference::read(text);
        for depth in 1..=2 {
            assert_eq!(perft(&position, depth), reference.perft(depth), "{text} {depth}");
        }
    }
}

/// Moves, what is frozen, and every next position.
fn joker_agrees(position: &Joker) -> Result<(), TestCaseError> {
    let text = position.to_text();
    let reference = joker::Reference::read(&text);
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
        prop_assert_eq!(next.to_text(), reference.after(&mv.to_string()).write(), "{} {}", text, mv);
    }
    Ok(())
}

/// Men on a part of the board around the middle, if that is a position.
fn crowded(
    men: &[(u8, u8)],
    crowd: u8,
    thawing: [u8; 2],
    doubled: u128,
    turn: bool,
) -> Option<Joker> {
    let place = |sq: u8| {
        let offset = (9 - crowd) / 2;
        Square::new(offset + sq % crowd, offset + sq / 9 % crowd)
    };
    let mut setup = Setup::empty(Game::Joker);
    if turn {
        setup.turn = Player::Black;
    }
    for (index, &(sq, kind)) in men.iter().enumerate() {
        let at = place(sq)?;
        if setup.board.get(at).is_some_and(|man| man.role == Role::King) {
            continue;
        }
        let player = Player::ALL[usize::from(kind % 2)];
        let others = [Role::Joker, Role::Pawn, Role::Rook, Role::Bishop, Role::Knight, Role::Queen];
        let piece = match index {
            0 => Piece::of(Player::White, Role::King),
            1 => Piece::of(Player::Black, Role::King),
            _ => Piece::of(player, others[usize::from(kind / 2 % 6)]),
        };
        setup.board.set(at, Some(piece));
    }
    let reaches = |(at, man): &(Square, Piece)| match man.side.player() {
        Some(Player::White) => man.role == Role::Pawn && at.rank() >= 3,
        Some(Player::Black) => man.role == Role::Pawn && at.rank() <= 5,
        None => false,
    };
    let pawns = setup.board.iter().filter(reaches);
    setup.memory.doubled =
        pawns.filter(|(at, _)| doubled >> at.index() & 1 == 1).map(|(at, _)| at).collect();
    // What cannot be so is left out.
    let kept = |setup: Setup, change: &dyn Fn(&mut Setup)| {
        let mut with = setup.clone();
        change(&mut with);
        if Joker::from_setup(&with).is_ok() { with } else { setup }
    };
    for sq in thawing.into_iter().filter(|&sq| sq < 81) {
        let at = place(sq)?;
        setup = kept(setup, &|setup| setup.memory.thawing.insert(at));
    }
    for at in Joker::GAME.squares() {
        setup = kept(setup, &|setup| setup.memory.en_passant = Some(at));
        setup = kept(setup, &|setup| setup.memory.croissant = Some(at));
    }
    Joker::from_setup(&setup).ok()
}
