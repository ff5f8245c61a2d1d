//! A place for something that is shown over the board: near a square, hiding neither the squares
//! of the move nor a panel, or where it hides least.

use bevy_egui::egui;
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use rules::Square;

use super::arrangement::Arrangement;
use super::theme::GAP;
use crate::look::Anchors;

/// Where something of `size` stands beside `to`, for a move from `from`. Without a board in
/// sight it stands at the foot of the window.
pub(super) fn place(
    anchors: &Anchors,
    arrangement: &Arrangement,
    from: Square,
    to: Square,
    size: Vec2,
) -> Rect {
    let foot = Rect::from_min_size(arrangement.foot - vec2(size.x / 2.0, size.y + 44.0), size);
    let man = |square| man(anchors, arrangement, square);
    let Some(target) = man(to) else { return foot };
    let kept_free: Vec<Rect> = man(from)
        .into_iter()
        .chain([target])
        .chain(arrangement.standing().map(|panel| panel.expand(4.0)))
        .collect();
    choose(target, size, arrangement.screen.shrink(GAP), &kept_free).unwrap_or(foot)
}

/// Where something of `size` hides the fewest of `squares` and no panel and none of `kept`; of
/// several such places the nearest to `near`. With it, how many it hides.
pub(super) fn calm(
    anchors: &Anchors,
    arrangement: &Arrangement,
    squares: impl Iterator<Item = Square>,
    kept: &[Rect],
    size: Vec2,
    near: Pos2,
) -> Option<(usize, Rect)> {
    let men: Vec<Rect> = squares.filter_map(|at| man(anchors, arrangement, at)).collect();
    let kept: Vec<Rect> =
        arrangement.standing().map(|panel| panel.expand(4.0)).chain(kept.iter().copied()).collect();
    let screen = arrangement.screen.shrink(GAP);
    let step = (screen.width() / 64.0).max(12.0);
    let room = (screen.size() - size).max(Vec2::ZERO);
    let steps = |length: f32| (0..=(length / step) as usize).map(move |nth| nth as f32 * step);
    let along = |length: f32| steps(length).chain(std::iter::once(length));
    let straight = (near.x - size.x / 2.0 - screen.left()).clamp(0.0, room.x);
    along(room.x)
        .chain(std::iter::once(straight))
        .flat_map(|x| along(room.y).map(move |y| vec2(x, y)))
        .map(|corner| Rect::from_min_size(screen.min + corner, size))
        .filter(|rect| !kept.iter().any(|kept| kept.intersects(*rect)))
        .map(|rect| (men.iter().filter(|man| man.intersects(rect)).count(), rect))
        .min_by(|(hidden, one), (more, other)| {
            let off = |rect: &Rect| rect.distance_to_pos(near) + rect.center().distance(near) / 8.0;
            hidden.cmp(more).then(off(one).total_cmp(&off(other)))
        })
}

/// A square and the man on it, who stands up from it.
pub(super) fn man(anchors: &Anchors, arrangement: &Arrangement, square: Square) -> Option<Rect> {
    let at = arrangement.point(anchors.of(square)?);
    let side = square_side(anchors, arrangement, square)?;
    Some(Rect::from_min_max(at - vec2(side * 0.5, side), at + vec2(side * 0.5, side * 0.5)))
}

/// The first free place around `target`, going outwards.
fn choose(target: Rect, size: Vec2, screen: Rect, kept_free: &[Rect]) -> Option<Rect> {
    const DIRECTIONS: [(f32, f32); 8] = [
        (1.0, 0.0),
        (-1.0, 0.0),
        (0.0, 1.0),
        (0.0, -1.0),
        (1.0, 1.0),
        (-1.0, 1.0),
        (1.0, -1.0),
        (-1.0, -1.0),
    ];
    let reach = (target.size() + size) / 2.0 + vec2(8.0, 8.0);
    (0..8).flat_map(|ring| DIRECTIONS.map(|direction| (ring, direction))).find_map(
        |(ring, (x, y))| {
            let out = ring as f32 * 16.0;
            let offset = vec2(x * (reach.x + out), y * (reach.y + out));
            let rect = inside(Rect::from_center_size(target.center() + offset, size), screen);
            kept_free.iter().all(|kept| !kept.intersects(rect)).then_some(rect)
        },
    )
}

/// `rect` moved into `screen`.
fn inside(rect: Rect, screen: Rect) -> Rect {
    let limit = |min: f32, length: f32, from: f32, to: f32| min.min(to - length).max(from);
    let min = pos2(
        limit(rect.left(), rect.width(), screen.left(), screen.right()),
        limit(rect.top(), rect.height(), screen.top(), screen.bottom()),
    );
    Rect::from_min_size(min, rect.size())
}

/// How large a square looks: the distance to its nearest neighbour on the board.
fn square_side(anchors: &Anchors, arrangement: &Arrangement, square: Square) -> Option<f32> {
    let at: Pos2 = arrangement.point(anchors.of(square)?);
    let near = |file: i16, rank: i16| {
        let file = u8::try_from(i16::from(square.file()) + file).ok()?;
        let rank = u8::try_from(i16::from(square.rank()) + rank).ok()?;
        let neighbour = anchors.of(Square::new(file, rank)?)?;
        Some(arrangement.point(neighbour).distance(at))
    };
    [near(1, 0), near(-1, 0), near(0, 1), near(0, -1)].into_iter().flatten().reduce(f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_hidden_wherever_the_target_lies() {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 480.0)).shrink(GAP);
        let size = vec2(116.0, 56.0);
        for x in (20..=780).step_by(20) {
            for y in (20..=460).step_by(20) {
                let target = Rect::from_center_size(pos2(x as f32, y as f32), vec2(50.0, 75.0));
                for shift in [vec2(60.0, 0.0), vec2(-60.0, 0.0), vec2(0.0, 50.0), vec2(0.0, -50.0)]
                {
                    let kept = [target, target.translate(shift)];
                    let rect = choose(target, size, screen, &kept).expect("there is room");
                    assert!(screen.contains_rect(rect), "{target:?}: {rect:?}");
                    assert!(kept.iter().all(|kept| !kept.intersects(rect)), "{target:?}: {rect:?}");
                    assert!(rect.distance_to_pos(target.center()) < 200.0, "{target:?}: {rect:?}");
                }
            }
        }
    }
}
