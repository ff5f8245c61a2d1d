//! The number of positions that `bench` visits says whether the search is still the same.

use engine::bench;
use rules::Game;

/// Changes with the search and the evaluation; a change that should not change how the computer
/// plays must leave it as it is.
const SIGNATURE: u64 = 469_788;

#[test]
fn the_signature_is_known() {
    let nodes: u64 = Game::ALL.map(|game| bench::run(game, 1).nodes).iter().sum();
    assert_eq!(nodes, SIGNATURE, "the search is another: write its signature down if it should be");
}
