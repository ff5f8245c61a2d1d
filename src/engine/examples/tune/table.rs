//! Writing weights into the source of a table.

use engine::eval::Tunable;

use crate::fit::Weights;

/// Pairs of weights a line.
const PAIRS: usize = 8;

/// Puts the numbers of each row between its brackets; all else in the file stays.
pub(crate) fn write<P: Tunable>(file: &str, weights: &Weights) -> Result<(), String> {
    let mut text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    for row in P::rows() {
        let head = format!(" {}: {:?} = [", row.name, row.kind);
        let from = text.find(&head).ok_or_else(|| format!("{file} lacks {}", row.name))?;
        let from = from + head.len();
        let to = from + text[from..].find(']').ok_or("a row without end")?;
        let pairs: Vec<String> = weights[row.start..row.start + row.len]
            .iter()
            .map(|pair| pair.map(|half| half.round() as i32))
            .map(|[middle, end]| format!("{middle} {end},"))
            .collect();
        let lines: String =
            pairs.chunks(PAIRS).map(|line| format!("\n        {}", line.join(" "))).collect();
        text.replace_range(from..to, &format!("{lines}\n    "));
    }
    std::fs::write(file, text).map_err(|error| format!("{file}: {error}"))
}
