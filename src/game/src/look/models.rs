//! Models: the meshes of men, boards and terrain, loaded when their game comes to the table.

use bevy::gltf::{Gltf, GltfMesh};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::mesh::allocator::MeshAllocatorSettings;
use bevy::render::slab_allocator::SlabAllocatorSettings;
use rules::{Game, Role, Square};

use super::LookSystems;
use super::anchors::Anchors;
use super::layout::Layout;
use super::quality::Level;
use super::style::StyleSystems;

/// The models of the game that lies on the table; those of others take no memory.
#[derive(Resource, Debug, Default)]
pub struct Models {
    /// Every mesh by its name in the files; parts of boards as `board_8x8/frame`.
    meshes: HashMap<Box<str>, Handle<Mesh>>,
    files: Vec<(String, Handle<Gltf>)>,
    ready: bool,
    share: f32,
    /// Whether men are so small that their far levels do.
    far: bool,
}

impl Models {
    /// Whether all files are there.
    pub fn ready(&self) -> bool {
        self.ready
    }

    /// How much of what was asked for is there, 0 to 1.
    pub fn share(&self) -> f32 {
        self.share
    }

    /// Whether nothing has been asked for.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Asks for these files and no others.
    pub fn ask(&mut self, files: impl IntoIterator<Item = String>, assets: &AssetServer) {
        let held = std::mem::take(&mut self.files);
        let handle = |file: String| {
            let known = held.iter().find(|(known, _)| *known == file);
            let load = || assets.load(format!("models/{file}.glb"));
            let handle = known.map_or_else(load, |(_, file)| file.clone());
            (file, handle)
        };
        self.files = files.into_iter().map(handle).collect();
        self.ready = false;
    }

    /// Takes the meshes out of the files once all are there.
    pub fn collect(
        &mut self,
        files: &Assets<Gltf>,
        parts: &Assets<GltfMesh>,
        assets: &AssetServer,
    ) {
        // The engine has said why a file failed; the rest of the table is still worth seeing.
        let is_done = |file: &Handle<Gltf>| {
            assets.is_loaded_with_dependencies(file) || assets.load_state(file).is_failed()
        };
        let done = self.files.iter().filter(|(_, file)| is_done(file)).count();
        self.share = done as f32 / self.files.len().max(1) as f32;
        if done < self.files.len() {
            return;
        }
        let mut meshes = HashMap::default();
        for (stem, file) in &self.files {
            // Boards have parts of the same names, as have the levels of a man.
            let prefix = match stem {
                stem if stem.starts_with("board_") => format!("{stem}/"),
                stem if stem.ends_with(FAR) => format!("{FAR}/"),
                _ => String::new(),
            };
            let Some(file) = files.get(file) else { continue };
            for (name, part) in &file.named_meshes {
                let primitive = parts.get(part).and_then(|part| part.primitives.first());
                if let Some(primitive) = primitive {
                    meshes.insert(format!("{prefix}{name}").into(), primitive.mesh.clone());
                }
            }
        }
        self.meshes = meshes;
        self.ready = true;
    }

    /// The mesh called `name`; an empty one if no file has it.
    pub fn mesh(&self, name: &str) -> Handle<Mesh> {
        self.meshes.get(name).cloned().unwrap_or_default()
    }

    /// The mesh of a man: Keres and Cyvasse have sets of their own.
    pub fn man(&self, game: Game, role: Role) -> Handle<Mesh> {
        let name = match game {
            Game::Keres | Game::Cyvasse => format!("{game}_{role}"),
            Game::Chess | Game::Joker | Game::Checkered => role.id().to_owned(),
        };
        let far = format!("{FAR}/{name}");
        let wanted = if self.far { [&far, &name] } else { [&name, &far] };
        // While a level is not there the other one will do.
        let found = wanted.into_iter().find_map(|name| self.meshes.get(name.as_str()));
        found.cloned().unwrap_or_default()
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
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(own_buffers());
    }
    app.init_resource::<Models>().add_systems(
        Update,
        (
            ask.run_if(resource_changed::<Layout>.or_else(resource_changed::<Level>)),
            collect.run_if(|models: Res<Models>| !models.ready),
            focus.run_if(resource_changed::<Anchors>.or_else(resource_changed::<Level>)),
        )
            .chain()
            .after(StyleSystems)
            .before(LookSystems::Dress),
    );
}

/// A buffer for each mesh. Of those that many meshes share the engine keeps the books for 131,072
/// of them, 4 MB for every kind of vertex; we have a few dozen, and men of one kind are drawn at
/// once either way. Such a buffer is whole words, so indices have to have 32 bits.
fn own_buffers() -> MeshAllocatorSettings {
    let slab_allocator_settings = SlabAllocatorSettings { large_threshold: 0, ..default() };
    MeshAllocatorSettings { slab_allocator_settings, ..default() }
}

/// What the files of far levels end in.
const FAR: &str = "far";
/// How much larger squares must be again than where men became far ones, so that nothing flickers.
const HOLD: f32 = 1.1;

/// Men are near or far as their squares are large or small in the window.
fn focus(
    level: Res<Level>,
    layout: Res<Layout>,
    anchors: Res<Anchors>,
    mut models: ResMut<Models>,
) {
    let square = anchors.board.width() / (2.0 * layout.half().x - 1.0);
    let near = if models.far { level.near * HOLD } else { level.near };
    let far = square < near;
    if far != models.far {
        models.far = far;
    }
}

/// The files a game's table is made of.
const fn files(game: Game) -> &'static [&'static str] {
    match game {
        Game::Chess | Game::Checkered => &["board_8x8", "glyphs", "chess_set"],
        Game::Joker => &["board_9x9", "glyphs", "chess_set", "joker_set"],
        Game::Keres => &["board_9x9", "glyphs", "keres_set"],
        Game::Cyvasse => &["board_cyvasse", "glyphs", "cyvasse_set", "terrain"],
    }
}

fn ask(
    assets: Res<AssetServer>,
    layout: Res<Layout>,
    level: Res<Level>,
    mut models: ResMut<Models>,
) {
    let mut wanted = Vec::new();
    for file in files(layout.game()) {
        let levels = file.ends_with("_set");
        if !levels || level.near.is_finite() {
            wanted.push((*file).to_owned());
        }
        if levels && level.near > 0.0 {
            wanted.push(format!("{file}_{FAR}"));
        }
    }
    models.ask(wanted, &assets);
}

fn collect(
    mut models: ResMut<Models>,
    files: Res<Assets<Gltf>>,
    parts: Res<Assets<GltfMesh>>,
    assets: Res<AssetServer>,
) {
    models.collect(&files, &parts, &assets);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources;

    #[test]
    fn indices_fill_whole_words() {
        /// glTF's number for indices of 16 bits.
        const SHORT: &str = "\"componentType\":5123";
        let files = Game::ALL.into_iter().flat_map(files);
        for file in files.flat_map(|file| [(*file).to_owned(), format!("{file}_{FAR}")]) {
            let path = sources::root().join(format!("assets/models/{file}.glb"));
            let Ok(bytes) = std::fs::read(&path) else {
                assert!(file.ends_with(FAR) && !file.contains("_set"), "{}", path.display());
                continue;
            };
            assert!(!String::from_utf8_lossy(&bytes).contains(SHORT), "{}", path.display());
        }
    }
}
