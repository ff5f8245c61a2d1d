//! What was taken, and who is ahead by how much.

use bevy_egui::egui;
use egui::{Align2, Painter, Rect, pos2, vec2};
use rules::{Piece, Player, Role, Side};

use super::{silhouette, theme};

/// The men that left the board, and what those on it are worth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Material {
    taken: Vec<Piece>,
    worth: [i32; 2],
}

impl Material {
    /// Counts `men`, each with whether it stands on the board.
    pub(super) fn count(men: impl Iterator<Item = (Piece, bool)>) -> Self {
        let mut material = Self::default();
        for (piece, stands) in men {
            match piece.side.player() {
                Some(player) if stands => material.worth[player.index()] += worth(piece.role),
                _ if stands => {}
                _ => material.taken.push(piece),
            }
        }
        material.taken.sort_by_key(|piece| (worth(piece.role), piece.role));
        material
    }

    /// By how much `player` is ahead; negative when behind.
    pub(super) fn lead(&self, player: Player) -> i32 {
        self.worth[player.index()] - self.worth[(!player).index()]
    }

    /// Draws what `player` has taken from left to right, in groups, and the lead after it.
    pub(super) fn paint(&self, painter: &Painter, rect: Rect, player: Player) {
        let other = Side::from(!player);
        let taken: Vec<Piece> =
            self.taken.iter().copied().filter(|piece| piece.side == other).collect();
        let lead = self.lead(player);
        let label = if lead > 0 { format!("+{lead}") } else { String::new() };
        let label_room = if lead > 0 { 30.0 } else { 0.0 };

        let size = rect.height();
        let (step, gap) = steps(&taken, size, rect.width() - label_room);
        let mut x = rect.left();
        let mut last: Option<Piece> = None;
        for piece in taken {
            match last {
                Some(last) if last.role == piece.role => x += step,
                Some(_) => x += gap,
                None => {}
            }
            let at = Rect::from_min_size(pos2(x, rect.top()), vec2(size, size));
            silhouette::paint(painter, at, piece);
            last = Some(piece);
        }
        if last.is_some() {
            x += size + theme::GRID;
        }
        let at = pos2(x, rect.center().y);
        painter.text(at, Align2::LEFT_CENTER, label, theme::font(theme::SMALL), theme::DIM);
    }
}

/// From one man to the next of the same role, and from one role to the next.
fn steps(taken: &[Piece], size: f32, width: f32) -> (f32, f32) {
    let (step, gap) = (size * 0.5, size * 0.85);
    let pairs = || taken.windows(2);
    let same = pairs().filter(|pair| pair[0].role == pair[1].role).count() as f32;
    let other = pairs().count() as f32 - same;
    let wanted = same * step + other * gap;
    let squeeze = ((width - size) / wanted.max(1.0)).clamp(0.3, 1.0);
    (step * squeeze, gap * squeeze)
}

/// What a man is worth as beginners are taught.
const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lead_counts_who_stands_and_not_who_was_taken() {
        let man = |player, role, stands| (Piece::of(player, role), stands);
        let material = Material::count(
            [
                man(Player::White, Role::Queen, true),
                man(Player::White, Role::King, true),
                man(Player::Black, Role::King, true),
                man(Player::Black, Role::Rook, true),
                man(Player::Black, Role::Pawn, false),
            ]
            .into_iter(),
        );
        assert_eq!(material.lead(Player::White), 4);
        assert_eq!(material.lead(Player::Black), -4);
    }
}
