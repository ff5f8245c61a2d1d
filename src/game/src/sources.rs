//! Where the game's own files are: `assets/`, and the folders `shaders/` and `levels/` beside it.

use std::path::{Path, PathBuf};

use bevy::asset::io::AssetSourceBuilder;
use bevy::prelude::*;

/// Makes `shaders://` and `levels://` known; must come before the engine's own plugins.
pub fn plugin(app: &mut App) {
    for folder in ["shaders", "levels"] {
        let path = root().join(folder).to_string_lossy().into_owned();
        app.register_asset_source(folder, AssetSourceBuilder::platform_default(&path, None));
    }
}

/// The folder that holds `assets/`: beside the program when it is installed, else the one it
/// was started from or built in.
pub fn root() -> PathBuf {
    let places = [
        std::env::var_os("BEVY_ASSET_ROOT").map(PathBuf::from),
        std::env::current_exe().ok().and_then(|exe| exe.parent().map(Path::to_owned)),
        std::env::current_dir().ok(),
        Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).map(Path::to_owned),
    ];
    places
        .into_iter()
        .flatten()
        .find(|place| place.join("assets").is_dir())
        .and_then(|place| place.canonicalize().ok())
        .unwrap_or_default()
}
