//! What must hold for any text, asked by the fuzzer and by the test that replays its corpus.

use rules::{AnyPosition, Game, pgn, san};

/// An accepted position text is written so that it is read the same, and its moves can be played.
pub fn position_text(text: &str) {
    let (game, text) = game_of(text);
    let Ok(position) = AnyPosition::from_text(game, text) else {
        return;
    };
    let written = position.to_text();
    assert_eq!(AnyPosition::from_text(game, &written).as_ref(), Ok(&position));
    assert_eq!(AnyPosition::new(&position.to_setup()).as_ref(), Ok(&position));
    for mv in position.legal_moves() {
        let mut setup = position.to_setup();
        let mut next = position.clone();
        let effects = next.play(mv).expect("a listed move is legal");
        effects.iter().for_each(|effect| setup.apply(effect));
        assert_eq!(AnyPosition::new(&setup).as_ref(), Ok(&next));
        assert_eq!(san::parse(&position, &san::to_san(&position, mv)), Ok(mv));
    }
}

/// A first line of position text, then moves: each that is read is legal and written back.
pub fn san(text: &str) {
    let (first, rest) = text.split_once('\n').unwrap_or(("", text));
    let (game, first) = game_of(first);
    let start = AnyPosition::from_text(game, first);
    let mut position = start.unwrap_or_else(|_| AnyPosition::start(game));
    for word in rest.split_whitespace() {
        if let Ok(mv) = san::parse(&position, word) {
            assert!(position.legal_moves().contains(&mv));
            assert_eq!(san::parse(&position, &san::to_san(&position, mv)), Ok(mv));
            position.play(mv).expect("what notation means is legal");
        }
    }
}

/// What is kept of a text is written so that it is read the same.
pub fn pgn(text: &str) {
    let (records, errors) = pgn::read(text);
    let lines = text.lines().count() + text.matches('\r').count() + 1;
    assert!(errors.iter().all(|error| (1..=lines).contains(&error.line) && error.column > 0));
    let written: String = records.iter().map(pgn::write).collect();
    let (again, errors) = pgn::read(&written);
    assert_eq!(errors, []);
    assert_eq!(again, records);
    for record in &records {
        record.to_line().expect("a kept game can be played through");
    }
}

/// The game that a first word names, and what follows it; chess, where there is none.
fn game_of(text: &str) -> (Game, &str) {
    let named = text.split_once(' ').and_then(|(id, rest)| Some((id.parse().ok()?, rest)));
    named.unwrap_or((Game::Chess, text))
}
