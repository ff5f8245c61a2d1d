//! The panels without a window: a board in front of a camera, a context of egui, and a hand.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use bevy::camera::{ComputedCameraValues, RenderTargetInfo};
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContext, EguiPrimaryContextPass, EguiUserTextures, PrimaryEguiContext, egui};
use pancharanga::analysis;
use pancharanga::board::{self, Intent, Saved, Table, Terms};
use pancharanga::computer;
use pancharanga::control::camera::{FIELD_OF_VIEW, Frame, Orbit, View, pose};
use pancharanga::control::pick::Hovered;
use pancharanga::control::{Touch, hand};
use pancharanga::keep::{self, Folders, Notice, Unfinished};
use pancharanga::lessons;
use pancharanga::look::{self, Anchors, layout::Layout};
use pancharanga::puzzles;
use pancharanga::settings::Settings;
use pancharanga::text::{self, Language, Saying, Words};
use pancharanga::ui::{self, Arrangement, Panels, Sheet};
use rules::{AnyPosition, Game, Role, Square};

use super::picture::{self, Textures};

/// A text as it is seen.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) text: String,
    /// As much of it as is not cut off by what it scrolls in.
    pub(crate) rect: egui::Rect,
    /// Whether it was cut short with an ellipsis.
    pub(crate) elided: bool,
}

pub(crate) struct Stage {
    pub(crate) app: App,
    pub(crate) folders: Folders,
    context: egui::Context,
    size: Vec2,
    time: f64,
    textures: Textures,
    shapes: Vec<egui::epaint::ClippedShape>,
    labels: Vec<(String, egui::Pos2)>,
    focused: Option<String>,
    /// What was copied last.
    pub(crate) copied: Option<String>,
    _home: tempfile::TempDir,
}

