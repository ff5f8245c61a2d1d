//! Keres once more, straight from its rulings: letters on squares, moves as texts, no sets and no
//! tables.

/// A place on the board: file and rank, counted from 0.
type At = (i8, i8);

/// A position: on each square the letters of the men there, the lower man first.
#[derive(Clone)]
pub(crate) struct Slow {
    squares: [[String; 9]; 9],
    white: bool,
    halfmoves: u32,
    fullmove: u32,
}

const ORTHOGONAL: [At; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [At; 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

impl Slow {
    pub(crate) fn read(text: &str) -> Self {
        let mut fields = text.split(' ');
        let mut field = || fields.next().expect("a field");
        let mut squares: [[String; 9]; 9] = Default::default();
        for (rank, row) in (0..9).rev().zip(field().split('/')) {
            let mut file = 0;
            let mut inside = false;
            for letter in row.chars() {
                match letter {
                    '(' => inside = true,
                    ')' => {
                        inside = false;
                        file += 1;
                    }
                    '1'..='9' => file += letter as usize - '0' as usize,
                    _ => {
                        squares[rank][file].push(letter);
                        file += usize::from(!inside);
                    }
                }
            }
        }
        let white = field() == "w";
        let mut number = || field().parse().expect("a number");
        Self { squares, white, halfmoves: number(), fullmove: number() }
    }

    pub(crate) fn write(&self) -> String {
        let row = |rank: &[String; 9]| {
            let mut text = String::new();
            let mut gap = 0;
            for men in rank {
                if men.is_empty() {
                    gap += 1;
                    continue;
                }
                if gap > 0 {
                    text += &gap.to_string();
                    gap = 0;
                }
                text += &if men.len() == 1 { men.clone() } else { format!("({men})") };
            }
            if gap > 0 { text + &gap.to_string() } else { text }
        };
        let board: Vec<String> = self.squares.iter().rev().map(row).collect();
        let side = if self.white { "w" } else { "b" };
        format!("{} {side} {} {}", board.join("/"), self.halfmoves, self.fullmove)
    }

    fn men(&self, (file, rank): At) -> &str {
        &self.squares[rank as usize][file as usize]
    }

    fn men_mut(&mut self, (file, rank): At) -> &mut String {
        &mut self.squares[rank as usize][file as usize]
    }

    /// Whether men of this side stand here.
    fn stand(&self, at: At, white: bool) -> bool {
        self.men(at).chars().any(|man| man.is_ascii_uppercase() == white)
    }

    /// The squares that one man gets to, whoever stands on the last of a walk.
    fn walks(&self, at: At, man: char) -> Vec<At> {
        let ahead = if man.is_ascii_uppercase() { 1 } else { -1 };
        let all: Vec<At> = ORTHOGONAL.into_iter().chain(DIAGONAL).collect();
        let (steps, most): (Vec<At>, i8) = match man.to_ascii_uppercase() {
            'K' => (all, 1),
            'R' => (ORTHOGONAL.to_vec(), 8),
            'B' => (DIAGONAL.to_vec(), 8),
            'P' => (ORTHOGONAL.to_vec(), 2),
            'G' => (DIAGONAL.to_vec(), 2),
            'S' => (vec![(-1, ahead), (1, ahead)], 1),
            'L' => (vec![(0, ahead)], 8),
            'N' => {
                let jumps = (-2..=2).flat_map(|x| (-2..=2).map(move |y: i8| (x, y)));
                (jumps.filter(|(x, y)| x * x + y * y == 5).collect(), 1)
            }
            _ => panic!("{man} is no man"),
        };
        let mut found = Vec::new();
        for (x, y) in steps {
            for distance in 1..=most {
                let to = (at.0 + x * distance, at.1 + y * distance);
                if !(0..9).contains(&to.0) || !(0..9).contains(&to.1) {
                    break;
                }
                found.push(to);
                if !self.men(to).is_empty() {
                    break;
                }
            }
        }
        found
    }

    /// The legal moves in coordinate form, sorted.
    pub(crate) fn moves(&self) -> Vec<String> {
        let king = if self.white { 'K' } else { 'k' };
        let mut moves = Vec::new();
        if !self.squares.iter().flatten().any(|men| men.contains(king)) {
            return moves;
        }
        let squares = || (0..9).flat_map(|rank| (0..9).map(move |file| (file, rank)));
        for from in squares().filter(|&from| self.stand(from, self.white)) {
            let men = self.men(from);
            let stack = men.len() == 2;
            let top = men.chars().next_back().expect("somebody stands there");
            for to in squares() {
                let gets = |man| self.walks(from, man).contains(&to);
                let friend = self.stand(to, self.white);
                let host = self.men(to).len() == 1 && !self.men(to).contains(king);
                let name = |suffix| format!("{}{}{suffix}", square(from), square(to));
                if stack && men.chars().any(gets) && !friend {
                    moves.push(name(""));
                }
                let steps_on = friend && host && top != king;
                if gets(top) && (!friend || steps_on) {
                    moves.push(name(if stack { "u" } else { "" }));
                }
            }
        }
        moves.sort_unstable();
        moves
    }

    /// The position after a legal move.
    pub(crate) fn play(&self, mv: &str) -> Self {
        let (from, to) = (at(&mv[..2]), at(&mv[2..4]));
        let mut next = self.clone();
        let mut moving = std::mem::take(next.men_mut(from));
        if mv.ends_with('u') {
            let top = moving.pop().expect("a top");
            *next.men_mut(from) = std::mem::replace(&mut moving, top.to_string());
        }
        let capture = self.stand(to, !self.white);
        if capture {
            next.men_mut(to).clear();
        }
        next.men_mut(to).push_str(&moving);
        if to.1 == if self.white { 8 } else { 0 } {
            let promote = |man| match man {
                'S' => 'P',
                's' => 'p',
                'L' => 'R',
                'l' => 'r',
                other => other,
            };
            *next.men_mut(to) = next.men(to).chars().map(promote).collect();
        }
        let counted = |number: u32| number.min(65_535);
        next.halfmoves = if capture { 0 } else { counted(self.halfmoves + 1) };
        next.fullmove = counted(self.fullmove + u32::from(!self.white));
        next.white = !self.white;
        next
    }

    /// The result: what the board shows, then material, then the count.
    pub(crate) fn result(&self) -> String {
        let letters: String = self.squares.concat().concat();
        let king = if self.white { 'K' } else { 'k' };
        if !letters.contains(king) {
            return format!("{} king-captured", if self.white { "0-1" } else { "1-0" });
        }
        if self.moves().is_empty() {
            return "1/2-1/2 no-moves".to_owned();
        }
        if !self.able(true) && !self.able(false) {
            return "1/2-1/2 insufficient-material".to_owned();
        }
        if self.halfmoves >= 40 {
            return "1/2-1/2 forty-plies".to_owned();
        }
        "*".to_owned()
    }

    fn able(&self, white: bool) -> bool {
        let mut squares = Vec::new();
        for (rank, row) in self.squares.iter().enumerate() {
            for (file, men) in row.iter().enumerate() {
                let own = self.stand((file as i8, rank as i8), white);
                if own && !["K", "k"].contains(&men.as_str()) {
                    squares.push(((file + rank) % 2, men.to_ascii_uppercase()));
                }
            }
        }
        if squares.is_empty() || (squares.len() == 1 && squares[0].1 == "N") {
            return false;
        }
        let colour = squares[0].0;
        let bound = |(on, men): &(usize, String)| *on == colour && men.contains(['B', 'G']);
        !squares.iter().all(bound)
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.moves().iter().map(|mv| self.play(mv).perft(depth - 1)).sum()
    }
}

fn square((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn at(name: &str) -> At {
    let bytes = name.as_bytes();
    ((bytes[0] - b'a') as i8, (bytes[1] - b'1') as i8)
}
