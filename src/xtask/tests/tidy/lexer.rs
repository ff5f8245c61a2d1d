//! Rust source as tokens with their lines: enough to tell code, words and comments apart.

/// What a token is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An identifier or keyword.
    Ident(String),
    /// A string literal's content, escapes left as written.
    Text(String),
    /// A comment of any kind, with its marks.
    Comment(String),
    /// A number as written.
    Number(String),
    /// A single sign.
    Sign(char),
    /// A character literal or a lifetime.
    Other,
}

/// A token and the line it starts on, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) line: usize,
}

impl Token {
    /// Whether it is this identifier.
    pub(crate) fn is(&self, name: &str) -> bool {
        matches!(&self.kind, Kind::Ident(found) if found == name)
    }

    /// Whether it is this sign.
    pub(crate) fn is_sign(&self, sign: char) -> bool {
        self.kind == Kind::Sign(sign)
    }

    /// The identifier, if it is one.
    pub(crate) fn ident(&self) -> Option<&str> {
        match &self.kind {
            Kind::Ident(name) => Some(name),
            _ => None,
        }
    }
}

/// All tokens of `source`, comments included.
pub(crate) fn tokens(source: &str) -> Vec<Token> {
    let mut reader = Reader { rest: source, line: 1, tokens: Vec::new() };
    while reader.step() {}
    reader.tokens
}

/// The tokens of `source` that the compiler reads.
pub(crate) fn code(source: &str) -> Vec<Token> {
    let mut tokens = tokens(source);
    tokens.retain(|token| !matches!(token.kind, Kind::Comment(_)));
    tokens
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
    tokens: Vec<Token>,
}

