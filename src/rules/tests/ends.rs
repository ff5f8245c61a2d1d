//! How games end: on the board, by counter and repetition, for want of material, and by people.

mod support;

use rules::{AnyPosition, Effect, Game, Line, Outcome, Player, Reason, Refusal};

#[test]
fn positions_of_chess_end_as_the_rules_say() {
    end(Game::Chess, include_str!("ends/chess.txt"));
}

#[test]
fn positions_of_joker_end_as_the_rules_say() {
    end(Game::Joker, include_str!("ends/joker.txt"));
}

#[test]
fn positions_of_keres_end_as_the_rules_say() {
    end(Game::Keres, include_str!("ends/keres.txt"));
}

#[test]
fn positions_of_cyvasse_end_as_the_rules_say() {
    end(Game::Cyvasse, include_str!("ends/cyvasse.txt"));
}

#[test]
fn positions_of_checkered_end_as_the_rules_say() {
    end(Game::Checkered, include_str!("ends/checkered.txt"));
}

fn end(game: Game, rows: &str) {
    for [text, outcome] in support::rows(rows) {
        let found = support::position_of(game, text).outcome();
        assert_eq!(found.map_or("*".to_owned(), |found| found.to_string()), outcome, "{text}");
    }
}

#[test]
fn who_can_win_at_chess_is_judged_by_material() {
    can_win(Game::Chess, include_str!("ends/chess_can_win.txt"));
}

#[test]
fn who_can_win_at_joker_is_judged_by_material() {
    can_win(Game::Joker, include_str!("ends/joker_can_win.txt"));
}

#[test]
fn who_can_win_at_keres_is_judged_by_material() {
    can_win(Game::Keres, include_str!("ends/keres_can_win.txt"));
}

#[test]
fn who_can_win_at_cyvasse_is_judged_by_material() {
    can_win(Game::Cyvasse, include_str!("ends/cyvasse_can_win.txt"));
}

#[test]
fn who_can_win_at_checkered_is_judged_by_material() {
    can_win(Game::Checkered, include_str!("ends/checkered_can_win.txt"));
}

fn can_win(game: Game, rows: &str) {
    for [text, able] in support::rows(rows) {
        let position = support::position_of(game, text);
        let found: Vec<_> = Player::ALL
            .into_iter()
            .filter(|&player| position.can_win(player))
            .map(Player::id)
            .collect();
        let found = if found.is_empty() { "nobody".to_owned() } else { found.join(" ") };
        assert_eq!(found, able, "{text}");
        for late in Player::ALL {
            let winner = Some(!late).filter(|&winner| position.can_win(winner));
            let outcome = Outcome { winner, reason: Reason::Time };
            assert_eq!(position.outcome_on_time(late), outcome, "{text}");
        }
    }
}

/// Every placement of these men, up to turning the board: is there a mate? The black king needs
/// only ten squares for that.
#[test]
fn material_that_cannot_win_has_no_mate_anywhere() {
    assert_eq!(mates("N", "q"), 0);
    assert_eq!(mates("B", "q"), 0);
    assert_eq!(mates("B", "r"), 0);
    assert!(mates("N", "b") > 0);
    assert!(mates("N", "r") > 0);
    assert!(mates("N", "n") > 0);
    assert!(mates("B", "n") > 0);
}

/// How many placements of both kings and one man a side leave Black mated. For a bishop against
/// a bishop the squares decide, so that pair is not asked here.
fn mates(white: &str, black: &str) -> usize {
    use rules::{Piece, Role, Setup, Side, Square};

    let man =
        |letter: &str| Piece::from_letter(Game::Chess, letter.chars().next().expect("a letter"));
    let king = |side| Some(Piece { side, role: Role::King });
    let squares = || (0..8).flat_map(|rank| (0..8).filter_map(move |file| Square::new(file, rank)));
    let corner = squares().filter(|at| at.file() < 4 && at.rank() <= at.file());
    let mut mates = 0;
    for black_king in corner {
        for white_king in squares() {
            for own in squares() {
                for theirs in squares() {
                    let mut setup = Setup::empty(Game::Chess);
                    setup.turn = Player::Black;
                    let board = &mut setup.board;
                    let taken = [
                        board.set(black_king, king(Side::Black)),
                        board.set(white_king, king(Side::White)),
                        board.set(own, man(white)),
                        board.set(theirs, man(black)),
                    ];
                    if taken.iter().any(Option::is_some) {
                        continue;
                    }
                    let Ok(position) = AnyPosition::new(&setup) else { continue };
                    let check = !position.checked().is_empty();
                    mates += usize::from(check && position.outcome_on_board().is_some());
                }
            }
        }
    }
    mates
}

