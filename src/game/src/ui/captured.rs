//! What was taken, and who is ahead by how much.

use std::sync::Arc;

use bevy_egui::egui;
use egui::{Galley, Painter, Rect, Vec2, vec2};
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

    /// Draws what `player` has taken at the lower edge of `room`, one of a kind with how many there
    /// are, and the lead after it.
    pub(super) fn paint(&self, painter: &Painter, room: Rect, player: Player) {
        let lead = self.lead(player);
        let label = if lead > 0 { format!("+{lead}") } else { String::new() };
        let write = |text: String, size: f32| {
            painter.layout_no_wrap(text, theme::font(size), theme::tone().dim)
        };
        let label = write(label, theme::SMALL);
        let rows = Rows::of(&self.taken[player.index()], room.size(), label.size().x);
        let corner = room.left_bottom() - vec2(0.0, rows.height());
        for (at, piece) in &rows.figures {
            let place = Rect::from_min_size(corner + *at, Vec2::splat(rows.size));
            silhouette::paint(painter, place, *piece);
        }
        let after = |at: Vec2, galley: Arc<Galley>| {
            let middle = (rows.size - galley.size().y) / 2.0;
            painter.galley(corner + at + vec2(0.0, middle), galley, theme::tone().dim);
        };
        for (at, count) in &rows.counts {
            after(*at, write(count.to_string(), COUNT));
        }
        after(rows.end, label);
    }
}

/// Size of the numbers of men.
const COUNT: f32 = 11.0;
/// Room for a digit of them.
const DIGIT: f32 = 7.0;
/// Between one kind and the next, and between two rows.
const APART: f32 = 3.0;
/// Sides of the figures, the largest that fits being taken.
const LARGEST: u8 = 18;
const SMALLEST: u8 = 10;

/// Where the taken men are drawn, in points from the upper left corner of all.
#[derive(Debug, Default, PartialEq)]
struct Rows {
    /// Side of a figure.
    size: f32,
    figures: Vec<(Vec2, Piece)>,
    counts: Vec<(Vec2, usize)>,
    /// Where the lead stands.
    end: Vec2,
}

impl Rows {
    /// `taken` in order, one of a kind, as large as they fit into `room` with a lead so wide.
    fn of(taken: &[Piece], room: Vec2, lead: f32) -> Self {
        let mut sizes = (SMALLEST..=LARGEST).rev().map(f32::from);
        let fits = |rows: &Self| rows.height() <= room.y;
        sizes
            .find_map(|size| Some(Self::lay(taken, size, room.x, lead)).filter(fits))
            .unwrap_or_else(|| Self::lay(taken, SMALLEST.into(), room.x, lead))
    }

    fn lay(taken: &[Piece], size: f32, width: f32, lead: f32) -> Self {
        let mut rows = Self { size, ..Self::default() };
        let mut at = Vec2::ZERO;
        let wrap = |at: &mut Vec2, wide: f32| {
            if at.x > 0.0 && at.x + wide > width {
                *at = vec2(0.0, at.y + size + APART);
            }
        };
        for kind in taken.chunk_by(|a, b| a == b) {
            let digits = if kind.len() > 1 { kind.len().to_string().len() } else { 0 };
            let wide = size + DIGIT * digits as f32;
            wrap(&mut at, wide);
            rows.figures.push((at, kind[0]));
            if kind.len() > 1 {
                rows.counts.push((at + vec2(size, 0.0), kind.len()));
            }
            at.x += wide + APART;
        }
        wrap(&mut at, lead);
        Self { end: at, ..rows }
    }

    fn height(&self) -> f32 {
        self.end.y + self.size
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
    use egui::Pos2;
    use rules::{AnyPosition, Game};

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

    /// Rooms of the plates in windows of 960x640, 800x480 and 540x960, without and with a clock.
    const ROOMS: [Vec2; 4] =
        [vec2(96.0, 44.0), vec2(96.0, 36.0), vec2(114.0, 40.0), vec2(250.0, 22.0)];

    #[test]
    fn whole_armies_fit_and_nothing_overlaps() {
        for game in Game::ALL {
            let board = AnyPosition::start(game).to_setup().board;
            let men = game.squares().filter_map(|at| board.get(at)).map(|piece| (piece, false));
            let stage = if game == Game::Checkered { Stage::Taken(Player::White) } else { SHARED };
            let material = Material::count(stage, men);
            for (player, room) in Player::ALL.into_iter().flat_map(|p| ROOMS.map(|room| (p, room)))
            {
                let taken = &material.taken[player.index()];
                let rows = Rows::of(taken, room, 24.0);
                let counted: usize = rows.counts.iter().map(|(_, count)| count - 1).sum();
                assert_eq!(rows.figures.len() + counted, taken.len(), "{game} {room}");
                let size = Vec2::splat(rows.size);
                let figures =
                    rows.figures.iter().map(|(at, _)| Rect::from_min_size(at.to_pos2(), size));
                let counts = rows
                    .counts
                    .iter()
                    .map(|(at, _)| Rect::from_min_size(at.to_pos2(), vec2(DIGIT, rows.size)));
                let lead = Rect::from_min_size(rows.end.to_pos2(), vec2(24.0, rows.size));
                let all: Vec<Rect> = figures.chain(counts).chain([lead]).collect();
                let whole = Rect::from_min_size(Pos2::ZERO, room).expand(0.1);
                for (nth, one) in all.iter().enumerate() {
                    assert!(whole.contains_rect(*one), "{game} {room}: {one:?}");
                    let over = |other: &Rect| one.shrink(0.1).intersects(*other);
                    assert!(!all[nth + 1..].iter().any(over), "{game} {room}: {one:?}");
                }
            }
        }
    }
}
