//! The panels without a window: in every language and in windows of every shape they stay inside
//! it, and what is pressed does what it says.

#[path = "panels/picture.rs"]
mod picture;

use std::time::Duration;

use bevy::camera::{ComputedCameraValues, RenderTargetInfo};
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use pancharanga::board::{self, Control, Intent, Terms};
use pancharanga::control::camera::{FIELD_OF_VIEW, Orbit, View, pose};
use pancharanga::control::{Touch, hand};
use pancharanga::keep::{Folders, Notice, Unfinished};
use pancharanga::look::{self, layout::Layout};
use pancharanga::settings::Settings;
use pancharanga::text::{self, Language};
use pancharanga::ui::{self, Panels, Sheet};
use rules::Game;

struct Desk {
    app: App,
    context: egui::Context,
    size: Vec2,
    time: f64,
    textures: picture::Textures,
    shapes: Vec<egui::epaint::ClippedShape>,
    home: tempfile::TempDir,
}

impl Desk {
    fn new(size: Vec2, language: Language) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, board::plugin, hand::plugin, look::anchors::plugin, text::plugin))
            .add_plugins(ui::panels)
            .insert_resource(Folders::under(home.path()))
            .insert_resource(Layout::of(Game::Chess))
            .insert_resource(Settings { language: Some(language.tag().into()), ..default() })
            .init_resource::<Unfinished>()
            .init_resource::<bevy_egui::EguiUserTextures>()
            .add_message::<Notice>()
            .add_message::<View>()
            .add_message::<bevy::window::RequestRedraw>();
        let clip = Mat4::perspective_infinite_reverse_rh(FIELD_OF_VIEW, size.x / size.y, 0.1);
        let camera = Camera {
            computed: ComputedCameraValues {
                clip_from_view: clip,
                target_info: Some(RenderTargetInfo { physical_size: size.as_uvec2(), scale_factor: 1.0 }),
                ..default()
            },
            ..default()
        };
        let orbit = Orbit::default();
        let eye = pose(&orbit, &Layout::of(Game::Chess), size);
        app.world_mut().spawn((camera, orbit, eye, PrimaryEguiContext));
        let context = app
            .world_mut()
            .run_system_once(|mut contexts: Query<&mut EguiContext>| {
                contexts.single_mut().expect("one").get_mut().clone()
            })
            .expect("runs");
        let mut desk = Self { app, context, size, time: 0.0, textures: default(), shapes: Vec::new(), home };
        desk.app.world_mut().resource_mut::<Panels>().close();
        desk.frame(Vec::new());
        desk
    }

    fn frame(&mut self, events: Vec<egui::Event>) -> Vec<egui::ClippedPrimitive> {
        self.app.update();
        self.time += 0.2;
        let zoom = self.context.zoom_factor();
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(
                egui::Pos2::ZERO,
                egui::vec2(self.size.x, self.size.y) / zoom,
            )),
            time: Some(self.time),
            events,
            ..default()
        };
        let context = self.context.clone();
        let world = self.app.world_mut();
        let mut output = context.run_ui(input, |_| world.run_schedule(EguiPrimaryContextPass));
        self.textures.apply(&output.textures_delta);
        output.textures_delta.clear();
        self.shapes.clone_from(&output.shapes);
        context.tessellate(output.shapes, output.pixels_per_point)
    }

    fn texts(&self) -> Vec<(String, egui::Rect, bool)> {
        fn dig(shape: &egui::Shape, texts: &mut Vec<(String, egui::Rect, bool)>) {
            match shape {
                egui::Shape::Text(text) => texts.push((
                    text.galley.text().to_owned(),
                    text.galley.rect.translate(text.pos.to_vec2()),
                    text.galley.elided,
                )),
                egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| dig(shape, texts)),
                _ => {}
            }
        }
        let mut texts = Vec::new();
        self.shapes.iter().for_each(|clipped| dig(&clipped.shape, &mut texts));
        texts
    }

    fn click(&mut self, at: egui::Pos2) {
        let button = |pressed| egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        self.frame(vec![egui::Event::PointerMoved(at)]);
        self.frame(vec![button(true)]);
        self.frame(vec![button(false)]);
        self.frame(Vec::new());
    }

    fn press(&mut self, key: &str) {
        self.settle();
        let label = self.app.world().resource::<text::Words>().get(key);
        let rect = self.texts().into_iter().rev().find(|text| text.0 == label).expect(&label).1;
        self.click(rect.center());
    }

    fn settle(&mut self) -> Vec<egui::ClippedPrimitive> {
        for _ in 0..4 {
            self.frame(Vec::new());
        }
        self.frame(Vec::new())
    }

    fn wish(&mut self, wish: Intent) {
        self.app.world_mut().write_message(wish);
        self.frame(Vec::new());
    }

    fn play(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            self.wish(Intent::Play(mv.parse().expect("a move")));
        }
    }

    fn touch(&mut self, touch: Touch) {
        self.app.world_mut().write_message(touch);
        self.frame(Vec::new());
    }

    fn tap(&mut self, square: &str) {
        self.touch(Touch::Tap { square: square.parse().expect("a square"), finger: false });
    }

    fn open(&mut self, sheet: Sheet) {
        self.app.world_mut().resource_mut::<Panels>().show(sheet);
    }

    fn picture(&mut self, name: &str) {
        let Ok(folder) = std::env::var("PANELS") else { return };
        let jobs = self.settle();
        let anchors = self.app.world().resource::<look::Anchors>();
        let squares: Vec<_> = anchors.iter().collect();
        let zoom = self.context.zoom_factor();
        picture::write(&format!("{folder}/{name}.ppm"), self.size, zoom, &jobs, &self.textures, &squares);
    }
}

