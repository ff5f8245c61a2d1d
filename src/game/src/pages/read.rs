//! Reading the file of a page, and judging that whatever it shows can be played.

use ron::Options;
use ron::extensions::Extensions;
use rules::{AnyPosition, Game, Move, Square};
use serde::Deserialize;

use super::{Figure, Page, PageError, PageFault, Play, Section, Table};

/// A page as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPage {
    sections: Vec<WrittenSection>,
}

/// A section as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSection {
    id: String,
    #[serde(default)]
    table: Option<Table>,
    #[serde(default)]
    figures: Vec<WrittenFigure>,
}

/// A figure as it is written; without a position it is the start of play.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenFigure {
    id: String,
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    line: Vec<Move>,
    #[serde(default)]
    marks: Vec<Square>,
    #[serde(default)]
    from: Option<Square>,
    #[serde(default)]
    around: Vec<Square>,
}

/// The page of `game` that `text` says.
pub(super) fn page(game: Game, text: &str) -> Result<Page, PageError> {
    let at = |line, why| PageError { file: format!("{game}.ron"), line, why };
    let ron = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let written: WrittenPage = ron
        .from_str(text)
        .map_err(|error| at(error.span.start.line, PageFault::Text(error.code.to_string())))?;
    let mut sections: Vec<Section> = Vec::new();
    // Which id it is, counted through the file.
    let mut nth = 0;
    for written in written.sections {
        let key = format!("rules-{game}-{}", written.id);
        let twice = sections.iter().any(|section| section.id == written.id);
        check_id(&written.id, twice).map_err(|why| at(line_of(text, nth), why))?;
        nth += 1;
        let mut figures: Vec<Figure> = Vec::new();
        for written in written.figures {
            let figure = figure(game, &key, &figures, written);
            figures.push(figure.map_err(|why| at(line_of(text, nth), why))?);
            nth += 1;
        }
        sections.push(Section { id: written.id, key, table: written.table, figures });
    }
    Ok(Page { game, sections })
}

fn check_id(id: &str, twice: bool) -> Result<(), PageFault> {
    let allowed = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'_';
    if id.is_empty() || !id.bytes().all(allowed) {
        Err(PageFault::Id(id.to_owned()))
    } else if twice {
        Err(PageFault::Twice(id.to_owned()))
    } else {
        Ok(())
    }
}

/// The line on which the id number `nth` is given, both counted from the top.
fn line_of(text: &str, nth: usize) -> usize {
    let ids = text.lines().enumerate().flat_map(|(at, line)| {
        let ids = line.matches("id:").count();
        std::iter::repeat_n(at + 1, ids)
    });
    ids.clone().nth(nth).or_else(|| ids.last()).unwrap_or(1)
}

fn figure(
    game: Game,
    section: &str,
    before: &[Figure],
    written: WrittenFigure,
) -> Result<Figure, PageFault> {
    let key = format!("{section}-{}", written.id);
    // The text of a section has that name.
    let taken = written.id == "text" || before.iter().any(|figure| figure.key == key);
    check_id(&written.id, taken)?;
    let start = match &written.position {
        Some(text) => AnyPosition::from_text(game, text)?,
        None => AnyPosition::start(game),
    };
    let squares = written.marks.iter().chain(&written.from).chain(&written.around);
    if let Some(off) = squares.into_iter().find(|at| !game.has_square(**at)) {
        return Err(PageFault::NoSquare(*off));
    }
    if let Some(from) = written.from.filter(|from| start.targets_from(*from).is_empty()) {
        return Err(PageFault::NoMoves(from));
    }
    let mut position = start.clone();
    let mut plays = Vec::new();
    for mv in written.line {
        let mv = position.resolve(mv)?;
        let path = position.path(mv);
        let effects = position.play(mv)?;
        plays.push(Play { mv, path, effects, after: position.clone() });
    }
    let WrittenFigure { marks, from, around, .. } = written;
    Ok(Figure { key, start, plays, marks, from, around })
}
