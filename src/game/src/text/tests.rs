//! Everything that can be said has words in every language.

use bevy::prelude::*;
use rules::{
    AnyPosition, CastlingRefusal, Choice, Game, Outcome, Piece, PlayError, Player, Reason,
    RecordError, Refusal, Role, Setup, SetupError, Square, StackingRefusal, SwitchRefusal,
};

use super::*;
use crate::board::Refused;
use crate::board::saved::SavedError;
use crate::keep::Notice;
use crate::settings::Settings;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Says `saying` in every language; nothing may be left without words.
fn assert_said(saying: &Saying) {
    for language in Language::ALL {
        let said = Words::new(language).say(saying);
        for bad in
            ["{", "}", "-refusal", "refusal-", "result-", "man-", "keep-", "position-", "setup-"]
        {
            assert!(!said.contains(bad), "{language}: {:?} is said as {said:?}", saying.key);
        }
        let english = Words::new(Language::En).say(saying);
        assert!(language == Language::En || said != english, "{language}: {said:?} is English");
    }
}

#[test]
fn every_result_has_words() {
    for reason in Reason::ALL {
        let winners = match reason {
            Reason::Checkmate
            | Reason::Resignation
            | Reason::KingCaptured
            | Reason::OnlyTowers
            | Reason::NoCheckeredLeft => &[Some(Player::White), Some(Player::Black)][..],
            Reason::Time | Reason::Abandoned | Reason::NoMoves => {
                &[Some(Player::White), Some(Player::Black), None]
            }
            _ => &[None],
        };
        for &winner in winners {
            assert_said(&result(Game::Chess, Outcome { winner, reason }));
        }
    }
}

#[test]
fn the_winner_is_named() {
    let said = |winner| {
        Words::default().say(&result(Game::Chess, Outcome::win(winner, Reason::Checkmate)))
    };
    assert_eq!(said(Player::White), "White wins by checkmate.");
    assert_eq!(said(Player::Black), "Black wins by checkmate.");
}

#[test]
fn every_refusal_has_words() {
    let (at, by) = (square("e4"), square("h8"));
    let piece = Piece::of(Player::White, Role::Rook);
    let turn = Player::White;
    let by_rule = [
        Refusal::GameOver(Outcome::draw(Reason::Agreement)),
        Refusal::NoSuchSquare(at),
        Refusal::SameSquare,
        Refusal::EmptySquare(at),
        Refusal::NotYourMan { at, piece, turn },
        Refusal::OwnMan { at, piece, turn },
        Refusal::Unreachable { piece, from: at, to: by },
        Refusal::Blocked { at },
        Refusal::NothingToCapture { at },
        Refusal::EnPassantOver { pawn: at },
        Refusal::LeavesKingAttacked { king: at, by },
        Refusal::PromotionMissing,
        Refusal::ChoiceNotAllowed(Choice::Become(Role::Queen)),
        Refusal::Mountain { at },
        Refusal::Water { at },
        Refusal::Barred { at, by },
        Refusal::Armoured { at, piece, left: 2 },
        Refusal::Protected { at, piece, tower: by },
        Refusal::NeverCaptures { piece },
        Refusal::NotForward { piece },
        Refusal::NotInLine { piece, most: 2 },
        Refusal::OutOfShot { piece },
        Refusal::Frozen { at, piece, by: Some(by) },
        Refusal::Frozen { at, piece, by: None },
        Refusal::CroissantOver { pawn: at },
        Refusal::StepUsed { at },
        Refusal::CheckeredMan { at, piece },
        Refusal::StraightBack { back: at },
        Refusal::Switch(SwitchRefusal::Off),
        Refusal::Switch(SwitchRefusal::NoCheckered),
        Refusal::Switch(SwitchRefusal::KingAttacked { king: at, by }),
        Refusal::Switch(SwitchRefusal::NoMove),
        Refusal::Castling(CastlingRefusal::RookFrozen { rook: at }),
        Refusal::Stacking(StackingRefusal::King),
        Refusal::Stacking(StackingRefusal::Full { at }),
        Refusal::Stacking(StackingRefusal::WholeStack { at }),
        Refusal::Stacking(StackingRefusal::NoStack { at }),
        Refusal::Castling(CastlingRefusal::RightLost),
        Refusal::Castling(CastlingRefusal::Blocked { at }),
        Refusal::Castling(CastlingRefusal::InCheck { king: at, by }),
        Refusal::Castling(CastlingRefusal::Attacked { at, by }),
    ];
    let mv = "e2e4".parse().unwrap();
    for reason in by_rule {
        assert_said(&refusal(Game::Chess, &PlayError { mv, reasons: vec![reason] }.into()));
    }
    let number = 3;
    let error = PlayError { mv, reasons: vec![Refusal::SameSquare] };
    let newer = SavedError::Newer { format: 2 };
    for why in [
        Refused::Play(PlayError { mv, reasons: Vec::new() }),
        Refused::Over,
        Refused::LookingBack,
        Refused::Paused,
        Refused::NothingToUndo,
        Refused::NothingToRedo,
        Refused::NoOffer,
        Refused::NoSuchPly { ply: 9, plies: 1 },
        Refused::Unplayable(newer),
        Refused::Unplayable(SavedError::Record(RecordError::TooDeep)),
        Refused::Unplayable(SavedError::Level(engine::NoSuchLevel(11))),
        Refused::Unplayable(SavedError::Text { line: 1, column: 2, what: String::from("x") }),
        Refused::Unplayable(SavedError::Undone { number, error: error.clone() }),
        Refused::Unplayable(SavedError::Record(RecordError::Move { number, error })),
    ] {
        assert_said(&refusal(Game::Chess, &why));
    }
}

