//! The game on the table is on disk before the next frame.

use super::*;

#[test]
fn each_move_is_on_disk_in_its_own_frame() {
    let (_home, folders) = home();
    let mut app = app(&folders);
    assert!(!folders.games.exists(), "a table nobody played at is no game yet");
    for (ply, mv) in ["e2e4", "e7e5", "g1f3"].into_iter().enumerate() {
        play(&mut app, mv);
        let kept = load(&folders, &table(&app).id).unwrap();
        assert_eq!(kept.plies(), ply + 1);
        assert_eq!(kept, table(&app).to_saved());
    }
    app.world_mut().write_message(Intent::Undo);
    app.update();
    assert_eq!(load(&folders, &table(&app).id).unwrap().plies(), 2);
    app.world_mut().write_message(Intent::Resign(rules::Player::White));
    app.update();
    assert!(load(&folders, &table(&app).id).unwrap().outcome().is_some());
}

#[test]
fn the_next_start_finds_the_unfinished_game_with_nothing_lost() {
    let (_home, folders) = home();
    let mut before = app(&folders);
    play(&mut before, "d2d4");
    play(&mut before, "g8f6");
    let left = table(&before).to_saved();

    let mut after = app(&folders);
    let found = after.world().resource::<Unfinished>().0.clone().unwrap();
    assert_eq!(found, left);
    after.world_mut().write_message(Intent::Open(Box::new(found)));
    after.update();
    play(&mut after, "c2c4");
    assert_eq!(shelf(&folders).entries.len(), 1, "it goes on in its own file");
    assert_eq!(load(&folders, &left.id).unwrap().plies(), 3);
}

#[test]
fn armies_that_were_laid_out_are_on_disk_before_the_first_move() {
    let (_home, folders) = home();
    let mut app = app(&folders);
    let begin = |app: &mut App, text: &str| {
        let start = rules::AnyPosition::from_text(Game::Cyvasse, text).unwrap();
        app.world_mut()
            .write_message(Intent::new_game(Terms { start, ..Terms::plain(Game::Cyvasse) }));
        app.update();
    };
    begin(&mut app, &crate::levels::cyvasse()[1].position);
    assert!(load(&folders, &table(&app).id).is_err(), "a level can be put up again at any time");
    let own = crate::levels::cyvasse()[0].position.replacen("MSMM", "SMMM", 1);
    begin(&mut app, &own);
    assert_eq!(load(&folders, &table(&app).id).unwrap(), table(&app).to_saved());
}

#[test]
fn finished_games_are_not_offered_again() {
    let (_home, folders) = home();
    shelved(&folders, &["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert!(app(&folders).world().resource::<Unfinished>().0.is_none());
}

#[test]
fn a_damaged_game_is_told_at_the_start_and_an_older_one_offered() {
    let (_home, folders) = home();
    let whole = shelved(&folders, &["e2e4"]);
    fs::write(path(&folders, "game-torn"), "(format: 1, id: \"game-to").unwrap();
    let mut app = app(&folders);
    assert_eq!(app.world().resource::<Unfinished>().0.as_ref().unwrap().id, whole.id);
    assert_eq!(notices(&mut app), ["keep-game-set-aside"]);
    assert!(folders.games.join("game-torn.ron.damaged-1").exists());
}

#[test]
fn a_disk_that_fails_is_told_once_and_the_game_goes_on() {
    let (_home, folders) = home();
    // A file where the folder should be: nothing can be written.
    fs::write(&folders.games, "in the way").unwrap();
    let mut app = app(&folders);
    play(&mut app, "e2e4");
    assert_eq!(notices(&mut app), ["keep-goes-on"]);
    play(&mut app, "e7e5");
    assert!(notices(&mut app).is_empty());
    assert_eq!(table(&app).line().ply(), 2);
    fs::remove_file(&folders.games).unwrap();
    play(&mut app, "g1f3");
    assert_eq!(load(&folders, &table(&app).id).unwrap().plies(), 3, "it is kept once it can be");
}

#[test]
fn two_windows_with_the_same_game_keep_both_lines_of_play() {
    let (_home, folders) = home();
    let saved = shelved(&folders, &["e2e4"]);
    let mut windows = [app(&folders), app(&folders)];
    for window in &mut windows {
        window.world_mut().write_message(Intent::Open(Box::new(saved.clone())));
        window.update();
    }
    let [first, second] = &mut windows;
    play(first, "e7e5");
    play(second, "c7c5");
    assert_eq!(notices(second), ["keep-copy"]);
    play(first, "g1f3");
    play(second, "b1c3");
    assert_ne!(table(first).id, table(second).id);
    assert_eq!(load(&folders, &table(first).id).unwrap(), table(first).to_saved());
    assert_eq!(load(&folders, &table(second).id).unwrap(), table(second).to_saved());
    assert_eq!(shelf(&folders).entries.len(), 2);
}

#[test]
fn a_study_is_not_kept_and_the_game_beside_it_is() {
    let (_home, folders) = home();
    let mut app = app(&folders);
    play(&mut app, "e2e4");
    let before = fs::read_to_string(path(&folders, &table(&app).id)).unwrap();
    let names = names_in(&folders.games);
    let seat = rules::Player::White;
    let study = board::Study {
        subject: board::Subject::Review,
        seat,
        hands: board::Hands::Moves,
        feet: board::Feet::All,
    };
    let start = rules::AnyPosition::start(Game::Cyvasse);
    let mut script = app.world_mut().resource_mut::<board::Script>();
    script.put_up(study, start.clone());
    script.play(start.legal_moves()[0]);
    app.update();
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert_eq!(names_in(&folders.games), names);
    app.world_mut().resource_mut::<board::Script>().leave();
    app.update();
    play(&mut app, "e7e5");
    assert_eq!(names_in(&folders.games), names, "it goes on under its name");
    assert_ne!(fs::read_to_string(path(&folders, &table(&app).id)).unwrap(), before);
}
