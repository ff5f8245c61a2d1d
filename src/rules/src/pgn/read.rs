//! Reading PGN as other programs write it.

use super::token::{Place, Token, Tokens};
use super::{PgnError, ROSTER, clock, termination};
use crate::{
    AnyPosition, Game, Line, Outcome, Player, Reason, Record, RecordError, Turn, Variation, san,
};

/// Reads every game of a text. A game that cannot be read is left out and told by an error;
/// the games before it and, from the next line that begins a tag, after it are kept.
pub fn read(text: &str) -> (Vec<Record>, Vec<PgnError>) {
    let mut reader = Reader { tokens: Tokens::of(text), next: None, in_tags: false };
    let (mut records, mut errors) = (Vec::new(), Vec::new());
    loop {
        match reader.game() {
            Ok(None) => return (records, errors),
            Ok(Some(record)) => records.push(record),
            Err(error) => {
                errors.push(error);
                reader.next = None;
                reader.tokens.skip_to_tags(reader.in_tags);
            }
        }
    }
}

struct Reader<'a> {
    tokens: Tokens<'a>,
    next: Option<(Place, Token<'a>)>,
    /// Whether the tags of a game are being read.
    in_tags: bool,
}

/// What the tags of a game tell beside names.
#[derive(Default)]
struct Tags {
    kept: Vec<(String, String)>,
    game: Option<Game>,
    start: Option<(Place, String)>,
    result: Option<String>,
    termination: Option<String>,
}

impl<'a> Reader<'a> {
    fn peek(&mut self) -> Result<Option<&(Place, Token<'a>)>, PgnError> {
        if self.next.is_none() {
            self.next = self.tokens.next().transpose()?;
        }
        Ok(self.next.as_ref())
    }

    fn game(&mut self) -> Result<Option<Record>, PgnError> {
        self.in_tags = true;
        let mut comments = self.comments()?;
        if self.peek()?.is_none() {
            return Ok(None);
        }
        let tags = self.tags()?;
        self.in_tags = false;
        comments.extend(self.comments()?);
        let game = tags.game.unwrap_or(Game::Chess);
        let start = start(game, tags.start.as_ref())?;
        let (mut line, result) = self.movetext(&start)?;
        comments.append(&mut line.comments);
        line.comments = comments;
        let mut record = Record {
            start: (start != AnyPosition::start(game)).then(|| start.to_text()),
            line,
            tags: tags.kept,
            ..Record::new(game)
        };
        let score = result.filter(|&score| score != "*").or(tags.result.as_deref());
        record.outcome = outcome(&record, start, score, tags.termination.as_deref());
        let told = termination(record.outcome);
        let more = tags.termination.filter(|value| told != Some(value.as_str()));
        record.tags.extend(more.map(|value| ("Termination".to_owned(), value)));
        Ok(Some(record))
    }

    fn comments(&mut self) -> Result<Vec<String>, PgnError> {
        let mut comments = Vec::new();
        while let Some((_, Token::Comment(_))) = self.peek()? {
            if let Some((_, Token::Comment(comment))) = self.next.take() {
                comments.extend(Some(comment).filter(|comment| !comment.is_empty()));
            }
        }
        Ok(comments)
    }

    fn tags(&mut self) -> Result<Tags, PgnError> {
        let mut tags = Tags::default();
        let mut seen = Vec::new();
        while let Some((_, Token::Tag(name, _))) = self.peek()? {
            // A game without moves or result is followed by the tags of the next.
            let roster = ROSTER.iter().any(|(known, _)| known == name);
            if roster && seen.contains(name) {
                break;
            }
            seen.push(name);
            let Some((place, Token::Tag(name, value))) = self.next.take() else { break };
            let unknown = ROSTER.iter().any(|&(known, blank)| known == name && blank == value);
            match name {
                "Result" => tags.result = Some(value),
                "FEN" => tags.start = Some((place, value)),
                "Termination" => tags.termination = Some(value),
                "SetUp" => {}
                "Variant" => {
                    let Some(game) = variant(&value.to_lowercase()) else {
                        let value = crate::text::excerpt(&value);
                        let message = format!("{value:?} is no game that can be read here");
                        return Err(place.error(message));
                    };
                    // The last one tells the game; chess has several names, of which one is kept.
                    tags.kept.retain(|(kept, _)| kept != "Variant");
                    if game == Game::Chess {
                        tags.kept.push((name.to_owned(), value));
                    }
                    tags.game = Some(game);
                }
                _ if unknown => {}
                _ => tags.kept.push((name.to_owned(), value)),
            }
        }
        // In the order in which they are written.
        let roster = |name: &str| ROSTER.iter().position(|(known, _)| *known == name);
        tags.kept.sort_by_key(|(name, _)| roster(name).unwrap_or(ROSTER.len()));
        Ok(tags)
    }

