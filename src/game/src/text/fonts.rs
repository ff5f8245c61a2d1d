//! Fonts of the system that can show every language, found before the first word is drawn.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily};
use bevy_egui::{EguiContext, EguiPreUpdateSet};
use fontdb::{Database, FaceInfo, ID, Style, Weight};
use skrifa::MetadataProvider;
use skrifa::instance::{LocationRef, Size};
use skrifa::raw::types::Tag;
use skrifa::raw::{FontRef, TableProvider};

use super::words::chosen;
use super::{Language, Saying};
use crate::keep::Notice;
use crate::settings::Settings;

/// Which fonts the system has for the scripts of the game.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct FontsFound {
    /// The family that shows Latin letters; `None` when the built-in one does.
    pub latin: Option<String>,
    /// The family that shows Nepali and Hindi, if there is one.
    pub devanagari: Option<String>,
}

/// What egui draws with.
#[derive(Resource)]
struct Faces(FontDefinitions);

/// The family of bold text.
pub fn strong() -> FontFamily {
    FontFamily::Name("strong".into())
}

pub(super) fn plugin(app: &mut App) {
    let (found, faces) = find(&system());
    app.insert_resource(found)
        .insert_resource(Faces(faces))
        .add_message::<Notice>()
        .add_systems(
            PreUpdate,
            hand_out.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Update, name_missing.run_if(resource_exists_and_changed::<Settings>));
}

/// Every font of the system.
fn system() -> Database {
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    fonts
}

/// The best faces of `fonts` for each family, with the built-in ones behind them.
fn find(fonts: &Database) -> (FontsFound, FontDefinitions) {
    let latin = search(fonts, &LATIN, Weight::NORMAL, shows_latin);
    let devanagari = search(fonts, &DEVANAGARI, Weight::NORMAL, shows_devanagari)
        .or_else(|| any(fonts, shows_devanagari));
    let symbols = search(fonts, &SYMBOLS, Weight::NORMAL, shows_chessmen);
    let bold = |family: Option<&FaceInfo>, shows: fn(&FontRef) -> bool| {
        let name = family_of(family?);
        search(fonts, &[name], Weight::BOLD, shows)
    };
    let latin_bold = bold(latin, shows_latin);
    let devanagari_bold = bold(devanagari, shows_devanagari);
    let fixed = search(fonts, &MONOSPACE, Weight::NORMAL, shows_latin);

    let mut faces = Stack { fonts, built: built_in() };
    faces.stack(FontFamily::Proportional, &[latin, devanagari, symbols]);
    faces.stack(strong(), &[latin_bold, latin, devanagari_bold, devanagari, symbols]);
    faces.stack(FontFamily::Monospace, &[fixed, latin, devanagari, symbols]);

    let base = latin.map_or(BUILT_IN[0].0, |face| face.post_script_name.as_str());
    for face in [devanagari, devanagari_bold].into_iter().flatten() {
        align(&mut faces.built, &face.post_script_name, base);
    }

    let name = |face: Option<&FaceInfo>| face.map(|face| family_of(face).to_owned());
    (FontsFound { latin: name(latin), devanagari: name(devanagari) }, faces.built)
}

/// Families that read well at small sizes, the best first.
const LATIN: [&str; 12] = [
    "Noto Sans",
    "Inter",
    "Segoe UI",
    "SF Pro Text",
    "Helvetica Neue",
    "Roboto",
    "Open Sans",
    "Cantarell",
    "Ubuntu",
    "DejaVu Sans",
    "Liberation Sans",
    "Arial",
];

const DEVANAGARI: [&str; 12] = [
    "Noto Sans Devanagari",
    "Noto Sans Devanagari UI",
    "Nirmala UI",
    "Kohinoor Devanagari",
    "Devanagari MT",
    "Devanagari Sangam MN",
    "Lohit Devanagari",
    "Mangal",
    "Kokila",
    "Kalimati",
    "Noto Serif Devanagari",
    "FreeSans",
];

