//! What is wrong with a position text, as sentences.

use rules::{PositionTextError, SetupFault, Square, TextFault};

use super::{Arg, Saying};

/// The sentence that names the place and everything that is wrong.
pub fn fault(error: &PositionTextError) -> Saying {
    match error {
        PositionTextError::Unreadable { column, fault, .. } => {
            Saying::new("position-unreadable").with("column", *column).with("why", by_text(fault))
        }
        PositionTextError::Impossible(error) => Saying::new("position-impossible")
            .with("why", error.faults.iter().map(by_setup).collect::<Arg>()),
    }
}

fn by_text(fault: &TextFault) -> Saying {
    let of = |key: &'static str, text: &str| Saying::new(key).with("text", text);
    match fault {
        TextFault::Missing => Saying::new("position-missing"),
        TextFault::Empty => Saying::new("position-empty"),
        TextFault::Extra => Saying::new("position-extra"),
        TextFault::Ranks { found, needed } => {
            Saying::new("position-ranks").with("found", *found).with("needed", *needed)
        }
        TextFault::Squares { rank, found, needed } => Saying::new("position-squares")
            .with("rank", *rank)
            .with("found", *found)
            .with("needed", *needed),
        TextFault::NoMan(letter) => of("position-no-man", &letter.to_string()),
        TextFault::NoTerrain(letter) => of("position-no-terrain", &letter.to_string()),
        TextFault::Gap(text) => of("position-gap", text),
        TextFault::Stack(text) => of("position-stack", text),
        TextFault::Turn(text) => of("position-turn", text),
        TextFault::Castling(text) => of("position-castling", text),
        TextFault::EnPassant(text) => of("position-en-passant", text),
        TextFault::Croissant(text) => of("position-croissant", text),
        TextFault::List(text) => of("position-list", text),
        TextFault::Undo(text) => of("position-undo", text),
        TextFault::Doubles(text) => of("position-doubles", text),
        TextFault::Stage(text) => of("position-stage", text),
        TextFault::Number(text) => of("position-number", text),
    }
}

fn by_setup(fault: &SetupFault) -> Saying {
    let on =
        |key: &'static str, square: &Square| Saying::new(key).with("square", square.to_string());
    match fault {
        SetupFault::OffBoard { at, .. } => {
            Saying::new("setup-off-board").with("square", at.to_string())
        }
        SetupFault::NoKing(player) => Saying::new("setup-no-king").with("player", player.id()),
        SetupFault::TooManyKings { player, count } => {
            Saying::new("setup-too-many-kings").with("player", player.id()).with("count", *count)
        }
        SetupFault::TooManyMen { player, count, most } => Saying::new("setup-too-many-men")
            .with("player", player.id())
            .with("count", *count)
            .with("most", *most),
        SetupFault::TooManyPawns { player, count, most } => Saying::new("setup-too-many-pawns")
            .with("player", player.id())
            .with("count", *count)
            .with("most", *most),
        SetupFault::PawnOnEndRank { at, .. } => {
            Saying::new("setup-pawn-on-end-rank").with("square", at.to_string())
        }
        SetupFault::OpponentInCheck { turn, .. } => {
            Saying::new("setup-opponent-in-check").with("turn", turn.id())
        }
        SetupFault::TooManyCheckers { turn, count } => {
            Saying::new("setup-too-many-checkers").with("turn", turn.id()).with("count", *count)
        }
        SetupFault::CastlingRight { player, home, king_missing, .. } => {
            Saying::new("setup-castling-right")
                .with("player", player.id())
                .with("missing", if *king_missing { "king" } else { "rook" })
                .with("square", home.to_string())
        }
        SetupFault::EnPassant { at, .. } => {
            Saying::new("setup-en-passant").with("square", at.to_string())
        }
        SetupFault::Stranger { at, .. } => on("setup-foreign-man", at),
        SetupFault::StackNotAllowed { at } => on("setup-stack-not-allowed", at),
        SetupFault::TerrainOffBoard { at } => on("setup-terrain-off-board", at),
        SetupFault::OnMountain { at, .. } => on("setup-on-mountain", at),
        SetupFault::Unpromoted { at, .. } => on("setup-unpromoted", at),
        SetupFault::KingInStack { player, at } => {
            on("setup-king-in-stack", at).with("player", player.id())
        }
        SetupFault::MixedStack { at } => on("setup-mixed-stack", at),
        SetupFault::OnlyTowers => Saying::new("setup-only-towers"),
        SetupFault::Croissant { at, .. } => on("setup-croissant", at),
        SetupFault::Doubled { at, .. } => on("setup-doubled", at),
        SetupFault::Thawing { at, .. } => on("setup-thawing", at),
        SetupFault::TooManyBesideCheckered { player, count, checkered, most } => {
            Saying::new("setup-too-many-beside-checkered")
                .with("player", player.id())
                .with("count", *count)
                .with("checkered", *checkered)
                .with("most", *most)
        }
        SetupFault::TooManyPawnsInAll { count, most } => {
            Saying::new("setup-too-many-pawns-in-all").with("count", *count).with("most", *most)
        }
        SetupFault::NoStartSquare(at) => on("setup-no-start-square", at),
        SetupFault::Undo { from, to, .. } => {
            Saying::new("setup-undo").with("from", from.to_string()).with("to", to.to_string())
        }
        SetupFault::NoCheckeredLeft(player) => {
            Saying::new("setup-no-checkered-left").with("player", player.id())
        }
        SetupFault::NoFullmove => Saying::new("setup-no-fullmove"),
    }
}
