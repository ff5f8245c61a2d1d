//! Writing weights into the source of a table.

use engine::eval::Tunable;

use crate::fit::Weights;

/// What the least man of every game is worth, as the mean of middle game and end game.
const PAWN: f64 = 100.0;
/// Pairs of weights a line.
const PAIRS: usize = 8;

/// Puts the numbers of each row between its brackets; all else in the file stays.
pub(crate) fn write<P: Tunable>(file: &str, weights: &Weights) -> Result<(), String> {
    let source = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let men = P::rows().iter().find(|row| row.name == "MEN").ok_or("a table without men")?;
    let [middle, end] = weights[men.start];
    let scale = PAWN / ((middle + end) / 2.0);
    println!("the least man is worth {middle:.1} and {end:.1}; all is scaled by {scale:.3}");
    let mut text = source;
    for row in P::rows() {
        let head = format!(" {}: {:?} = [", row.name, row.kind);
        let from = text.find(&head).ok_or_else(|| format!("{file} lacks {}", row.name))?;
        let from = from + head.len();
        let to = from + text[from..].find(']').ok_or("a row without end")?;
        let pairs: Vec<String> = weights[row.start..row.start + row.len]
            .iter()
            .map(|pair| pair.map(|half| (half * scale).round() as i32))
            .map(|[middle, end]| format!("{middle} {end},"))
            .collect();
        let lines: String =
            pairs.chunks(PAIRS).map(|line| format!("\n        {}", line.join(" "))).collect();
        text.replace_range(from..to, &format!("{lines}\n    "));
    }
    std::fs::write(file, text).map_err(|error| format!("{file}: {error}"))
}