const SYMBOLS: [&str; 5] = [
    "DejaVu Sans",
    "Noto Sans Symbols2",
    "Noto Sans Symbols 2",
    "Segoe UI Symbol",
    "Apple Symbols",
];

const MONOSPACE: [&str; 6] =
    ["Noto Sans Mono", "DejaVu Sans Mono", "Consolas", "Menlo", "Liberation Mono", "Ubuntu Mono"];

/// The first of `families` with an upright face of this weight that `shows` what it must.
fn search<'a>(
    fonts: &'a Database,
    families: &[&str],
    weight: Weight,
    shows: fn(&FontRef) -> bool,
) -> Option<&'a FaceInfo> {
    families.iter().find_map(|family| {
        fonts
            .faces()
            .filter(|face| face.style == Style::Normal && face.weight == weight)
            .filter(|face| face.families.iter().any(|(name, _)| name == family))
            .find(|face| looks(fonts, face.id, shows))
    })
}

/// Any upright face of normal weight that `shows` what it must.
fn any(fonts: &Database, shows: fn(&FontRef) -> bool) -> Option<&FaceInfo> {
    fonts
        .faces()
        .filter(|face| face.style == Style::Normal && face.weight == Weight::NORMAL)
        .find(|face| looks(fonts, face.id, shows))
}

fn looks(fonts: &Database, face: ID, shows: fn(&FontRef) -> bool) -> bool {
    fonts
        .with_face_data(face, |data, index| {
            FontRef::from_index(data, index).is_ok_and(|font| shows(&font))
        })
        .unwrap_or(false)
}

fn shows_latin(font: &FontRef) -> bool {
    has_all(font, "AZaz09áãçéñõüÀÉ¿¡«»—…×½")
}

/// Letters are not enough: without its shaping tables, matras and conjuncts fall apart.
fn shows_devanagari(font: &FontRef) -> bool {
    let shapes = font.gsub().and_then(|table| table.script_list()).is_ok_and(|list| {
        list.script_records()
            .iter()
            .any(|record| [Tag::new(b"dev2"), Tag::new(b"deva")].contains(&record.script_tag()))
    });
    shapes && has_all(font, "अकक्षज्ञर्िीुृेैोौंँःऊऋड़ढ़।०९")
}

fn shows_chessmen(font: &FontRef) -> bool {
    has_all(font, "♔♕♖♗♘♙♚♛♜♝♞♟")
}

fn has_all(font: &FontRef, letters: &str) -> bool {
    let map = font.charmap();
    letters.chars().all(|letter| map.map(letter).is_some())
}

fn family_of(face: &FaceInfo) -> &str {
    face.families.first().map_or("", |(name, _)| name)
}

/// The faces that come with the program, for a system without fonts.
fn built_in() -> FontDefinitions {
    let mut built = FontDefinitions::empty();
    for (name, data) in BUILT_IN {
        built.font_data.insert(name.into(), Arc::new(FontData::from_static(data)));
    }
    built
}

const BUILT_IN: [(&str, &[u8]); 3] = [
    ("built-in", epaint_default_fonts::UBUNTU_LIGHT),
    ("built-in symbols", epaint_default_fonts::NOTO_EMOJI_REGULAR),
    ("built-in icons", epaint_default_fonts::EMOJI_ICON),
];

/// Font families as they are put together.
struct Stack<'a> {
    fonts: &'a Database,
    built: FontDefinitions,
}

impl Stack<'_> {
    fn stack(&mut self, family: FontFamily, faces: &[Option<&FaceInfo>]) {
        let mut names: Vec<String> = Vec::new();
        for face in faces.iter().flatten() {
            let name = face.post_script_name.clone();
            if !names.contains(&name) && self.load(&name, face.id) {
                names.push(name);
            }
        }
        names.extend(BUILT_IN.map(|(name, _)| name.to_owned()));
        self.built.families.insert(family, names);
    }

    fn load(&mut self, name: &str, face: ID) -> bool {
        if self.built.font_data.contains_key(name) {
            return true;
        }
        let data = self.fonts.with_face_data(face, |data, index| FontData {
            index,
            ..FontData::from_owned(data.to_vec())
        });
        data.is_some_and(|data| {
            self.built.font_data.insert(name.to_owned(), Arc::new(data));
            true
        })
    }
}

