//! Choosing a file to write a game to, or to take games from.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui_file_dialog::{DialogState, FileDialog, FileDialogLabels};

use super::arrangement::Arrangement;
use super::open::{Panels, Sheet};
use super::theme;
use super::toast::Toast;
use crate::board::Table;
use crate::keep;
use crate::text::Words;

/// The file dialog, and what it is open for.
#[derive(Resource, Debug, Default)]
pub(super) struct Files {
    open: Option<(FileDialog, Purpose)>,
    /// The folder that was used last.
    folder: Option<PathBuf>,
    /// A file that was chosen to take games from.
    pub(super) chosen: Option<PathBuf>,
}

#[derive(Clone, Debug)]
enum Purpose {
    /// Write this text.
    Write(String),
    /// Take games from it.
    Import,
}

impl Files {
    /// Asks where to, and writes the game on the table there.
    pub(super) fn export(&mut self, table: &Table, words: &Words, arrangement: &Arrangement) {
        let pgn = words.get("files-pgn");
        let mut dialog = self
            .dialog(words, arrangement)
            .default_file_name(&file_name(table, words))
            .add_save_extension(&pgn, "pgn")
            .default_save_extension(&pgn);
        dialog.save_file();
        self.open = Some((dialog, Purpose::Write(keep::export_pgn(table, words))));
    }

    /// Asks which file to take games from.
    pub(super) fn import(&mut self, words: &Words, arrangement: &Arrangement) {
        let games = words.get("files-games");
        let mut dialog = self
            .dialog(words, arrangement)
            .add_file_filter_extensions(&games, vec!["pgn", "fen", "txt"])
            .default_file_filter(&games);
        dialog.pick_file();
        self.open = Some((dialog, Purpose::Import));
    }

    /// Whether the dialog is open; sheets step back for it.
    pub(super) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    fn dialog(&self, words: &Words, arrangement: &Arrangement) -> FileDialog {
        let room = arrangement.screen.size() - egui::vec2(56.0, 96.0);
        let size = egui::vec2(640.0, 420.0).min(room);
        let mut dialog = FileDialog::new()
            .id("files")
            .labels(labels(words))
            .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
            .default_size(size)
            .min_size(size)
            .max_size(size)
            .resizable(false)
            .movable(false)
            .modal_overlay_color(theme::VEIL)
            .directory_separator("/")
            .show_devices(false)
            .show_removable_devices(false)
            .show_pinned_folders(false)
            .show_left_panel(size.x >= 560.0)
            // Drawn as letters: a font with pictures may be missing.
            .default_file_icon("")
            .default_folder_icon("›")
            .err_icon("!")
            .parent_directory_icon("^")
            .back_icon("<")
            .forward_icon(">")
            .new_folder_icon("+")
            .menu_icon("…")
            .show_search(false)
            .show_path_edit_button(false);
        dialog.config_mut().load_via_thread = false;
        match &self.folder {
            Some(folder) => dialog.initial_directory(folder.clone()),
            None => match directories::UserDirs::new() {
                Some(dirs) => {
                    let folder = dirs.document_dir().unwrap_or(dirs.home_dir()).to_owned();
                    dialog.initial_directory(folder)
                }
                None => dialog,
            },
        }
    }
}

/// Shows the dialog and does what it was opened for.
pub(super) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut files: ResMut<Files>,
    mut panels: ResMut<Panels>,
    mut toast: ResMut<Toast>,
) -> Result {
    let Some((dialog, purpose)) = &mut files.bypass_change_detection().open else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    dialog.update(ctx);
    let picked = dialog.take_picked();
    if *dialog.state() == DialogState::Open && picked.is_none() {
        return Ok(());
    }
    let purpose = purpose.clone();
    files.open = None;
    let Some(path) = picked else { return Ok(()) };
    files.folder = path.parent().map(PathBuf::from);
    match purpose {
        Purpose::Write(text) => match keep::export_text(&path, &text) {
            Ok(()) => {
                let path = path.display().to_string();
                toast.say(words.fill("files-written", &[("path", path.into())]));
            }
            Err(error) => toast.tell(words.say(&error.saying())),
        },
        Purpose::Import => {
            files.chosen = Some(path);
            panels.show(Sheet::Import);
        }
    }
    Ok(())
}

/// `anna-ben.pgn`, from letters and digits only.
fn file_name(table: &Table, words: &Words) -> String {
    let plain = |name: String| -> String {
        let words = name.split(|letter: char| !letter.is_alphanumeric());
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-").to_lowercase()
    };
    let [white, black] =
        rules::Player::ALL.map(|player| super::players::name(table, words, player));
    match (plain(white), plain(black)) {
        (white, black) if white.is_empty() || black.is_empty() => String::from("game.pgn"),
        (white, black) => format!("{white}-{black}.pgn"),
    }
}

fn labels(words: &Words) -> FileDialogLabels {
    let get = |key: &str| words.get(key);
    FileDialogLabels {
        title_select_directory: get("files-open-title"),
        title_select_file: get("files-open-title"),
        title_select_multiple: get("files-open-title"),
        title_save_file: get("files-save-title"),
        cancel: get("files-cancel"),
        overwrite: get("files-overwrite"),
        reload: get("files-reload"),
        working_directory: get("files-working-folder"),
        select_all: get("files-select-all"),
        show_hidden: get("files-show-hidden"),
        show_system_files: get("files-show-system"),
        heading_pinned: get("files-pinned"),
        heading_places: get("files-places"),
        heading_devices: get("files-devices"),
        heading_removable_devices: get("files-removable"),
        home_dir: get("files-home"),
        desktop_dir: get("files-desktop"),
        documents_dir: get("files-documents"),
        downloads_dir: get("files-downloads"),
        audio_dir: get("files-audio"),
        pictures_dir: get("files-pictures"),
        videos_dir: get("files-videos"),
        pin_folder: get("files-pin"),
        unpin_folder: get("files-unpin"),
        rename_pinned_folder: get("files-rename"),
        selected_directory: get("files-selected"),
        selected_file: get("files-selected"),
        selected_items: get("files-selected"),
        file_name: get("files-name"),
        file_filter_all_files: get("files-all"),
        save_extension_any: get("files-any"),
        open_button: get("files-open"),
        save_button: get("files-save"),
        cancel_button: get("files-cancel"),
        overwrite_file_modal_text: get("files-exists"),
        err_empty_folder_name: get("files-error-no-name"),
        err_empty_file_name: get("files-error-no-name"),
        err_directory_exists: get("files-error-exists"),
        err_file_exists: get("files-error-exists"),
    }
}
