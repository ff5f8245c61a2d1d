//! What is seen, against reference pictures: every game, set, palette and status, drawn by the
//! processor so that every machine draws the same. `PANCHARANGA_RENEW_LOOKS=cyvasse` makes
//! the references anew whose names begin so, an empty value all of them; pictures that differ lie
//! where the failure says.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bevy::app::PluginsState;
use bevy::asset::{AssetPlugin, RenderAssetUsages};
use bevy::camera::RenderTarget;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::settings::WgpuSettings;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use pancharanga::board::{self, Intent, Terms};
use pancharanga::computer::Hint;
use pancharanga::control::camera::{Frame, Orbit, pose};
use pancharanga::control::hand::{self, Touch};
use pancharanga::control::pick::{Dragged, Hovered};
use pancharanga::control::{Cursor, Hand};
use pancharanga::look;
use pancharanga::look::finish::Textures;
use pancharanga::look::layout::Layout;
use pancharanga::look::models::Models;
use pancharanga::settings::{Motion, Quality, Set, Settings};
use pancharanga::ui::{Panels, Redraw};
use pancharanga::{launch, sources};
use rules::{AnyPosition, Game};

/// Size of the pictures.
const SIZE: UVec2 = UVec2::new(320, 200);
/// How far a picture may be from its reference: the mean of all channels, of 255, and the share of
/// pixels that a person would call another colour. Versions of the renderer round differently.
const MEAN: f64 = 2.0;
const STRANGE: f64 = 0.01;
/// From here on a channel differs strongly.
const STRONG: u8 = 40;
/// How long a scene may take, on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_secs(240);

/// What is seen in a picture.
struct Scene {
    name: &'static str,
    game: Game,
    position: &'static str,
    /// Moves that are played, then squares that are tapped.
    moves: &'static str,
    taps: &'static str,
    quality: Quality,
    set: Set,
    contrast: bool,
}

impl Scene {
    const fn new(name: &'static str, game: Game, position: &'static str) -> Self {
        Self {
            name,
            game,
            position,
            moves: "",
            taps: "",
            quality: Quality::High,
            set: Set::Boxwood,
            contrast: false,
        }
    }
}

const CHESS: &str = "r1bqk2r/ppp2ppp/2n2n2/3pp3/1bPP4/2N1PN2/PP1B1PPP/R2QKB1R w KQkq - 0 7";
const KERES: &str = "1npgkgp1l/2r3b2/(sl)sssss(sn)ss/9/9/9/SS(SN)SSSSS(SL)/2B3R2/L1PGKGPN1 w 4 3";
const JOKER: &str = "4k4/9/9/3n1b3/9/9/3J5/9/4K4 w - - - - - 0 1";
const CYVASSE: &str = "2tbktd1/rnecrcenr/1msmmsmmsm/11/12/11/MSMMSMMSM1/RNECRCENR/1DTKBT2 \
     8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 w 0 1";
const CHECKERED: &str =
    "rnbqkbnr/ppp1pppp/8/3C4/8/8/PPPPPPPP/R1BQKBNR b KQkq - - 1111111111101111 1 0 2";

fn scenes() -> Vec<Scene> {
    use Game::{Checkered, Chess, Cyvasse, Joker, Keres};
    vec![
        Scene { moves: "f1e2", ..Scene::new("chess", Chess, CHESS) },
        Scene { taps: "c3", ..Scene::new("chess-targets", Chess, CHESS) },
        Scene { taps: "c3 d5", ..Scene::new("chess-proposed", Chess, CHESS) },
        Scene::new("chess-check", Chess, "4k3/8/8/8/1b6/8/3P4/4K2r w - - 0 1"),
        Scene { quality: Quality::Low, ..Scene::new("chess-low", Chess, CHESS) },
        Scene { quality: Quality::Best, ..Scene::new("chess-best", Chess, CHESS) },
        Scene { set: Set::Maple, ..Scene::new("chess-maple", Chess, CHESS) },
        Scene { moves: "d3e5", ..Scene::new("joker-held", Joker, JOKER) },
        Scene { moves: "d3e5 e9e8 e5g4", ..Scene::new("joker-thawing", Joker, JOKER) },
        Scene { set: Set::Marble, ..Scene::new("keres-stacks", Keres, KERES) },
        Scene::new("cyvasse", Cyvasse, CYVASSE),
        Scene { taps: "f1", contrast: true, ..Scene::new("cyvasse-contrast", Cyvasse, CYVASSE) },
        Scene::new("checkered", Checkered, CHECKERED),
    ]
}

