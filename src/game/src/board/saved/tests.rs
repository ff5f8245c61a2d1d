//! Games survive their files, and broken files are named.

use rules::pgn;

use super::*;

/// Numbers without a pattern that are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % sides
    }
}

fn terms(control: Option<Control>, names: [&str; 2]) -> Terms {
    Terms { control, names: names.map(String::from), ..Terms::plain(Game::Chess) }
}

/// A game of up to `plies` plies with everything that can happen at a table.
fn random_table(seed: u64, plies: usize) -> Table {
    let mut dice = Dice(seed);
    let control = [None, Some(Control::new(3, 2)), Some(Control::new(10, 0))][dice.roll(3)];
    let names = [["", ""], ["Mira", ""], ["Åse \"the rook\"", "नेपाली \\ {x}"]][dice.roll(3)];
    let level = Seat::computer(dice.roll(11) as u32).unwrap();
    let seats = [[Seat::Person; 2], [Seat::Person, level], [level; 2]][dice.roll(3)];
    let mut table = Table::fresh(Terms { seats, ..terms(control, names) });
    for _ in 0..plies {
        table.tick(Duration::from_millis(dice.roll(4000) as u64));
        let moves = table.line().position().legal_moves();
        if table.outcome().is_some() || moves.is_empty() {
            break;
        }
        table.play(moves[dice.roll(moves.len())]).unwrap();
        match dice.roll(12) {
            0 if table.can_undo() => table.undo().unwrap(),
            1 if table.outcome().is_none() => table.offer_draw(Player::White).unwrap(),
            _ => {}
        }
    }
    if table.outcome().is_none() {
        match dice.roll(4) {
            0 => table.resign(Player::Black).unwrap(),
            1 => {
                table.offer_draw(Player::White).unwrap();
                table.answer_draw(true).unwrap();
            }
            2 => table.tick(Duration::from_secs(3600)),
            _ => {}
        }
    }
    table
}

fn assert_same(table: &Table, other: &Table) {
    assert_eq!(table.id, other.id);
    assert_eq!(table.names, other.names);
    assert_eq!(table.seats(), other.seats());
    assert_eq!(table.line().position(), other.line().position());
    assert_eq!(table.line().sans(), other.line().sans());
    assert_eq!(table.outcome(), other.outcome());
    assert_eq!(table.draw_offer(), other.draw_offer());
    assert_eq!(table.can_redo(), other.can_redo());
    assert_eq!(table.clock(), other.clock());
    assert_eq!(table.stamps.len(), other.stamps.len());
}

#[test]
fn random_games_survive_their_files() {
    for seed in 0..60 {
        let table = random_table(seed, 20 + seed as usize);
        let saved = table.to_saved();
        let read = Saved::read(&saved.write()).unwrap();
        assert_eq!(read, saved, "seed {seed}");
        read.check().unwrap();
        let again = Table::from_saved(read).unwrap();
        assert_same(&table, &again);
        assert_eq!(again.to_saved(), saved, "seed {seed}");
    }
}

#[test]
fn random_games_survive_pgn() {
    for seed in 0..60 {
        let saved = random_table(seed, 20 + seed as usize).to_saved();
        let (records, errors) = pgn::read(&pgn::write(&saved.record));
        assert_eq!(errors, []);
        let again = Saved::of_record(records.into_iter().next().unwrap()).unwrap();
        assert_eq!(again.record.line, saved.record.line, "seed {seed}");
        assert_eq!(again.record.outcome, saved.record.outcome, "seed {seed}");
        assert_eq!(again.names(), saved.names(), "seed {seed}");
        assert_eq!(again.control, saved.control, "seed {seed}");
    }
}

#[test]
fn moves_taken_back_can_be_played_again_after_a_night() {
    let mut table = Table::fresh(terms(Some(Control::new(3, 2)), ["", ""]));
    for (mv, seconds) in [("e2e4", 0), ("e7e5", 5), ("g1f3", 7)] {
        table.tick(Duration::from_secs(seconds));
        table.play(mv.parse().unwrap()).unwrap();
    }
    let clock = *table.clock().unwrap();
    table.undo().unwrap();
    table.undo().unwrap();

    let mut table = Table::from_saved(Saved::read(&table.to_saved().write()).unwrap()).unwrap();
    assert!(table.paused());
    table.pause(false);
    table.redo().unwrap();
    table.redo().unwrap();
    assert_eq!(table.line().sans(), ["e4", "e5", "Nf3"]);
    assert_eq!(table.clock(), Some(&clock));
    assert!(!table.can_redo());
}

const ANNOTATED: &str = r#"[Event "Club night"]
[Site "Pokhara"]
[Date "2024.02.??"]
[Round "3"]
[White "Mira"]
[Black "Tomás"]
[Result "*"]
[Opening "Spanish"]

{Before the start} 1. e4 {the best} e5 $1 (1... c5 2. Nf3 (2. c3 {quiet}) 2... d6) 2. Nf3 $5
Nc6 {as usual} *
"#;

fn annotated() -> Table {
    let (mut records, _) = pgn::read(ANNOTATED);
    Table::from_saved(Saved::of_record(records.remove(0)).unwrap()).unwrap()
}

#[test]
fn notes_outlive_play_undo_and_export() {
    let mut table = annotated();
    table.play("f1b5".parse().unwrap()).unwrap();
    table.undo().unwrap();
    table.undo().unwrap();
    table.undo().unwrap();
    table.redo().unwrap();
    table.redo().unwrap();
    table.play("f1c4".parse().unwrap()).unwrap();
    let pgn = pgn::write(&table.to_saved().record);
    for kept in [
        "[Event \"Club night\"]",
        "[Date \"2024.02.??\"]",
        "[Opening \"Spanish\"]",
        "[White \"Mira\"]",
        "{Before the start}",
        "{the best}",
        "(1... c5 2. Nf3 (2. c3 {quiet}) 2... d6)",
        "$5",
        "{as usual}",
        "3. Bc4",
    ] {
        let line = pgn.replace('\n', " ");
        assert!(line.contains(kept), "{kept} is missing in {pgn}");
    }
}

