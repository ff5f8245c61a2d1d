//! Every shader compiles against the very Bevy the game is built with, and is used.

use std::collections::HashMap;
use std::path::Path;
use std::process::Command;

use naga_oil::compose::{
    ComposableModuleDescriptor, Composer, NagaModuleDescriptor, ShaderDefValue,
    get_preprocessor_data,
};
use serde_json::Value;

use crate::lexer::{Kind, code};
use crate::tree::{File, Tree, Violation, root};

/// What Bevy defines for a material on an opaque mesh with normals and texture coordinates.
const FLAGS: [&str; 8] = [
    "MESH_PIPELINE",
    "VERTEX_OUTPUT_INSTANCE_INDEX",
    "VERTEX_POSITIONS",
    "VERTEX_NORMALS",
    "VERTEX_UVS",
    "VERTEX_UVS_A",
    "VIEW_PROJECTION_PERSPECTIVE",
    "SHADOW_FILTER_METHOD_GAUSSIAN",
];
/// What Bevy counts for it.
const COUNTS: [(&str, u32); 7] = [
    ("MATERIAL_BIND_GROUP", 3),
    ("AVAILABLE_STORAGE_BUFFER_BINDINGS", 8),
    ("MAX_DIRECTIONAL_LIGHTS", 10),
    ("MAX_CASCADES_PER_LIGHT", 4),
    ("MAX_RECT_LIGHTS", 8),
    ("TONEMAPPING_LUT_TEXTURE_BINDING_INDEX", 23),
    ("TONEMAPPING_LUT_SAMPLER_BINDING_INDEX", 24),
];

/// Shaders that do not compile, and shaders nothing names.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let shaders: Vec<&File> = tree.ending("wgsl").filter(|file| file.is_in("shaders")).collect();
    if shaders.is_empty() {
        return Vec::new();
    }
    let mut library = Library::of_bevy();
    for shader in &shaders {
        library.add(name_of(shader), &shader.path, &shader.text);
    }
    let mut found = Vec::new();
    for shader in shaders {
        if let Err((line, what)) = library.compile(shader) {
            found.push(shader.complain(line, what));
        }
        if !is_used(shader, tree) {
            found.push(shader.complain(1, "is named nowhere"));
        }
    }
    found
}

/// Modules by the name an `#import` calls them.
struct Library {
    composer: Composer,
    modules: HashMap<String, (String, String)>,
}

impl Library {
    /// The modules in the sources of Bevy's crates.
    fn of_bevy() -> Self {
        let mut library = Self { composer: Composer::default(), modules: HashMap::new() };
        for (path, text) in bevy_shaders() {
            if let (Some(name), ..) = get_preprocessor_data(&text) {
                library.add(name, &path, &text);
            }
        }
        assert!(
            library.modules.contains_key("bevy_pbr::forward_io"),
            "Bevy's shaders are not where its crates keep them"
        );
        library
    }

    fn add(&mut self, name: String, path: &str, text: &str) {
        self.modules.insert(name, (path.to_owned(), text.to_owned()));
    }

    /// Compiles `shader`; otherwise the line and what is wrong there.
    fn compile(&mut self, shader: &File) -> Result<(), (usize, String)> {
        let (_, imports, _) = get_preprocessor_data(&shader.text);
        for import in imports {
            self.provide(&import.import, &mut Vec::new()).map_err(|what| {
                let plain = import.import.trim_matches('"');
                let line = shader.text.lines().position(|line| line.contains(plain));
                (line.map_or(1, |at| at + 1), what)
            })?;
        }
        let descriptor = NagaModuleDescriptor {
            source: &shader.text,
            file_path: &shader.path,
            shader_defs: definitions(),
            ..NagaModuleDescriptor::default()
        };
        match self.composer.make_naga_module(descriptor) {
            Ok(_) => Ok(()),
            Err(error) => {
                let text = error.emit_to_string(&self.composer);
                Err((line_in(&text, &shader.path), text))
            }
        }
    }

    /// Adds the module called `name` and all it imports to the composer.
    fn provide(&mut self, name: &str, above: &mut Vec<String>) -> Result<(), String> {
        // An import may name an item of a module: the module is the longest known part.
        let Some(module) = self.module_of(name) else {
            return Err(format!("no module is called {name}"));
        };
        if self.composer.contains_module(&module) || above.contains(&module) {
            return Ok(());
        }
        let (path, text) = self.modules[&module].clone();
        let (own_name, imports, _) = get_preprocessor_data(&text);
        above.push(module.clone());
        for import in imports {
            self.provide(&import.import, above)?;
        }
        above.pop();
        let descriptor = ComposableModuleDescriptor {
            source: &text,
            file_path: &path,
            as_name: own_name.is_none().then_some(module),
            ..ComposableModuleDescriptor::default()
        };
        match self.composer.add_composable_module(descriptor) {
            Ok(_) => Ok(()),
            Err(error) => Err(error.emit_to_string(&self.composer)),
        }
    }

