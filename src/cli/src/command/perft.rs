//! `perft`: the leaves of the legal-move tree, counted on as many threads as asked for.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use rules::{AnyPosition, Move, perft};
use serde_json::{Map, json};

use super::json_line;
use crate::args::PerftArgs;
use crate::error::CliError;

/// Counting goes down by recursion; nobody has waited for half of this.
const DEEPEST: u32 = 64;

pub(crate) fn run(args: &PerftArgs) -> Result<String, CliError> {
    let position = match &args.position {
        None => AnyPosition::start(args.game),
        Some(text) => AnyPosition::from_text(args.game, text)?,
    };
    if args.depth > DEEPEST {
        return Err(CliError::TooDeep(args.depth));
    }
    let begun = Instant::now();
    let parts = divide(&position, args.depth, args.threads.into());
    let total = match args.depth {
        0 => 1,
        _ => parts.iter().map(|(_, leaves)| leaves).sum(),
    };
    if args.time {
        let nanos = begun.elapsed().as_nanos().max(1);
        eprintln!("nodes/s {}", u128::from(total) * 1_000_000_000 / nanos);
    }
    let mut parts: Vec<(String, u64)> =
        parts.into_iter().map(|(mv, leaves)| (mv.to_string(), leaves)).collect();
    parts.sort_unstable();
    if args.json {
        let moves: Map<_, _> = parts.into_iter().map(|(mv, n)| (mv, json!(n))).collect();
        let mut answer = json!({ "depth": args.depth, "leaves": total });
        if args.divide {
            answer["moves"] = json!(moves);
        }
        return Ok(json_line(&answer));
    }
    if !args.divide {
        parts.clear();
    }
    let lines = parts.iter().map(|(mv, leaves)| format!("{mv} {leaves}\n"));
    Ok(lines.chain([format!("{total}\n")]).collect())
}

/// The leaves below each move. Threads take the next move or pair of moves that nobody has
/// taken yet, so that one large branch keeps none of them waiting for long.
fn divide(position: &AnyPosition, depth: u32, threads: usize) -> Vec<(Move, u64)> {
    if threads == 1 || depth < 3 {
        return rules::divide(position, depth);
    }
    let after = |position: &AnyPosition, mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        next
    };
    let moves = position.legal_moves();
    let tasks: Vec<(usize, AnyPosition)> = moves
        .iter()
        .enumerate()
        .flat_map(|(index, &mv)| {
            let next = after(position, mv);
            let replies = next.legal_moves();
            replies.into_iter().map(move |reply| (index, after(&next, reply)))
        })
        .collect();
    let next_task = AtomicUsize::new(0);
    let count = || {
        let mut counts = vec![0; moves.len()];
        while let Some((index, position)) = tasks.get(next_task.fetch_add(1, Ordering::Relaxed)) {
            counts[*index] += perft(position, depth - 2);
        }
        counts
    };
    let counts = std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(count)).collect();
        let mut counts = count();
        for helper in helpers {
            let theirs = helper.join().expect("counting does not panic");
            counts.iter_mut().zip(theirs).for_each(|(sum, count): (&mut u64, u64)| *sum += count);
        }
        counts
    });
    moves.iter().copied().zip(counts).collect()
}