#[test]
fn repetition_is_no_draw_in_keres() {
    let mut line = Line::new(AnyPosition::start(Game::Keres));
    let round = ["e1e2", "e9e8", "e2e1", "e8e9"];
    for mv in round.iter().cycle().take(39) {
        line.play(mv.parse().expect("a move")).expect("a legal move");
    }
    assert_eq!((line.outcome(), line.repetitions()), (None, 10));
    line.play("e8e9".parse().expect("a move")).expect("a legal move");
    assert_eq!(line.outcome(), Some(Outcome::draw(Reason::FortyPlies)));
    assert_eq!(line.repetitions(), 11);
}

fn played(moves: &str) -> Line {
    let mut line = Line::new(AnyPosition::start(Game::Chess));
    for mv in moves.split(' ') {
        line.play(mv.parse().expect("a move")).expect("a legal move");
    }
    line
}

#[test]
fn the_third_time_is_a_draw_and_undo_takes_it_back() {
    let mut line = played("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    assert_eq!((line.outcome(), line.repetitions()), (None, 2));
    let draw = Outcome::draw(Reason::Repetition);
    let effects = line.play("f6g8".parse().expect("a move")).expect("a legal move");
    assert_eq!(effects.last(), Some(&Effect::Over(draw)));
    assert_eq!(line.outcome(), Some(draw));
    let refused = line.play("e2e4".parse().expect("a move")).expect_err("it is over");
    assert_eq!(refused.reasons, [Refusal::GameOver(draw)]);
    let (mv, undone) = line.undo().expect("a move to take back");
    assert_eq!((mv.to_string().as_str(), undone), ("f6g8", effects));
    assert_eq!(line.outcome(), None);
    line.play("e7e5".parse().expect("a move")).expect("the game goes on");
}

/// The board shows the same men on the same ground, and the same side moves.
#[test]
fn cyvasse_ends_by_the_third_time_and_by_the_count() {
    let text = "k7/9/1m8/11/4M7/11/10/9/7K 8/9/10/11/12/11/10/9/8 w 0 1";
    let mut line = Line::new(support::position_of(Game::Cyvasse, text));
    let mut play = |mv: &str| line.play(mv.parse().expect("a move")).expect("a legal move");
    for mv in ["l1k1", "a9b9", "k1l1", "b9a9", "l1k1", "a9b9", "k1l1"] {
        assert!(!matches!(play(mv).last(), Some(Effect::Over(_))));
    }
    let draw = Outcome::draw(Reason::Repetition);
    assert_eq!(play("b9a9").last(), Some(&Effect::Over(draw)));

    let quiet = text.replace("w 0 1", "w 99 60");
    let mut line = Line::new(support::position_of(Game::Cyvasse, &quiet));
    let effects = line.play("l1k1".parse().expect("a move")).expect("a legal move");
    assert_eq!(effects.last(), Some(&Effect::Over(Outcome::draw(Reason::FiftyMoves))));
}

#[test]
fn a_line_can_be_looked_at_anywhere() {
    let line = played("e2e4 e7e5 e1e2 d8h4");
    assert_eq!(line.sans(), ["e4", "e5", "Ke2", "Qh4"]);
    assert_eq!(line.san_at(4), None);
    assert_eq!(line.position_at(0), Some(line.start()));
    assert_eq!(line.position_at(4), Some(line.position()));
    assert_eq!(line.position_at(5), None);
    let mut setup = line.start().to_setup();
    for ply in 0..line.ply() {
        line.effects_at(ply).expect("a ply").iter().for_each(|effect| setup.apply(effect));
    }
    assert_eq!(setup, line.position().to_setup());
}

#[test]
fn people_end_a_game_once() {
    let mut line = played("e2e4");
    let resigned = Outcome::win(Player::White, Reason::Resignation);
    assert!(line.end(resigned));
    assert!(!line.end(Outcome::draw(Reason::Agreement)));
    assert_eq!(line.outcome(), Some(resigned));
    assert!(line.play("e7e5".parse().expect("a move")).is_err());
    line.undo();
    assert_eq!(line.outcome(), None);
}

#[test]
fn a_recorded_game_may_go_on_after_a_draw() {
    let mut line = played("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    line.replay("e2e4".parse().expect("a move")).expect("a legal move");
    assert_eq!(line.outcome(), None);
}