    fn module_of(&self, name: &str) -> Option<String> {
        let mut part = name;
        loop {
            if self.modules.contains_key(part) {
                return Some(part.to_owned());
            }
            part = part.rsplit_once("::")?.0;
        }
    }
}

/// The name an `#import` calls a shader by: its own, or its path in quotes.
fn name_of(shader: &File) -> String {
    let (own, ..) = get_preprocessor_data(&shader.text);
    own.unwrap_or_else(|| format!("\"{}\"", asset_path(shader)))
}

fn asset_path(shader: &File) -> String {
    shader.path.replacen("shaders/", "shaders://", 1)
}

fn is_used(shader: &File, tree: &Tree) -> bool {
    let asset = asset_path(shader);
    let in_rust = tree.ending("rs").filter(|file| file.is_in("src/game")).any(|file| {
        code(&file.text).iter().any(|token| {
            matches!(&token.kind, Kind::Text(text) if *text == asset || text.ends_with(&shader.path))
        })
    });
    in_rust || {
        let name = name_of(shader);
        let mut others = tree.ending("wgsl").filter(|file| file.path != shader.path);
        others.any(|file| {
            let (_, imports, _) = get_preprocessor_data(&file.text);
            imports.iter().any(|import| import.import == name)
        })
    }
}

fn definitions() -> HashMap<String, ShaderDefValue> {
    let flags = FLAGS.iter().map(|name| ((*name).to_owned(), ShaderDefValue::Bool(true)));
    let counts = COUNTS.iter().map(|(name, n)| ((*name).to_owned(), ShaderDefValue::UInt(*n)));
    flags.chain(counts).collect()
}

/// The line an error's text points at: `path:line:column`.
fn line_in(error: &str, path: &str) -> usize {
    let after = error.split_once(&format!("{path}:")).map_or("", |(_, after)| after);
    after.split(':').next().and_then(|line| line.trim().parse().ok()).unwrap_or(1)
}

/// Path and text of every shader in the sources of Bevy's crates.
fn bevy_shaders() -> Vec<(String, String)> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let answer = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked", "--filter-platform"])
        .arg(format!("{}-unknown-linux-gnu", std::env::consts::ARCH))
        .current_dir(root())
        .output()
        .expect("cargo can be started");
    assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
    let metadata: Value = serde_json::from_slice(&answer.stdout).expect("cargo writes JSON");
    let packages = metadata["packages"].as_array().cloned().unwrap_or_default();
    let mut shaders = Vec::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
        if let (true, Some(folder)) = (name.starts_with("bevy_"), manifest.parent()) {
            read_shaders(&folder.join("src"), &mut shaders);
        }
    }
    shaders
}

fn read_shaders(folder: &Path, shaders: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            read_shaders(&path, shaders);
        } else if path.extension().is_some_and(|end| end == "wgsl") {
            let text = std::fs::read_to_string(&path).expect("a shader can be read");
            shaders.push((path.display().to_string(), text));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tree::{Tree, assert_found};

    const MATERIAL: &str = "\
#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}
#import \"shaders://noise.wgsl\"::wave

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> strength: vec4<f32>;

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
    pbr.material.base_color *= wave(in.uv.x) * strength;
    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr);
    out.color = main_pass_post_lighting_processing(pbr, out.color);
    return out;
}
";
    const NOISE: &str = "fn wave(x: f32) -> f32 {\n    return sin(x);\n}\n";
    const RUST: (&str, &str) = (
        "src/game/src/look/ice.rs",
        "//! x\nconst ICE: &str = \"shaders://ice.wgsl\";\nconst BAD: &str = \"shaders://bad.wgsl\";",
    );

    #[test]
    fn a_material_of_bevy_compiles() {
        let tree = Tree::of(&[("shaders/ice.wgsl", MATERIAL), ("shaders/noise.wgsl", NOISE), RUST]);
        assert_found(&check(&tree), &[]);
    }

    #[test]
    fn errors_are_found_on_their_line() {
        let typed = "@fragment\nfn fragment() -> @location(0) vec4<f32> {\n    return 1.0;\n}\n";
        let tree = Tree::of(&[("shaders/bad.wgsl", typed), RUST]);
        let found = check(&tree);
        assert_eq!(found.len(), 1, "{found:#?}");
        assert_eq!(found[0].path, "shaders/bad.wgsl");
        let lost = "\n#import bevy_pbr::no_such_module::thing\nfn a() { thing(); }\n";
        let tree = Tree::of(&[("shaders/bad.wgsl", lost), RUST]);
        assert_found(&check(&tree), &[("shaders/bad.wgsl", 2)]);
    }

    #[test]
    fn a_shader_nobody_names_is_found() {
        let tree = Tree::of(&[("shaders/noise.wgsl", NOISE), RUST]);
        assert_found(&check(&tree), &[("shaders/noise.wgsl", 1)]);
    }
}
