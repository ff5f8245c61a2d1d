//! Whatever is done, a layout stays one that the rules allow, and nothing of it is lost.

use rules::layout::{LayoutFault, judge};
use rules::{Game, Piece, SquareSet, Terrain};

use super::*;
use crate::board::Seat;
use crate::levels;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn standard() -> AnyPosition {
    AnyPosition::start(Game::Cyvasse)
}

/// The standard game on open ground.
fn flat() -> AnyPosition {
    let mut setup = standard().to_setup();
    Square::all().for_each(|at| setup.board.set_terrain(at, Terrain::Open));
    AnyPosition::new(&setup).unwrap()
}

fn muster(start: AnyPosition) -> Muster {
    Muster::new(Terms { start, ..Terms::plain(Game::Cyvasse) }, 0)
}

/// White's half of the standard board.
fn half() -> Half {
    Half::new(Player::White, bare(&standard()))
}

/// The board of every level, and boards with ever more mountains and water.
fn boards() -> Vec<Board> {
    let mut boards: Vec<Board> = levels::cyvasse()
        .iter()
        .map(|level| bare(&AnyPosition::from_text(Game::Cyvasse, &level.position).unwrap()))
        .collect();
    boards.push(bare(&standard()));
    for seed in 0..60 {
        // A layout by chance says where it is wet and where it is high.
        let mut board = Board::default();
        for player in Player::ALL {
            let mut half = Half::new(player, Board::default());
            half.scatter(seed * 2 + player.index() as u64);
            for (nth, (at, _)) in half.men().enumerate() {
                let high = nth < seed as usize / 4;
                board.set_terrain(at, if high { Terrain::Mountain } else { Terrain::Water });
            }
        }
        boards.push(board);
    }
    boards
}

fn halves() -> impl Iterator<Item = Half> {
    boards()
        .into_iter()
        .flat_map(|board| Player::ALL.map(|player| Half::new(player, board.clone())))
}

#[test]
fn templates_are_complete_and_legal_on_every_ground() {
    for mut half in halves() {
        for template in Template::ALL {
            half.form(&template.formation());
            assert_eq!(half.judge(), Ok(()), "{template:?}");
            assert_eq!(half.men().count(), 23);
            let squares = |role| half.board().squares_of(Piece::of(half.player(), role));
            let king = squares(Role::King).first().unwrap();
            let ground = half.ground();
            let near = |tower: Square| ground.into_iter().any(|at| distance(at, tower) == 1);
            let guarded = squares(Role::Tower).into_iter().any(|tower| distance(king, tower) == 1);
            assert!(guarded || !squares(Role::Tower).into_iter().any(near), "{template:?}");
        }
    }
}

#[test]
fn templates_differ_and_protect_who_needs_it() {
    for template in Template::ALL {
        let mut muster = muster(flat());
        for _ in Player::ALL {
            let half = muster.half_mut().unwrap();
            half.form(&template.formation());
            if let Some(terms) = muster.finish().unwrap() {
                let position = terms.start;
                for (at, man) in position.to_setup().board.iter() {
                    let weak = matches!(man.role, Role::King | Role::Crossbowman | Role::Trebuchet);
                    assert!(!weak || position.status(at).protected, "{template:?}: {man} on {at}");
                }
            }
            muster.take_over();
        }
        let same =
            Template::ALL.into_iter().filter(|other| other.formation() == template.formation());
        assert_eq!(same.count(), 1, "{template:?}");
    }
}

#[test]
fn layouts_by_chance_are_complete_legal_and_differ() {
    for mut half in halves() {
        let mut seen = Vec::new();
        for seed in 0..8 {
            half.scatter(seed);
            assert_eq!(half.judge(), Ok(()));
            assert!(!seen.contains(half.board()));
            seen.push(half.board().clone());
        }
    }
}

