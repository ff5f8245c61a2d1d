//! Levels are what they are said to be: the lowest loses to a player who takes what there is to
//! take and sees nothing else, and higher ones beat lower ones.

use std::process::Command;

/// What A scores of a match, in half points of 2 × `games`.
fn half_points(game: &str, a: &str, b: &str, games: u32) -> u32 {
    let output = Command::new(env!("CARGO_BIN_EXE_pancharanga-cli"))
        .args(["match", game, "--a", a, "--b", b, "--games", &games.to_string()])
        .output()
        .expect("the program starts");
    let told = String::from_utf8_lossy(&output.stdout);
    let count = |name: &str| -> u32 {
        let line = told.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|count| count.trim().parse().ok()).unwrap_or_else(|| panic!("{told}"))
    };
    assert_eq!(count("wins") + count("draws") + count("losses"), games);
    2 * count("wins") + count("draws")
}

#[test]
fn the_lowest_level_loses_to_one_who_knows_the_rules() {
    for game in ["chess", "joker", "keres", "cyvasse", "checkered"] {
        let scored = half_points(game, "level=1", "greedy", 40);
        assert!(scored < 40, "{game}: {scored} of 80");
    }
}

#[test]
fn each_level_beats_the_one_two_below() {
    for game in ["chess", "joker", "keres", "cyvasse", "checkered"] {
        for level in 3..=5 {
            let (higher, lower) = (format!("level={level}"), format!("level={}", level - 2));
            let scored = half_points(game, &higher, &lower, 10);
            assert!(scored >= 12, "{game}: level {level} scores {scored} of 20");
        }
    }
}
