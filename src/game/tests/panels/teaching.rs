//! What teaches while a game is played: cards of men, tips that come once, and why a try is refused.

use std::time::Duration;

use bevy::prelude::*;
use engine::Level;
use pancharanga::board::{Intent, Seat, Terms};
use pancharanga::control::Touch;
use pancharanga::control::pick::Look;
use pancharanga::settings::Settings;
use pancharanga::text::Language;
use pancharanga::ui::{Leaf, Sheet};
use rules::{AnyPosition, Game, Player, Square};

use super::stage::Stage;
use super::{SIZES, english, fits};

/// Long enough to have been read.
const READ: Duration = Duration::from_millis(950);

fn known(stage: &Stage) -> Vec<String> {
    let settings = stage.app.world().resource::<Settings>();
    settings.known_tips.iter().cloned().collect()
}

fn look(stage: &mut Stage, square: &str) {
    let square: Square = square.parse().expect("a square");
    stage.app.world_mut().write_message(Look(square));
    stage.glance();
}

/// One position of each game with men of all its roles and whatever can be special about them.
const MANY: [(Game, &str); 6] = [
    (Game::Chess, "r3k2r/1q3b2/5n2/3pP3/8/8/1Q1N1B2/R3K2R w KQkq d6 0 1"),
    (Game::Joker, "4k4/4r3r/3J5/q2b1n3/1J7/3jp4/2Q1R4/1P7/4K4 w - - - - - 0 1"),
    (Game::Keres, "4k4/2(rn)3(gb)2/9/2(sl)1s4/4(PG)4/3(RS)5/2L1N1B2/9/4K4 w 0 1"),
    (Game::Cyvasse, ""),
    (Game::Checkered, "4k3/pp6/8/2o4u/8/1s1p4/t7/R3K1c1 w Q - h6h5 1111111111111111 1 0 9"),
    (Game::Checkered, "4k3/pp6/8/2o4u/8/1s1p4/t7/R3K1c1 w Q - - 1111111111111111 2b 0 9"),
];

fn many(stage: &mut Stage, game: Game, text: &str) -> AnyPosition {
    let start = AnyPosition::start(game).to_text();
    stage.start(game, if text.is_empty() { &start } else { text });
    stage.table().shown_position().clone()
}

#[test]
fn cards_of_all_men_fit_every_window_in_every_language() {
    for language in Language::ALL {
        for (width, height) in SIZES {
            let mut stage = Stage::new(Vec2::new(width as f32, height as f32), language);
            stage.app.world_mut().resource_mut::<Settings>().tips = false;
            // Where there is least room all of them, elsewhere those with most to say.
            let wordy = |game| width == 800 || matches!(game, Game::Cyvasse | Game::Joker);
            for (game, text) in MANY.into_iter().filter(|(game, _)| wordy(*game)) {
                let position = many(&mut stage, game, text);
                let mut roles = Vec::new();
                for (at, man) in position.to_setup().board.iter() {
                    let sign = (man, position.man_below(at), position.status(at));
                    if roles.contains(&sign) {
                        continue;
                    }
                    roles.push(sign);
                    look(&mut stage, &at.to_string());
                    let name = pancharanga::text::capital(&stage.role(game, man.role));
                    let what = format!("{language}-{width}x{height}-card-{game}-{at}");
                    assert!(stage.sees(&name), "{what}: {name:?} in {:?}", stage.texts());
                    let how = stage.words_of(&pancharanga::text::how(game, man.role));
                    assert!(stage.sees(&how), "{what}: {how:?} in {:?}", stage.texts());
                    fits(&stage, &what);
                }
            }
        }
    }
}

#[test]
fn a_card_says_what_a_man_does_and_suffers() {
    let mut stage = english();
    stage.app.world_mut().resource_mut::<Settings>().tips = false;
    let expect = |stage: &mut Stage, at: &str, line: &str| {
        look(stage, at);
        assert!(stage.sees(line), "{at}: {line:?} in {:?}", stage.texts());
    };
    stage.start(Game::Joker, "4k4/9/9/9/4r4/3J5/9/9/4K4 w - - - - - 0 1");
    expect(&mut stage, "d4", "Freezes e5");
    expect(&mut stage, "e5", "Frozen by the Joker on d4");
    stage.start(Game::Chess, "4k3/8/8/3r4/8/3Q4/8/4K3 w - - 0 1");
    expect(&mut stage, "d5", "Attacked from d3");
    stage.start(Game::Cyvasse, "4k3/9/5t4/5cc4/12/5R1c3/10/9/3K4 8/9/10/11/12/11/10/9/8 w 0 1");
    expect(&mut stage, "f7", "Protects f6, g6");
    stage.start(Game::Keres, "4k4/9/9/9/9/9/2(PG)6/9/4K3R w 0 1");
    expect(&mut stage, "c3", "On top of: paladin");
    expect(&mut stage, "c3", "Paladin: One or two squares in a straight line.");
    let undo = "6k1/5ppp/8/8/2u5/4P3/5PPP/6K1 w - - c7c4 1111111111111111 1 0 1";
    stage.start(Game::Checkered, undo);
    expect(&mut stage, "c4", "Not straight back to c7 on this move");
    // A touch takes the card away at once.
    stage.tap("e3");
    assert!(!stage.sees("Not straight back to c7 on this move"));
}

