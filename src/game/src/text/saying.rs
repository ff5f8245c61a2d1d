//! A sentence before it is put into words: its key and what it speaks of.

use std::borrow::Cow;

/// A sentence in no language yet. `Words::say` puts it into one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    /// The key of the sentence.
    pub key: Cow<'static, str>,
    /// What fills its variables.
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills a variable of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// As it is: a file, a name, a move, or the id a sentence chooses its words by.
    Text(String),
    /// A count.
    Number(u64),
    /// Other sentences, one after the other.
    Sayings(Vec<Saying>),
}

impl Saying {
    /// The sentence of `key`.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// With `name` filled by `arg`.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Arg {
    fn from(count: usize) -> Self {
        Self::Number(count as u64)
    }
}

impl From<Saying> for Arg {
    fn from(saying: Saying) -> Self {
        Self::Sayings(vec![saying])
    }
}

impl FromIterator<Saying> for Arg {
    fn from_iter<I: IntoIterator<Item = Saying>>(sayings: I) -> Self {
        Self::Sayings(sayings.into_iter().collect())
    }
}
