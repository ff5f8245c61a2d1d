//! A running account for programs that drive the game from outside: one line of JSON each time
//! the state of the table changes, with the place of every square in the window.

use std::fs::File;
use std::io::Write;

use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiOutput, EguiPrimaryContextPass, egui};
use serde::Serialize;

use crate::board::muster::Held;
use crate::board::{Armour, At, Frozen, Man, Protected, StackedOn, Table};
use crate::computer::Hint;
use crate::control::Hand;
use crate::launch::Launch;
use crate::lessons::{Classroom, Pupil, Task, Tone};
use crate::look::Anchors;
use crate::look::models::Models;
use crate::look::wake::WakeSystems;
use crate::settings::Settings;
use crate::ui::{Arrangement, Panels};

/// Writes the account when asked to.
pub fn plugin(app: &mut App) {
    if app.world().resource::<Launch>().trace.is_some() {
        app.add_systems(Last, account.after(WakeSystems))
            .add_systems(EguiPrimaryContextPass, ask_panels);
    }
}

/// The state of the table, as a line says it.
#[derive(Serialize, PartialEq)]
struct State {
    frame: u32,
    game: String,
    ready: bool,
    /// More pictures are to come by themselves.
    awake: bool,
    position: String,
    shown: usize,
    plies: usize,
    last: Option<String>,
    hand: String,
    outcome: Option<String>,
    /// What is special about men, as the components say it, by square.
    statuses: Vec<(String, String)>,
    sheet: Option<String>,
    language: Option<String>,
    paused: bool,
    /// The computer's move is awaited.
    thinking: bool,
    /// What the hint shows.
    hint: String,
    /// The step of a lesson that is being taken.
    lesson: Option<Lesson>,
    squares: Vec<(String, f32, f32)>,
    buttons: Vec<(String, f32, f32)>,
}

/// A step of a lesson: which, what is asked, and what came of it.
#[derive(Serialize, PartialEq)]
struct Lesson {
    lesson: String,
    step: String,
    task: String,
    done: bool,
    finished: bool,
    /// The moves that are right now and were not found yet.
    asks: Vec<String>,
    /// The men that an answer to a layout has where now are none: square and role.
    lays: Vec<(String, String)>,
    /// The man of the reserve in hand while an army is laid out.
    held: Option<String>,
    /// How the last try was answered.
    reply: Option<String>,
}

impl Lesson {
    fn of(room: &Classroom, pupil: &Pupil) -> Self {
        let step = pupil.step();
        let task = format!("{:?}", step.task);
        let lays = match (&step.task, pupil.half()) {
            (Task::LayOut { right, .. }, Some(half)) => right
                .iter()
                .filter(|(at, role)| half.board().get(**at).map(|man| man.role) != Some(**role))
                .map(|(at, role)| (at.to_string(), role.id().to_owned()))
                .collect(),
            _ => Vec::new(),
        };
        Self {
            lesson: pupil.lesson().id.clone(),
            step: step.id.clone(),
            task: task.split([' ', '{']).next().unwrap_or_default().to_owned(),
            done: pupil.is_done(),
            finished: room.is_finished(),
            asks: pupil.all_right().iter().map(ToString::to_string).collect(),
            lays,
            held: match pupil.half().and_then(|half| half.held()) {
                Some(Held::Reserve(role)) => Some(role.id().to_owned()),
                Some(Held::Placed(_)) | None => None,
            },
            reply: room.reply().map(|reply| match reply.tone {
                Tone::Right => String::from("right"),
                Tone::Wrong => String::from("wrong"),
                Tone::Hint => String::from("hint"),
            }),
        }
    }
}

type Special<'a> = (&'a At, Option<&'a Frozen>, Option<&'a Armour>, Has<Protected>, Has<StackedOn>);

