//! The architecture's invariants (`src/README.md`), as far as a program can check them. Each
//! test names every violation with its file and line.

mod builds;
mod crates;
mod files;
mod levels;
mod lexer;
mod locales;
mod purity;
mod shaders;
mod tree;
mod words;

use std::io::Write;

use tree::{Tree, hold};

#[test]
fn crates_use_only_what_they_may() {
    hold(&crates::check(&crates::load()));
}

#[test]
fn nothing_is_built_twice() {
    hold(&builds::check(&builds::of_play(), &builds::of_tests()));
}

#[test]
fn the_rules_are_pure() {
    hold(&purity::check(&Tree::load()));
}

#[test]
fn the_top_level_is_clean() {
    hold(&files::top_level(&tree::top_level()));
}

#[test]
fn files_are_short() {
    let tree = Tree::load();
    for note in files::long(&tree) {
        // Written past the test harness, which shows nothing of a test that passes.
        let _ = writeln!(std::io::stderr(), "note: {note}");
    }
    hold(&files::too_long(&tree));
}

#[test]
fn files_say_what_they_are_for() {
    hold(&files::headless(&Tree::load()));
}

#[test]
fn nothing_is_left_undone() {
    hold(&files::unfinished(&Tree::load()));
}

#[test]
fn one_file_knows_pointer_events() {
    hold(&files::pointers(&Tree::load()));
}

#[test]
fn no_visible_word_is_written_in_rust() {
    hold(&words::check(&Tree::load()));
}

#[test]
fn languages_say_the_same() {
    hold(&locales::check(&Tree::load()));
}

#[test]
fn levels_are_read_and_used() {
    hold(&levels::check(&Tree::load()));
}

#[test]
fn shaders_compile_and_are_used() {
    hold(&shaders::check(&Tree::load()));
}
