//! Positions of Cyvasse to begin from.

use rules::{Game, Role, Square};

use super::records::Dice;

/// Start positions from which random play reaches every rule soon.
pub const STARTS: [&str; 10] = [
    // The standard game, and two middles of it.
    "2tbktd1/rnecrcenr/1msmmsmmsm/11/12/11/MSMMSMMSM1/RNECRCENR/1DTKBT2 8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 w 0 1",
    "1rtbkt2/r1ec2e1m/2s1msmms1/2m1m1c2r1/D4R2nd2/5S2S2/MSM1MMMNM1/1NECRC1ER/2TKBT2 8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 w 1 13",
    "2t2t2/2ebk1esr/1msmm1mm2/n5s4/5S1MRnm1/Mr2M3S2/1SM3E3/N1CECM3/2TKBT2 8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 b 1 32",
    // Spearmen, water, a mountain; trebuchets over a range; a dragon over another.
    "4k3/9/6r3/4ms5/12/4SM5/2R7/9/3K4 8/9/10/11/4~^~5/11/10/9/8 w 0 1",
    "4k3/9/6b3/6mn3/12/2N1M6/3B6/9/3K4 8/9/10/11/4^^^^4/11/10/9/8 w 0 1",
    "kc3c2/9/3t6/5M5/5D3c2/11/10/9/7K 8/5^3/10/11/6^^^3/11/10/9/8 w 96 60",
    // Two kings against one, on a map of its own; no kings at all; next to nothing left.
    "7e/5cDRR/S3S1t1nR/6m2T1/5m1NmRm1/11/k7b1/8S/4K2K 5^^1/9/3~3^1~/7^^1^/6^4^/1^3^5/7^2/6~2/~1^~4 b 22 49",
    "8/2s6/8r1/4M6/3mN1E5/m3S6/b1bdSSt3/T1Ss1B3/4s3 8/^3^~^2/2^3^3/4~~^2^1/5^1^4/2^3^4/4~1~3/1^7/1~1^1~2 w 25 60",
    "t1m5/9/10/11/4C7/1S9/10/9/6TT 8/9/10/11/12/11/10/9/8 b 97 120",
    "mk6/9/10/11/12/11/10/9/6KM 8/^^7/~9/11/12/11/9~/7^^/8 w 0 1",
];

/// Position text of a board on which anything may stand anywhere; it may be refused.
pub fn board(seed: u64) -> String {
    let mut dice = Dice::new(seed);
    let (men, rough) = (2 + dice.roll(12), 2 + dice.roll(12));
    let (mut board, mut terrain) = (String::new(), String::new());
    for rank in (0..9).rev() {
        let files = (0..12).filter_map(|file| Square::new(file, rank));
        for _ in files.filter(|&at| Game::Cyvasse.has_square(at)) {
            let sign = if dice.one_in(rough) { ['^', '~'][dice.roll(2)] } else { '1' };
            terrain.push(sign);
            let letter = Role::CYVASSE[dice.roll(10)].letter();
            board.push(match dice.roll(2) {
                _ if sign == '^' || !dice.one_in(men) => '1',
                0 => letter,
                _ => letter.to_ascii_lowercase(),
            });
        }
        if rank > 0 {
            board.push('/');
            terrain.push('/');
        }
    }
    let (board, terrain) = (gaps(&board), gaps(&terrain));
    let side = ['w', 'b'][dice.roll(2)];
    format!("{board} {terrain} {side} {} {}", dice.roll(120), 1 + dice.roll(90))
}

/// Puts one number for each run of ones.
fn gaps(rows: &str) -> String {
    let mut text = String::new();
    let mut gap = 0;
    for sign in rows.chars().chain([' ']) {
        if sign == '1' {
            gap += 1;
            continue;
        }
        if gap > 0 {
            text.push_str(&gap.to_string());
        }
        gap = 0;
        text.push(sign);
    }
    text.trim_end().to_owned()
}
