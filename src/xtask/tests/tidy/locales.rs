//! Every language says the same things: the same keys, the same variables, none without use.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};

use crate::lexer::{Kind, Token, code};
use crate::tree::{File, Tree, Violation};

const FOLDER: &str = "assets/locales";
/// The first is the one the others are measured by.
const LANGUAGES: [&str; 6] = ["en", "ne", "hi", "es", "fr", "pt"];
const SOURCE: &str = "src/game/src";

/// A key of a language: where it stands and the variables its text fills in.
#[derive(Debug)]
struct Said<'a> {
    file: &'a File,
    line: usize,
    variables: BTreeSet<&'a str>,
    refers_to: BTreeSet<String>,
}

type Keys<'a> = BTreeMap<String, Said<'a>>;

/// What the languages do not agree on, and what the source and they do not.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    if !tree.files.iter().any(|file| file.is_in(FOLDER)) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let languages: Vec<Keys> =
        LANGUAGES.iter().map(|language| keys(tree, language, &mut found)).collect();
    for (other, language) in languages.iter().zip(LANGUAGES).skip(1) {
        compare(&languages[0], other, language, &mut found);
    }
    let source = Source::read(tree);
    found.extend(unused(&languages[0], &source));
    found.extend(unknown(&languages[0], tree));
    found
}

fn keys<'a>(tree: &'a Tree, language: &str, found: &mut Vec<Violation>) -> Keys<'a> {
    let mut keys = Keys::new();
    let folder = format!("{FOLDER}/{language}");
    for file in tree.ending("ftl").filter(|file| file.is_in(&folder)) {
        let resource =
            fluent_syntax::parser::parse(file.text.as_str()).unwrap_or_else(|(part, errors)| {
                for error in errors {
                    let line = file.text[..error.pos.start].lines().count().max(1);
                    found.push(file.complain(line, format!("not Fluent: {error}")));
                }
                part
            });
        for entry in &resource.body {
            let (id, value, attributes) = match entry {
                Entry::Message(message) => {
                    (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
                }
                Entry::Term(term) => {
                    (format!("-{}", term.id.name), Some(&term.value), &term.attributes)
                }
                _ => continue,
            };
            let parts = value.map(|value| (id.clone(), value)).into_iter().chain(
                attributes
                    .iter()
                    .map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value)),
            );
            let line = line_of(&file.text, &id);
            for (key, pattern) in parts {
                let mut said =
                    Said { file, line, variables: BTreeSet::new(), refers_to: BTreeSet::new() };
                said.read(pattern);
                if let Some(first) = keys.get(&key) {
                    let at = format!("{}:{}", first.file.path, first.line);
                    found.push(file.complain(line, format!("\"{key}\" is said already in {at}")));
                } else {
                    keys.insert(key, said);
                }
            }
        }
    }
    for said in keys.values() {
        for target in said.refers_to.iter().filter(|target| !keys.contains_key(*target)) {
            found.push(
                said.file
                    .complain(said.line, format!("refers to \"{target}\", which is not there")),
            );
        }
    }
    keys
}

impl<'a> Said<'a> {
    fn read(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|one| format!(".{}", one.name));
                self.refers_to.insert(format!("{}{}", id.name, attribute.unwrap_or_default()));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.refers_to.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.read_arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.read_arguments(arguments),
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn read_arguments(&mut self, arguments: &CallArguments<&'a str>) {
        for inline in &arguments.positional {
            self.read_inline(inline);
        }
        for named in &arguments.named {
            self.read_inline(&named.value);
        }
    }
}

fn compare(first: &Keys, other: &Keys, language: &str, found: &mut Vec<Violation>) {
    for (key, said) in first {
        let Some(there) = other.get(key) else {
            found
                .push(said.file.complain(said.line, format!("\"{key}\" is missing in {language}")));
            continue;
        };
        if there.variables != said.variables {
            let what = format!(
                "\"{key}\" has the variables {:?}, in {} {:?}",
                there.variables, LANGUAGES[0], said.variables
            );
            found.push(there.file.complain(there.line, what));
        }
    }
    for (key, said) in other.iter().filter(|(key, _)| !first.contains_key(*key)) {
        found.push(
            said.file.complain(said.line, format!("\"{key}\" is missing in {}", LANGUAGES[0])),
        );
    }
}

