//! The rules core stays pure: no clock, no files, no chance, no floats, nothing unsafe.

use crate::lexer::{Kind, Token, code};
use crate::tree::{File, Tree, Violation};

const CORE: &str = "src/rules/src";
/// Parts of the standard library that reach outside.
const OUTSIDE: [&str; 10] =
    ["time", "fs", "net", "io", "env", "process", "thread", "f32", "f64", "random"];
const MACROS: [&str; 5] = ["print", "println", "eprint", "eprintln", "dbg"];
const NAMES: [&str; 7] = ["f32", "f64", "rand", "getrandom", "fastrand", "Instant", "SystemTime"];
/// The modules that may hold unsafe code, each for a benchmark's sake.
const UNSAFE: [&str; 0] = [];

/// What in the core reaches outside.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    check_with(tree, &UNSAFE)
}

fn check_with(tree: &Tree, may_be_unsafe: &[&str]) -> Vec<Violation> {
    tree.ending("rs")
        .filter(|file| file.is_in(CORE))
        .flat_map(|file| impurities(file, may_be_unsafe.contains(&file.path.as_str())))
        .collect()
}

fn impurities(file: &File, may_be_unsafe: bool) -> Vec<Violation> {
    let tokens = code(&file.text);
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let line = token.line;
        match &token.kind {
            Kind::Ident(name) if ["std", "core", "alloc"].contains(&name.as_str()) => {
                for (inner, line) in first_names(&tokens[at + 1..]) {
                    if OUTSIDE.contains(&inner) {
                        let what = format!("the rules may not use {name}::{inner}");
                        found.push(file.complain(line, what));
                    }
                }
            }
            Kind::Ident(name) if name == "unsafe" && !may_be_unsafe => {
                found.push(file.complain(line, "unsafe code outside the modules allowed it"));
            }
            Kind::Ident(name) if name.starts_with("bevy") => {
                found.push(file.complain(line, "the rules may not know Bevy"));
            }
            Kind::Ident(name) if NAMES.contains(&name.as_str()) && !is_inside_std(&tokens, at) => {
                found.push(file.complain(line, format!("the rules may not use {name}")));
            }
            Kind::Ident(name)
                if MACROS.contains(&name.as_str())
                    && tokens.get(at + 1).is_some_and(|next| next.is_sign('!')) =>
            {
                found.push(file.complain(line, format!("the rules may not use {name}!")));
            }
            Kind::Number(text) if is_float(text) => {
                found.push(file.complain(line, format!("{text} is a float")));
            }
            _ => {}
        }
    }
    found
}

/// The names right after `std`: one in `std::fs`, several in `std::{fmt, fs::File}`.
fn first_names(after: &[Token]) -> Vec<(&str, usize)> {
    let [colon, second, rest @ ..] = after else {
        return Vec::new();
    };
    if !colon.is_sign(':') || !second.is_sign(':') {
        return Vec::new();
    }
    let Some(first) = rest.first() else {
        return Vec::new();
    };
    if let Some(name) = first.ident() {
        return vec![(name, first.line)];
    }
    let (mut depth, mut starts, mut names) = (0_usize, false, Vec::new());
    for token in rest {
        match token.kind {
            Kind::Sign('{') => {
                depth += 1;
                starts = depth == 1;
            }
            Kind::Sign('}') if depth <= 1 => break,
            Kind::Sign('}') => depth -= 1,
            Kind::Sign(',') => starts = depth == 1,
            Kind::Ident(ref name) if starts && depth == 1 => {
                names.push((name.as_str(), token.line));
                starts = false;
            }
            _ if depth == 0 => break,
            _ => {}
        }
    }
    names
}

/// `std::f32` is told once, as a path.
fn is_inside_std(tokens: &[Token], at: usize) -> bool {
    at >= 3
        && tokens[at - 1].is_sign(':')
        && (tokens[at - 3].is("std") || tokens[at - 3].is("core"))
}

fn is_float(number: &str) -> bool {
    let hex = ["0x", "0b", "0o"].iter().any(|prefix| number.starts_with(prefix));
    let exponent = number.contains(['e', 'E']) && !number.contains(['u', 'i']);
    !hex && (number.contains('.') || number.ends_with("f32") || number.ends_with("f64") || exponent)
}

#[cfg(test)]
mod tests {
    use super::{check, check_with};
    use crate::tree::{Tree, assert_found};

    #[test]
    fn whatever_reaches_outside_is_found() {
        let tree = Tree::of(&[(
            "src/rules/src/bad.rs",
            "//! x\nuse std::time::Instant as Now;\nuse std::{fmt, fs::File, cmp::{max}};\n\
             fn a() { let x = 1.5; println!(\"\"); }\nfn b(x: f32) { unsafe { } }\n\
             use rand::Rng;\nuse bevy_ecs::World;\nconst N: u64 = 1e3 as u64;\n",
        )]);
        let bad = "src/rules/src/bad.rs";
        assert_found(
            &check(&tree),
            &[
                (bad, 2),
                (bad, 2),
                (bad, 3),
                (bad, 4),
                (bad, 4),
                (bad, 5),
                (bad, 5),
                (bad, 6),
                (bad, 7),
                (bad, 8),
            ],
        );
    }

    #[test]
    fn words_and_other_crates_may_say_what_they_like() {
        let tree = Tree::of(&[
            (
                "src/rules/src/good.rs",
                "//! No std::fs, no f32.\nuse std::{fmt, str::FromStr};\n\
                 const A: &str = \"unsafe 1.5\";\nfn b(x: (u8, (u8, u8))) -> u8 { x.1.0 + 0x1e }\n\
                 const ALL: std::ops::Range<usize> = 0..2usize;\n",
            ),
            ("src/game/src/a.rs", "//! x\nuse std::fs;\n"),
        ]);
        assert_found(&check(&tree), &[]);
    }

    #[test]
    fn only_a_listed_module_may_be_unsafe() {
        let tree = Tree::of(&[
            ("src/rules/src/fast.rs", "unsafe fn a() {}"),
            ("src/rules/src/slow.rs", "unsafe fn a() {}"),
        ]);
        let found = check_with(&tree, &["src/rules/src/fast.rs"]);
        assert_found(&found, &[("src/rules/src/slow.rs", 1)]);
    }
}