/// Puts the letters of `face` on the same line as those of `base`: egui centres the heights of
/// mixed faces, which leaves the shorter one hanging.
fn align(built: &mut FontDefinitions, face: &str, base: &str) {
    let height = |name: &str| Height::of(built.font_data.get(name)?);
    let (Some(own), Some(other)) = (height(face), height(base)) else { return };
    let centred = own.ascent + (other.line - own.line) / 2.0;
    if let Some(data) = built.font_data.get_mut(face) {
        Arc::make_mut(data).tweak.y_offset_factor = other.ascent - centred;
    }
}

/// Measures of a face, in ems.
struct Height {
    /// From the top of a line to the line the letters stand on.
    ascent: f32,
    /// Of a whole line.
    line: f32,
}

impl Height {
    fn of(data: &FontData) -> Option<Self> {
        let font = FontRef::from_index(&data.font, data.index).ok()?;
        let metrics = font.metrics(Size::unscaled(), LocationRef::default());
        let em = f32::from(metrics.units_per_em);
        Some(Self {
            ascent: metrics.ascent / em,
            line: (metrics.ascent - metrics.descent + metrics.leading) / em,
        })
    }
}

fn hand_out(mut contexts: Query<&mut EguiContext, Added<EguiContext>>, faces: Res<Faces>) {
    for mut context in &mut contexts {
        context.get_mut().set_fonts(faces.0.clone());
    }
}

/// Says once a choice how to get the font a language needs.
fn name_missing(
    settings: Res<Settings>,
    found: Res<FontsFound>,
    mut notices: MessageWriter<Notice>,
    mut named: Local<Option<Language>>,
) {
    let language = chosen(&settings);
    if !language.is_devanagari() || found.devanagari.is_some() {
        *named = None;
    } else if *named != Some(language) {
        *named = Some(language);
        let name = Saying::new(format!("language-{language}"));
        notices.write(Notice(Saying::new("fonts-missing").with("language", name)));
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, FontId, RawInput};

    use super::*;

    fn shows(faces: FontDefinitions, family: FontFamily, letters: &str) -> bool {
        let ctx = Context::default();
        ctx.set_fonts(faces);
        let mut shown = false;
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let font = FontId::new(16.0, family.clone());
            shown = ui.ctx().fonts_mut(|fonts| fonts.has_glyphs(&font, letters));
        });
        output.textures_delta.clear();
        shown
    }

    #[test]
    fn a_system_without_fonts_is_readable() {
        let (found, faces) = find(&Database::new());
        assert_eq!(found, FontsFound::default());
        for family in [FontFamily::Proportional, FontFamily::Monospace, strong()] {
            assert!(shows(faces.clone(), family, "AZaz09áãçéñõü¿¡«»"));
        }
    }

    #[test]
    fn a_face_without_devanagari_is_not_taken_for_one() {
        let mut fonts = Database::new();
        fonts.load_font_data(epaint_default_fonts::UBUNTU_LIGHT.to_vec());
        fonts.load_font_data(b"this is no font".to_vec());
        assert_eq!(find(&fonts).0.devanagari, None);
    }

    #[test]
    fn fonts_of_this_system_show_what_they_are_chosen_for() {
        let (found, faces) = find(&system());
        if found.devanagari.is_some() {
            for family in [FontFamily::Proportional, FontFamily::Monospace, strong()] {
                assert!(shows(faces.clone(), family, "क्षज्ञर्कि।०९"));
            }
        }
        assert!(shows(faces, FontFamily::Proportional, "AZaz09áãçéñõü¿¡«»"));
    }
}
