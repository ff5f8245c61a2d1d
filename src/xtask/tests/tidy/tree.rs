//! The project's text files as the checks see them, and what a check finds.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folders that hold what people write.
const WRITTEN: [&str; 4] = ["src", "shaders", "levels", "assets"];
/// Endings of files that are read as text.
const TEXT: [&str; 6] = ["rs", "wgsl", "py", "ftl", "ron", "toml"];

/// A text file; its path is relative to the root, with `/` between folders.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    /// Whether it ends in `.end`.
    pub(crate) fn is(&self, end: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|found| found == end)
    }

    /// Whether it lies in `folder`, at any depth.
    pub(crate) fn is_in(&self, folder: &str) -> bool {
        self.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
    }

    /// A complaint about its line `line`, counted from 1.
    pub(crate) fn complain(&self, line: usize, what: impl Into<String>) -> Violation {
        Violation { path: self.path.clone(), line, what: what.into() }
    }
}

/// The files a check looks at.
#[derive(Debug)]
pub(crate) struct Tree {
    pub(crate) files: Vec<File>,
}

impl Tree {
    /// Reads the project.
    pub(crate) fn load() -> Self {
        let root = root();
        let mut files = Vec::new();
        for folder in WRITTEN {
            collect(&root, &root.join(folder), &mut files);
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Self { files }
    }

    /// A tree made of `(path, text)`.
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let files = files
            .iter()
            .map(|&(path, text)| File { path: path.to_owned(), text: text.to_owned() })
            .collect();
        Self { files }
    }

    /// The files that end in `.end`.
    pub(crate) fn ending(&self, end: &str) -> impl Iterator<Item = &File> {
        self.files.iter().filter(move |file| file.is(end))
    }
}

/// What a check does not accept, and where.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Violation {
    pub(crate) path: String,
    pub(crate) line: usize,
    pub(crate) what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Fails with every violation, one a line.
pub(crate) fn hold(violations: &[Violation]) {
    let list = violations.iter().map(|violation| format!("\n  {violation}")).collect::<String>();
    assert!(violations.is_empty(), "{} against the rules of the house:{list}", violations.len());
}

/// Where each violation is, for comparing with what a fixture should give.
#[track_caller]
pub(crate) fn assert_found(violations: &[Violation], places: &[(&str, usize)]) {
    let found: Vec<_> = violations.iter().map(|v| (v.path.as_str(), v.line)).collect();
    assert_eq!(found, places, "{violations:#?}");
}

/// The workspace's root, asked at run time so that a shared build folder cannot mislead.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var("CARGO_MANIFEST_DIR").expect("cargo names the package's folder");
    Path::new(&here).ancestors().nth(2).expect("the package lies two folders deep").to_owned()
}

/// What lies at the top: as git tracks it, or on disk where there is no git.
pub(crate) fn top_level() -> Vec<String> {
    let listed = Command::new("git")
        .args(["-c", "safe.directory=*", "ls-files", "-z"])
        .current_dir(root())
        .output()
        .ok()
        .filter(|answer| answer.status.success())
        .map(|answer| String::from_utf8_lossy(&answer.stdout).into_owned());
    let mut names: Vec<String> = match listed {
        Some(paths) => paths
            .split('\0')
            .filter_map(|path| path.split('/').next())
            .filter(|name| !name.is_empty())
            .map(str::to_owned)
            .collect(),
        None => std::fs::read_dir(root())
            .expect("the root can be read")
            .map(|entry| entry.expect("an entry can be read").file_name())
            .map(|name| name.to_string_lossy().into_owned())
            .filter(|name| name != "target")
            .collect(),
    };
    names.sort();
    names.dedup();
    names
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<File>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.expect("an entry can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "target" && !name.starts_with('.') {
                collect(root, &path, files);
            }
        } else if path.extension().is_some_and(|end| TEXT.iter().any(|text| end == *text)) {
            let text = std::fs::read_to_string(&path)
                .unwrap_or_else(|why| panic!("{} cannot be read: {why}", path.display()));
            let inside = path.strip_prefix(root).expect("the walk stays inside the root");
            let path = inside.components().map(|part| part.as_os_str().to_string_lossy());
            files.push(File { path: path.collect::<Vec<_>>().join("/"), text });
        }
    }
}