const OPENING: &str = "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 g8f6 g1f3 c8g4 f1e2 g4f3 e2f3 b8c6 e1g1 e8c8";

#[test]
fn more() {
    for (size, language, name) in [
        (Vec2::new(1280.0, 720.0), Language::En, "en-1280"),
        (Vec2::new(540.0, 960.0), Language::Pt, "pt-540"),
    ] {
        let mut desk = Desk::new(size, language);
        let games = desk.home.path().join("games");
        std::fs::create_dir_all(&games).expect("a folder");
        let saved = pancharanga::keep::import_text("1. e4 *").unwrap().games.pop().unwrap();
        std::fs::write(games.join("g.ron"), saved.write()).expect("written");
        std::fs::write(games.join("h.ron"), "nonsense").expect("written");
        desk.open(Sheet::NewGame);
        desk.press("new-game-clock-own");
        desk.picture(&format!("{name}-own"));
        desk.open(Sheet::Saved);
        desk.picture(&format!("{name}-damaged"));
        let bin = egui::pos2(size.x / 2.0 + size.x.min(480.0) / 2.0 - 40.0, desk.texts().iter().find(|t| t.0.contains(" – ")).unwrap().1.center().y);
        desk.click(bin);
        desk.picture(&format!("{name}-delete"));
        desk.press("saved-export");
        desk.picture(&format!("{name}-export"));
        desk.press("files-cancel");
        desk.press("saved-import");
        desk.press("import-file");
        desk.picture(&format!("{name}-file"));
        desk.press("files-cancel");
        desk.press("import-text");
        let pgn = "[White \"A\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 *\n\n[White \"C\"]\n1. d4 Kxe7 *\n";
        desk.frame(vec![egui::Event::Text("hello".into())]);
        desk.press("import-read");
        desk.picture(&format!("{name}-unread"));
        desk.frame(vec![egui::Event::Paste(pgn.into())]);
        desk.open(Sheet::Home);
        desk.frame(Vec::new());
        desk.open(Sheet::Import);
        desk.press("import-text");
        desk.frame(vec![egui::Event::Paste(pgn.into())]);
        desk.press("import-read");
        desk.picture(&format!("{name}-several"));
        desk.open(Sheet::Settings);
        desk.settle();
        let own = desk.texts().into_iter().find(|t| t.0 == language.own_name()).unwrap().1.center();
        desk.click(own);
        desk.picture(&format!("{name}-languages"));
        desk.app.world_mut().resource_mut::<Panels>().close();
        desk.frame(Vec::new());
        desk.app.world_mut().resource_mut::<Panels>().resigning = Some(rules::Player::Black);
        desk.picture(&format!("{name}-resign"));
    }
}

