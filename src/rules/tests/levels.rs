//! The levels of Cyvasse: each can be read, is fair, has the army and can be played.

use std::collections::BTreeMap;
use std::path::PathBuf;

use rules::layout::{self, mirrored, zone};
use rules::{
    AnyPosition, Board, Cyvasse, Effect, Game, Level, Memory, Piece, Player, Position, Role, Side,
    Square, SquareSet, Terrain,
};

/// Every level by the name of its file, which is its id.
fn levels() -> BTreeMap<String, Level> {
    let here = std::env::var("CARGO_MANIFEST_DIR").expect("cargo names the package's folder");
    let folder = PathBuf::from(here).join("../../levels/cyvasse");
    let files = std::fs::read_dir(&folder).expect("the folder is there");
    let read = |file: std::io::Result<std::fs::DirEntry>| {
        let path = file.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("a text file");
        let level = ron::from_str(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        (path.file_stem().expect("a name").to_string_lossy().into_owned(), level)
    };
    files.map(read).collect()
}

fn each(check: impl Fn(&str, &Cyvasse, &Board)) {
    let levels = levels();
    assert!(levels.len() >= 4, "there are {} levels", levels.len());
    for (name, level) in &levels {
        let start = level.start().unwrap_or_else(|why| panic!("{name}: {why}"));
        check(name, &start, &start.to_setup().board);
    }
}

#[test]
fn files_are_named_by_the_id_and_written_in_the_one_form() {
    for (name, level) in levels() {
        assert_eq!(level.id, name);
        assert_eq!(level.start().expect("a position").to_text(), level.position, "{name}");
    }
}

#[test]
fn the_standard_game_is_one_and_no_two_are_alike() {
    let levels = levels();
    assert_eq!(levels["standard"].start().as_ref(), Ok(&Cyvasse::start()));
    let mut positions: Vec<&str> = levels.values().map(|level| level.position.as_str()).collect();
    positions.sort_unstable();
    positions.dedup();
    assert_eq!(positions.len(), levels.len());
}

#[test]
fn the_board_turned_is_the_board_with_sides_changed() {
    each(|name, start, board| {
        for at in Game::Cyvasse.squares() {
            let turned = board.get(mirrored(at)).map(|man| Piece {
                side: if man.side == Side::White { Side::Black } else { Side::White },
                ..man
            });
            assert_eq!(board.get(at), turned, "{name}: {at}");
            assert_eq!(board.terrain(at), board.terrain(mirrored(at)), "{name}: {at}");
        }
        assert_eq!(start.turn(), Player::White, "{name}");
        assert_eq!(start.to_setup().memory, Memory::default(), "{name}");
    });
}

#[test]
fn both_sides_have_the_army_in_their_half() {
    each(|name, _, board| {
        for player in Player::ALL {
            assert_eq!(layout::judge(board, player), Ok(()), "{name}");
        }
    });
}

/// A player who lays out an own army finds room for it, too.
#[test]
fn a_half_has_room_for_an_army() {
    let men: usize = layout::ARMY.iter().map(|(_, count)| count).sum();
    each(|name, _, board| {
        for player in Player::ALL {
            let ground = zone(player).into_iter();
            let room = ground.filter(|&at| board.terrain(at) != Terrain::Mountain).count();
            assert!(room >= men + men / 4, "{name}: {room} squares");
        }
    });
}

/// Whoever walks gets everywhere in the end, and nobody is stuck behind the own army for long.
#[test]
fn nobody_is_walled_in() {
    each(|name, start, board| {
        let open = |at: &Square| board.terrain(*at) != Terrain::Mountain;
        let ground: SquareSet = Game::Cyvasse.squares().filter(open).collect();
        let mut reached = SquareSet::of(ground.first().expect("open ground"));
        loop {
            let beside = |at: &Square| reached.into_iter().any(|other| are_neighbours(*at, other));
            let more = reached | ground.into_iter().filter(beside).collect();
            if more == reached {
                break;
            }
            reached = more;
        }
        assert_eq!(reached, ground, "{name}");
        let moves = start.legal_moves();
        let movers: SquareSet = moves.iter().map(|mv| mv.from).collect();
        assert!(moves.len() >= 40, "{name}: {} moves", moves.len());
        assert!(movers.len() >= 15, "{name}: {} men can move", movers.len());
    });
}

/// Nobody can take anything by the first move, nor is a king ever in reach of the second.
#[test]
fn the_first_moves_take_nothing() {
    each(|name, start, _| {
        for &first in &start.legal_moves() {
            let mut next = *start;
            let effects = next.play(first).expect("a legal move");
            assert!(!effects.iter().any(Effect::is_capture), "{name}: {first}");
            for &second in &next.legal_moves() {
                let taken = next.man_at(second.to).map(|man| man.role);
                assert_ne!(taken, Some(Role::King), "{name}: {first} {second}");
            }
        }
    });
}

#[test]
fn levels_keep_what_they_are_in_saved_games() {
    for (name, level) in levels() {
        let position = AnyPosition::from_text(Game::Cyvasse, &level.position).expect("a position");
        let record = rules::Record::of(&rules::Line::new(position.clone()));
        assert_eq!(record.start.is_none(), name == "standard");
        let (read, errors) = rules::pgn::read(&rules::pgn::write(&record));
        assert_eq!(errors, []);
        assert_eq!(read[0].start_position(), Ok(position), "{name}");
    }
}

#[test]
fn what_is_no_level_is_refused() {
    for (text, told) in [
        ("(id: \"x\")", "position"),
        ("(id: \"x\", position: \"\", name: \"X\")", "name"),
        ("(id: 1, position: \"\")", "string"),
    ] {
        let error = ron::from_str::<Level>(text).expect_err("it is refused").to_string();
        assert!(error.contains(told), "{error}");
    }
    let level: Level = ron::from_str("(id: \"x\", position: \"8\")").expect("it can be read");
    assert!(level.start().is_err());
}

fn are_neighbours(a: Square, b: Square) -> bool {
    let step = (b.file() as i8 - a.file() as i8, b.rank() as i8 - a.rank() as i8);
    [(1, 0), (-1, 0), (0, 1), (0, -1), (-1, 1), (1, -1)].contains(&step)
}