#[test]
fn every_piece_begins_a_sentence() {
    for role in Game::ALL.into_iter().flat_map(Game::roles).copied() {
        let piece = Piece::of(Player::White, role);
        let reasons = vec![Refusal::Unreachable { piece, from: square("a1"), to: square("b5") }];
        assert_said(&refusal(
            Game::Chess,
            &PlayError { mv: "a1b5".parse().unwrap(), reasons }.into(),
        ));
    }
}

#[test]
fn every_game_has_a_name_and_a_line_about_it() {
    for language in Language::ALL {
        let words = Words::new(language);
        for game in Game::ALL {
            for key in [format!("game-{game}"), format!("game-{game}-about")] {
                assert_ne!(words.get(&key), key, "{language}");
            }
        }
        for (game, role) in
            Game::ALL.into_iter().flat_map(|game| game.roles().iter().map(move |role| (game, role)))
        {
            let name = words.role(game, *role);
            assert!(!name.contains('-') && !name.is_empty(), "{language}: {name}");
        }
    }
}

#[test]
fn every_level_of_the_computer_is_described() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut told: Vec<String> =
            (1..=10).map(|level| words.get(&format!("computer-about-{level}"))).collect();
        assert!(told.iter().all(|about| !about.starts_with("computer-about")), "{language}");
        told.sort();
        told.dedup();
        assert_eq!(told.len(), 10, "{language}: each level has words of its own");
    }
}

#[test]
fn faults_of_positions_have_words() {
    for text in [
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8 w - - 0 1",
        "9/8/8/8/8/8/8/8 w - - 0 1",
        "08/8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8/7x w - - 0 1",
        "8/8/8/8/8/8/8/K6k x - - 0 1",
        "8/8/8/8/8/8/8/K6k w qK - 0 1",
        "8/8/8/8/8/8/8/K6k w K - 0 1",
        "8/8/8/8/8/8/8/K6k w - e9 0 1",
        "8/8/8/8/8/8/8/K6k w - e6 0 1",
        "8/8/8/8/8/8/8/K6k w - - x 1",
        "8/8/8/8/8/8/8/K6k w - - 0 0",
        "8/8/8/8/8/8/8/K6k w - - 0 1 more",
        "8/8/8/8/8/8/8/K6k  w - - 0 1",
        "8/8/8/8/8/8/8/K6k",
        "8/8/8/8/8/8/8/K4R1k w - - 0 1",
        "k7/8/8/1K6/8/8/8/P1KK4 w - - 0 1",
        "k7/8/8/PPPPPPPP/PPPPPPPP/8/8/7K w - - 0 1",
    ] {
        let error = AnyPosition::from_text(Game::Chess, text).unwrap_err();
        assert_said(&fault(&error));
    }
    let error: SetupError = AnyPosition::new(&Setup::empty(Game::Chess)).unwrap_err();
    let said = Words::default().say(&fault(&error.into()));
    assert!(said.ends_with("White has no king. Black has no king."), "{said}");
}

#[test]
fn counts_follow_the_grammar() {
    let said = |language, plies| {
        Words::new(language).say(&refusal(Game::Chess, &Refused::NoSuchPly { ply: 9, plies }))
    };
    assert!(said(Language::En, 1).contains("one move;"));
    assert!(said(Language::En, 2).contains("2 moves;"));
    assert!(said(Language::Fr, 0).contains("0 coup\u{a0};"));
    assert!(said(Language::Pt, 2).contains("2 lances;"));
}

#[test]
fn a_key_without_words_is_still_readable() {
    assert_eq!(Words::default().get("no-such-key"), "no-such-key");
}

#[test]
fn locales_of_systems_are_understood() {
    for (locale, language) in [
        ("pt-BR", Some(Language::Pt)),
        ("hi_IN.UTF-8", Some(Language::Hi)),
        ("FR", Some(Language::Fr)),
        ("ne_NP@calendar", Some(Language::Ne)),
        ("C", None),
        ("", None),
    ] {
        assert_eq!(Language::of_locale(locale), language, "{locale}");
    }
}

/// The words of an app whose person chose `language` and whose system has such fonts.
fn app(language: &str, devanagari: Option<&str>) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, plugin))
        .insert_resource(FontsFound { devanagari: devanagari.map(String::from), ..default() })
        .insert_resource(Settings { language: Some(language.into()), ..default() });
    app.update();
    app
}

/// How often the person was told something since the last call.
fn notices(app: &mut App) -> usize {
    app.world_mut().resource_mut::<Messages<Notice>>().drain().count()
}

#[test]
fn words_follow_the_settings_while_running() {
    let mut app = app("es", Some("Noto Sans Devanagari"));
    assert_eq!(app.world().resource::<Words>().language(), Language::Es);
    app.world_mut().resource_mut::<Settings>().language = Some("ne".into());
    app.update();
    let words = app.world().resource::<Words>();
    assert_eq!(words.language(), Language::Ne);
    assert_eq!(words.get("role-queen"), "मन्त्री");
}

#[test]
fn without_a_font_the_game_says_so_once_and_stays_readable() {
    let mut app = app("ne", None);
    assert_eq!(app.world().resource::<Words>().language(), Language::En);
    assert_eq!(notices(&mut app), 1);
    app.world_mut().resource_mut::<Settings>().volume = 0.1;
    app.update();
    assert_eq!(notices(&mut app), 0);
    let settings = app.world().resource::<Settings>();
    assert_eq!(settings.language.as_deref(), Some("ne"), "the choice stays");
}
