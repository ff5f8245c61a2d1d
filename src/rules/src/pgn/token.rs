//! The words of a PGN text, each with its place.

use super::PgnError;
use crate::Square;
use crate::text::excerpt;

/// One word of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`.
    Tag(&'a str, String),
    /// A move.
    Move(&'a str),
    /// `12.` or `12...`.
    Number,
    /// `$n`, `!` and the like.
    Nag(u8),
    /// `{…}` or `; …`, white space collapsed.
    Comment(String),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    Result(&'static str),
}

/// Where a token begins, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Place {
    pub(super) fn error(self, message: impl Into<String>) -> PgnError {
        PgnError { line: self.line, column: self.column, message: message.into(), refusal: None }
    }
}

/// Reads a text word by word.
pub(super) struct Tokens<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Tokens<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self { rest, place: Place { line: 1, column: 1 } }
    }

    /// Where the next word would begin.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// The next word with its place; `None` at the end. After an error the text goes on behind
    /// what was wrong.
    pub(super) fn next(&mut self) -> Option<Result<(Place, Token<'a>), PgnError>> {
        self.skip_space();
        let place = self.place;
        let first = self.rest.chars().next()?;
        let token = match first {
            '[' => self.tag(),
            '{' => self.brace_comment(),
            ';' => Ok(Token::Comment(collapse(&self.take_line()[1..]))),
            '(' => Ok(self.single(Token::Open)),
            ')' => Ok(self.single(Token::Close)),
            '*' => Ok(self.single(Token::Result("*"))),
            '.' | '…' => {
                self.take_while(|c| c == '.' || c == '…');
                Ok(Token::Number)
            }
            '$' => self.glyph(),
            '!' | '?' => self.sign(),
            _ => self.word(),
        };
        Some(token.map(|token| (place, token)))
    }

    /// Goes to the next line that begins the tags of a game, to start afresh after an error
    /// that was or was not among tags.
    pub(super) fn skip_to_tags(&mut self, mut among_tags: bool) {
        loop {
            self.take_line();
            self.advance(if self.rest.starts_with("\r\n") { 2 } else { 1 });
            let begins = begins_tag(self.rest);
            if self.rest.is_empty() || (begins && !among_tags) {
                return;
            }
            among_tags = begins;
        }
    }

    fn skip_space(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            if self.rest.starts_with('%') && self.place.column == 1 {
                self.take_line();
            } else {
                return;
            }
        }
    }

    fn tag(&mut self) -> Result<Token<'a>, PgnError> {
        let place = self.place;
        self.advance(1);
        self.take_while(|c| c == ' ' || c == '\t');
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || "_+#=:-".contains(c));
        if name.is_empty() {
            return Err(place.error("a tag needs a name, as in [White \"Ada\"]"));
        }
        self.take_while(|c| c == ' ' || c == '\t');
        if !self.rest.starts_with('"') {
            let message = format!("the tag {} needs a value in quotes", excerpt(name));
            return Err(self.place.error(message));
        }
        self.advance(1);
        let mut value = String::new();
        loop {
            let mut chars = self.rest.chars();
            match (chars.next(), chars.next()) {
                (Some('"'), _) => break self.advance(1),
                (Some('\\'), Some(escaped @ ('"' | '\\'))) => {
                    value.push(escaped);
                    self.advance(2);
                }
                (None | Some('\n' | '\r'), _) => {
                    let message = format!("the value of the tag {} has no end", excerpt(name));
                    return Err(place.error(message));
                }
                (Some(other), _) => {
                    value.push(other);
                    self.advance(1);
                }
            }
        }
        self.take_while(|c| c == ' ' || c == '\t');
        if !self.rest.starts_with(']') {
            let message = format!("the tag {} must end with ]", excerpt(name));
            return Err(self.place.error(message));
        }
        self.advance(1);
        Ok(Token::Tag(name, value))
    }

    fn brace_comment(&mut self) -> Result<Token<'a>, PgnError> {
        let Some(end) = self.rest.find('}') else {
            return Err(self.place.error("the comment that begins here has no closing }"));
        };
        let comment = collapse(&self.rest[1..end]);
        self.advance_bytes(end + 1);
        Ok(Token::Comment(comment))
    }

    fn glyph(&mut self) -> Result<Token<'a>, PgnError> {
        let place = self.place;
        self.advance(1);
        let digits = self.take_while(|c| c.is_ascii_digit());
        digits.parse().map(Token::Nag).map_err(|_| {
            place.error(format!("${} is no glyph; they go from $0 to $255", excerpt(digits)))
        })
    }

    fn sign(&mut self) -> Result<Token<'a>, PgnError> {
        let place = self.place;
        let sign = self.take_while(|c| c == '!' || c == '?');
        let nag = super::SIGNS.iter().find(|(known, _)| *known == sign).map(|&(_, nag)| nag);
        nag.map(Token::Nag)
            .ok_or_else(|| place.error(format!("{:?} is no annotation sign", excerpt(sign))))
    }

    fn word(&mut self) -> Result<Token<'a>, PgnError> {
        let place = self.place;
        let start = self.rest;
        let digits = start.len() - start.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let after = &start[digits..];
        if digits > 0 && (after.is_empty() || after.starts_with(['.', '…', ' ', '\t', '\n', '\r']))
        {
            self.advance_bytes(digits);
            return Ok(Token::Number);
        }
        let mut word = self.take_while(plain);
        // A shot, as in `B*g6`: the star belongs to the move if a square follows.
        if !word.is_empty() && names_square(self.rest.strip_prefix('*').unwrap_or("")) {
            self.advance(1);
            word = &start[..word.len() + 1 + self.take_while(plain).len()];
        }
        if word.is_empty() {
            self.advance(1);
            let letter: String = start.chars().take(1).collect();
            return Err(place.error(format!("{letter:?} makes no sense here")));
        }
        if let Some(result) = result(word) {
            return Ok(Token::Result(result));
        }
        // `e8=(Q)` and `e8(Q)`: a parenthesis right behind a square belongs to the move.
        if self.rest.starts_with('(') && word.ends_with(|c: char| c.is_ascii_digit() || c == '=') {
            let mut chars = self.rest.chars().skip(1);
            if let (Some('Q' | 'R' | 'B' | 'N'), Some(')')) = (chars.next(), chars.next()) {
                self.advance_bytes(3);
                let signs = self.take_while(|c| c == '+' || c == '#');
                return Ok(Token::Move(&start[..word.len() + 3 + signs.len()]));
            }
        }
        Ok(Token::Move(word))
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.advance(1);
        token
    }

    fn take_while(&mut self, keep: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !keep(c)).unwrap_or(self.rest.len());
        let taken = &self.rest[..end];
        self.advance_bytes(end);
        taken
    }

    fn take_line(&mut self) -> &'a str {
        self.take_while(|c| c != '\n' && c != '\r')
    }

    fn advance(&mut self, chars: usize) {
        let bytes = self.rest.chars().take(chars).map(char::len_utf8).sum();
        self.advance_bytes(bytes);
    }

    fn advance_bytes(&mut self, bytes: usize) {
        let (passed, rest) = self.rest.split_at(bytes);
        let mut chars = passed.chars().peekable();
        while let Some(c) = chars.next() {
            let next = chars.peek().copied().or_else(|| rest.chars().next());
            // A Windows line end counts once, with its second character.
            if c == '\n' || (c == '\r' && next != Some('\n')) {
                self.place = Place { line: self.place.line + 1, column: 1 };
            } else {
                self.place.column += 1;
            }
        }
        self.rest = rest;
    }
}

/// Whether a character can be part of a move or a result.
fn plain(c: char) -> bool {
    !c.is_whitespace() && !"[]{}();!?$*".contains(c)
}

fn names_square(text: &str) -> bool {
    text.get(..2).is_some_and(|square| square.parse::<Square>().is_ok())
}

/// Results as programs and people write them, dashes and fractions included.
fn result(word: &str) -> Option<&'static str> {
    match word {
        "1-0" | "1–0" | "1:0" => Some("1-0"),
        "0-1" | "0–1" | "0:1" => Some("0-1"),
        "1/2-1/2" | "1/2–1/2" | "1/2" | "½-½" | "½–½" | "½" | "0.5-0.5" => Some("1/2-1/2"),
        _ => None,
    }
}

fn begins_tag(text: &str) -> bool {
    let inside = text.strip_prefix('[').unwrap_or("");
    inside.starts_with(|c: char| c.is_ascii_alphabetic())
}

/// Line ends and runs of spaces become one space: programs break lines where they like.
fn collapse(comment: &str) -> String {
    comment.split_whitespace().collect::<Vec<_>>().join(" ")
}
