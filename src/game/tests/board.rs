//! The board layer without a window: intents go in, components come out, and after every turn
//! of random games they say what the rules say.

#[path = "board/analysis.rs"]
mod analysis;
#[path = "board/computer.rs"]
mod computer;
#[path = "board/lessons.rs"]
mod lessons;
#[path = "board/study.rs"]
mod study;

use std::time::Duration;

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use pancharanga::board::gather::{Gathered, Standing, gather};
use pancharanga::board::{
    self, At, Control, Intent, Man, Saved, Table, Taken, Terms, Terrain, Tile, WishRefused,
};
use rules::{Game, Player, Reason, Role, Square};

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, board::plugin));
    app.update();
    app
}

fn wish(app: &mut App, wish: Intent) {
    app.world_mut().write_message(wish);
    app.update();
}

fn play(app: &mut App, moves: &str) {
    for mv in moves.split_whitespace() {
        wish(app, Intent::Play(mv.parse().expect("a move")));
    }
}

fn table(app: &App) -> &Table {
    app.world().resource::<Table>()
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// Asserts that the components say what the rules say of the ply that is shown.
fn agrees(app: &mut App) {
    let world = app.world_mut();
    let told = Gathered::of(world.resource::<Table>().shown_position());
    let read = |men: Query<Standing>, tiles: Query<(&Tile, &Terrain)>| gather(&men, &tiles);
    assert_eq!(world.run_system_once(read).expect("a reading"), told);
    let men = world.query::<&Man>().iter(world).count();
    let start = world.resource::<Table>().line().start().to_setup().board;
    let riders = Square::all().filter(|at| start.below(*at).is_some()).count();
    assert_eq!(men, start.iter().count() + riders, "men are taken, never lost");
    let taken = world.query_filtered::<(), (With<Man>, With<Taken>)>().iter(world).count();
    let standing = world.query_filtered::<(), (With<Man>, With<At>)>().iter(world).count();
    assert_eq!(taken + standing, men, "a man stands or is taken");
}

/// A man as an entity: who it is must survive moves, undo and promotion.
fn man_on(app: &mut App, name: &str) -> Option<(Entity, Man)> {
    let world = app.world_mut();
    world
        .query::<(Entity, &Man, &At)>()
        .iter(world)
        .find(|(_, _, at)| at.0 == square(name))
        .map(|(entity, man, _)| (entity, *man))
}

/// How many wishes were refused since it was last asked.
fn refusals(app: &mut App) -> usize {
    app.world_mut().resource_mut::<Messages<WishRefused>>().drain().count()
}

/// A small generator of numbers; the games must be the same on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }
}

#[test]
fn a_new_board_has_its_squares_and_men() {
    let mut app = app();
    let world = app.world_mut();
    assert_eq!(world.query::<&Tile>().iter(world).count(), 64);
    assert_eq!(world.query::<(&Man, &At)>().iter(world).count(), 32);
    agrees(&mut app);
}

#[test]
fn components_equal_the_rules_after_every_turn_of_random_games() {
    let mut dice = Dice(0x5eed_cafe);
    for game in Game::ALL.into_iter().cycle().take(12.max(4 * Game::ALL.len())) {
        let mut app = app();
        wish(&mut app, Intent::new_game(Terms::plain(game)));
        for _ in 0..220 {
            let last = table(&app).line().ply();
            let what = match dice.roll(10) {
                0 if table(&app).can_undo() => Intent::Undo,
                1 if table(&app).can_redo() => Intent::Redo,
                2 => Intent::Show(dice.roll(last + 1)),
                _ => {
                    wish(&mut app, Intent::Show(last));
                    let moves = table(&app).shown_position().legal_moves();
                    if table(&app).outcome().is_some() {
                        break;
                    }
                    Intent::Play(moves[dice.roll(moves.len())])
                }
            };
            wish(&mut app, what);
            assert_eq!(refusals(&mut app), 0);
            agrees(&mut app);
        }
        let plies = table(&app).line().ply();
        for ply in [0, plies / 2, plies, 1.min(plies)] {
            wish(&mut app, Intent::Show(ply));
            agrees(&mut app);
        }
        while table(&app).can_undo() {
            wish(&mut app, Intent::Undo);
            agrees(&mut app);
        }
    }
}

#[test]
fn a_man_keeps_its_identity_through_castling_capture_promotion_and_undo() {
    let mut app = app();
    play(&mut app, "h2h4 g7g5 h4g5 h7h6 g5h6 g8f6 h6h7 f6g8");
    let pawn = man_on(&mut app, "h7").expect("the pawn");
    let knight = man_on(&mut app, "g8").expect("the knight");
    play(&mut app, "h7g8q");
    let queen = man_on(&mut app, "g8").expect("the queen");
    assert_eq!(queen.0, pawn.0);
    assert_eq!(queen.1.0.role, Role::Queen);
    wish(&mut app, Intent::Undo);
    assert_eq!(man_on(&mut app, "h7"), Some(pawn));
    assert_eq!(man_on(&mut app, "g8"), Some(knight));
    agrees(&mut app);

    wish(&mut app, Intent::new_game(Terms::plain(Game::Chess)));
    let rook = man_on(&mut app, "h1").expect("the rook");
    play(&mut app, "e2e4 e7e5 g1f3 g8f6 f1e2 f8e7 e1h1");
    assert_eq!(man_on(&mut app, "f1").map(|(entity, _)| entity), Some(rook.0));
    assert_eq!(table(&app).last_move().map(|mv| mv.to_string()).as_deref(), Some("e1g1"));
    agrees(&mut app);
}

