//! What keeps a wish from being granted, pointed at on the board: a ring around it, and an arrow
//! from whoever attacks, holds, bars or protects. It goes with the words about it.

use std::time::Duration;

use bevy::prelude::*;
use rules::{CastlingRefusal, Refusal, Square, StackingRefusal, SwitchRefusal};

use super::LookSystems;
use super::arrow::{Arrow, Arrows};
use super::layout::Layout;
use crate::board::{BoardSystems, Refused, Reset, Stepped, WishRefused};
use crate::control::Touch;

/// What is pointed at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blame {
    /// What is in the way.
    pub at: Option<Square>,
    /// Who is the reason: an arrow leads from there.
    pub by: Option<Square>,
}

impl Blame {
    /// What is behind a refusal, as far as it stands on the board.
    pub fn of(why: &Refused) -> Self {
        match why {
            Refused::Play(error) => error.reasons.first().map(Self::by_rule).unwrap_or_default(),
            Refused::Stuck { why: Some(reason), .. } => Self::by_rule(reason),
            _ => Self::default(),
        }
    }

    fn by_rule(reason: &Refusal) -> Self {
        let at = |at: Square| Self { at: Some(at), by: None };
        let from = |by: Square, at: Square| Self { at: Some(at), by: Some(by) };
        match *reason {
            Refusal::LeavesKingAttacked { king, by }
            | Refusal::Castling(CastlingRefusal::InCheck { king, by })
            | Refusal::Switch(SwitchRefusal::KingAttacked { king, by }) => from(by, king),
            Refusal::Castling(CastlingRefusal::Attacked { at, by })
            | Refusal::Barred { at, by }
            | Refusal::Protected { at, tower: by, .. }
            | Refusal::Frozen { at, by: Some(by), .. } => from(by, at),
            Refusal::Frozen { at: square, .. }
            | Refusal::OwnMan { at: square, .. }
            | Refusal::Blocked { at: square }
            | Refusal::EnPassantOver { pawn: square }
            | Refusal::CroissantOver { pawn: square }
            | Refusal::Mountain { at: square }
            | Refusal::Water { at: square }
            | Refusal::Armoured { at: square, .. }
            | Refusal::StepUsed { at: square }
            | Refusal::CheckeredMan { at: square, .. }
            | Refusal::StraightBack { back: square }
            | Refusal::Castling(
                CastlingRefusal::Blocked { at: square }
                | CastlingRefusal::RookFrozen { rook: square },
            )
            | Refusal::Stacking(
                StackingRefusal::Full { at: square } | StackingRefusal::WholeStack { at: square },
            ) => at(square),
            _ => Self::default(),
        }
    }
}

/// How long it is pointed at.
const STAYS: Duration = Duration::from_secs(4);

/// A sign of this picture.
#[derive(Component, Debug)]
struct Sign;

/// Points at causes.
pub fn plugin(app: &mut App) {
    app.init_resource::<Blame>().add_systems(
        Update,
        (
            learn.after(BoardSystems::Decide).before(LookSystems::Mark),
            draw.run_if(resource_changed::<Blame>).in_set(LookSystems::Mark),
        ),
    );
}

/// Learns what was refused; whoever does something else knows enough.
fn learn(
    mut refusals: MessageReader<WishRefused>,
    mut touches: MessageReader<Touch>,
    mut steps: MessageReader<Stepped>,
    mut resets: MessageReader<Reset>,
    time: Res<Time<Real>>,
    mut blame: ResMut<Blame>,
    mut since: Local<Duration>,
) {
    let now = time.elapsed();
    let moved = touches.read().count() + steps.read().count() + resets.read().count() > 0;
    if moved || now.saturating_sub(*since) >= STAYS {
        blame.set_if_neq(Blame::default());
    }
    if let Some(refused) = refusals.read().last() {
        blame.set_if_neq(Blame::of(&refused.why));
        *since = now;
    }
}

fn draw(
    mut commands: Commands,
    blame: Res<Blame>,
    layout: Res<Layout>,
    old: Query<Entity, With<Sign>>,
    mut arrows: Arrows,
) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    let Some(at) = blame.at.map(|at| layout.place(at)) else { return };
    arrows.ring(&mut commands, Sign, Arrow::Blamed, at);
    if let Some(by) = blame.by.map(|by| layout.place(by)) {
        arrows.ring(&mut commands, Sign, Arrow::Blamed, by);
        arrows.lay(&mut commands, Sign, Arrow::Blamed, (by, at));
    }
}

#[cfg(test)]
mod tests {
    use rules::{AnyPosition, Game};

    use super::*;

    #[test]
    fn whoever_is_the_reason_is_pointed_at() {
        let cases = [
            (Game::Chess, "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", "e1", Some("e8")),
            (Game::Chess, "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", "a1h1", "e1", None),
            (Game::Joker, "4k4/9/9/9/4r4/3J5/9/9/4K4 b - - - - - 0 1", "e5e6", "e5", Some("d4")),
            (
                Game::Cyvasse,
                "4k3/9/5t4/5cc4/6M5/11/10/9/3K4 8/9/10/11/12/11/10/9/8 w 0 1",
                "g5g6",
                "g6",
                Some("f7"),
            ),
            (
                Game::Cyvasse,
                "7k/9/10/11/12/5r5/5S4/9/K7 8/9/10/11/12/11/10/9/8 b 0 1",
                "g4j4",
                "h4",
                Some("h3"),
            ),
        ];
        for (game, text, mv, at, by) in cases {
            let position = AnyPosition::from_text(game, text).expect("a position");
            let error = position.resolve(mv.parse().expect("a move")).expect_err("refused");
            let square = |name: &str| name.parse::<Square>().expect("a square");
            let expected = Blame { at: Some(square(at)), by: by.map(square) };
            assert_eq!(Blame::of(&Refused::Play(error)), expected, "{mv}");
        }
    }
}
