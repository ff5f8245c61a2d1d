//! Checkered chess once more, slowly: letters on a board, every move tried. It shares no code
//! with the rules core, so that a misreading would have to happen twice.

#![allow(unreachable_pub, reason = "the test that asks it lies beside it")]

use super::letters::{
    At, all, colour, dressed, flag, name, nature, on, other, square, squeezed, steps,
};

const STRAIGHT: [At; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const SLANTED: [At; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const JUMPS: [At; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// A position: `cells[rank][file]` holds the letter of position text, or a point.
#[derive(Clone, Debug)]
pub struct Slow {
    cells: [[char; 8]; 8],
    side: char,
    castling: String,
    en_passant: String,
    undo: String,
    doubles: Vec<char>,
    stage: String,
    halfmoves: u32,
    fullmove: u32,
}

impl Slow {
    pub fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut cells = [['.'; 8]; 8];
        for (row, rank) in fields[0].split('/').enumerate() {
            let mut file = 0;
            for letter in rank.chars() {
                match letter.to_digit(10) {
                    Some(gap) => file += gap as usize,
                    None => {
                        let checkered = "stuco".contains(letter.to_ascii_lowercase());
                        cells[7 - row][file] =
                            if checkered { letter.to_ascii_lowercase() } else { letter };
                        file += 1;
                    }
                }
            }
        }
        Self {
            cells,
            side: fields[1].chars().next().expect("a side"),
            castling: fields[2].to_owned(),
            en_passant: fields[3].to_owned(),
            undo: fields[4].to_owned(),
            doubles: fields[5].chars().collect(),
            stage: fields[6].to_owned(),
            halfmoves: fields[7].parse().expect("a number"),
            fullmove: fields[8].parse().expect("a number"),
        }
    }

    pub fn write(&self) -> String {
        let ranks: Vec<String> = self.cells.iter().rev().map(squeezed).collect();
        format!(
            "{} {} {} {} {} {} {} {} {}",
            ranks.join("/"),
            self.side,
            self.castling,
            self.en_passant,
            self.undo,
            self.doubles.iter().collect::<String>(),
            self.stage,
            self.halfmoves,
            self.fullmove
        )
    }

    /// The legal moves, sorted.
    pub fn moves(&self) -> Vec<String> {
        let mut moves: Vec<String> =
            self.tried().into_iter().filter(|mv| self.after(mv).is_some()).collect();
        if self.stage == "1" && !moves.is_empty() && self.switch_allowed() {
            moves.push(name(self.king(self.side)) + &name(self.king(other(self.side))));
        }
        moves.sort();
        moves
    }

    pub fn play(&self, mv: &str) -> Self {
        let (from, to) = (square(&mv[..2]), square(&mv[2..4]));
        if self.shared() && from == self.king(self.side) && to == self.king(other(self.side)) {
            let mut next = self.clone();
            next.stage = format!("2{}", self.side);
            next.undo = "-".to_owned();
            next.en_passant = "-".to_owned();
            return next;
        }
        let mut next = self.after(mv).expect("a legal move");
        if next.en_passant != "-" {
            let field = next.en_passant.clone();
            let takes = |mv: &String| {
                mv[2..] == field && nature(next.cell(square(&mv[..2]))) == 'p' && {
                    let (a, b) = (square(&mv[..2]), square(&field));
                    a.0 != b.0
                }
            };
            if !next.moves().iter().any(takes) {
                next.en_passant = "-".to_owned();
            }
        }
        next
    }

    /// Whether a king of the side to move is attacked.
    pub fn in_check(&self) -> bool {
        self.exposed(self.side)
    }

    fn shared(&self) -> bool {
        self.stage.starts_with('1')
    }

    /// Who has the checkered men, in stage 2.
    fn holder(&self) -> Option<char> {
        self.stage.strip_prefix('2').and_then(|rest| rest.chars().next())
    }

    fn cell(&self, (file, rank): At) -> char {
        self.cells[rank as usize][file as usize]
    }

    fn put(&mut self, (file, rank): At, letter: char) {
        self.cells[rank as usize][file as usize] = letter;
    }

    fn king(&self, side: char) -> At {
        let letter = if side == 'w' { 'K' } else { 'k' };
        all().find(|&at| self.cell(at) == letter).expect("a king")
    }

    /// Whether `side` moves the man with this letter.
    fn moves_it(&self, side: char, letter: char) -> bool {
        match self.holder() {
            _ if letter == '.' => false,
            None => colour(letter) == side || colour(letter) == 's',
            Some(holder) => (colour(letter) == 's') == (holder == side),
        }
    }

    /// Whether `side` may capture the man with this letter.
    fn takes_it(&self, side: char, letter: char) -> bool {
        match self.holder() {
            _ if letter == '.' => false,
            None => colour(letter) == other(side),
            Some(_) => !self.moves_it(side, letter),
        }
    }

    /// The ways a pawn goes, in ranks, when `side` moves it.
    fn ways(&self, side: char, letter: char) -> Vec<i32> {
        match if self.shared() { side } else { colour(letter) } {
            'w' => vec![1],
            'b' => vec![-1],
            _ => vec![1, -1],
        }
    }

    /// The squares that the man on `at` attacks when `side` moves it.
    fn attacks(&self, side: char, at: At) -> Vec<At> {
        let letter = self.cell(at);
        let rays = match nature(letter) {
            'p' => {
                let ways = self.ways(side, letter).into_iter();
                return ways
                    .flat_map(|way| [(at.0 - 1, at.1 + way), (at.0 + 1, at.1 + way)])
                    .filter(|&to| on(to))
                    .collect();
            }
            'n' => return steps(at, &JUMPS),
            'k' => return steps(at, &[STRAIGHT, SLANTED].concat()),
            'b' => SLANTED.to_vec(),
            'r' => STRAIGHT.to_vec(),
            _ => [STRAIGHT, SLANTED].concat(),
        };
        let mut squares = Vec::new();
        for (x, y) in rays {
            let mut to = (at.0 + x, at.1 + y);
            while on(to) {
                squares.push(to);
                if self.cell(to) != '.' {
                    break;
                }
                to = (to.0 + x, to.1 + y);
            }
        }
        squares
    }

    fn attacked(&self, by: char, target: At) -> bool {
        all().any(|at| self.moves_it(by, self.cell(at)) && self.attacks(by, at).contains(&target))
    }

    /// Whether a king that `side` must guard is attacked.
    fn exposed(&self, side: char) -> bool {
        let kings = match self.holder() {
            None => vec![side],
            Some(holder) if holder == side => vec![],
            Some(_) => vec!['w', 'b'],
        };
        kings.into_iter().any(|king| self.attacked(other(side), self.king(king)))
    }

    fn switch_allowed(&self) -> bool {
        let mut next = self.clone();
        next.stage = format!("2{}", self.side);
        next.en_passant = "-".to_owned();
        next.undo = "-".to_owned();
        let some = all().any(|at| colour(self.cell(at)) == 's');
        some && !['w', 'b'].iter().any(|&king| next.attacked(self.side, self.king(king)))
            && !next.moves().is_empty()
    }

    /// Moves by the ways of the men; whether a king is left attacked is not asked yet.
    fn tried(&self) -> Vec<String> {
        let left = all().any(|at| colour(self.cell(at)) == 's');
        if self.holder().is_some() && !left {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for at in all().filter(|&at| self.moves_it(self.side, self.cell(at))) {
            if nature(self.cell(at)) == 'p' {
                self.pawn(at, &mut moves);
            } else {
                for to in self.attacks(self.side, at) {
                    if self.cell(to) == '.' {
                        moves.push(name(at) + &name(to));
                    } else if self.takes_it(self.side, self.cell(to)) {
                        self.capture(at, to, &mut moves);
                    }
                }
            }
            if nature(self.cell(at)) == 'k' {
                self.castle(at, &mut moves);
            }
        }
        let back = |mv: &String| self.undo != format!("{}{}", &mv[2..4], &mv[..2]);
        moves.retain(back);
        moves
    }

    fn capture(&self, at: At, to: At, moves: &mut Vec<String>) {
        let (own, taken) = (nature(self.cell(at)), nature(self.cell(to)));
        moves.push(name(at) + &name(to));
        if self.shared() && own != 'k' && own != taken {
            moves.push(format!("{}{}{taken}", name(at), name(to)));
        }
    }

    fn pawn(&self, at: At, moves: &mut Vec<String>) {
        let letter = self.cell(at);
        for way in self.ways(self.side, letter) {
            let (last, start) = if way > 0 { (7, 1) } else { (0, 6) };
            let one = (at.0, at.1 + way);
            if on(one) && self.cell(one) == '.' {
                push_pawn(at, one, last, moves);
                let two = (at.0, at.1 + 2 * way);
                let unused = at.1 == start && self.doubles[flag(at)] == '1';
                if unused && self.cell(two) == '.' {
                    moves.push(name(at) + &name(two));
                }
            }
            for side in [-1, 1] {
                let to = (at.0 + side, at.1 + way);
                if !on(to) {
                    continue;
                }
                if self.takes_it(self.side, self.cell(to)) {
                    if to.1 == last {
                        push_pawn(at, to, last, moves);
                    } else {
                        self.capture(at, to, moves);
                    }
                } else if name(to) == self.en_passant {
                    // The passed pawn stands beside the one that takes it.
                    let passed = self.cell((to.0, at.1));
                    let beside = to.1 == if way > 0 { 5 } else { 2 };
                    let allowed = !self.shared() || colour(letter) != 's';
                    let pawn = nature(passed) == 'p' && self.takes_it(self.side, passed);
                    if beside && allowed && pawn {
                        moves.push(name(at) + &name(to));
                    }
                }
            }
        }
    }

    fn castle(&self, at: At, moves: &mut Vec<String>) {
        let white = self.cell(at) == 'K';
        let home = if white { 0 } else { 7 };
        for (right, path, step) in [('k', vec![5, 6], 1), ('q', vec![3, 2, 1], -1)] {
            let right = if white { right.to_ascii_uppercase() } else { right };
            let free = path.iter().all(|&file| self.cell((file, home)) == '.');
            let enemy = other(self.side);
            let safe = (0..3).all(|n| !self.attacked(enemy, (4 + n * step, home)));
            if self.castling.contains(right) && free && safe {
                moves.push(name(at) + &name((4 + 2 * step, home)));
            }
        }
    }

    /// The position after a move by the way of a man, unless it leaves a king attacked.
    fn after(&self, mv: &str) -> Option<Self> {
        let (from, to) = (square(&mv[..2]), square(&mv[2..4]));
        let mut next = self.clone();
        let letter = self.cell(from);
        let pawn = nature(letter) == 'p';
        let passing = pawn && from.0 != to.0 && self.cell(to) == '.';
        let captures = passing || self.cell(to) != '.';
        if passing {
            next.put((to.0, from.1), '.');
        }
        let mut stands = letter;
        if let Some(chosen) = mv.chars().nth(4) {
            stands = dressed(chosen, colour(letter));
        }
        if captures && self.shared() && nature(letter) != 'k' {
            stands = dressed(nature(stands), 's');
        }
        next.put(from, '.');
        next.put(to, stands);
        if nature(letter) == 'k' && (from.0 - to.0).abs() == 2 {
            let (corner, beside) = if to.0 > from.0 { (7, 5) } else { (0, 3) };
            let rook = next.cell((corner, from.1));
            next.put((corner, from.1), '.');
            next.put((beside, from.1), rook);
        }
        for (home, rights) in
            [("e1", "KQ"), ("h1", "K"), ("a1", "Q"), ("e8", "kq"), ("h8", "k"), ("a8", "q")]
        {
            if mv[..2] == *home || mv[2..4] == *home {
                next.castling.retain(|right| !rights.contains(right));
            }
        }
        if next.castling.is_empty() {
            next.castling = "-".to_owned();
        }
        let double = pawn && (from.1 - to.1).abs() == 2;
        next.en_passant = "-".to_owned();
        if double {
            next.doubles[flag(from)] = '0';
            if !(self.shared() && colour(letter) == 's') {
                next.en_passant = name((from.0, (from.1 + to.1) / 2));
            }
        }
        let remembered = self.shared() && colour(letter) == 's' && !captures;
        next.undo = if remembered { mv[..4].to_owned() } else { "-".to_owned() };
        next.halfmoves = if pawn || captures { 0 } else { self.halfmoves + 1 };
        next.fullmove += u32::from(self.side == 'b');
        next.side = other(self.side);
        (!next.exposed(self.side)).then_some(next)
    }
}

fn push_pawn(at: At, to: At, last: i32, moves: &mut Vec<String>) {
    if to.1 == last {
        moves.extend("qrbn".chars().map(|role| format!("{}{}{role}", name(at), name(to))));
    } else {
        moves.push(name(at) + &name(to));
    }
}