#[test]
fn everything_looks_as_it_did() {
    let Some(mut studio) = Studio::open() else { return };
    let renewed = std::env::var("PANCHARANGA_RENEW_LOOKS").ok();
    let references = references();
    let mut wrong = Vec::new();
    for scene in scenes() {
        if renewed.as_ref().is_some_and(|part| !scene.name.starts_with(part)) {
            continue;
        }
        let seen = studio.picture(&scene);
        let path = references.join(format!("{}.png", scene.name));
        if renewed.is_some() {
            write(&seen, &path);
            continue;
        }
        let known = read(&path);
        let (mean, strange) = difference(&known, &seen);
        println!("{:18} mean {mean:.2}, strange {:.2} %", scene.name, strange * 100.0);
        if mean > MEAN || strange > STRANGE {
            let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("looks");
            fs::create_dir_all(&folder).expect("a folder for pictures");
            let shown = folder.join(format!("{}.png", scene.name));
            write(&seen, &shown);
            wrong.push(format!(
                "{}: mean {mean:.2}, strange {:.2} %: {}",
                scene.name,
                strange * 100.0,
                shown.display()
            ));
        }
    }
    assert!(wrong.is_empty(), "these look otherwise:\n{}", wrong.join("\n"));
}

#[test]
fn a_difference_is_a_difference() {
    let plain = vec![100; 400];
    assert_eq!(difference(&plain, &plain), (0.0, 0.0));
    let mut other = plain.clone();
    other[..40].fill(200);
    let (mean, strange) = difference(&plain, &other);
    assert!((mean - 10.0).abs() < 2.6 && (strange - 0.1).abs() < 1e-9, "{mean} {strange}");
}

/// The game without window and panels, drawn by the processor into a picture.
struct Studio {
    app: App,
    picture: Handle<Image>,
}

/// The last picture that was taken.
#[derive(Resource, Default)]
struct Taken(Option<Vec<u8>>);

impl Studio {
    /// None, with a printed reason, on a machine that has no renderer for its processor.
    fn open() -> Option<Self> {
        let quiet = std::panic::take_hook();
        std::panic::set_hook(Box::new(|_| {}));
        let built = catch_unwind(AssertUnwindSafe(Self::build));
        std::panic::set_hook(quiet);
        let error = match built {
            Ok(studio) => return Some(studio),
            Err(error) => error,
        };
        let why = error.downcast_ref::<String>().map(String::as_str);
        let why = why.or(error.downcast_ref::<&str>().copied()).unwrap_or_default();
        assert!(why.contains("Unable to find a GPU"), "the studio does not open: {why}");
        println!("skipped: there is no Vulkan renderer for the processor (Mesa's lavapipe)");
        None
    }