#[test]
fn notes_of_moves_that_were_replaced_are_dropped() {
    let mut table = annotated();
    for _ in 0..3 {
        table.undo().unwrap();
    }
    let kept = table.to_saved();
    assert_eq!(kept.undone.len(), 3);
    assert_eq!(kept.undone[0].variations.len(), 1, "a move taken back keeps its notes");
    table.play("c7c5".parse().unwrap()).unwrap();
    table.play("g1f3".parse().unwrap()).unwrap();
    let saved = table.to_saved();
    assert_eq!(saved.record.line.turns[0].comments, ["the best"]);
    for turn in &saved.record.line.turns[1..] {
        assert_eq!(*turn, Turn::new(turn.mv));
    }
}

#[test]
fn a_new_game_has_the_tags_that_records_need() {
    let mut table = Table::fresh(terms(Some(Control::new(3, 2)), ["Mira", ""]));
    table.play("e2e4".parse().unwrap()).unwrap();
    let saved = table.to_saved();
    let tag = |name| saved.record.tag(name).unwrap();
    assert_eq!((tag("White"), tag("Black"), tag("TimeControl")), ("Mira", "?", "180+2"));
    assert_eq!(tag("Date").len(), "2025.01.31".len());
    assert_eq!(saved.names(), ["Mira", ""]);
}

#[test]
fn a_cut_file_is_an_error_that_names_the_place() {
    let text = random_table(3, 20).to_saved().write();
    let last = text.trim_end().len();
    for cut in (0..last).filter(|cut| text.is_char_boundary(*cut)) {
        let error = Saved::read(&text[..cut]).unwrap_err();
        assert!(matches!(error, SavedError::Text { line: 1.., column: 1.., .. }), "{error:?}");
    }
}

/// A game with variations nested this deep, each beside the first move.
fn nested(depth: usize) -> Variation {
    let first = Turn::new("e2e4".parse().unwrap());
    let variations = if depth == 0 { Vec::new() } else { vec![nested(depth - 1)] };
    Variation { comments: Vec::new(), turns: vec![Turn { variations, ..first }] }
}

#[test]
fn variations_may_nest_only_so_deep() {
    let deep = |depth| Record { line: nested(depth), ..Record::new(Game::Chess) };
    let saved = Saved::of_record(deep(Record::DEEPEST)).unwrap();
    assert_eq!(Saved::read(&saved.write()).unwrap(), saved);
    saved.check().unwrap();
    let error = Saved::of_record(deep(Record::DEEPEST + 1)).unwrap_err();
    assert_eq!(error, SavedError::Record(RecordError::TooDeep));

    let hole = "(turns:[(mv:\"e2e4\",variations:[".repeat(100_000);
    let bottomless = format!("(format:1,id:\"x\",record:(game:chess,line:{hole}");
    assert!(matches!(Saved::read(&bottomless), Err(SavedError::Text { .. })));
}

#[test]
fn an_illegal_move_is_an_error_that_names_the_ply() {
    let mut table = Table::fresh(Terms::plain(Game::Chess));
    for mv in ["e2e4", "e7e5", "g1f3"] {
        table.play(mv.parse().unwrap()).unwrap();
    }
    let text = table.to_saved().write();
    let broken = Saved::read(&text.replace("g1f3", "g1g3")).unwrap();
    let error = broken.check().unwrap_err();
    assert!(matches!(error, SavedError::Record(RecordError::Move { number: 3, .. })), "{error}");
    assert_eq!(Table::from_saved(broken).unwrap_err(), error);

    table.undo().unwrap();
    let text = table.to_saved().write();
    let broken = Saved::read(&text.replace("g1f3", "g1g3")).unwrap();
    let error = broken.check().unwrap_err();
    assert!(matches!(error, SavedError::Undone { number: 1, .. }), "{error}");
}

#[test]
fn a_newer_format_is_refused_as_such() {
    let text = Table::fresh(Terms::plain(Game::Chess)).to_saved().write();
    let newer = text.replace("format: 1", "format: 2, colour_of_the_sky: Some(\"blue\")");
    assert_eq!(Saved::read(&newer), Err(SavedError::Newer { format: 2 }));
}

#[test]
fn a_clock_is_taken_from_a_record_only_when_it_says_all() {
    let read = |pgn: &str| Saved::of_record(pgn::read(pgn).0.remove(0)).unwrap();
    let timed = "[TimeControl \"180+2\"]\n\n1. e4 {[%clk 0:03:02]} e5 {[%clk 0:02:50]} *";
    let table = Table::from_saved(read(timed)).unwrap();
    let clock = table.clock().unwrap();
    assert_eq!(clock.control, Control::new(3, 2));
    assert_eq!(clock.left(Player::White), Duration::from_secs(182));
    assert_eq!(clock.left(Player::Black), Duration::from_secs(170));
    assert!(table.paused());
    for untimed in ["[TimeControl \"180+2\"]\n\n1. e4 *", "1. e4 {[%clk 0:03:02]} *"] {
        assert!(Table::from_saved(read(untimed)).unwrap().clock().is_none());
    }
}

#[test]
fn ids_differ_even_within_a_second() {
    let ids: std::collections::HashSet<String> = (0..1000).map(|_| fresh_id()).collect();
    assert_eq!(ids.len(), 1000);
}
