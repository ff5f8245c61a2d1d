//! The files of the lessons, built into the program so that it can always teach.

use rules::Game;

/// A file's name without its folder, and what it says.
pub(super) type File = (&'static str, &'static str);

/// The files of the course of `game`, in order.
pub(super) const fn files(game: Game) -> &'static [File] {
    macro_rules! lessons {
        ($game:literal: $($name:literal),* $(,)?) => {
            &[$((
                concat!($name, ".ron"),
                include_str!(concat!("../../../../levels/lessons/", $game, "/", $name, ".ron")),
            )),*]
        };
    }
    match game {
        Game::Chess => lessons!(
            "chess":
            "01_rook",
            "02_bishop",
            "03_knight",
            "04_pawn",
            "05_check",
            "06_mate",
            "07_castling",
            "08_promotion",
            "09_en_passant",
            "10_draws",
            "11_ending",
            "12_notation",
            "13_plans",
        ),
        Game::Joker => lessons!(
            "joker":
            "01_board",
            "02_joker",
            "03_freezing",
            "04_frozen",
            "05_leaving",
            "06_taken",
            "07_check",
            "08_croissant",
            "09_castling",
            "10_ending",
            "11_plans",
        ),
        Game::Keres => lessons!(
            "keres":
            "01_king",
            "02_rook_bishop_knight",
            "03_paladin_guard",
            "04_soldier_ballista",
            "05_promotion",
            "06_stacking",
            "07_whole_stack",
            "08_top_alone",
            "09_stack_taken",
            "10_stack_promotion",
            "11_draws",
            "12_notation",
            "13_plans",
        ),
        Game::Cyvasse => lessons!(
            "cyvasse":
            "01_board",
            "02_king",
            "03_walks",
            "04_mountains",
            "05_water",
            "06_bare",
            "07_armour",
            "08_shadow",
            "09_elephant",
            "10_spearman",
            "11_tower",
            "12_crossbowman",
            "13_trebuchet",
            "14_dragon",
            "15_ends",
            "16_draws",
            "17_layout",
            "18_notation",
            "19_plans",
        ),
        Game::Checkered => lessons!(
            "checkered":
            "01_born",
            "02_nature",
            "03_promotion_and_king",
            "04_shared",
            "05_chain",
            "06_no_way_back",
            "07_two_squares",
            "08_en_passant",
            "09_check",
            "10_mate",
            "11_checkered_side",
            "12_everyone_else",
            "13_pawns_both_ways",
            "14_two_kings",
            "15_ends",
            "16_draws",
            "17_notation",
            "18_plans",
        ),
    }
}
