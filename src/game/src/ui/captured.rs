//! What was taken, and who is ahead by how much.

use bevy_egui::egui;
use egui::{Align2, Painter, Rect, pos2, vec2};
use rules::{Piece, Player, Role, Side, Stage};

use super::{silhouette, theme};

/// The men that left the board, and what those on it are worth to each player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Material {
    /// By who took them, and for each from the least valuable on.
    taken: [Vec<Piece>; 2],
    worth: [i32; 2],
}

impl Material {
    /// Counts `men`, each with whether it stands on the board. `stage` says who has the
    /// checkered ones; while both share them they are nobody's.
    pub(super) fn count(stage: Stage, men: impl Iterator<Item = (Piece, bool)>) -> Self {
        let mut material = Self::default();
        for (piece, stands) in men {
            if stands {
                if let Some(player) = owner(stage, piece.side) {
                    material.worth[player.index()] += worth(piece.role);
                }
            } else if let Some(loser) = loser(stage, piece.side) {
                material.taken[(!loser).index()].push(piece);
            }
        }
        for taken in &mut material.taken {
            taken.sort_by_key(|piece| (worth(piece.role), *piece));
        }
        material
    }

    /// By how much `player` is ahead; negative when behind.
    pub(super) fn lead(&self, player: Player) -> i32 {
        self.worth[player.index()] - self.worth[(!player).index()]
    }

    /// Draws what `player` has taken from left to right, in groups, and the lead after it.
    pub(super) fn paint(&self, painter: &Painter, rect: Rect, player: Player) {
        let lead = self.lead(player);
        let label = if lead > 0 { format!("+{lead}") } else { String::new() };
        let label_room = if lead > 0 { 12.0 + 8.0 * label.len() as f32 } else { 0.0 };
        let row = Row::of(&self.taken[player.index()], rect.height(), rect.width() - label_room);
        for (x, piece) in &row.figures {
            let at = Rect::from_min_size(
                pos2(rect.left() + x, rect.top()),
                vec2(rect.height(), rect.height()),
            );
            silhouette::paint(painter, at, *piece);
        }
        let font = theme::font(COUNT);
        for (x, count) in &row.counts {
            let at = pos2(rect.left() + x, rect.bottom() + 2.0);
            painter.text(at, Align2::LEFT_BOTTOM, count, font.clone(), theme::tone().dim);
        }
        let gap = if row.width > 0.0 { theme::GRID } else { 0.0 };
        let at = pos2(rect.left() + row.width + gap, rect.center().y);
        painter.text(at, Align2::LEFT_CENTER, label, theme::font(theme::SMALL), theme::tone().dim);
    }
}

/// Size of the numbers that stand for men who have no room.
const COUNT: f32 = 11.0;
/// Room for such a number.
const COUNT_ROOM: f32 = 7.0;
/// How far men may be pushed together before one stands for all of its kind.
const CLOSEST: f32 = 0.75;

/// Where the taken men are drawn in their row, from its left end.
#[derive(Debug, Default, PartialEq)]
struct Row {
    figures: Vec<(f32, Piece)>,
    counts: Vec<(f32, usize)>,
    width: f32,
}

impl Row {
    /// `taken` in order, drawn `size` large in a row of `width`: all of them where they can be
    /// told apart, else one of a kind and how many there are.
    fn of(taken: &[Piece], size: f32, width: f32) -> Self {
        let Some(first) = taken.first() else { return Self::default() };
        let (step, gap) = (size * 0.5, size * 0.85);
        let wanted: f32 =
            taken.windows(2).map(|pair| if pair[0] == pair[1] { step } else { gap }).sum();
        let squeeze = (width - size) / wanted.max(1.0);
        if squeeze < CLOSEST {
            return Self::counted(taken, size, width);
        }
        let squeeze = squeeze.min(1.0);
        let mut row = Self { figures: vec![(0.0, *first)], ..Self::default() };
        let mut x = 0.0;
        for pair in taken.windows(2) {
            x += squeeze * if pair[0] == pair[1] { step } else { gap };
            row.figures.push((x, pair[1]));
        }
        Self { width: x + size, ..row }
    }

