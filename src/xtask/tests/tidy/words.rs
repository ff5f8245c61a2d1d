//! Every visible word comes from the Fluent files: no text on a screen is written in Rust.

use crate::lexer::{Kind, Token, code};
use crate::tree::{File, Tree, Violation};

const FOLDERS: [&str; 2] = ["src/game/src/ui", "src/game/src/look"];
/// Methods whose text a person reads.
const METHODS: [&str; 32] = [
    "label",
    "button",
    "small_button",
    "heading",
    "small",
    "monospace",
    "strong",
    "weak",
    "code",
    "colored_label",
    "checkbox",
    "radio",
    "radio_value",
    "selectable_label",
    "selectable_value",
    "toggle_value",
    "link",
    "hyperlink_to",
    "menu_button",
    "collapsing",
    "on_hover_text",
    "on_hover_text_at_pointer",
    "on_disabled_hover_text",
    "hint_text",
    "selected_text",
    "shortcut_text",
    "text",
    "prefix",
    "suffix",
    "title",
    "show_tooltip_text",
    "menu_image_text_button",
];
/// Types made from text a person reads.
const TYPES: [&str; 17] = [
    "RichText",
    "Window",
    "Label",
    "Button",
    "Text",
    "Text2d",
    "TextSpan",
    "WidgetText",
    "Checkbox",
    "RadioButton",
    "CollapsingHeader",
    "ComboBox",
    "Link",
    "Hyperlink",
    "LayoutJob",
    "DragValue",
    "MenuButton",
];
const MAKERS: [&str; 6] = ["new", "from", "from_label", "selectable", "simple", "single_section"];
/// Calls through which a literal goes on to the screen.
const THROUGH: [&str; 4] = ["format", "concat", "from", "Some"];

/// Literals with a letter in them that a person would read.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    tree.ending("rs")
        .filter(|file| FOLDERS.iter().any(|folder| file.is_in(folder)))
        .flat_map(written)
        .collect()
}

fn written(file: &File) -> Vec<Violation> {
    let tokens = code(&file.text);
    let mut found: Vec<Violation> = Vec::new();
    for at in 0..tokens.len() {
        if !shows_text(&tokens, at) {
            continue;
        }
        for (text, line) in literals(&tokens[at + 2..]) {
            if has_word(text) {
                let what = format!("\"{text}\" is written in Rust; it belongs in assets/locales");
                let violation = file.complain(line, what);
                if !found.contains(&violation) {
                    found.push(violation);
                }
            }
        }
    }
    found
}

/// Whether `tokens[at]` is a name called here (`name(`) that shows its text.
fn shows_text(tokens: &[Token], at: usize) -> bool {
    let (Some(name), Some(open)) = (tokens[at].ident(), tokens.get(at + 1)) else {
        return false;
    };
    if !open.is_sign('(') || at == 0 {
        return false;
    }
    if tokens[at - 1].is_sign('.') {
        return METHODS.contains(&name);
    }
    let is_maker = at >= 3 && tokens[at - 1].is_sign(':') && tokens[at - 2].is_sign(':');
    if is_maker {
        let of = tokens[at - 3].ident().unwrap_or_default();
        return MAKERS.contains(&name) && TYPES.contains(&of);
    }
    // Bevy's text components are tuple structs.
    ["Text", "Text2d", "TextSpan"].contains(&name)
}

/// The literals that are an argument themselves, not part of a further call.
fn literals(arguments: &[Token]) -> Vec<(&str, usize)> {
    let mut found = Vec::new();
    // For each open parenthesis: whether what is inside reaches the screen.
    let mut open = vec![true];
    for (at, token) in arguments.iter().enumerate() {
        match &token.kind {
            Kind::Sign('(') => {
                let before = |back: usize| at.checked_sub(back).map(|at| &arguments[at]);
                let name = match before(1) {
                    Some(sign) if sign.is_sign('!') => before(2),
                    other => other,
                };
                let through = name.is_none_or(|name| match name.ident() {
                    Some(name) => THROUGH.contains(&name),
                    None => true,
                });
                open.push(through && open.last() == Some(&true));
            }
            Kind::Sign(')') => {
                open.pop();
                if open.is_empty() {
                    break;
                }
            }
            Kind::Text(text) if open.last() == Some(&true) => {
                found.push((text.as_str(), token.line));
            }
            _ => {}
        }
    }
    found
}

/// Whether a letter is left once escapes and `{placeholders}` are taken out.
fn has_word(text: &str) -> bool {
    let mut depth = 0_usize;
    let mut escaped = false;
    for c in text.chars() {
        match c {
            '\\' if !escaped => escaped = true,
            _ if escaped => escaped = false,
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 && c.is_alphabetic() => return true,
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tree::{Tree, assert_found};

    const PANEL: &str = "src/game/src/ui/panel.rs";

    #[test]
    fn words_on_the_screen_are_found() {
        let tree = Tree::of(&[(
            PANEL,
            "//! x\nui.label(\"Hello\");\nui.button(RichText::new(\"Go\").strong());\n\
             egui::Window::new(\"Settings\").show(ctx, |ui| {\n  ui.heading(format!(\"{n} moves\"));\n\
             });\nui.checkbox(&mut on, \"Sound\").on_hover_text(text.get(\"sound-hint\"));\n\
             ui.label(if white { \"White\" } else { text.get(\"black\") });\n\
             commands.spawn(Text2d(\"Check\".to_owned()));\n",
        )]);
        assert_found(
            &check(&tree),
            &[(PANEL, 2), (PANEL, 3), (PANEL, 4), (PANEL, 5), (PANEL, 7), (PANEL, 8), (PANEL, 9)],
        );
    }

    #[test]
    fn keys_signs_and_other_folders_are_not() {
        let tree = Tree::of(&[
            (
                PANEL,
                "//! x\nui.label(text.get(\"hello\"));\nui.button(\"⏸\");\n\
                 ui.label(format!(\"{minutes}:{seconds:02}\\n\"));\n\
                 Window::new(text.get(\"settings\")).id(Id::new(\"settings\"));\n\
                 ui.label(&words.with(\"moves\", &[(\"count\", n)]));\n",
            ),
            ("src/game/src/dev/panel.rs", "//! x\nui.label(\"Frame\");\n"),
        ]);
        assert_found(&check(&tree), &[]);
    }
}
