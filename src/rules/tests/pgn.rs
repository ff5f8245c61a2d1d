//! PGN: what is written is read back, what other programs write is read, what is broken is named.

mod support;

use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, proptest};
use rules::{Game, Outcome, Player, Reason, Record, pgn};
use support::records::{Dice, record};

const PARTS: [&str; 32] = [
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "; a\n",
    "%",
    "$",
    "1",
    "!",
    "?",
    "*",
    ".",
    " ",
    "\n",
    "1-0 ",
    " e4 ",
    " Nf3 ",
    " e5 ",
    " Nc6 ",
    " d4 ",
    " (",
    ") ",
    "{[%clk 0:00:01.5]}",
    " 1. ",
    "\n[Event \"x\"]\n",
    "\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n",
    "\"",
    "\r\n",
    " 1/2-1/2 ",
    "é",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn records_are_read_back(seeds in proptest::collection::vec(any::<u64>(), 1..4)) {
        let records: Vec<Record> =
            seeds.iter().map(|&seed| record(Game::Chess, &mut Dice::new(seed))).collect();
        let text: String = records.iter().map(pgn::write).collect();
        let (read, errors) = pgn::read(&text);
        prop_assert_eq!(errors, []);
        for (read, record) in read.iter().zip(&records) {
            prop_assert_eq!(read, record);
        }
        prop_assert_eq!(read.len(), records.len());
        let (windows, _) = pgn::read(&format!("\u{feff}{}", text.replace('\n', "\r\n")));
        prop_assert_eq!(windows, read);
    }

    /// Each game of a file is the one its tag names.
    #[test]
    fn records_of_several_games_are_read_back(seeds in proptest::collection::vec(any::<u64>(), 1..4)) {
        let of = |seed: u64| record(Game::ALL[seed as usize % Game::ALL.len()], &mut Dice::new(seed));
        let records: Vec<Record> = seeds.into_iter().map(of).collect();
        let text: String = records.iter().map(pgn::write).collect();
        for record in records.iter().filter(|record| record.game != Game::Chess) {
            let tag = format!("[Variant \"{}\"]", record.game);
            prop_assert!(text.contains(&tag));
        }
        let (read, errors) = pgn::read(&text);
        prop_assert_eq!(errors, []);
        prop_assert_eq!(read, records);
    }

    #[test]
    fn any_text_gets_an_answer(text in support::texts(&PARTS, 60)) {
        let (records, errors) = pgn::read(&text);
        for error in &errors {
            prop_assert_eq!(error.line >= 1 && error.column >= 1, true);
        }
        let written: String = records.iter().map(pgn::write).collect();
        let (again, errors) = pgn::read(&written);
        prop_assert_eq!(errors, []);
        prop_assert_eq!(again, records);
    }
}

/// Everything PGN allows and much of what it does not but programs write.
#[test]
fn the_sample_file_is_read_and_written_as_known() {
    let (records, errors) = pgn::read(include_str!("pgn/sample.pgn"));
    assert_eq!(errors, []);
    let written: String = records.iter().map(pgn::write).collect();
    if std::env::var_os("UPDATE_PGN").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pgn/written.pgn");
        std::fs::write(path, written).expect("the file can be written");
        return;
    }
    assert_eq!(written, include_str!("pgn/written.pgn"));
    assert!(written.lines().all(|line| line.chars().count() <= 80));
}

#[test]
fn broken_games_are_named_and_the_others_kept() {
    for [text, kept, message] in support::rows(include_str!("pgn/broken.txt")) {
        let text = text.replace("\\n", "\n");
        let (records, errors) = pgn::read(&text);
        let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert_eq!(told.join(" / "), message, "{text}");
        assert_eq!(records.len().to_string(), kept, "{text}");
    }
}

