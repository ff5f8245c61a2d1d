//! Saved games keep everything in RON and in JSON.

mod support;

use proptest::prelude::{ProptestConfig, any, prop_assert_eq, proptest};
use rules::{Game, Record};
use support::records::{Dice, record};

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn ron_and_json_keep_everything(seed in any::<u64>()) {
        for game in Game::ALL {
            let record = record(game, &mut Dice::new(seed));
            let ron = ron::to_string(&record).expect("it can be written");
            prop_assert_eq!(&ron::from_str::<Record>(&ron).expect("it can be read"), &record);
            let json = serde_json::to_string(&record).expect("it can be written");
            prop_assert_eq!(&serde_json::from_str::<Record>(&json).expect("it can be read"), &record);
        }
    }
}

#[test]
fn the_form_is_this() {
    let json = r#"{"game":"chess","line":{"turns":[{"mv":"e2e4","clock":179500},{"mv":"e7e5"}]},"outcome":{"winner":"white","reason":"resignation"}}"#;
    let record: Record = serde_json::from_str(json).expect("it can be read");
    assert_eq!(record.game, Game::Chess);
    assert_eq!(record.line.turns[0].clock, Some(179_500));
    assert_eq!(serde_json::to_string(&record).expect("it can be written"), json);
}

#[test]
fn what_is_no_record_is_refused() {
    for (json, told) in [
        (r#"{"game":"go","line":{}}"#, "unknown variant `go`"),
        (r#"{"game":"chess","line":{"turns":[{"mv":"e2"}]}}"#, "names one square"),
        (r#"{"game":"chess","line":{},"winner":"white"}"#, "unknown field `winner`"),
    ] {
        let error = serde_json::from_str::<Record>(json).expect_err("it is refused").to_string();
        assert!(error.contains(told), "{error}");
    }
    let illegal = r#"{"game":"chess","line":{"turns":[{"mv":"e2e4"},{"mv":"e2e4"}]}}"#;
    let record: Record = serde_json::from_str(illegal).expect("it can be read");
    let error = record.to_line().expect_err("it cannot be played").to_string();
    assert_eq!(error, "half-move 2: e2e4 is not legal: e2 is empty");
    assert_eq!(record.check().expect_err("nor checked").to_string(), error);
    let branch = r#"{"game":"chess","line":{"turns":[{"mv":"e2e4","variations":[{"turns":[{"mv":"e2e5"}]}]}]}}"#;
    let record: Record = serde_json::from_str(branch).expect("it can be read");
    assert!(record.to_line().is_ok(), "the game itself is sound");
    let error = record.check().expect_err("its variation is not").to_string();
    assert_eq!(error, "half-move 1: e2e5 is not legal: a pawn does not move from e2 to e5");
}
