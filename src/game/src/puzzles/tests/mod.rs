//! Every puzzle can be solved, by its line and by no wrong move; bad files cost only what is bad.

mod read;
mod record;
mod session;
mod solver;

use std::sync::Arc;

use rules::Game;

use super::*;

fn entries() -> impl Iterator<Item = Arc<Entry>> {
    Game::ALL.into_iter().flat_map(|game| Book::of(game).entries.clone())
}