impl Stage {
    /// A window of `size` with no sheet open.
    pub(crate) fn new(size: Vec2, language: Language) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(home.path());
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, board::plugin, hand::plugin, text::plugin))
            .add_plugins((analysis::plugin, computer::plugin, lessons::plugin, puzzles::plugin))
            .add_plugins((look::anchors::plugin, ui::panels))
            .insert_resource(folders.clone())
            .insert_resource(Layout::of(Game::Chess))
            .insert_resource(Settings { language: Some(language.tag().into()), ..default() })
            .init_resource::<EguiUserTextures>()
            .init_resource::<Hovered>()
            .init_resource::<Unfinished>()
            .add_message::<Notice>()
            .add_message::<RequestRedraw>()
            .add_message::<View>();
        app.world_mut().spawn((camera(size, Game::Chess), PrimaryEguiContext));
        let context = app
            .world_mut()
            .run_system_once(|mut contexts: Query<&mut EguiContext>| {
                contexts.single_mut().map(|mut context| context.get_mut().clone())
            })
            .expect("the system runs")
            .expect("there is one context");
        let mut stage = Self {
            app,
            folders,
            context,
            size,
            time: 0.0,
            textures: default(),
            shapes: Vec::new(),
            labels: Vec::new(),
            focused: None,
            copied: None,
            _home: home,
        };
        stage.context.enable_accesskit();
        *stage.panels() = Panels::TABLE;
        stage.settle();
        stage
    }

    pub(crate) fn panels(&mut self) -> Mut<'_, Panels> {
        self.app.world_mut().resource_mut::<Panels>()
    }

    pub(crate) fn open(&mut self, sheet: Sheet) {
        self.panels().show(sheet);
        self.settle();
    }

    pub(crate) fn table(&self) -> &Table {
        self.app.world().resource::<Table>()
    }

    /// The size of the window in logical pixels.
    pub(crate) fn size(&self) -> Vec2 {
        self.size
    }

    pub(crate) fn screen(&self) -> egui::Rect {
        self.context.content_rect()
    }

    /// The words of `key` in the language of the settings.
    pub(crate) fn words(&self, key: &str) -> String {
        self.app.world().resource::<Words>().get(key)
    }

    /// What a chessman is called.
    pub(crate) fn role(&self, game: Game, role: Role) -> String {
        self.app.world().resource::<Words>().role(game, role)
    }

    /// A sentence in the language of the settings.
    pub(crate) fn words_of(&self, saying: &Saying) -> String {
        self.app.world().resource::<Words>().say(saying)
    }

    /// Puts a game on the shelf.
    pub(crate) fn keep(&self, id: &str, text: &str) -> PathBuf {
        fs::create_dir_all(&self.folders.games).expect("a folder");
        let path = self.folders.games.join(format!("{id}.ron"));
        fs::write(&path, game(text).write()).expect("written");
        path
    }

    pub(crate) fn wish(&mut self, wish: Intent) {
        self.app.world_mut().write_message(wish);
        self.settle();
    }

    /// Puts a game on the table that begins with this position text.
    pub(crate) fn start(&mut self, game: Game, text: &str) {
        let start = AnyPosition::from_text(game, text).expect("a position");
        self.wish(Intent::new_game(Terms { start, ..Terms::plain(Game::Chess) }));
        self.view(game);
    }

    /// Looks at the board of `game`, as the camera does when it is put up.
    pub(crate) fn view(&mut self, game: Game) {
        let world = self.app.world_mut();
        world.insert_resource(Layout::of(game));
        let eyes: Vec<Entity> = world.query_filtered::<Entity, With<Orbit>>().iter(world).collect();
        for eye in eyes {
            world.entity_mut(eye).insert(camera(self.size, game));
        }
        self.settle();
    }

    /// Lets the pointer rest on a square of the board.
    pub(crate) fn rest(&mut self, square: &str) {
        let square = square.parse().expect("a square");
        self.app.world_mut().insert_resource(Hovered(Some(square)));
        self.settle();
        std::thread::sleep(Duration::from_millis(650));
        self.settle();
    }

    pub(crate) fn play(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            self.app.world_mut().write_message(Intent::Play(mv.parse().expect("a move")));
            self.frame(Vec::new());
        }
        self.settle();
    }

    /// Taps one square after the other.
    pub(crate) fn tap(&mut self, squares: &str) {
        for square in squares.split_whitespace() {
            let square = square.parse().expect("a square");
            self.app.world_mut().write_message(Touch::Tap { square, finger: false });
            self.frame(Vec::new());
        }
        self.settle();
    }

    pub(crate) fn key(&mut self, key: egui::Key) {
        let event = |pressed| egui::Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: egui::Modifiers::NONE,
        };
        self.frame(vec![event(true)]);
        self.frame(vec![event(false)]);
        self.settle();
    }

    pub(crate) fn paste(&mut self, text: &str) {
        self.frame(vec![egui::Event::Paste(text.to_owned())]);
        self.settle();
    }

    pub(crate) fn click(&mut self, at: egui::Pos2) {
        let button = |pressed| egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        self.frame(vec![egui::Event::PointerMoved(at)]);
        self.frame(vec![button(true)]);
        self.frame(vec![button(false)]);
        self.settle();
    }

    /// Clicks what bears the words of `key`.
    pub(crate) fn press(&mut self, key: &str) {
        let label = self.words(key);
        self.press_text(&label);
    }

    /// Clicks the topmost thing that bears `label`.
    pub(crate) fn press_text(&mut self, label: &str) {
        let seen = self.texts().into_iter().rev().find(|seen| seen.text == label);
        self.click(seen.unwrap_or_else(|| panic!("{label:?} is not seen")).rect.center());
    }

    /// Where the middle of the thing is that calls itself `label` to those who cannot see it.
    pub(crate) fn labelled(&self, label: &str) -> Option<egui::Pos2> {
        self.labels.iter().rev().find(|(known, _)| known == label).map(|(_, at)| *at)
    }

    /// The same for the first label that begins with `words`.
    pub(crate) fn label_beginning(&self, words: &str) -> Option<egui::Pos2> {
        self.labels.iter().find(|(known, _)| known.starts_with(words)).map(|(_, at)| *at)
    }

    /// The label of what keys go to.
    pub(crate) fn focused(&self) -> Option<String> {
        self.focused.clone()
    }

    /// Clicks that thing.
    pub(crate) fn press_label(&mut self, label: &str) {
        let at = self.labelled(label);
        self.click(
            at.unwrap_or_else(|| panic!("nothing is labelled {label:?}: {:?}", self.labels)),
        );
    }

    /// Drags from one point to another.
    pub(crate) fn drag(&mut self, from: egui::Pos2, to: egui::Pos2) {
        let button = |pos, pressed| egui::Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        self.frame(vec![egui::Event::PointerMoved(from)]);
        self.frame(vec![button(from, true)]);
        for step in 1..=4_u8 {
            let at = from.lerp(to, f32::from(step) / 4.0);
            self.frame(vec![egui::Event::PointerMoved(at)]);
        }
        self.frame(vec![button(to, false)]);
        self.settle();
    }

    pub(crate) fn sees(&self, text: &str) -> bool {
        self.texts().iter().any(|seen| seen.text == text)
    }

    /// The middle of the first disc of this radius.
    pub(crate) fn disc(&self, radius: f32) -> Option<egui::Pos2> {
        self.shapes.iter().find_map(|clipped| match &clipped.shape {
            egui::Shape::Circle(circle) if circle.radius == radius => Some(circle.center),
            _ => None,
        })
    }

    /// Every text in sight, from the lowest layer to the topmost.
    pub(crate) fn texts(&self) -> Vec<Seen> {
        fn dig(shape: &egui::Shape, clip: egui::Rect, texts: &mut Vec<Seen>) {
            match shape {
                egui::Shape::Text(shape) => {
                    let rect = shape.galley.rect.translate(shape.pos.to_vec2()).intersect(clip);
                    if rect.is_positive() {
                        let text = shape.galley.text().to_owned();
                        texts.push(Seen { text, rect, elided: shape.galley.elided });
                    }
                }
                egui::Shape::Vec(shapes) => shapes.iter().for_each(|one| dig(one, clip, texts)),
                _ => {}
            }
        }
        let mut texts = Vec::new();
        for clipped in &self.shapes {
            dig(&clipped.shape, clipped.clip_rect, &mut texts);
        }
        texts
    }

    /// How many points of the drawing labelled `label` lie where: what tells one picture of it
    /// from another.
    pub(crate) fn drawing(&self, label: &str) -> Vec<egui::Pos2> {
        let middle = self.labelled(label).unwrap_or_else(|| panic!("no {label:?}"));
        let near = egui::Rect::from_center_size(middle, egui::Vec2::splat(160.0));
        let mut points = Vec::new();
        for clipped in &self.shapes {
            if let egui::Shape::Mesh(mesh) = &clipped.shape {
                points.extend(mesh.vertices.iter().map(|vertex| vertex.pos));
            }
        }
        points.retain(|point| near.contains(*point));
        points
    }

    /// Texts that what they scroll in cuts off at a side.
    pub(crate) fn cut(&self) -> Vec<String> {
        let cut = self.shapes.iter().filter_map(|clipped| match &clipped.shape {
            egui::Shape::Text(shape) => {
                let rect = shape.galley.rect.translate(shape.pos.to_vec2());
                let seen = clipped.clip_rect.y_range().intersects(rect.y_range());
                let room = clipped.clip_rect.x_range().expand(1.0);
                let held = room.contains(rect.left()) && room.contains(rect.right());
                (seen && !held).then(|| shape.galley.text().to_owned())
            }
            _ => None,
        });
        cut.collect()
    }

    /// Draws as often as it takes until a sheet that was opened stands where it is to.
    pub(crate) fn glance(&mut self) {
        for _ in 0..3 {
            self.frame(Vec::new());
        }
    }

    /// Lets everything come to rest.
    pub(crate) fn settle(&mut self) {
        for _ in 0..4 {
            self.frame(Vec::new());
        }
    }

    /// Writes what is seen to `$PANELS/<name>.ppm`, if the variable is set.
    pub(crate) fn picture(&self, name: &str) {
        let Some(folder) = std::env::var_os("PANELS") else { return };
        let scale = self.context.pixels_per_point();
        let jobs = self.context.tessellate(self.shapes.clone(), scale);
        let squares: Vec<_> = self.app.world().resource::<Anchors>().iter().collect();
        let picture = picture::draw(self.size, scale, &jobs, &self.textures, &squares);
        fs::write(PathBuf::from(folder).join(format!("{name}.ppm")), picture).expect("written");
    }

    /// The squares in the part of the window that is free of panels over which one is said to lie to
    /// whoever presses there.
    pub(crate) fn covered(&self) -> Vec<Square> {
        let zoom = self.context.zoom_factor();
        let over = |at: Vec2| {
            let layer = self.context.layer_id_at(egui::pos2(at.x, at.y) / zoom);
            layer.is_some_and(|layer| layer.order != egui::Order::Background)
        };
        let free = self.app.world().resource::<Arrangement>().free();
        let anchors = self.app.world().resource::<Anchors>().iter();
        let free = anchors.filter(|(_, at)| free.contains(*at));
        free.filter(|(_, at)| over(*at)).map(|(square, _)| square).collect()
    }

    fn frame(&mut self, events: Vec<egui::Event>) {
        self.app.update();
        self.time += 0.2;
        let zoom = self.context.zoom_factor();
        let size = egui::vec2(self.size.x, self.size.y) / zoom;
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, size)),
            time: Some(self.time),
            events,
            ..default()
        };
        let context = self.context.clone();
        let world = self.app.world_mut();
        let mut output = context.run_ui(input, |_| world.run_schedule(EguiPrimaryContextPass));
        self.textures.apply(&output.textures_delta);
        output.textures_delta.clear();
        for command in output.platform_output.commands {
            if let egui::OutputCommand::CopyText(text) = command {
                self.copied = Some(text);
            }
        }
        if let Some(update) = output.platform_output.accesskit_update {
            let label = |node: &egui::accesskit::Node| {
                let label = node.label().or_else(|| node.placeholder())?.to_owned();
                let bounds = node.bounds()?;
                let middle = [bounds.x0 + bounds.x1, bounds.y0 + bounds.y1];
                let [x, y] = middle.map(|sum| (sum / 2.0) as f32);
                Some((label, egui::pos2(x, y)))
            };
            let focused = update.nodes.iter().find(|(id, _)| *id == update.focus);
            self.focused = focused.and_then(|(_, node)| label(node)).map(|(label, _)| label);
            self.labels = update.nodes.iter().filter_map(|(_, node)| label(node)).collect();
        }
        self.shapes = output.shapes;
    }
}

/// The only game of a text.
pub(crate) fn game(text: &str) -> Saved {
    keep::import_text(text).expect("it can be read").games.pop().expect("there is a game")
}

/// A camera at White's seat, as it stands when a window of `size` has been opened.
fn camera(size: Vec2, game: Game) -> impl Bundle {
    let clip = Mat4::perspective_infinite_reverse_rh(FIELD_OF_VIEW, size.x / size.y, 0.1);
    let target = RenderTargetInfo { physical_size: size.as_uvec2(), scale_factor: 1.0 };
    let computed =
        ComputedCameraValues { clip_from_view: clip, target_info: Some(target), ..default() };
    let orbit = Orbit::default();
    let frame = Frame::new(size, Rect::from_corners(Vec2::ZERO, size));
    let eye = pose(&orbit, &Layout::of(game), &frame);
    (Camera { computed, ..default() }, orbit, eye, GlobalTransform::from(eye))
}