#[test]
fn any_touches_keep_to_the_rules() {
    for (nth, mut half) in halves().enumerate() {
        for step in 0..200 {
            let mut squares: Vec<Square> = Square::all().collect();
            // The order is chance enough.
            half::shuffle(&mut squares, (nth * 1000 + step) as u64);
            let (role, _) = layout::ARMY[squares[1].index() % layout::ARMY.len()];
            match squares[2].index() % 7 {
                0 | 1 => half.take(Held::Reserve(role)),
                2 => half.put_back(),
                3 => half.undo(),
                _ => {
                    let before = half.board().clone();
                    if half.touch(squares[0]).is_err() {
                        assert_eq!(*half.board(), before);
                    }
                }
            }
            let faults = half.judge().err().map(|error| error.faults).unwrap_or_default();
            let missing = |fault: &LayoutFault| matches!(fault, LayoutFault::Missing { .. });
            assert!(faults.iter().all(missing), "{faults:?}");
            let reserve: usize = layout::ARMY.iter().map(|(role, _)| half.reserve(*role)).sum();
            assert_eq!(reserve + half.men().count(), 23);
        }
    }
}

#[test]
fn men_of_the_reserve_go_where_they_are_put_one_after_another() {
    let mut half = half();
    half.take(Held::Reserve(Role::Spearman));
    for at in ["e3", "g3", "i3"] {
        half.touch(square(at)).unwrap();
    }
    assert_eq!((half.reserve(Role::Spearman), half.held()), (0, None));
    half.take(Held::Reserve(Role::Spearman));
    assert_eq!(half.held(), None, "there is no spearman left");
    half.take(Held::Reserve(Role::King));
    half.touch(square("g3")).unwrap();
    assert_eq!((half.reserve(Role::Spearman), half.reserve(Role::King)), (1, 0));
}

#[test]
fn placed_men_move_change_places_and_go_back() {
    let mut half = half();
    half.form(&Template::Line.formation());
    let role = |half: &Half, at: &str| half.board().get(square(at)).map(|man| man.role);
    for at in ["h1", "i1"] {
        half.touch(square(at)).unwrap();
    }
    assert_eq!(role(&half, "h1"), Some(Role::Trebuchet));
    assert_eq!(role(&half, "i1"), Some(Role::King));
    half.touch(square("i1")).unwrap();
    half.touch(square("i1")).unwrap();
    assert_eq!((half.held(), role(&half, "i1")), (None, Some(Role::King)));
    half.touch(square("i1")).unwrap();
    half.touch(square("l1")).unwrap();
    assert_eq!((role(&half, "i1"), role(&half, "l1")), (None, Some(Role::King)));
    half.touch(square("l1")).unwrap();
    half.put_back();
    assert_eq!((role(&half, "l1"), half.reserve(Role::King)), (None, 1));
    half.undo();
    half.undo();
    half.undo();
    assert_eq!(half.formation(), Template::Line.formation());
    half.undo();
    assert!(half.is_empty() && !half.can_undo());
}

#[test]
fn what_is_refused_is_said_and_stays_in_hand() {
    let mut half = half();
    let held = Held::Reserve(Role::Dragon);
    half.take(held);
    let refused = |half: &mut Half, at: &str| half.touch(square(at)).unwrap_err();
    assert!(matches!(refused(&mut half, "d4"), LayoutFault::OnMountain { .. }));
    assert!(matches!(refused(&mut half, "e5"), LayoutFault::OutsideZone { .. }));
    assert!(matches!(refused(&mut half, "e8"), LayoutFault::OutsideZone { .. }));
    assert_eq!((half.held(), half.is_empty()), (Some(held), true));
}

#[test]
fn a_formation_serves_either_side_and_any_ground() {
    let mut white = half();
    white.scatter(7);
    let mut black = Half::new(Player::Black, bare(&standard()));
    black.form(&white.formation());
    assert_eq!(black.formation(), white.formation());
    for (at, man) in white.men() {
        let turned = Piece::of(Player::Black, man.role);
        assert_eq!(black.board().get(layout::mirrored(at)), Some(turned));
    }
    for mut half in halves() {
        half.form(&white.formation());
        assert_eq!(half.judge(), Ok(()));
    }
}

