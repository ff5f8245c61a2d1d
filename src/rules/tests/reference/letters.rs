//! Squares and letters of position text, as the slow program of Checkered chess has them.

#![allow(unreachable_pub, reason = "the test that asks it lies beside it")]

/// File and rank, both counted from 0.
pub type At = (i32, i32);

const PIECES: [(char, char); 6] =
    [('p', 's'), ('n', 'o'), ('b', 'c'), ('r', 'u'), ('q', 't'), ('k', 'k')];
pub fn all() -> impl Iterator<Item = At> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
}

pub fn on((file, rank): At) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

pub fn steps(at: At, by: &[At]) -> Vec<At> {
    by.iter().map(|&(x, y)| (at.0 + x, at.1 + y)).filter(|&to| on(to)).collect()
}

/// Which of the sixteen flags belongs to a start square.
pub fn flag((file, rank): At) -> usize {
    file as usize + if rank == 1 { 0 } else { 8 }
}

pub fn other(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

/// `w`, `b`, `s` for checkered, or a point.
pub fn colour(letter: char) -> char {
    match letter {
        '.' => '.',
        's' | 't' | 'u' | 'c' | 'o' => 's',
        _ if letter.is_ascii_uppercase() => 'w',
        _ => 'b',
    }
}

/// The letter as Black writes it.
pub fn nature(letter: char) -> char {
    let checkered = PIECES.iter().find(|&&(plain, dressed)| dressed == letter && plain != 'k');
    checkered.map_or(letter.to_ascii_lowercase(), |&(plain, _)| plain)
}

pub fn dressed(nature: char, colour: char) -> char {
    match colour {
        'w' => nature.to_ascii_uppercase(),
        'b' => nature,
        _ => PIECES.iter().find(|&&(plain, _)| plain == nature).map_or('?', |&(_, s)| s),
    }
}

pub fn name((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

pub fn square(name: &str) -> At {
    let bytes = name.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
}

pub fn squeezed(rank: &[char; 8]) -> String {
    let mut text = String::new();
    let mut gap = 0;
    for &letter in rank {
        if letter == '.' {
            gap += 1;
            continue;
        }
        if gap > 0 {
            text.push_str(&gap.to_string());
            gap = 0;
        }
        text.push(letter);
    }
    if gap > 0 {
        text.push_str(&gap.to_string());
    }
    text
}