    /// The moves up to the result, or to the tags of the next game.
    fn movetext(
        &mut self,
        start: &AnyPosition,
    ) -> Result<(Variation, Option<&'static str>), PgnError> {
        let mut branches = vec![Branch::at(start.clone(), self.tokens.place())];
        while self.peek()?.is_some_and(|(_, token)| !matches!(token, Token::Tag(..))) {
            let Some((place, token)) = self.next.take() else { break };
            let branch = branches.last_mut().expect("the main line is never closed");
            match token {
                Token::Move(text) => branch.play(text, place)?,
                Token::Nag(nag) => branch.annotate(nag, place)?,
                Token::Comment(comment) => branch.comment(&comment),
                Token::Open => {
                    if branches.len() > Record::DEEPEST {
                        return Err(place.error(RecordError::TooDeep.to_string()));
                    }
                    let new = branches.last().and_then(|branch| branch.alternative(place));
                    let missing = || place.error("a variation needs a move to be instead of");
                    branches.push(new.ok_or_else(missing)?);
                }
                Token::Close if branches.len() > 1 => {
                    let closed = branches.pop().map(|branch| branch.variation).unwrap_or_default();
                    let turn = branches.last_mut().and_then(|branch| branch.turns().last_mut());
                    if let Some(turn) = turn.filter(|_| closed != Variation::default()) {
                        turn.variations.push(closed);
                    }
                }
                Token::Close => return Err(place.error("this ) closes no variation")),
                Token::Result(result) if branches.len() == 1 => {
                    return Ok((branches.swap_remove(0).variation, Some(result)));
                }
                // Some programs repeat the result at the end of a variation.
                Token::Result(_) | Token::Number | Token::Tag(..) => {}
            }
        }
        if branches.len() > 1 {
            let opened = branches.swap_remove(branches.len() - 1).opened;
            return Err(opened.error("the variation that begins here is not closed"));
        }
        Ok((branches.swap_remove(0).variation, None))
    }
}

/// A variation while it is read.
struct Branch {
    variation: Variation,
    before: AnyPosition,
    now: AnyPosition,
    opened: Place,
}

impl Branch {
    fn at(start: AnyPosition, opened: Place) -> Self {
        Self { variation: Variation::default(), before: start.clone(), now: start, opened }
    }

    fn turns(&mut self) -> &mut Vec<Turn> {
        &mut self.variation.turns
    }

    /// A branch from before the last move.
    fn alternative(&self, opened: Place) -> Option<Self> {
        self.variation.turns.last()?;
        Some(Self::at(self.before.clone(), opened))
    }

    fn play(&mut self, text: &str, place: Place) -> Result<(), PgnError> {
        if matches!(text, "e.p." | "ep" | "+" | "++" | "#" | "+-" | "-+" | "=") {
            return Ok(());
        }
        let mv = san::parse(&self.now, text).map_err(|error| PgnError {
            refusal: san::refusal(&self.now, text),
            ..place.error(error.to_string())
        })?;
        self.before = self.now.clone();
        self.now.play_unchecked(mv);
        self.turns().push(Turn::new(mv));
        Ok(())
    }

    fn annotate(&mut self, nag: u8, place: Place) -> Result<(), PgnError> {
        let turn = self.turns().last_mut();
        let turn = turn.ok_or_else(|| place.error("an annotation needs a move before it"))?;
        turn.nags.push(nag);
        Ok(())
    }

    fn comment(&mut self, comment: &str) {
        let Some(turn) = self.variation.turns.last_mut() else {
            self.variation.comments.extend(Some(comment.to_owned()).filter(|c| !c.is_empty()));
            return;
        };
        let (rest, time) =
            if turn.clock.is_none() { clock::take(comment) } else { (comment.to_owned(), None) };
        turn.clock = turn.clock.or(time);
        turn.comments.extend(Some(rest).filter(|comment| !comment.is_empty()));
    }
}

/// The game that a Variant tag means, in small letters.
fn variant(value: &str) -> Option<Game> {
    match value {
        "standard" | "from position" => Some(Game::Chess),
        id => id.parse().ok(),
    }
}

/// The position that a FEN tag tells. Other programs leave out the counters, or write more than
/// one space.
fn start(game: Game, tag: Option<&(Place, String)>) -> Result<AnyPosition, PgnError> {
    let Some((place, text)) = tag else {
        return Ok(AnyPosition::start(game));
    };
    let mut fields: Vec<&str> = text.split_whitespace().collect();
    let before_counters = match game {
        Game::Keres => 2,
        Game::Cyvasse => 3,
        Game::Chess => 4,
        Game::Joker | Game::Checkered => 7,
    };
    if fields.len() == before_counters {
        fields.extend(["0", "1"]);
    }
    AnyPosition::from_text(game, &fields.join(" "))
        .map_err(|error| place.error(format!("the FEN tag: {error}")))
}

/// What the score means: the board's own end if it shows one, else what score and tag tell.
fn outcome(
    record: &Record,
    start: AnyPosition,
    score: Option<&str>,
    termination: Option<&str>,
) -> Option<Outcome> {
    let mut line = Line::new(start);
    for turn in &record.line.turns {
        line.replay(turn.mv).ok()?;
    }
    let board = line.position().outcome_on_board();
    let reason = match termination.map(str::to_lowercase).as_deref() {
        Some(text) if text.contains("time") => Some(Reason::Time),
        Some(text) if text.contains("abandoned") => Some(Reason::Abandoned),
        _ => None,
    };
    let won = |player| Outcome::win(player, reason.unwrap_or(Reason::Resignation));
    board.or_else(|| match score? {
        "1-0" => Some(won(Player::White)),
        "0-1" => Some(won(Player::Black)),
        "1/2-1/2" => Some(match reason {
            Some(reason) => Outcome::draw(reason),
            None => line.outcome().unwrap_or(Outcome::draw(Reason::Agreement)),
        }),
        _ => None,
    })
}