/// What the game's source says about keys.
struct Source {
    /// Every literal, which may be a key.
    literals: BTreeSet<String>,
    /// Literals ending in `-`, to which an id is added: `"role-"`, `"reason-{}"`.
    prefixes: BTreeSet<String>,
}

impl Source {
    fn read(tree: &Tree) -> Self {
        let mut source = Self { literals: BTreeSet::new(), prefixes: BTreeSet::new() };
        for file in tree.ending("rs").filter(|file| file.is_in(SOURCE)) {
            for token in code(&file.text) {
                if let Kind::Text(text) = token.kind {
                    source.prefixes.extend(prefix(&text).map(str::to_owned));
                    source.literals.insert(text);
                }
            }
        }
        source
    }

    fn uses(&self, key: &str) -> bool {
        self.literals.contains(key)
            || self.prefixes.iter().any(|prefix| key.starts_with(prefix.as_str()))
    }
}

/// `role-` of `role-` and of `role-{id}`; a key whose end is chosen at run time.
fn prefix(text: &str) -> Option<&str> {
    let start = text.split('{').next()?;
    let is_key = start.len() > 2
        && start.ends_with('-')
        && start.starts_with(|c: char| c.is_ascii_lowercase())
        && start.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    is_key.then_some(start)
}

/// Keys nobody says, and files nobody reads.
fn unused(keys: &Keys, source: &Source) -> Vec<Violation> {
    let referred: BTreeSet<&String> = keys.values().flat_map(|said| &said.refers_to).collect();
    let mut found: Vec<Violation> = keys
        .iter()
        .filter(|(key, _)| {
            let message = key.split('.').next().unwrap_or(key);
            !source.uses(message) && !referred.contains(*key)
        })
        .map(|(key, said)| said.file.complain(said.line, format!("\"{key}\" is used nowhere")))
        .collect();
    let files: BTreeSet<&str> = keys.values().map(|said| said.file.path.as_str()).collect();
    for path in files {
        let stem = path.rsplit('/').next().and_then(|name| name.strip_suffix(".ftl"));
        if stem.is_some_and(|stem| !source.literals.iter().any(|text| text.contains(stem))) {
            let what = "is named nowhere in the game".to_owned();
            found.push(Violation { path: path.to_owned(), line: 1, what });
        }
    }
    found
}

/// Keys the source asks for that no language has.
fn unknown(keys: &Keys, tree: &Tree) -> Vec<Violation> {
    let mut found = Vec::new();
    for file in tree.ending("rs").filter(|file| file.is_in(SOURCE)) {
        let tokens = code(&file.text);
        for (at, token) in tokens.iter().enumerate() {
            let Kind::Text(text) = &token.kind else {
                continue;
            };
            let is_known = match prefix(text) {
                Some(prefix) => keys.keys().any(|key| key.starts_with(prefix)),
                None => keys.contains_key(text),
            };
            if !is_known && asks_for_words(&tokens, at) {
                found.push(file.complain(token.line, format!("no language says \"{text}\"")));
            }
        }
    }
    found
}

/// Whether `tokens[at]` is the first argument of a call that asks for words:
/// `words.get(…)`, `words.fill(…)`, `Saying::new(…)`.
fn asks_for_words(tokens: &[Token], at: usize) -> bool {
    // `&format!("…")` stands for its literal.
    let mut start = at;
    while start > 0
        && (tokens[start - 1].is_sign('&')
            || (start > 2 && tokens[start - 3].is("format") && tokens[start - 2].is_sign('!')))
    {
        start -= if tokens[start - 1].is_sign('&') { 1 } else { 3 };
    }
    let Some([of, first, second, method, open]) = start.checked_sub(5).map(|from| {
        [&tokens[from], &tokens[from + 1], &tokens[from + 2], &tokens[from + 3], &tokens[from + 4]]
    }) else {
        return false;
    };
    if !open.is_sign('(') {
        return false;
    }
    let is_saying =
        of.is("Saying") && first.is_sign(':') && second.is_sign(':') && method.is("new");
    let is_words =
        first.is("words") && second.is_sign('.') && (method.is("get") || method.is("fill"));
    is_saying || is_words
}