#[test]
fn show() {
    let all = [
        (Vec2::new(1280.0, 720.0), Language::En, "en-1280"),
        (Vec2::new(800.0, 480.0), Language::En, "en-800"),
        (Vec2::new(540.0, 960.0), Language::En, "en-540"),
        (Vec2::new(1280.0, 720.0), Language::Pt, "pt-1280"),
        (Vec2::new(540.0, 960.0), Language::Fr, "fr-540"),
        (Vec2::new(800.0, 480.0), Language::Hi, "hi-800"),
        (Vec2::new(540.0, 960.0), Language::Ne, "ne-540"),
    ];
    let want = std::env::var("ONLY").unwrap_or_default();
    for (size, language, name) in all.into_iter().filter(|all| all.2.contains(&want)) {
        let mut desk = Desk::new(size, language);
        let terms = Terms {
            game: Game::Chess,
            control: Some(Control::new(3, 2)),
            names: ["Asha".into(), String::new()],
        };
        desk.picture(&format!("{name}-start"));
        desk.wish(Intent::New(terms));
        desk.play(OPENING);
        desk.picture(&format!("{name}-play"));
        desk.wish(Intent::Show(5));
        desk.app.world_mut().resource_mut::<Panels>().moves = true;
        desk.picture(&format!("{name}-back"));
        desk.app.world_mut().resource_mut::<Panels>().moves = false;
        let last = desk.app.world().resource::<board::Table>().line().ply();
        desk.wish(Intent::Show(last));
        desk.tap("c1");
        desk.tap("g5");
        desk.picture(&format!("{name}-confirm"));
        desk.touch(Touch::Cancel);
        desk.tap("c3");
        desk.tap("c6");
        desk.picture(&format!("{name}-refused"));
        let games = desk.home.path().join("games");
        std::fs::create_dir_all(&games).expect("a folder");
        for (nth, text) in ["1. e4 e5 *", "[White \"Carlsen, Magnus of a very long family name\"]\n[Black \"B\"]\n1. f3 e5 2. g4 Qh4# 0-1", "1. d4 d5 1/2-1/2"].into_iter().enumerate() {
            let saved = pancharanga::keep::import_text(text).unwrap().games.pop().unwrap();
            std::fs::write(games.join(format!("g{nth}.ron")), saved.write()).expect("written");
            if nth == 0 {
                desk.app.world_mut().resource_mut::<Unfinished>().0 = Some(saved);
            }
        }
        for (sheet, label) in [
            (Sheet::Home, "home"),
            (Sheet::NewGame, "new"),
            (Sheet::Saved, "saved"),
            (Sheet::Import, "import"),
            (Sheet::Settings, "settings"),
            (Sheet::Keys, "keys"),
        ] {
            desk.open(sheet);
            desk.picture(&format!("{name}-{label}"));
        }
        desk.app.world_mut().resource_mut::<Panels>().close();
        std::thread::sleep(Duration::from_millis(4100));
        desk.wish(Intent::Pause(true));
        desk.picture(&format!("{name}-pause"));
        desk.wish(Intent::Pause(false));
        desk.wish(Intent::OfferDraw(rules::Player::White));
        desk.picture(&format!("{name}-draw"));
        desk.wish(Intent::Resign(rules::Player::White));
        std::thread::sleep(Duration::from_millis(1200));
        desk.picture(&format!("{name}-banner"));
        let saved = pancharanga::keep::import_text("8/P7/8/8/8/8/8/k1K5 w - - 0 1").unwrap().games.pop().unwrap();
        desk.wish(Intent::Open(Box::new(saved)));
        desk.open(Sheet::Home);
        desk.picture(&format!("{name}-continue"));
        desk.app.world_mut().resource_mut::<Panels>().close();
        desk.tap("a7");
        desk.tap("a8");
        desk.picture(&format!("{name}-picker"));
    }
}