#[test]
fn a_refused_wish_changes_nothing_and_says_why() {
    let mut app = app();
    for mv in ["e2e5", "e7e5", "e4e5", "a1a1"] {
        let before = table(&app).shown_position().to_text();
        wish(&mut app, Intent::Play(mv.parse().unwrap()));
        assert_eq!(refusals(&mut app), 1, "{mv}");
        assert_eq!(table(&app).shown_position().to_text(), before);
        assert_eq!(table(&app).line().ply(), 0);
    }
    for nonsense in [Intent::Undo, Intent::Redo, Intent::Show(3), Intent::AnswerDraw(true)] {
        wish(&mut app, nonsense);
        assert_eq!(refusals(&mut app), 1);
    }
    play(&mut app, "e2e4 e7e5");
    wish(&mut app, Intent::Show(1));
    play(&mut app, "g1f3");
    assert_eq!(refusals(&mut app), 1, "an earlier position is shown");
    agrees(&mut app);
}

#[test]
fn undo_and_redo_carry_the_clocks() {
    let mut app = app();
    let terms = Terms { control: Some(Control::new(3, 2)), ..Terms::plain(Game::Chess) };
    wish(&mut app, Intent::new_game(terms));
    assert_eq!(table(&app).running(), None, "nobody's clock runs before the first move");
    play(&mut app, "e2e4");
    assert_eq!(table(&app).running(), Some(Player::Black));
    let mut world = app.world_mut().resource_mut::<Table>();
    world.tick(Duration::from_secs(20));
    play(&mut app, "e7e5");
    let after = *table(&app).clock().expect("a clock");
    assert!(after.left(Player::Black) <= Duration::from_secs(162));
    assert!(after.left(Player::Black) > Duration::from_secs(161));
    wish(&mut app, Intent::Undo);
    let before = table(&app).clock().expect("a clock").left(Player::Black);
    assert!(before > Duration::from_secs(179), "the whole turn is given back: {before:?}");
    wish(&mut app, Intent::Redo);
    let again = table(&app).clock().expect("a clock").left(Player::Black);
    assert_eq!(again, after.left(Player::Black));
}

#[test]
fn a_clock_that_runs_out_loses_unless_the_other_side_cannot_mate() {
    let mut app = app();
    let terms = Terms { control: Some(Control::new(1, 0)), ..Terms::plain(Game::Chess) };
    wish(&mut app, Intent::new_game(terms));
    play(&mut app, "e2e4");
    app.world_mut().resource_mut::<Table>().tick(Duration::from_secs(61));
    let outcome = table(&app).outcome().expect("an end");
    assert_eq!((outcome.winner, outcome.reason), (Some(Player::White), Reason::Time));
    play(&mut app, "e7e5");
    assert_eq!(refusals(&mut app), 1, "nobody moves after the end");
}

#[test]
fn pause_stops_the_clock_and_the_hand() {
    let mut app = app();
    let terms = Terms { control: Some(Control::new(1, 0)), ..Terms::plain(Game::Chess) };
    wish(&mut app, Intent::new_game(terms));
    play(&mut app, "e2e4");
    wish(&mut app, Intent::Pause(true));
    assert_eq!(table(&app).running(), None);
    play(&mut app, "e7e5");
    assert_eq!(refusals(&mut app), 1);
    wish(&mut app, Intent::Pause(false));
    play(&mut app, "e7e5");
    assert_eq!(refusals(&mut app), 0);
}

#[test]
fn offers_answers_and_resignation_end_the_game() {
    let mut app = app();
    play(&mut app, "e2e4");
    wish(&mut app, Intent::OfferDraw(Player::White));
    assert_eq!(table(&app).draw_offer(), Some(Player::White));
    play(&mut app, "e7e5");
    assert_eq!(table(&app).draw_offer(), None, "a move declines the offer");
    wish(&mut app, Intent::OfferDraw(Player::Black));
    wish(&mut app, Intent::AnswerDraw(true));
    assert_eq!(table(&app).outcome().map(|outcome| outcome.reason), Some(Reason::Agreement));

    wish(&mut app, Intent::Rematch);
    assert_eq!(table(&app).line().ply(), 0);
    wish(&mut app, Intent::Resign(Player::White));
    assert_eq!(table(&app).outcome().and_then(|outcome| outcome.winner), Some(Player::Black));
    agrees(&mut app);
}

#[test]
fn gathering_tells_one_man_too_many() {
    let mut app = app();
    let before = Gathered::of(table(&app).shown_position());
    let man = rules::Piece::of(Player::White, Role::Queen);
    app.world_mut().spawn((Man(man), At(square("e5"))));
    let read = |men: Query<Standing>, tiles: Query<(&Tile, &Terrain)>| gather(&men, &tiles);
    assert!(app.world_mut().run_system_once(read).expect("a reading") != before);
}

#[test]
fn an_opened_game_knows_whom_it_lost_and_goes_back_to_its_start() {
    let mut before = app();
    play(&mut before, "e2e4 d7d5 e4d5 d8d5");
    let saved = Saved::read(&table(&before).to_saved().write()).expect("a saved game");
    let mut after = app();
    wish(&mut after, Intent::Open(Box::new(saved)));
    let taken = |app: &mut App| app.world_mut().query::<&Taken>().iter(app.world()).count();
    assert_eq!(taken(&mut after), 2);
    wish(&mut after, Intent::Show(0));
    assert_eq!(taken(&mut after), 0);
    agrees(&mut after);
}
