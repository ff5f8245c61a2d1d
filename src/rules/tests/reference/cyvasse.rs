//! Cyvasse once more, slowly and straight from the rules, sharing no code with the real one.

#![allow(dead_code, unreachable_pub, reason = "each test uses a part of it")]

/// A file counted from a = 0 and a rank counted from 1.
type At = (i32, i32);

const EAST: At = (1, 0);
const WEST: At = (-1, 0);
const NORTH_EAST: At = (0, 1);
const SOUTH_WEST: At = (0, -1);
const NORTH_WEST: At = (-1, 1);
const SOUTH_EAST: At = (1, -1);
const DIRECTIONS: [At; 6] = [EAST, WEST, NORTH_EAST, SOUTH_WEST, NORTH_WEST, SOUTH_EAST];

/// First and last file of ranks 1 to 9.
const RANKS: [(i32, i32); 9] =
    [(4, 11), (3, 11), (2, 11), (1, 11), (0, 11), (0, 10), (0, 9), (0, 8), (0, 7)];

/// A position: letters as in position text, `.` for nobody and open ground.
#[derive(Clone, Debug)]
pub struct Slow {
    men: [[char; 12]; 10],
    ground: [[char; 12]; 10],
    white: bool,
    quiet: u32,
    number: u32,
}

fn squares() -> Vec<At> {
    let rank = |r: i32| {
        let (first, last) = RANKS[r as usize - 1];
        (first..=last).map(move |x| (x, r))
    };
    (1..=9).flat_map(rank).collect()
}

fn on_board((x, r): At) -> bool {
    (1..=9).contains(&r) && RANKS[r as usize - 1].0 <= x && x <= RANKS[r as usize - 1].1
}

fn go((x, r): At, (dx, dr): At, steps: i32) -> At {
    (x + dx * steps, r + dr * steps)
}

fn name((x, r): At) -> String {
    format!("{}{r}", (b'a' + x as u8) as char)
}

fn armour(letter: char) -> usize {
    match letter.to_ascii_uppercase() {
        'M' | 'S' | 'R' | 'K' => 1,
        'N' | 'E' | 'D' | 'T' => 2,
        _ => 0,
    }
}

fn move_range(letter: char) -> i32 {
    match letter.to_ascii_uppercase() {
        'M' | 'S' | 'E' | 'B' | 'K' => 1,
        'N' | 'C' => 2,
        'R' => 3,
        'D' => 4,
        _ => 0,
    }
}

/// The nearest and the farthest distance of attack.
fn attack_range(letter: char) -> (i32, i32) {
    match letter.to_ascii_uppercase() {
        'T' => (1, 0),
        'E' | 'D' => (1, 2),
        'C' => (1, 3),
        'B' => (2, 4),
        _ => (1, 1),
    }
}

fn forward(letter: char) -> [At; 2] {
    if letter == 'S' { [NORTH_WEST, NORTH_EAST] } else { [SOUTH_EAST, SOUTH_WEST] }
}