#[test]
fn a_formation_from_a_file_may_hold_anything() {
    let text = r#"{"h1": king, "g1": king, "a1": tower, "e5": queen, "d4": dragon, "h9": rider}"#;
    let formation: Formation = ron::from_str(text).unwrap();
    let mut half = half();
    half.form(&formation);
    let faults = half.judge().unwrap_err().faults;
    assert!(faults.iter().all(|fault| matches!(fault, LayoutFault::Missing { .. })), "{faults:?}");
    assert_eq!(half.men().count(), 4, "one king, the tower, the dragon and the rider");
    let back: Formation = ron::from_str(&ron::to_string(&half.formation()).unwrap()).unwrap();
    assert_eq!(back, half.formation());
}

#[test]
fn white_is_first_and_then_out_of_reach() {
    let mut muster = muster(standard());
    assert_eq!(muster.stage(), Stage::Laying(Player::White));
    let missing = muster.finish().unwrap_err();
    assert_eq!(missing.faults.len(), layout::ARMY.len());
    assert!(!muster.is_begun());
    muster.half_mut().unwrap().form(&Template::Wings.formation());
    assert!(muster.is_begun());
    assert_eq!(muster.finish(), Ok(None));
    assert_eq!(muster.stage(), Stage::HandingOver);
    assert!(muster.half().is_none() && muster.half_mut().is_none());
    assert_eq!(muster.finish(), Ok(None), "nobody is at the table");
    muster.take_over();
    let black = muster.half().unwrap();
    assert_eq!(black.player(), Player::Black);
    assert!(black.men().next().is_none(), "Black sees nothing of White");
}

#[test]
fn the_game_begins_with_both_armies_on_the_chosen_ground() {
    let names = ["Asha", "Ben"].map(String::from);
    let terms = Terms { names: names.clone(), ..Terms::plain(Game::Cyvasse) };
    let mut muster = Muster::new(terms, 0);
    muster.half_mut().unwrap().form(&Template::Stronghold.formation());
    muster.finish().unwrap();
    muster.take_over();
    muster.half_mut().unwrap().scatter(3);
    let terms = muster.finish().unwrap().expect("both are done");
    assert_eq!(terms.names, names);
    let board = terms.start.to_setup().board;
    for player in Player::ALL {
        assert_eq!(judge(&board, player), Ok(()));
    }
    let ground = bare(&standard());
    assert!(Square::all().all(|at| board.terrain(at) == ground.terrain(at)));
    assert_eq!((terms.start.turn(), terms.start.outcome()), (Player::White, None));
}

#[test]
fn a_half_without_room_is_told_beforehand() {
    assert!(Muster::is_possible(&standard()));
    let mut setup = standard().to_setup();
    let high: SquareSet = layout::zone(Player::Black).into_iter().take(16).collect();
    for at in high {
        setup.board.set(at, None);
        setup.board.set_terrain(at, Terrain::Mountain);
    }
    assert!(!Muster::is_possible(&AnyPosition::new(&setup).unwrap()));
}

#[test]
fn the_computer_lays_its_army_out_by_itself() {
    let computer = Seat::Computer(Some(engine::Level::LOWEST));
    for seed in 0..8 {
        for (person, seats) in
            Player::ALL.into_iter().zip([[Seat::Person, computer], [computer, Seat::Person]])
        {
            let terms = Terms { seats, ..Terms::plain(Game::Cyvasse) };
            let mut muster = Muster::new(terms, seed);
            assert_eq!(muster.stage(), Stage::Laying(person));
            assert_eq!((muster.is_begun(), muster.away()), (false, None));
            muster.half_mut().unwrap().scatter(seed);
            let terms = muster.finish().unwrap().expect("nobody else comes to the table");
            assert_eq!(terms.seats, seats);
            let board = terms.start.to_setup().board;
            assert_eq!(Player::ALL.map(|player| judge(&board, player)), [Ok(()), Ok(())]);
        }
    }
}
