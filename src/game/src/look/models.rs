//! Models, loaded once and shared.

use bevy::gltf::{Gltf, GltfMesh};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use rules::{Game, Role, Square};

/// The files of models, in the order they are asked for.
const FILES: [&str; 9] = [
    "models/chess_set.glb",
    "models/joker_set.glb",
    "models/keres_set.glb",
    "models/cyvasse_set.glb",
    "models/terrain.glb",
    "models/board_8x8.glb",
    "models/board_9x9.glb",
    "models/board_cyvasse.glb",
    "models/glyphs.glb",
];

/// Every mesh by its name in the model files, once they are loaded; parts of boards as
/// `board_8x8/frame`.
#[derive(Resource, Debug, Default)]
pub struct Models {
    meshes: HashMap<Box<str>, Handle<Mesh>>,
    waiting: Vec<(&'static str, Handle<Gltf>)>,
}

impl Models {
    /// Whether all files are there.
    pub fn ready(&self) -> bool {
        self.waiting.is_empty() && !self.meshes.is_empty()
    }

    /// The mesh called `name`; an empty one if no file has it.
    pub fn mesh(&self, name: &str) -> Handle<Mesh> {
        self.meshes.get(name).cloned().unwrap_or_default()
    }

    /// The mesh of a man: Keres and Cyvasse have sets of their own.
    pub fn man(&self, game: Game, role: Role) -> Handle<Mesh> {
        match game {
            Game::Keres | Game::Cyvasse => self.mesh(&format!("{game}_{role}")),
            Game::Chess | Game::Joker | Game::Checkered => self.mesh(role.id()),
        }
    }

    /// The part called `name` of `game`'s board.
    pub fn board(&self, game: Game, name: &str) -> Handle<Mesh> {
        let board = match game {
            Game::Chess | Game::Checkered => "board_8x8",
            Game::Joker | Game::Keres => "board_9x9",
            Game::Cyvasse => "board_cyvasse",
        };
        self.mesh(&format!("{board}/{name}"))
    }

    /// The mountain on `at`: one of several shapes, always the same.
    pub fn mountain(&self, at: Square) -> Handle<Mesh> {
        self.mesh(&format!("mountain_{}", Self::mountain_shape(at)))
    }

    /// The snow on its peak.
    pub fn snow(&self, at: Square) -> Handle<Mesh> {
        self.mesh(&format!("mountain_{}_snow", Self::mountain_shape(at)))
    }

    const fn mountain_shape(at: Square) -> usize {
        1 + (at.index() * 7 + 3) % 3
    }
}

/// Loads models.
pub fn plugin(app: &mut App) {
    app.init_resource::<Models>().add_systems(Startup, ask_for_models).add_systems(
        Update,
        collect_models.run_if(|models: Res<Models>| !models.waiting.is_empty()),
    );
}

fn ask_for_models(assets: Res<AssetServer>, mut models: ResMut<Models>) {
    models.waiting = FILES.map(|file| (file, assets.load(file))).into();
}

fn collect_models(
    mut models: ResMut<Models>,
    files: Res<Assets<Gltf>>,
    parts: Res<Assets<GltfMesh>>,
    assets: Res<AssetServer>,
) {
    let waiting = std::mem::take(&mut models.waiting);
    for (path, handle) in waiting {
        if assets.load_state(&handle).is_failed() {
            // The engine has said why; the rest of the table is still worth seeing.
            continue;
        }
        if !assets.is_loaded_with_dependencies(&handle) {
            models.waiting.push((path, handle));
            continue;
        }
        // Boards have parts of the same names.
        let stem = path.trim_start_matches("models/").trim_end_matches(".glb");
        let prefix = if stem.starts_with("board_") { format!("{stem}/") } else { String::new() };
        let Some(file) = files.get(&handle) else { continue };
        for (name, part) in &file.named_meshes {
            let primitive = parts.get(part).and_then(|part| part.primitives.first());
            if let Some(primitive) = primitive {
                models.meshes.insert(format!("{prefix}{name}").into(), primitive.mesh.clone());
            }
        }
    }
}