    fn counted(taken: &[Piece], size: f32, width: f32) -> Self {
        let kinds: Vec<&[Piece]> = taken.chunk_by(|a, b| a == b).collect();
        let room = |kind: &[Piece]| {
            let digits = if kind.len() > 1 { kind.len().to_string().len() } else { 0 };
            size * 0.82 + COUNT_ROOM * digits as f32
        };
        let wanted: f32 = kinds.iter().map(|kind| room(kind)).sum();
        let squeeze = (width / wanted).min(1.0);
        let mut row = Self::default();
        for kind in kinds {
            let room = room(kind) * squeeze;
            row.figures.push((row.width, kind[0]));
            if kind.len() > 1 {
                row.counts.push((row.width + size * 0.78 * squeeze, kind.len()));
            }
            row.width += room;
        }
        row
    }
}

/// Who has men of `side`; nobody, while both do.
fn owner(stage: Stage, side: Side) -> Option<Player> {
    match stage {
        Stage::Shared { .. } => side.player(),
        Stage::Taken(holder) if side == Side::Checkered => Some(holder),
        Stage::Taken(holder) => Some(!holder),
    }
}

/// Whom a taken man of `side` is missed by. White's and Black's may have been taken before their
/// owner was settled.
fn loser(stage: Stage, side: Side) -> Option<Player> {
    side.player().or_else(|| owner(stage, side))
}

/// What a man is worth as beginners are taught; nobody counts a Joker, or a king that is never
/// for sale.
pub(super) const fn worth(role: Role) -> i32 {
    match role {
        Role::Joker | Role::King => 0,
        Role::Pawn | Role::Soldier | Role::Militia => 1,
        Role::Ballista | Role::Spearman | Role::Rider => 2,
        Role::Knight
        | Role::Bishop
        | Role::Guard
        | Role::Paladin
        | Role::Crossbowman
        | Role::Tower => 3,
        Role::Elephant => 4,
        Role::Rook | Role::Trebuchet => 5,
        Role::Dragon => 8,
        Role::Queen => 9,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARED: Stage = Stage::Shared { switch: true };

    fn man(side: Side, role: Role, stands: bool) -> (Piece, bool) {
        (Piece { side, role }, stands)
    }

    #[test]
    fn the_lead_counts_who_stands_and_not_who_was_taken() {
        let material = Material::count(
            SHARED,
            [
                man(Side::White, Role::Queen, true),
                man(Side::White, Role::King, true),
                man(Side::Black, Role::King, true),
                man(Side::Black, Role::Rook, true),
                man(Side::Black, Role::Pawn, false),
            ]
            .into_iter(),
        );
        assert_eq!(material.lead(Player::White), 4);
        assert_eq!(material.lead(Player::Black), -4);
    }

    #[test]
    fn checkered_men_count_for_whoever_has_taken_them() {
        let men = [
            man(Side::White, Role::Rook, true),
            man(Side::Black, Role::Queen, true),
            man(Side::Checkered, Role::Knight, true),
            man(Side::Checkered, Role::Pawn, false),
        ];
        let shared = Material::count(SHARED, men.into_iter());
        assert_eq!(shared.lead(Player::Black), 4);
        assert_eq!(shared.taken, [vec![], vec![]]);
        let taken = Material::count(Stage::Taken(Player::White), men.into_iter());
        assert_eq!(taken.lead(Player::Black), 11);
        assert_eq!(taken.taken[Player::Black.index()], [men[3].0]);
    }

    #[test]
    fn a_whole_army_fits_its_row() {
        let army = [
            (Role::Militia, 6),
            (Role::Spearman, 3),
            (Role::Rider, 3),
            (Role::Knight, 2),
            (Role::Elephant, 2),
            (Role::Crossbowman, 2),
            (Role::Trebuchet, 1),
            (Role::Tower, 2),
            (Role::Dragon, 1),
        ];
        let men = army
            .iter()
            .flat_map(|(role, count)| (0..*count).map(|_| man(Side::White, *role, false)));
        let material = Material::count(SHARED, men);
        let taken = &material.taken[Player::Black.index()];
        assert_eq!(taken.len(), 22);
        for width in [96.0, 150.0, 180.0] {
            let row = Row::of(taken, 18.0, width);
            assert_eq!((row.figures.len(), row.counts.len()), (9, 7), "{width}");
            assert!(row.width <= width + 0.1, "{width}: {}", row.width);
            let apart = row.figures.windows(2).map(|pair| pair[1].0 - pair[0].0);
            assert!(apart.fold(f32::MAX, f32::min) > 6.0, "{width}");
        }
        let row = Row::of(&taken[..5], 18.0, 180.0);
        assert_eq!((row.figures.len(), row.counts.len()), (5, 0));
    }
}
