//! Every level can be read and is played somewhere.

use crate::lexer::{Kind, code};
use crate::tree::{Tree, Violation};

/// Levels that do not parse, and levels no source names.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let literals: Vec<String> = tree
        .ending("rs")
        .filter(|file| file.is_in("src"))
        .flat_map(|file| code(&file.text))
        .filter_map(|token| match token.kind {
            Kind::Text(text) => Some(text),
            _ => None,
        })
        .collect();
    let mut found = Vec::new();
    for file in tree.ending("ron").filter(|file| file.is_in("levels")) {
        if let Err(why) = ron::Options::default().from_str::<ron::Value>(&file.text) {
            found.push(file.complain(why.span.start.line, format!("not RON: {}", why.code)));
        }
        if !literals.iter().any(|text| names(text, &file.path)) && !is_listed(&literals, &file.path)
        {
            found.push(file.complain(1, "is named nowhere in the source"));
        }
    }
    found
}

/// Whether `text` names the level at `path`, or the folder it lies in.
fn names(text: &str, path: &str) -> bool {
    let inside = path.strip_prefix("levels/").unwrap_or(path);
    let folder = inside.rsplit_once('/').map(|(folder, _)| folder);
    let text = text.trim_end_matches('/');
    let rest = text
        .rsplit_once("levels://")
        .or_else(|| text.rsplit_once("levels/"))
        .map_or(text, |(_, rest)| rest);
    let is_rooted = rest.len() < text.len();
    rest == inside || (is_rooted && Some(rest) == folder)
}

/// Whether the level at `path` is one of a list: a folder it lies in is named at any depth, and
/// so is its own name without the ending.
fn is_listed(literals: &[String], path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path).trim_end_matches(".ron");
    let holds = |text: &String| {
        let folder = text.rsplit_once("levels/").map(|(_, rest)| rest.trim_end_matches('/'));
        folder.is_some_and(|folder| {
            !folder.is_empty() && path.starts_with(&format!("levels/{folder}/"))
        })
    };
    literals.iter().any(|text| text == name) && literals.iter().any(holds)
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tree::{Tree, assert_found};

    #[test]
    fn levels_are_read_and_named() {
        let tree = Tree::of(&[
            ("levels/start.ron", "(game: \"chess\", men: [1, 2])"),
            ("levels/lessons/one.ron", "Lesson(steps: [])"),
            ("levels/puzzles/one.ron", "()"),
            (
                "src/game/src/a.rs",
                "//! x\nconst A: [&str; 3] = [\"levels://start.ron\", \"levels/lessons\", \"puzzles\"];",
            ),
        ]);
        assert_found(&check(&tree), &[("levels/puzzles/one.ron", 1)]);
    }

    #[test]
    fn levels_of_a_list_are_named_one_by_one() {
        let tree = Tree::of(&[
            ("levels/lessons/chess/01_rook.ron", "()"),
            ("levels/lessons/chess/02_bishop.ron", "()"),
            (
                "src/game/src/a.rs",
                "//! x\nconst A: [&str; 2] = [\"../levels/lessons/\", \"01_rook\"];",
            ),
        ]);
        assert_found(&check(&tree), &[("levels/lessons/chess/02_bishop.ron", 1)]);
    }

    #[test]
    fn a_level_that_is_not_ron_is_found() {
        let tree = Tree::of(&[
            ("levels/bad.ron", "(\n  men: [1,\n)"),
            ("src/game/src/a.rs", "//! x\nconst A: &str = \"levels://bad.ron\";"),
        ]);
        assert_found(&check(&tree), &[("levels/bad.ron", 3)]);
    }
}
