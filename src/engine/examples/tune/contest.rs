//! The evaluation against the plain measure of the men, in the same search.

use engine::eval::Tunable;
use rules::{Player, Tactics};

use crate::play::{Chance, LONGEST, opening};
use crate::search::Searcher;

/// Plays pairs of games from openings at random, each side with either measure, and tells how
/// the evaluation fared.
pub(crate) fn contest<P: Tunable + Tactics>(games: u64, nodes: u64) {
    let mut chance = Chance(0x636f_6e74);
    let mut players = [Searcher::new(nodes, false), Searcher::new(nodes, true)];
    let mut tally = [0_u64; 3];
    while tally.iter().sum::<u64>() < games {
        let Some(start) = opening::<P>(&mut chance) else { continue };
        for full in Player::ALL {
            let winner = game(start, &mut players, full, &mut chance);
            let points = winner.map_or(1, |winner| if winner == full { 2 } else { 0 });
            tally[points] += 1;
        }
    }
    let [lost, drawn, won] = tally;
    let score = (won as f64 + drawn as f64 / 2.0) / (won + drawn + lost) as f64;
    println!("{nodes} nodes a move: won {won}, drew {drawn}, lost {lost}: {:.1} %", score * 100.0);
}

fn game<P: Tunable + Tactics>(
    mut position: P,
    players: &mut [Searcher; 2],
    full: Player,
    chance: &mut Chance,
) -> Option<Player> {
    for player in players.iter_mut() {
        player.clear(chance.below(u64::MAX));
    }
    for _ in 0..2 * LONGEST {
        if let Some(outcome) = position.outcome() {
            return outcome.winner;
        }
        let key = position.hash();
        if players[0].past.iter().filter(|&&past| past == key).count() >= 2 {
            return None;
        }
        let found = players[usize::from(position.turn() != full)].best(&position)?;
        for player in players.iter_mut() {
            player.past.push(key);
        }
        position.play_unchecked(found.best);
    }
    None
}