    fn build() -> Self {
        let mut app = App::new();
        app.add_plugins(sources::plugin).add_plugins(
            DefaultPlugins
                .set(RenderPlugin {
                    render_creation: WgpuSettings { force_fallback_adapter: true, ..default() }
                        .into(),
                    synchronous_pipeline_compilation: true,
                    ..default()
                })
                .set(WindowPlugin {
                    primary_window: None,
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .set(AssetPlugin {
                    file_path: root().join("assets").to_string_lossy().into_owned(),
                    watch_for_changes_override: Some(false),
                    ..default()
                })
                .disable::<LogPlugin>()
                .disable::<WinitPlugin>()
                .disable::<PipelinedRenderingPlugin>(),
        );
        app.add_plugins((board::plugin, hand::plugin, look::plugin))
            .insert_resource(Settings { motion: Motion::Off, coordinates: true, ..default() })
            .insert_resource(launch::Launch::default())
            .init_resource::<Hint>()
            .init_resource::<Cursor>()
            .init_resource::<Hovered>()
            .init_resource::<Dragged>()
            .init_resource::<Panels>()
            .init_resource::<Redraw>()
            .init_resource::<Taken>();
        while app.plugins_state() == PluginsState::Adding {
            std::thread::sleep(Duration::from_millis(5));
        }
        app.finish();
        app.cleanup();
        let mut target =
            Image::new_target_texture(SIZE.x, SIZE.y, TextureFormat::Rgba8UnormSrgb, None);
        target.asset_usage = RenderAssetUsages::RENDER_WORLD;
        target.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        let picture = app.world_mut().resource_mut::<Assets<Image>>().add(target);
        app.update();
        Self { app, picture }
    }

    /// A picture of a scene, four bytes a pixel.
    fn picture(&mut self, scene: &Scene) -> Vec<u8> {
        let world = self.app.world_mut();
        let mut settings = world.resource_mut::<Settings>();
        (settings.quality, settings.set) = (scene.quality, scene.set);
        settings.contrast = scene.contrast;
        let start = AnyPosition::from_text(scene.game, scene.position).expect("a position");
        world.write_message(Intent::new_game(Terms { start, ..Terms::plain(scene.game) }));
        self.look(scene.game);
        self.settle();
        for mv in scene.moves.split_whitespace() {
            self.app.world_mut().write_message(Intent::Play(mv.parse().expect("a move")));
            self.app.update();
        }
        for square in scene.taps.split_whitespace() {
            let square = square.parse().expect("a square");
            self.app.world_mut().write_message(Touch::Tap { square, finger: false });
            self.app.update();
        }
        let hand = *self.app.world().resource::<Hand>();
        assert_eq!(hand == Hand::Empty, scene.taps.is_empty(), "{}: {hand:?}", scene.name);
        self.settle();
        let shot = Screenshot::image(self.picture.clone());
        self.app.world_mut().spawn(shot).observe(
            |shot: On<ScreenshotCaptured>, mut taken: ResMut<Taken>| {
                taken.0 = shot.image.data.clone();
            },
        );
        let start = Instant::now();
        loop {
            self.app.update();
            if let Some(taken) = self.app.world_mut().resource_mut::<Taken>().0.take() {
                return taken;
            }
            assert!(start.elapsed() < PATIENCE, "{}: no picture came", scene.name);
        }
    }

    /// Looks at the board of `game` from White's seat.
    fn look(&mut self, game: Game) {
        let size = SIZE.as_vec2();
        let frame = Frame::new(size, Rect::from_corners(Vec2::ZERO, size));
        let place = pose(&Orbit::default(), &Layout::of(game), &frame);
        let target = RenderTarget::Image(self.picture.clone().into());
        let world = self.app.world_mut();
        let eyes: Vec<Entity> = world.query_filtered::<Entity, With<Orbit>>().iter(world).collect();
        for eye in eyes {
            world.entity_mut(eye).insert((place, target.clone()));
        }
    }

    /// Draws until everything is there, and a little longer.
    fn settle(&mut self) {
        let start = Instant::now();
        let mut still = 0;
        while still < 4 {
            self.app.update();
            let world = self.app.world();
            let assets = world.resource::<AssetServer>();
            let ready =
                world.resource::<Models>().ready() && world.resource::<Textures>().ready(assets);
            still = if ready { still + 1 } else { 0 };
            if !ready {
                std::thread::sleep(Duration::from_millis(10));
            }
            assert!(start.elapsed() < PATIENCE, "models and textures do not come");
        }
    }
}

/// The mean difference of two pictures over their colours, and the share of pixels of which a
/// colour differs strongly.
fn difference(one: &[u8], other: &[u8]) -> (f64, f64) {
    assert_eq!(one.len(), other.len(), "pictures of one size");
    let (mut sum, mut strange) = (0_u64, 0_u64);
    for (one, other) in one.chunks_exact(4).zip(other.chunks_exact(4)) {
        let channels = one.iter().zip(other).take(3);
        let differences = channels.map(|(one, other)| one.abs_diff(*other));
        sum += differences.clone().map(u64::from).sum::<u64>();
        strange += u64::from(differences.max().unwrap_or_default() > STRONG);
    }
    let pixels = (one.len() / 4) as f64;
    (sum as f64 / (3.0 * pixels), strange as f64 / pixels)
}

fn read(path: &Path) -> Vec<u8> {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let image = Image::from_buffer(
        &bytes,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    );
    image.expect("a picture").data.expect("its pixels")
}

fn write(pixels: &[u8], path: &Path) {
    let size = bevy::render::render_resource::Extent3d {
        width: SIZE.x,
        height: SIZE.y,
        depth_or_array_layers: 1,
    };
    let image = Image::new(
        size,
        bevy::render::render_resource::TextureDimension::D2,
        pixels.to_vec(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::MAIN_WORLD,
    );
    let picture = image.try_into_dynamic().expect("a picture").to_rgb8();
    picture.save(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

fn references() -> PathBuf {
    root().join("src/game/tests/looks")
}

/// Asked for at run time: clones may share a build folder.
fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo runs tests");
    Path::new(&here).ancestors().nth(2).expect("the workspace").to_owned()
}