#[test]
fn a_tip_is_told_once_and_never_two_in_a_turn() {
    let mut stage = english();
    stage.start(Game::Checkered, "6k1/5ppp/8/8/2u5/4P3/5PPP/6K1 w - - c7c4 1111111111111111 1 0 1");
    let (first, second) = (stage.words("tip-no_way_back"), stage.words("tip-shared"));
    assert!(stage.sees(&first) && !stage.sees(&second), "{:?}", stage.texts());
    stage.picture("tip");
    std::thread::sleep(READ);
    stage.play("c4c5");
    assert_eq!(known(&stage), ["no_way_back"]);
    assert!(!stage.sees(&first));
    std::thread::sleep(READ);
    stage.play("c5c4");
    assert!(!stage.sees(&first), "it was told: {:?}", stage.texts());
}

#[test]
fn a_tip_is_closed_leads_to_the_rules_and_is_left_out_when_it_is_not_wanted() {
    let joker = "4k4/9/9/9/4r4/3J5/9/9/4K4 b - - - - - 0 1";
    let mut stage = english();
    stage.start(Game::Joker, joker);
    let tip = stage.words("tip-freeze");
    assert!(stage.sees(&tip), "{:?}", stage.texts());
    stage.press_label(&stage.words("tip-understood"));
    assert!(!stage.sees(&tip));
    assert_eq!(known(&stage), ["freeze"]);
    stage.start(Game::Joker, joker);
    assert!(!stage.sees(&tip));
    stage.open(Sheet::Settings);
    stage.press("settings-tips-again");
    stage.panels().close();
    stage.settle();
    assert!(stage.sees(&tip), "{:?}", stage.texts());
    stage.press_text(&stage.words("menu-rules"));
    assert_eq!(stage.panels().open, Some(Sheet::Rules(Leaf::at(Game::Joker, "freezing"))));
    stage.open(Sheet::Settings);
    stage.press("settings-tips-again");
    stage.press("settings-tips");
    stage.panels().close();
    stage.settle();
    assert!(!stage.sees(&tip));
}

#[test]
fn tips_are_for_the_person_to_move() {
    let mut stage = english();
    let start = "4k4/9/9/9/4r4/3J5/9/9/4K4 b - - - - - 0 1";
    let start = AnyPosition::from_text(Game::Joker, start).expect("a position");
    let seats = [Seat::Person, Seat::Computer(Some(Level::LOWEST))];
    stage.wish(Intent::new_game(Terms { start, seats, ..Terms::plain(Game::Joker) }));
    assert!(!stage.sees(&stage.words("tip-freeze")), "{:?}", stage.texts());
}

#[test]
fn tips_fit_every_window_in_every_language() {
    for language in Language::ALL {
        for (width, height) in SIZES {
            let mut stage = Stage::new(Vec2::new(width as f32, height as f32), language);
            stage.start(Game::Joker, "4k4/9/9/9/4r4/3J5/9/9/4K4 b - - - - - 0 1");
            let tip = stage.words("tip-freeze");
            assert!(stage.sees(&tip), "{language}: {:?}", stage.texts());
            fits(&stage, &format!("{language}-{width}x{height}-tip"));
        }
    }
}

#[test]
fn every_try_is_answered() {
    let mut stage = english();
    stage.app.world_mut().resource_mut::<Settings>().tips = false;
    let answers = |stage: &mut Stage, taps: &str, words: &str| {
        stage.tap(taps);
        assert!(stage.sees(words), "{taps}: {words:?} in {:?}", stage.texts());
        stage.app.world_mut().write_message(Touch::Cancel);
        stage.settle();
    };
    stage.start(Game::Chess, "4k3/8/8/8/8/8/PP2r3/K3R3 w - - 0 1");
    answers(&mut stage, "e2", "It is White’s turn, and this piece is not White’s to move.");
    answers(&mut stage, "e1 g3", "The rook cannot go from e1 to g3.");
    answers(&mut stage, "e1 e3", "The way is blocked on e2.");
    answers(&mut stage, "b2 b5", "The pawn cannot go from b2 to b5.");
    stage.start(Game::Chess, "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1");
    answers(&mut stage, "e2 d3", "Your king would be in check from e8.");
    answers(&mut stage, "e2", "This piece cannot move now. Your king would be in check from e8.");
    stage.start(Game::Joker, "4k4/9/9/9/4r4/3J5/9/9/4K4 b - - - - - 0 1");
    answers(
        &mut stage,
        "e5",
        "This piece cannot move now. The piece on e5 is frozen: the Joker on d4 holds it.",
    );
    stage.wish(Intent::Pause(true));
    stage.wish(Intent::Resign(Player::White));
    answers(&mut stage, "e5", "The game is over. You can take a move back, or start a new game.");
    let seats = [Seat::Computer(Some(Level::LOWEST)), Seat::Person];
    stage.wish(Intent::new_game(Terms { seats, ..Terms::plain(Game::Chess) }));
    if stage.table().line().ply() == 0 {
        answers(&mut stage, "e7", "It is the computer’s turn.");
    }
}

#[test]
fn the_answer_leads_to_the_rules() {
    let mut stage = english();
    stage.app.world_mut().resource_mut::<Settings>().tips = false;
    stage.start(Game::Joker, "4k4/9/9/9/4r4/3J5/9/9/4K4 b - - - - - 0 1");
    stage.tap("e5");
    stage.press_text(&stage.words("menu-rules"));
    assert_eq!(stage.panels().open, Some(Sheet::Rules(Leaf::at(Game::Joker, "freezing"))));
}
