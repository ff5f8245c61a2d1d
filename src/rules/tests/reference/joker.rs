//! Joker chess told a second time, slowly and straight from its rules: every move is tried on a
//! plain board, and kept if the king is not attacked then.

use std::collections::BTreeSet;

/// File and rank, counted from 0; sets of them are sorted as position text lists them.
type At = (i8, i8);

const KNIGHT: [At; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const STRAIGHT: [At; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [At; 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
const AROUND: [At; 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)];

#[derive(Clone)]
pub struct Slow {
    board: [[char; 9]; 9],
    white: bool,
    castling: String,
    en_passant: Option<At>,
    croissant: Option<At>,
    doubled: BTreeSet<At>,
    thawing: BTreeSet<At>,
    halfmoves: u32,
    fullmove: u32,
}

impl Slow {
    /// Reads a text that is known to be one.
    pub fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut board = [['.'; 9]; 9];
        for (rank, row) in (0..9).rev().zip(fields[0].split('/')) {
            let mut file = 0;
            for letter in row.chars() {
                match letter.to_digit(10) {
                    Some(gap) => file += gap as usize,
                    None => {
                        board[rank][file] = letter;
                        file += 1;
                    }
                }
            }
        }
        let list = |text: &str| squares(text).into_iter().collect();
        Self {
            board,
            white: fields[1] == "w",
            castling: fields[2].replace('-', ""),
            en_passant: squares(fields[3]).first().copied(),
            croissant: squares(fields[4]).first().copied(),
            doubled: list(fields[5]),
            thawing: list(fields[6]),
            halfmoves: fields[7].parse().expect("half-moves"),
            fullmove: fields[8].parse().expect("full move"),
        }
    }

    pub fn write(&self) -> String {
        let row = |rank: &[char; 9]| {
            let mut text = String::new();
            let mut gap = 0;
            for &letter in rank {
                if letter == '.' {
                    gap += 1;
                    continue;
                }
                if gap > 0 {
                    text += &gap.to_string();
                }
                gap = 0;
                text.push(letter);
            }
            if gap > 0 { text + &gap.to_string() } else { text }
        };
        let board: Vec<String> = self.board.iter().rev().map(row).collect();
        let dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        let names = |set: &BTreeSet<At>| dash(set.iter().map(|&at| name(at)).collect());
        let one = |at: Option<At>| dash(at.map(name).unwrap_or_default());
        [
            board.join("/"),
            if self.white { "w" } else { "b" }.to_owned(),
            dash(self.castling.clone()),
            one(self.en_passant),
            one(self.croissant),
            names(&self.doubled),
            names(&self.thawing),
            self.halfmoves.to_string(),
            self.fullmove.to_string(),
        ]
        .join(" ")
    }

    /// The legal moves in coordinate form, sorted.
    pub fn moves(&self) -> Vec<String> {
        let mut moves: Vec<String> =
            self.possible().into_iter().filter(|mv| self.keeps_king_safe(mv)).collect();
        moves.sort_unstable();
        moves
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.moves().iter().map(|mv| self.after(mv).perft(depth - 1)).sum()
    }

    /// The position after a legal move.
    pub fn after(&self, mv: &str) -> Self {
        let mut next = self.tried(mv);
        let (from, to) = ends(mv);
        let man = self.get(from).to_ascii_lowercase();
        let step = to.1 - from.1;
        if man == 'p' && step.abs() == 2 {
            next.en_passant = Some((from.0, from.1 + step / 2));
        }
        if man == 'p' && step.abs() == 1 && from.0 == to.0 && next.doubled.contains(&to) {
            next.croissant = Some(from);
        }
        // The squares are named only when such a move is legal.
        let is_pawn = |mv: &String| next.get(ends(mv).0).eq_ignore_ascii_case(&'p');
        let sideways = |mv: &String| ends(mv).0.0 != ends(mv).1.0;
        let moves: Vec<String> =
            next.moves().into_iter().filter(|mv| is_pawn(mv) && sideways(mv)).collect();
        let answered = |at: &At| moves.iter().any(|mv| ends(mv).1 == *at);
        let (en_passant, croissant) =
            (next.en_passant.filter(answered), next.croissant.filter(answered));
        Self { en_passant, croissant, ..next }
    }

    fn get(&self, at: At) -> char {
        self.board[at.1 as usize][at.0 as usize]
    }

    fn set(&mut self, at: At, letter: char) {
        self.board[at.1 as usize][at.0 as usize] = letter;
    }

    fn is_of(&self, white: bool, at: At) -> bool {
        self.get(at) != '.' && self.get(at).is_ascii_uppercase() == white
    }

    fn men(&self, white: bool) -> Vec<At> {
        let all = (0..9).flat_map(|file| (0..9).map(move |rank| (file, rank)));
        all.filter(|&at| self.is_of(white, at)).collect()
    }

    /// Rule 3: the men of the other side that the Joker on `at` holds.
    fn held(&self, at: At) -> Vec<At> {
        let white = self.get(at) == 'J';
        let value = |at: At| match self.get(at).to_ascii_lowercase() {
            'q' => 9,
            'r' => 5,
            'b' | 'n' => 3,
            'p' => 1,
            _ => 0,
        };
        let near: Vec<At> = AROUND
            .iter()
            .filter_map(|&step| onto(at, step))
            .filter(|&at| self.is_of(!white, at) && value(at) > 0)
            .collect();
        let highest = near.iter().map(|&at| value(at)).max();
        near.into_iter().filter(|&at| Some(value(at)) == highest).collect()
    }

    fn held_by(&self, white: bool) -> BTreeSet<At> {
        let jokers = self.men(white).into_iter().filter(|&at| "Jj".contains(self.get(at)));
        jokers.flat_map(|at| self.held(at)).collect()
    }

    /// Everything that is frozen now.
    pub fn frozen(&self) -> BTreeSet<At> {
        let held: BTreeSet<At> = &self.held_by(true) | &self.held_by(false);
        &held | &self.thawing
    }

    fn attacked(&self, at: At, by_white: bool) -> bool {
        let frozen = self.frozen();
        let free = self.men(by_white).into_iter().filter(|at| !frozen.contains(at));
        free.into_iter().any(|man| self.attacks(man).contains(&at))
    }

    /// The squares that the man on `from` attacks, if it is free.
    fn attacks(&self, from: At) -> Vec<At> {
        let man = self.get(from);
        let steps = |steps: &[At]| steps.iter().filter_map(|&step| onto(from, step)).collect();
        match man.to_ascii_lowercase() {
            'n' => steps(&KNIGHT),
            'k' => steps(&AROUND),
            'b' => self.slides(from, &DIAGONAL),
            'r' => self.slides(from, &STRAIGHT),
            'q' => self.slides(from, &AROUND),
            'p' => {
                let ahead = if man == 'P' { 1 } else { -1 };
                steps(&[(-1, ahead), (1, ahead)])
            }
            _ => Vec::new(),
        }
    }

    fn slides(&self, from: At, directions: &[At]) -> Vec<At> {
        let mut reached = Vec::new();
        for &direction in directions {
            let mut at = from;
            while let Some(next) = onto(at, direction) {
                reached.push(next);
                at = next;
                if self.get(at) != '.' {
                    break;
                }
            }
        }
        reached
    }

    fn king(&self, white: bool) -> At {
        let letter = if white { 'K' } else { 'k' };
        self.men(white).into_iter().find(|&at| self.get(at) == letter).expect("a king")
    }

    /// Every move, the king's safety aside.
    pub fn possible(&self) -> Vec<String> {
        let frozen = self.frozen();
        let mut moves = Vec::new();
        for from in self.men(self.white).into_iter().filter(|at| !frozen.contains(at)) {
            match self.get(from).to_ascii_lowercase() {
                'p' => self.pawn_moves(from, &mut moves),
                'j' => {
                    let onto = KNIGHT.iter().filter_map(|&step| onto(from, step));
                    let empty = onto.filter(|&to| self.get(to) == '.');
                    moves.extend(empty.map(|to| name(from) + &name(to)));
                }
                _ => {
                    let reached = self.attacks(from).into_iter();
                    let free = reached.filter(|&to| !self.is_of(self.white, to));
                    moves.extend(free.map(|to| name(from) + &name(to)));
                }
            }
        }
        self.castling_moves(&frozen, &mut moves);
        moves
    }

    fn pawn_moves(&self, from: At, moves: &mut Vec<String>) {
        let (ahead, home, last) = if self.white { (1, 1, 8) } else { (-1, 7, 0) };
        let mut targets = Vec::new();
        let one = (from.0, from.1 + ahead);
        if self.get(one) == '.' {
            targets.push(one);
            let two = (from.0, from.1 + 2 * ahead);
            if from.1 == home && self.get(two) == '.' {
                targets.push(two);
            }
        }
        for to in self.attacks(from) {
            let passer = (to.0, from.1);
            let enemy_passer =
                self.is_of(!self.white, passer) && self.get(passer).eq_ignore_ascii_case(&'p');
            let croissant = self.croissant == Some(to)
                && self.doubled.contains(&from)
                && self.doubled.contains(&passer);
            let passes = enemy_passer && (self.en_passant == Some(to) || croissant);
            if self.is_of(!self.white, to) || passes {
                targets.push(to);
            }
        }
        for to in targets {
            let mv = name(from) + &name(to);
            if to.1 == last {
                moves.extend(["q", "r", "b", "n"].map(|letter| mv.clone() + letter));
            } else {
                moves.push(mv);
            }
        }
    }

    fn castling_moves(&self, frozen: &BTreeSet<At>, moves: &mut Vec<String>) {
        let rank = if self.white { 0 } else { 8 };
        for (right, rook, way, walk, to) in
            [('K', 8, vec![5, 6, 7], vec![4, 5, 6], 6), ('Q', 0, vec![1, 2, 3], vec![4, 3, 2], 2)]
        {
            let right = if self.white { right } else { right.to_ascii_lowercase() };
            if self.castling.contains(right)
                && !frozen.contains(&(rook, rank))
                && way.iter().all(|&file| self.get((file, rank)) == '.')
                && walk.iter().all(|&file| !self.attacked((file, rank), !self.white))
            {
                moves.push(name((4, rank)) + &name((to, rank)));
            }
        }
    }

    fn keeps_king_safe(&self, mv: &str) -> bool {
        let next = self.tried(mv);
        !next.attacked(next.king(self.white), next.white)
    }

    /// The position after a move, before it is asked whether the move may be answered in passing.
    fn tried(&self, mv: &str) -> Self {
        let (from, to) = ends(mv);
        let (man, taken) = (self.get(from), self.get(to));
        let pawn = man.eq_ignore_ascii_case(&'p');
        let mut next = self.clone();
        (next.en_passant, next.croissant) = (None, None);
        next.thawing = BTreeSet::new();
        next.set(from, '.');
        next.set(to, man);
        for at in [from, to] {
            next.doubled.remove(&at);
        }
        let on_file = from.0 == to.0 && self.doubled.contains(&from);
        if pawn && ((to.1 - from.1).abs() == 2 || on_file) {
            next.doubled.insert(to);
        }
        if let Some(letter) = mv.chars().nth(4) {
            next.set(to, if self.white { letter.to_ascii_uppercase() } else { letter });
            next.doubled.remove(&to);
        }
        if man.eq_ignore_ascii_case(&'k') && (to.0 - from.0).abs() == 2 {
            let (rook, lands) =
                if to.0 == 6 { ((8, to.1), (5, to.1)) } else { ((0, to.1), (3, to.1)) };
            next.set(lands, self.get(rook));
            next.set(rook, '.');
        }
        let beside = (to.0, from.1);
        if pawn && from.0 != to.0 && taken == '.' {
            if self.en_passant == Some(to) {
                next.set(beside, '.');
                next.doubled.remove(&beside);
            } else {
                next.thawing.insert(beside);
            }
        }
        next.white = !self.white;
        if man.eq_ignore_ascii_case(&'j') {
            next.thawing.extend(self.held(from));
        }
        let held = next.held_by(self.white);
        next.thawing.retain(|at| !held.contains(at));
        for (right, king, rook) in [
            ('K', (4, 0), (8, 0)),
            ('Q', (4, 0), (0, 0)),
            ('k', (4, 8), (8, 8)),
            ('q', (4, 8), (0, 8)),
        ] {
            if [from, to].iter().any(|&at| at == king || at == rook) {
                next.castling = next.castling.replace(right, "");
            }
        }
        let counts = pawn || (taken != '.' && !taken.eq_ignore_ascii_case(&'j'));
        next.halfmoves = if counts { 0 } else { self.halfmoves + 1 };
        next.fullmove += u32::from(!self.white);
        next
    }
}

/// The square one step away, if the board has it.
fn onto(at: At, step: At) -> Option<At> {
    let to = (at.0 + step.0, at.1 + step.1);
    let on_board = |value: i8| (0..9).contains(&value);
    (on_board(to.0) && on_board(to.1)).then_some(to)
}

fn name((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// The squares that a text lists; none for a hyphen.
fn squares(text: &str) -> Vec<At> {
    let pairs = text.as_bytes().chunks_exact(2);
    pairs.map(|pair| ((pair[0] - b'a') as i8, (pair[1] - b'1') as i8)).collect()
}

fn ends(mv: &str) -> (At, At) {
    let both = squares(&mv[..4]);
    (both[0], both[1])
}