impl Reader<'_> {
    /// Reads one token or blank; `false` at the end.
    fn step(&mut self) -> bool {
        let Some(first) = self.rest.chars().next() else {
            return false;
        };
        if first.is_whitespace() {
            self.skip(first.len_utf8());
        } else if self.rest.starts_with("//") {
            let end = self.rest.find('\n').unwrap_or(self.rest.len());
            self.take(end, |text| Kind::Comment(text.to_owned()));
        } else if self.rest.starts_with("/*") {
            let end = self.block_comment_end();
            self.take(end, |text| Kind::Comment(text.to_owned()));
        } else if let Some((start, hashes)) = self.string_start() {
            let end = self.string_end(start, hashes);
            let tail = hashes.unwrap_or(0) + 1;
            self.take(end, |text| {
                Kind::Text(text.get(start..text.len() - tail).unwrap_or_default().to_owned())
            });
        } else if first == '\'' {
            let end = self.quote_end();
            self.take(end, |_| Kind::Other);
        } else if first.is_ascii_digit() {
            let end = self.number_end();
            self.take(end, |text| Kind::Number(text.to_owned()));
        } else if first.is_alphabetic() || first == '_' {
            let end = self.word_end(0);
            self.take(end, |text| Kind::Ident(text.to_owned()));
        } else {
            self.take(first.len_utf8(), |_| Kind::Sign(first));
        }
        true
    }

    fn take(&mut self, end: usize, kind: impl FnOnce(&str) -> Kind) {
        self.tokens.push(Token { kind: kind(&self.rest[..end]), line: self.line });
        self.skip(end);
    }

    fn skip(&mut self, end: usize) {
        self.line += self.rest[..end].matches('\n').count();
        self.rest = &self.rest[end..];
    }

    fn word_end(&self, from: usize) -> usize {
        let tail = &self.rest[from..];
        from + tail.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(tail.len())
    }

    fn block_comment_end(&self) -> usize {
        let (mut depth, mut at) = (0_usize, 0);
        while at < self.rest.len() {
            if self.rest[at..].starts_with("/*") {
                depth += 1;
                at += 2;
            } else if self.rest[at..].starts_with("*/") {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    return at;
                }
            } else {
                at += self.rest[at..].chars().next().map_or(1, char::len_utf8);
            }
        }
        at
    }

    /// Where the content starts, and the number of `#` if the string is raw.
    fn string_start(&self) -> Option<(usize, Option<usize>)> {
        let prefix = ["br", "cr", "r", "b", "c", ""].into_iter().find(|prefix| {
            let tail = self.rest.strip_prefix(*prefix).unwrap_or_default();
            tail.starts_with('"') || (prefix.ends_with('r') && tail.starts_with('#'))
        })?;
        if !prefix.ends_with('r') {
            return Some((prefix.len() + 1, None));
        }
        let hashes = self.rest[prefix.len()..].chars().take_while(|c| *c == '#').count();
        // `r#name` is an identifier.
        let quote = prefix.len() + hashes;
        self.rest[quote..].starts_with('"').then_some((quote + 1, Some(hashes)))
    }

    fn string_end(&self, start: usize, hashes: Option<usize>) -> usize {
        if let Some(hashes) = hashes {
            let close = format!("\"{}", "#".repeat(hashes));
            let found = self.rest[start..].find(&close);
            return found.map_or(self.rest.len(), |at| start + at + close.len());
        }
        let mut escaped = false;
        for (at, c) in self.rest[start..].char_indices() {
            match c {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '"' => return start + at + 1,
                _ => {}
            }
        }
        self.rest.len()
    }

    /// The end of a character literal or a lifetime.
    fn quote_end(&self) -> usize {
        let mut inside = self.rest[1..].char_indices();
        match inside.next() {
            Some((_, '\\')) => {
                inside.next();
                let close = inside.find(|(_, c)| *c == '\'');
                close.map_or(self.rest.len(), |(at, _)| at + 2)
            }
            Some((_, c)) if self.rest[1 + c.len_utf8()..].starts_with('\'') => c.len_utf8() + 2,
            _ => self.word_end(1),
        }
    }

    fn number_end(&self) -> usize {
        let end = self.word_end(0);
        // In `pair.0.1` each number stands alone.
        if self.tokens.last().is_some_and(|last| last.is_sign('.')) {
            return end;
        }
        let tail = &self.rest[end..];
        let next = tail.chars().nth(1);
        if tail.starts_with('.') && next.is_none_or(|c| c != '.' && c != '_' && !c.is_alphabetic())
        {
            return self.word_end(end + 1);
        }
        end
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, code, tokens};

    #[test]
    fn strings_comments_and_code_are_told_apart() {
        let source =
            "a(\"b \\\" c\"); // d \"e\"\n/* f /* g */ h */ r#\"i \" j\"# 'k' '\\'' 'l \"m\"";
        let kinds: Vec<Kind> = tokens(source).into_iter().map(|token| token.kind).collect();
        assert_eq!(
            kinds,
            [
                Kind::Ident("a".into()),
                Kind::Sign('('),
                Kind::Text("b \\\" c".into()),
                Kind::Sign(')'),
                Kind::Sign(';'),
                Kind::Comment("// d \"e\"".into()),
                Kind::Comment("/* f /* g */ h */".into()),
                Kind::Text("i \" j".into()),
                Kind::Other,
                Kind::Other,
                Kind::Other,
                Kind::Text("m".into()),
            ]
        );
    }

    #[test]
    fn numbers_keep_their_point_and_ranges_do_not() {
        let numbers = |source: &str| -> Vec<String> {
            code(source)
                .into_iter()
                .filter_map(|token| match token.kind {
                    Kind::Number(text) => Some(text),
                    _ => None,
                })
                .collect()
        };
        assert_eq!(
            numbers("1.5 0..8 1. 2.max(3) pair.0.1 0x1f 1e3"),
            ["1.5", "0", "8", "1.", "2", "3", "0", "1", "0x1f", "1e3"]
        );
    }

    #[test]
    fn lines_are_counted_through_everything() {
        let source = "a\n/* b\n */ c \"d\n e\" f";
        let lines: Vec<usize> = tokens(source).into_iter().map(|token| token.line).collect();
        assert_eq!(lines, [1, 2, 3, 3, 4]);
    }
}