/// `held`, `thawing`, `armour 1/2`, `armour 1/2 protected` or `stacked`.
fn status(
    (at, frozen, armour, protected, stacked): (&At, Option<&Frozen>, Option<&Armour>, bool, bool),
) -> Option<(String, String)> {
    let mut words = Vec::new();
    words.extend(frozen.map(|frozen| format!("{:?}", frozen.0).to_lowercase()));
    words.extend(armour.map(|armour| format!("armour {}/{}", armour.0.left, armour.0.full)));
    words.extend(protected.then(|| String::from("protected")));
    words.extend(stacked.then(|| String::from("stacked")));
    (!words.is_empty()).then(|| (at.0.to_string(), words.join(" ")))
}

fn account(
    launch: Res<Launch>,
    table: Res<Table>,
    hand: Res<Hand>,
    (hint, room): (Res<Hint>, Res<Classroom>),
    anchors: Res<Anchors>,
    settings: Res<Settings>,
    panels: Res<Panels>,
    frames: Res<FrameCount>,
    arrangement: Res<Arrangement>,
    outputs: Query<&EguiOutput>,
    mut redraws: MessageReader<RequestRedraw>,
    models: Res<Models>,
    bodies: Query<(), (With<Man>, With<Mesh3d>)>,
    men: Query<Special>,
    mut file: Local<Option<File>>,
    mut before: Local<Option<State>>,
) {
    let mut state = State {
        frame: 0,
        game: table.game().to_string(),
        ready: models.ready() && anchors.iter().count() > 0 && bodies.iter().count() > 0,
        awake: redraws.read().count() > 0,
        position: table.shown_position().to_text(),
        shown: table.shown(),
        plies: table.line().ply(),
        last: table.last_move().map(|mv| mv.to_string()),
        hand: format!("{:?}", *hand),
        statuses: men.iter().filter_map(status).collect(),
        outcome: table.outcome().map(|outcome| outcome.to_string()),
        sheet: match panels.open {
            Some(sheet) => Some(format!("{sheet:?}")),
            None => panels.title.then(|| String::from("Title")),
        },
        language: settings.language.clone(),
        paused: table.paused(),
        thinking: table.thinker().is_some(),
        hint: format!("{:?}", *hint),
        lesson: room.pupil().map(|pupil| Lesson::of(&room, pupil)),
        buttons: outputs.iter().flat_map(|output| buttons(output, &arrangement)).collect(),
        squares: anchors.iter().map(|(square, at)| (square.to_string(), at.x, at.y)).collect(),
    };
    state.statuses.sort_unstable();
    if before.as_ref() == Some(&state) {
        return;
    }
    if file.is_none() {
        *file = launch.trace.as_ref().and_then(|path| File::create(path).ok());
    }
    let frame = frames.0;
    if let Some(file) = file.as_mut() {
        state.frame = frame;
        let line = serde_json::to_string(&state).unwrap_or_default();
        // A reader that is gone is no reason to stop the game.
        let _ = writeln!(file, "{line}");
        state.frame = 0;
    }
    *before = Some(state);
}

/// What the panels say of themselves to whoever cannot see them, with the middle of each.
fn buttons(output: &EguiOutput, arrangement: &Arrangement) -> Vec<(String, f32, f32)> {
    let update = output.platform_output.accesskit_update.as_ref();
    update
        .into_iter()
        .flat_map(|update| &update.nodes)
        .filter_map(|(_, node)| {
            let label = node.label().or_else(|| node.placeholder()).or_else(|| node.value())?;
            let bounds = node.bounds()?;
            let (x, y) = ((bounds.x0 + bounds.x1) / 2.0, (bounds.y0 + bounds.y1) / 2.0);
            let at = arrangement.pixels(egui::pos2(x as f32, y as f32));
            Some((label.to_owned(), at.x, at.y))
        })
        .collect()
}

/// The panels describe themselves only when they are asked to.
fn ask_panels(mut contexts: EguiContexts, mut asked: Local<bool>) -> Result {
    if !*asked {
        contexts.ctx_mut()?.enable_accesskit();
        *asked = true;
    }
    Ok(())
}