impl Slow {
    pub fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let grid = |field: &str| {
            let mut grid = [['.'; 12]; 10];
            for (r, row) in (1..=9).rev().zip(field.split('/')) {
                let mut x = RANKS[r - 1].0 as usize;
                let mut number = 0;
                for c in row.chars().chain(['/']) {
                    if let Some(digit) = c.to_digit(10) {
                        number = number * 10 + digit as usize;
                        continue;
                    }
                    x += std::mem::take(&mut number);
                    if c != '/' {
                        grid[r][x] = c;
                        x += 1;
                    }
                }
            }
            grid
        };
        Self {
            men: grid(fields[0]),
            ground: grid(fields[1]),
            white: fields[2] == "w",
            quiet: fields[3].parse().expect("a number"),
            number: fields[4].parse().expect("a number"),
        }
    }

    pub fn text(&self) -> String {
        let grid = |grid: &[[char; 12]; 10]| {
            let row = |r: usize| {
                let mut row = String::new();
                let mut gap = 0;
                for x in RANKS[r - 1].0..=RANKS[r - 1].1 {
                    match grid[r][x as usize] {
                        '.' => gap += 1,
                        letter => {
                            if gap > 0 {
                                row += &gap.to_string();
                            }
                            gap = 0;
                            row.push(letter);
                        }
                    }
                }
                if gap > 0 { row + &gap.to_string() } else { row }
            };
            (1..=9).rev().map(row).collect::<Vec<_>>().join("/")
        };
        let side = if self.white { 'w' } else { 'b' };
        let (men, ground) = (grid(&self.men), grid(&self.ground));
        format!("{men} {ground} {side} {} {}", self.quiet, self.number)
    }

    fn man(&self, (x, r): At) -> char {
        self.men[r as usize][x as usize]
    }

    fn ground(&self, (x, r): At) -> char {
        self.ground[r as usize][x as usize]
    }

    fn is_enemy(&self, at: At, of: char) -> bool {
        let man = self.man(at);
        man != '.' && man.is_ascii_uppercase() != of.is_ascii_uppercase()
    }

    fn attacks(&self, from: At, to: At) -> bool {
        let man = self.man(from);
        let (near, far) = attack_range(man);
        let directions = if man.eq_ignore_ascii_case(&'S') {
            forward(man).to_vec()
        } else {
            DIRECTIONS.to_vec()
        };
        directions.into_iter().any(|way| {
            (near..=far).any(|steps| {
                let over = (1..steps).any(|step| {
                    let between = go(from, way, step);
                    on_board(between) && self.ground(between) == '^'
                });
                go(from, way, steps) == to && (man.eq_ignore_ascii_case(&'B') || !over)
            })
        })
    }

    /// What is left of the armour of the man on `at`.
    pub fn armour_left(&self, at: At) -> usize {
        let man = self.man(at);
        let attackers = squares()
            .into_iter()
            .filter(|&from| self.is_enemy(from, man) && self.attacks(from, at))
            .count();
        armour(man).saturating_sub(attackers)
    }

    /// Whether an own tower stands beside the man on `at`.
    pub fn is_protected(&self, at: At) -> bool {
        let man = self.man(at);
        let tower = if man.is_ascii_uppercase() { 'T' } else { 't' };
        let beside = |way| {
            let next = go(at, way, 1);
            on_board(next) && self.man(next) == tower
        };
        man != tower && DIRECTIONS.into_iter().any(beside)
    }

    /// Every man with its square's name, armour left and protection.
    pub fn standing(&self) -> Vec<(String, usize, bool)> {
        let men = squares().into_iter().filter(|&at| self.man(at) != '.');
        men.map(|at| (name(at), self.armour_left(at), self.is_protected(at))).collect()
    }

    fn is_barred(&self, at: At, to: char) -> bool {
        squares().into_iter().any(|from| {
            let man = self.man(from);
            man.eq_ignore_ascii_case(&'S')
                && self.is_enemy(from, to)
                && forward(man).into_iter().any(|way| go(from, way, 1) == at)
        })
    }

    /// Whether `man` may enter a square that it does not capture on.
    fn may_enter(&self, man: char, at: At) -> bool {
        let dragon = man.eq_ignore_ascii_case(&'D');
        on_board(at) && !self.is_enemy(at, man) && (dragon || self.ground(at) != '^')
    }

    /// Whether `man`, having entered a square, may go on from it within one walk.
    fn may_go_on(&self, man: char, at: At) -> bool {
        let dragon = man.eq_ignore_ascii_case(&'D');
        let elephant = man.eq_ignore_ascii_case(&'E');
        self.ground(at) != '~'
            && (dragon || !self.is_barred(at, man))
            && !(elephant && self.man(at) != '.')
    }

    fn walk(&self, man: char, at: At, left: i32, ends: &mut Vec<At>) {
        for way in DIRECTIONS {
            let next = go(at, way, 1);
            if !self.may_enter(man, next) {
                continue;
            }
            if self.man(next) == '.' && self.ground(next) != '^' {
                ends.push(next);
            }
            if left > 1 && self.may_go_on(man, next) {
                self.walk(man, next, left - 1, ends);
            }
        }
    }

    fn may_capture(&self, from: At, to: At) -> bool {
        let man = self.man(from);
        if self.armour_left(to) > 0 || self.is_protected(to) {
            return false;
        }
        match man.to_ascii_uppercase() {
            'C' | 'T' => false,
            'B' => self.attacks(from, to),
            'S' => forward(man).into_iter().any(|way| go(from, way, 1) == to),
            _ => {
                let far = move_range(man).max(attack_range(man).1);
                DIRECTIONS.into_iter().any(|way| {
                    (1..=far).any(|steps| {
                        let free = (1..steps).all(|step| {
                            let between = go(from, way, step);
                            self.may_enter(man, between) && self.may_go_on(man, between)
                        });
                        go(from, way, steps) == to && free
                    })
                })
            }
        }
    }

    /// The end that the board shows.
    pub fn end(&self) -> Option<&'static str> {
        let men: Vec<char> = squares().into_iter().map(|at| self.man(at)).collect();
        match (men.contains(&'K'), men.contains(&'k')) {
            (true, false) => return Some("1-0 king-captured"),
            (false, true) => return Some("0-1 king-captured"),
            _ => {}
        }
        if !men.iter().any(|man| man.is_ascii_uppercase() && *man != 'T') {
            return Some("0-1 only-towers");
        }
        if !men.iter().any(|man| man.is_ascii_lowercase() && *man != 't') {
            return Some("1-0 only-towers");
        }
        let lost = if self.white { "0-1 no-moves" } else { "1-0 no-moves" };
        self.candidates().is_empty().then_some(lost)
    }

    /// The legal moves, sorted.
    pub fn moves(&self) -> Vec<String> {
        if self.end().is_some() { Vec::new() } else { self.candidates() }
    }

    fn candidates(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for from in squares() {
            let man = self.man(from);
            if man == '.' || man.is_ascii_uppercase() != self.white {
                continue;
            }
            let mut ends = Vec::new();
            if move_range(man) > 0 {
                self.walk(man, from, move_range(man), &mut ends);
            }
            let taken = squares()
                .into_iter()
                .filter(|&to| self.is_enemy(to, man) && self.may_capture(from, to));
            ends.extend(taken);
            ends.retain(|&to| to != from);
            moves.extend(ends.into_iter().map(|to| name(from) + &name(to)));
        }
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    pub fn play(&mut self, mv: &str) {
        let at = |text: &str| -> At {
            let bytes = text.as_bytes();
            (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'0'))
        };
        let (from, to) = (at(&mv[..2]), at(&mv[2..]));
        let man = self.man(from);
        let captures = self.man(to) != '.';
        if captures && man.eq_ignore_ascii_case(&'B') {
            self.men[to.1 as usize][to.0 as usize] = '.';
        } else {
            self.men[from.1 as usize][from.0 as usize] = '.';
            self.men[to.1 as usize][to.0 as usize] = man;
        }
        self.quiet = if captures { 0 } else { self.quiet + 1 };
        self.number += u32::from(!self.white);
        self.white = !self.white;
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let below = |mv: &String| {
            let mut next = self.clone();
            next.play(mv);
            next.perft(depth - 1)
        };
        let moves = self.moves();
        if depth == 1 { moves.len() as u64 } else { moves.iter().map(below).sum() }
    }
}
