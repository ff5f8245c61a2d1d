//! Random saved games, in the one form in which they are read back.

use rules::{AnyPosition, Game, Line, Outcome, Player, Reason, Record, Turn, Variation};

/// Numbers that are the same for the same seed.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    pub fn one_in(&mut self, sides: usize) -> bool {
        self.roll(sides) == 0
    }

    fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.roll(of.len())]
    }
}

/// A game with everything a record can hold.
pub fn record(game: Game, dice: &mut Dice) -> Record {
    let start = super::position_of(game, dice.pick(super::starts(game)));
    let moves = dice.roll(40);
    let mut variation = variation(dice, &start, moves, 0);
    if dice.one_in(3) {
        variation.comments = comments(dice);
    }
    let mut line = Line::new(start);
    for turn in &variation.turns {
        line.replay(turn.mv).expect("a legal move");
    }
    Record {
        tags: tags(dice),
        line: variation,
        outcome: outcome(dice, &line),
        ..Record::of(&Line::new(line.start().clone()))
    }
}

fn variation(dice: &mut Dice, start: &AnyPosition, moves: usize, depth: usize) -> Variation {
    let mut position = start.clone();
    let mut variation = Variation::default();
    if depth > 0 && dice.one_in(3) {
        variation.comments = comments(dice);
    }
    for _ in 0..moves {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mut turn = Turn::new(legal[dice.roll(legal.len())]);
        if dice.one_in(4) {
            turn.nags = (0..=dice.roll(2)).map(|_| dice.roll(256) as u8).collect();
        }
        if dice.one_in(4) {
            turn.comments = comments(dice);
        }
        if dice.one_in(3) {
            let unit = [1, 10, 1000][dice.roll(3)];
            turn.clock = Some((dice.roll(20_000) * unit) as u64);
        }
        if depth < 3 && dice.one_in(8) {
            let branches = 1 + dice.roll(2);
            for _ in 0..branches {
                let moves = 1 + dice.roll(4);
                turn.variations.push(self::variation(dice, &position, moves, depth + 1));
            }
        }
        position.play_unchecked(turn.mv);
        variation.turns.push(turn);
    }
    variation
}

const WORDS: [&str; 16] = [
    "a",
    "good",
    "move;",
    "% of",
    "{",
    "}",
    "(x)",
    "[%eval 0.3]",
    "\"quoted\"",
    "$5",
    "1-0",
    "*",
    "देवनागरी",
    "…",
    "back\\slash",
    "a-very-long-word-that-does-not-break-anywhere-at-all-whatever-happens",
];

fn comments(dice: &mut Dice) -> Vec<String> {
    let text = |dice: &mut Dice| {
        (0..=dice.roll(12)).map(|_| dice.pick(&WORDS)).collect::<Vec<_>>().join(" ")
    };
    (0..=dice.roll(2)).map(|_| text(dice)).collect()
}

fn tags(dice: &mut Dice) -> Vec<(String, String)> {
    let names =
        ["Event", "Site", "Date", "Round", "White", "Black", "TimeControl", "ECO", "Mode_2"];
    let kept: Vec<_> = names.into_iter().filter(|_| dice.one_in(2)).collect();
    kept.into_iter().map(|name| (name.to_owned(), dice.pick(&WORDS).to_owned())).collect()
}

fn outcome(dice: &mut Dice, line: &Line) -> Option<Outcome> {
    let by_people = [
        Outcome::win(Player::White, Reason::Resignation),
        Outcome::win(Player::Black, Reason::Resignation),
        Outcome::win(Player::Black, Reason::Time),
        Outcome::draw(Reason::Time),
        Outcome::draw(Reason::Agreement),
        Outcome::win(Player::White, Reason::Abandoned),
    ];
    let on_board = line.position().outcome_on_board();
    let by_people = by_people[dice.roll(by_people.len())];
    let going_on = dice.one_in(3);
    on_board.or(if going_on { None } else { line.outcome().or(Some(by_people)) })
}
