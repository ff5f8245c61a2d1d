//! How files look from outside: where they lie, how long they are, how they begin, what no
//! finished file holds.

use crate::lexer::{Kind, code, tokens};
use crate::tree::{File, Tree, Violation};

/// Past this a file is a question.
const LONG: usize = 400;
/// Past this it is an error.
const TOO_LONG: usize = 700;
const TOP: [&str; 9] = [
    "Cargo.toml",
    "Cargo.lock",
    "src",
    "assets",
    "shaders",
    "levels",
    "README.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
];
/// The one file that knows how a pointer speaks.
const PICK: &str = "src/game/src/control/pick.rs";

/// Entries of the top level that do not belong there.
pub(crate) fn top_level(names: &[String]) -> Vec<Violation> {
    names
        .iter()
        .filter(|name| !name.starts_with('.') && !TOP.contains(&name.as_str()))
        .map(|name| Violation {
            path: name.clone(),
            line: 1,
            what: format!("only {} and dot-folders lie at the top", TOP.join(", ")),
        })
        .collect()
}

/// Files past the limit.
pub(crate) fn too_long(tree: &Tree) -> Vec<Violation> {
    longer_than(tree, TOO_LONG)
        .map(|(file, lines)| {
            file.complain(TOO_LONG + 1, format!("{lines} lines; past {TOO_LONG} a file is split"))
        })
        .collect()
}

/// Files past the question, one sentence each.
pub(crate) fn long(tree: &Tree) -> Vec<String> {
    longer_than(tree, LONG)
        .map(|(file, lines)| format!("{} has {lines} lines: is it one thing?", file.path))
        .collect()
}

/// Rust files that do not say at once what they are for.
pub(crate) fn headless(tree: &Tree) -> Vec<Violation> {
    tree.ending("rs")
        .filter(|file| !file.text.starts_with("//! "))
        .map(|file| file.complain(1, "a file begins with `//!` and what it is for"))
        .collect()
}

/// Work left undone.
pub(crate) fn unfinished(tree: &Tree) -> Vec<Violation> {
    let mut found = Vec::new();
    for file in tree.ending("rs") {
        let all = tokens(&file.text);
        for (at, token) in all.iter().enumerate() {
            let what = match &token.kind {
                Kind::Comment(text) if text.contains("FIXME") => "FIXME",
                Kind::Ident(name)
                    if ["todo", "unimplemented"].contains(&name.as_str())
                        && all.get(at + 1).is_some_and(|next| next.is_sign('!')) =>
                {
                    name
                }
                _ => continue,
            };
            found.push(file.complain(token.line, format!("{what} is not done")));
        }
    }
    for file in tree.files.iter().filter(|file| file.is("wgsl") || file.is("py")) {
        let lines = file.text.lines().enumerate().filter(|(_, line)| line.contains("FIXME"));
        found.extend(lines.map(|(at, _)| file.complain(at + 1, "FIXME is not done")));
    }
    found
}

/// Pointer events named outside the one file that turns them into intents.
pub(crate) fn pointers(tree: &Tree) -> Vec<Violation> {
    let mut found = Vec::new();
    let files = tree.ending("rs").filter(|file| file.is_in("src/game") && file.path != PICK);
    for file in files {
        let all = code(&file.text);
        for (at, token) in all.iter().enumerate().filter(|(_, token)| token.is("Pointer")) {
            let mut after = all[at + 1..].iter().skip_while(|token| token.is_sign(':'));
            if after.next().is_some_and(|next| next.is_sign('<')) {
                found.push(file.complain(token.line, format!("pointer events belong in {PICK}")));
            }
        }
    }
    found
}

fn longer_than(tree: &Tree, limit: usize) -> impl Iterator<Item = (&File, usize)> {
    tree.files
        .iter()
        .filter(|file| ["rs", "wgsl", "py"].iter().any(|end| file.is(end)))
        .map(|file| (file, file.text.lines().count()))
        .filter(move |(_, lines)| *lines > limit)
}

#[cfg(test)]
mod tests {
    use super::{headless, long, pointers, too_long, top_level, unfinished};
    use crate::tree::{Tree, assert_found};

    #[test]
    fn strangers_at_the_top_are_found() {
        let names = ["src", ".ci", "LICENSE-MIT", "notes.txt"].map(str::to_owned);
        assert_found(&top_level(&names), &[("notes.txt", 1)]);
    }

    #[test]
    fn length_is_first_a_question_and_then_an_error() {
        let lines = |count: usize| "x\n".repeat(count);
        let (short, longish, endless) = (lines(400), lines(700), lines(701));
        let tree = Tree::of(&[
            ("a.rs", &short),
            ("b.wgsl", &longish),
            ("c.py", &endless),
            ("d.ftl", &endless),
        ]);
        assert_found(&too_long(&tree), &[("c.py", 701)]);
        assert_eq!(long(&tree).len(), 2);
    }

    #[test]
    fn a_file_without_a_first_sentence_is_found() {
        let tree = Tree::of(&[
            ("a.rs", "//! What it is for.\n"),
            ("b.rs", "use std::fmt;\n//! Late.\n"),
            ("c.rs", ""),
        ]);
        assert_found(&headless(&tree), &[("b.rs", 1), ("c.rs", 1)]);
    }

    #[test]
    fn unfinished_work_is_found_and_talk_of_it_is_not() {
        let tree = Tree::of(&[
            ("a.rs", "//! x\n// FIXME later\nfn a() { todo!() }\nfn b() { unimplemented!(\"\") }"),
            ("b.rs", "//! x\nconst A: &str = \"FIXME todo!\"; fn todo() {}"),
            ("c.wgsl", "\n// FIXME\n"),
        ]);
        assert_found(&unfinished(&tree), &[("a.rs", 2), ("a.rs", 3), ("a.rs", 4), ("c.wgsl", 2)]);
    }

    #[test]
    fn pointer_events_are_found_outside_their_file() {
        let events = "//! x\nfn a(on: On<Pointer<Click>>) {}\nfn b() { Pointer::<Over>::new() }\n";
        let tree = Tree::of(&[
            ("src/game/src/control/pick.rs", events),
            ("src/game/src/look/hint.rs", events),
            ("src/game/src/ui/a.rs", "//! Pointer<Click>\nfn a(p: PointerId, q: Pointer) {}"),
        ]);
        let hint = "src/game/src/look/hint.rs";
        assert_found(&pointers(&tree), &[(hint, 2), (hint, 3)]);
    }
}
