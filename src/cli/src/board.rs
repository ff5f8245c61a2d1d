//! A board drawn in Unicode.

use std::fmt::Write;

use rules::{Game, Piece, Role, Setup, Side, Square, Terrain};

/// The board from White's side, ranks and files named.
///
/// ```text
/// 2 ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙
/// 1 ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖
///   a b c d e f g h
/// ```
///
/// Where men stand on one another, squares are wider, and the lower man is drawn first.
pub(crate) fn draw(setup: &Setup) -> String {
    if setup.game == Game::Cyvasse {
        return draw_six_sided(setup);
    }
    let (files, ranks) = (setup.game.files(), setup.game.ranks());
    let wide = setup.game == Game::Keres;
    let mut text = String::new();
    for rank in (0..ranks).rev() {
        write!(text, "{}", rank + 1).expect(WRITTEN);
        for at in (0..files).filter_map(|file| Square::new(file, rank)) {
            if wide {
                write!(text, " {}", setup.board.below(at).map_or(' ', figure)).expect(WRITTEN);
            } else {
                text.push(' ');
            }
            text.push(setup.board.get(at).map_or('·', figure));
        }
        text.push('\n');
    }
    text.push(' ');
    for file in 0..files {
        let gap = if wide { "  " } else { " " };
        write!(text, "{gap}{}", (b'a' + file) as char).expect(WRITTEN);
    }
    text.push('\n');
    text
}

/// A board whose ranks are shifted by half a square each, the first and last square of a rank
/// named; `▲` is a mountain, `≈` water, also behind a man that stands in it.
fn draw_six_sided(setup: &Setup) -> String {
    let mut text = String::new();
    for rank in (0..setup.game.ranks()).rev() {
        let squares: Vec<Square> = setup.game.squares().filter(|at| at.rank() == rank).collect();
        let (Some(first), Some(last)) = (squares.first(), squares.last()) else { continue };
        let longest = usize::from(setup.game.files());
        write!(text, "{}{first} ", " ".repeat(longest - squares.len())).expect(WRITTEN);
        for &at in &squares {
            let ground = match setup.board.terrain(at) {
                Terrain::Open => ('·', ' '),
                Terrain::Mountain => ('▲', ' '),
                Terrain::Water => ('≈', '≈'),
            };
            match setup.board.get(at) {
                Some(man) => write!(text, "{}{}", man.letter(), ground.1).expect(WRITTEN),
                None => write!(text, "{} ", ground.0).expect(WRITTEN),
            }
        }
        writeln!(text, "{last}").expect(WRITTEN);
    }
    text
}

const WRITTEN: &str = "a string takes what is written";

fn figure(piece: Piece) -> char {
    let (white, black) = match piece.role {
        Role::Pawn => ('♙', '♟'),
        Role::Knight => ('♘', '♞'),
        Role::Bishop => ('♗', '♝'),
        Role::Rook => ('♖', '♜'),
        Role::Queen => ('♕', '♛'),
        Role::King => ('♔', '♚'),
        _ => (piece.role.letter(), piece.role.letter().to_ascii_lowercase()),
    };
    match piece.side {
        Side::White => white,
        Side::Black => black,
        Side::Checkered => piece.letter(),
    }
}
