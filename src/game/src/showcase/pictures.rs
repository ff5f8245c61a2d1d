//! A scene of each game, rendered to pictures: `--render-to`.

use std::path::Path;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::window::RequestRedraw;
use rules::{AnyPosition, Game};

use crate::board::{Intent, Table, Terms};
use crate::control::camera::View;
use crate::launch::Launch;
use crate::look::motion::Travel;
use crate::look::wake::is_whole;
use crate::ui::Panels;

/// One scene: a game, where it begins, and what is played.
type Scene = (Game, &'static str, &'static str);

/// Each shows what its game is about in one or two moves.
const SCENES: [Scene; 5] = [
    (Game::Chess, "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", "h5f7"),
    (
        Game::Joker,
        "r1bqkbjnr/1ppp1pppp/p1n6/4p4/6J2/3P5/9/PPP1PPPPP/RNBQKB1NR w KQkq - - d4e6 - 0 4",
        "g5f7",
    ),
    (
        Game::Keres,
        "1npgkgp1l/2r3b2/(sl)sssss(sn)ss/9/9/9/SS(SN)SSSSS(SL)/2B3R2/L1PGKGPN1 w 4 3",
        "c3e4",
    ),
    (
        Game::Cyvasse,
        "2tbktd1/rnecrcenr/1msmmsmmsm/11/12/11/MSMMSMMSM1/RNECRCENR/1DTKBT2 \
         8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 w 0 1",
        "f1e5",
    ),
    (
        Game::Checkered,
        "rnbqkbnr/ppp1pppp/8/3p4/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - - 1111111111101111 1 0 2",
        "c3d5 d5f4",
    ),
];
/// Frames to let shaders, textures and journeys settle before a picture.
const SETTLE: u32 = 12;

/// Plays and photographs when asked to.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        direct.run_if(|launch: Res<Launch>| launch.render_to.is_some()).run_if(is_whole),
    );
}

/// How far the performance has come.
#[derive(Default)]
struct Performance {
    scene: usize,
    begun: bool,
    pictures: usize,
    still: u32,
    taken: bool,
}

impl Performance {
    /// What happens after a picture: a move, the next scene, or nothing more.
    fn next(&mut self, table: &Table) -> Option<Intent> {
        let (game, text, moves) = *SCENES.get(self.scene)?;
        if !self.begun {
            self.begun = true;
            let start = AnyPosition::from_text(game, text).ok()?;
            return Some(Intent::new_game(Terms { start, ..Terms::plain(game) }));
        }
        match moves.split(' ').nth(table.line().ply()) {
            Some(mv) => mv.parse().ok().map(Intent::Play),
            None => {
                self.scene += 1;
                self.begun = false;
                self.next(table)
            }
        }
    }
}

fn direct(
    launch: Res<Launch>,
    table: Res<Table>,
    travels: Query<(), With<Travel>>,
    shots: Query<(), With<Screenshot>>,
    mut panels: ResMut<Panels>,
    mut performance: Local<Performance>,
    mut commands: Commands,
    mut intents: MessageWriter<Intent>,
    mut views: MessageWriter<View>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    redraw.write(RequestRedraw);
    let Some(folder) = &launch.render_to else { return };
    if panels.is_open() {
        *panels = Panels::TABLE;
    }
    if !travels.is_empty() || !shots.is_empty() {
        performance.still = 0;
        return;
    }
    performance.still += 1;
    if performance.still < SETTLE {
        return;
    }
    performance.still = 0;
    if performance.begun && !performance.taken {
        performance.taken = true;
        performance.pictures += 1;
        let path = folder.join(format!("{:02}.png", performance.pictures));
        if let Err(error) = std::fs::create_dir_all(folder) {
            error!("{} cannot be made: {error}", folder.display());
            exit.write(AppExit::error());
            return;
        }
        info!("picture {} is taken: {}", performance.pictures, path.display());
        commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
        return;
    }
    performance.taken = false;
    match performance.next(&table) {
        Some(Intent::Play(mv)) => {
            intents.write(Intent::Play(mv));
            views.write(View::Orbit(Vec2::new(-40.0, 6.0)));
        }
        Some(intent) => {
            intents.write(intent);
            views.write(View::Reset);
        }
        None => {
            info!("{} pictures lie in {}", performance.pictures, place(folder));
            exit.write(AppExit::Success);
        }
    }
}

fn place(folder: &Path) -> String {
    folder.canonicalize().unwrap_or_else(|_| folder.to_owned()).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scene_can_be_played() {
        for (game, text, moves) in SCENES {
            let start = AnyPosition::from_text(game, text);
            let mut position = start.unwrap_or_else(|error| panic!("{game}: {error}"));
            for mv in moves.split(' ') {
                let played = position.play(mv.parse().expect("a move"));
                played.unwrap_or_else(|error| panic!("{game}: {error}"));
            }
        }
    }
}