#[test]
fn the_reason_of_an_end_is_found() {
    let won = |reason| Some(Outcome::win(Player::White, reason));
    let drawn = |reason| Some(Outcome::draw(reason));
    for (text, outcome) in [
        ("1. e4 *", None),
        ("1. e4", None),
        ("1. e4 1-0", won(Reason::Resignation)),
        ("[Result \"1-0\"]\n\n1. e4", won(Reason::Resignation)),
        ("[Termination \"Time forfeit\"]\n\n1. e4 1-0", won(Reason::Time)),
        ("[Termination \"White won on time\"]\n\n1. e4 1-0", won(Reason::Time)),
        ("1. e4 1/2", drawn(Reason::Agreement)),
        ("1. e4 ½-½", drawn(Reason::Agreement)),
        ("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2", drawn(Reason::Repetition)),
        ("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7 *", won(Reason::Checkmate)),
    ] {
        let (records, errors) = pgn::read(text);
        assert_eq!(errors, [], "{text}");
        assert_eq!(records[0].outcome, outcome, "{text}");
    }
}

#[test]
fn a_game_that_went_on_after_a_draw_is_kept_whole() {
    let text = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 1-0";
    let (records, errors) = pgn::read(text);
    assert_eq!(errors, []);
    assert_eq!(records[0].to_line().expect("it can be played").ply(), 10);
}

#[test]
fn a_shot_is_a_word_and_a_lone_star_a_result() {
    let tags = "[Variant \"Cyvasse\"]\n[FEN \"k7/9/10/11/5B1c4/11/10/9/7K \
                8/9/10/11/5~6/11/10/9/8 w\"]\n\n";
    for text in ["1. B*h5 *", "1.B*h5*", "1. Bf5*h5! Kb9*"] {
        let (records, errors) = pgn::read(&format!("{tags}{text}"));
        assert_eq!(errors, [], "{text}");
        assert_eq!((records[0].game, records[0].outcome), (Game::Cyvasse, None), "{text}");
        assert_eq!(records[0].line.turns[0].mv.to_string(), "f5h5", "{text}");
    }
}

#[test]
fn the_last_of_several_variants_counts() {
    let variants = |names: &[&str]| {
        let tags: String = names.iter().map(|name| format!("[Variant \"{name}\"]\n")).collect();
        let (records, errors) = pgn::read(&format!("{tags}\n*"));
        assert_eq!(errors, []);
        let again = pgn::read(&pgn::write(&records[0])).0;
        assert_eq!(again, records);
        records[0].game
    };
    assert_eq!(variants(&["Standard", "Cyvasse"]), Game::Cyvasse);
    assert_eq!(variants(&["Cyvasse", "Standard"]), Game::Chess);
}

#[test]
fn a_game_of_keres_is_named_by_its_tag() {
    let text = include_str!("pgn/keres.pgn");
    let (records, errors) = pgn::read(text);
    assert_eq!(errors, []);
    assert!(records.iter().all(|record| record.game == Game::Keres));
    assert_eq!(records.iter().map(pgn::write).collect::<String>(), text);
    let (_, errors) = pgn::read("[Variant \"Keres\"]\n[FEN \"8k/9 w\"]\n\n*");
    assert_eq!(errors.len(), 1);
}

#[test]
fn latin_1_is_understood() {
    assert_eq!(pgn::decode("[White \"Réti\"]".as_bytes()), "[White \"Réti\"]");
    assert_eq!(pgn::decode(b"[White \"R\xe9ti\"]"), "[White \"Réti\"]");
}

#[test]
fn a_million_characters_get_an_answer() {
    for unit in [
        "(",
        ")",
        "{",
        "[",
        "[A ",
        "[A \"",
        "1. e4 ",
        "e4 e5 ",
        "$",
        "!",
        "1",
        ";",
        "%\n",
        "\n[A \"\"]\n",
        "* ",
    ] {
        let text = unit.repeat(1_000_000 / unit.len());
        let (records, errors) = pgn::read(&text);
        assert!(records.len() + errors.len() > 0 || "%\n;".contains(unit), "{unit}");
        assert!(errors.iter().all(|error| error.to_string().len() < 300), "{unit}");
    }
}