fn line_of(text: &str, id: &str) -> usize {
    let is_id =
        |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    text.lines().position(is_id).map_or(1, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tree::{Tree, assert_found};

    /// All languages as English, but for those given; the source beside them.
    fn tree(english: &str, others: &[(&str, &str)], source: &str) -> Tree {
        let paths = super::LANGUAGES.map(|language| format!("assets/locales/{language}/a.ftl"));
        let mut files: Vec<(&str, &str)> = Vec::new();
        for (path, language) in paths.iter().zip(super::LANGUAGES) {
            let own = others.iter().find(|(name, _)| *name == language);
            files.push((path, own.map_or(english, |(_, text)| text)));
        }
        files.push(("src/game/src/a.rs", source));
        Tree::of(&files)
    }

    const SOURCE: &str = "//! x\nconst FILE: &str = \"a\";\nfn b() { words.get(\"hello\"); \
                          words.fill(&format!(\"role-{id}\"), &[]); }\n";
    const EN: &str = "assets/locales/en/a.ftl";
    const NE: &str = "assets/locales/ne/a.ftl";

    #[test]
    fn languages_that_agree_pass() {
        let english = "hello = Hello { $name }, { role-king }\nrole-king = king\n";
        assert_found(&check(&tree(english, &[], SOURCE)), &[]);
        assert_found(&check(&Tree::of(&[("src/game/src/a.rs", SOURCE)])), &[]);
    }

    #[test]
    fn a_missing_key_and_a_key_too_many_are_found() {
        let english = "role-king = king\nhello = Hello\n";
        let nepali = "role-king = राजा\nrole-queen = रानी\n";
        assert_found(&check(&tree(english, &[("ne", nepali)], SOURCE)), &[(EN, 2), (NE, 2)]);
    }

    #[test]
    fn other_variables_are_found_even_inside_a_choice() {
        let english = "role-king = king\nhello = { $count ->\n  [one] one\n *[other] { $count } by { $name }\n }\n";
        let nepali = "role-king = राजा\nhello = { $count }\n";
        assert_found(&check(&tree(english, &[("ne", nepali)], SOURCE)), &[(NE, 2)]);
    }

    #[test]
    fn what_does_not_parse_or_resolve_is_found() {
        let english = "role-king = king\nhello = Hello\n";
        let broken = "role-king = राजा\nhello = { $\n";
        let found = check(&tree(english, &[("ne", broken)], SOURCE));
        assert!(found.iter().any(|one| one.path == NE && one.what.starts_with("not Fluent")));
        let lost = "role-king = king\nhello = { nobody }\n";
        assert_found(&check(&tree(english, &[("ne", lost)], SOURCE)), &[(NE, 2)]);
        let twice = "role-king = king\nhello = Hello\nhello = Again\n";
        assert_found(&check(&tree(english, &[("ne", twice)], SOURCE)), &[(NE, 2)]);
    }

    #[test]
    fn a_key_without_use_and_a_use_without_key_are_found() {
        let english = "role-king = king\nhello = Hello\nspare = Spare\n";
        assert_found(&check(&tree(english, &[], SOURCE)), &[(EN, 3)]);
        let english = "role-king = king\n";
        let source = "//! x\nconst A: &str = \"a\";\nfn b() { Saying::new(\"gone\");\n\
                      self.words.get(&format!(\"reason-{x}\")); map.get(\"else\"); \"role-\" }\n";
        let rust = "src/game/src/a.rs";
        assert_found(&check(&tree(english, &[], source)), &[(rust, 3), (rust, 4)]);
    }

    #[test]
    fn a_file_nobody_reads_is_found() {
        let source = "//! x\nfn b() { words.get(\"role-king\"); }\n";
        let mut tree = tree("role-king = king\n", &[], source);
        for file in &mut tree.files {
            file.path = file.path.replace("/a.ftl", "/zzz.ftl");
        }
        assert_found(&check(&tree), &[("assets/locales/en/zzz.ftl", 1)]);
    }
}
