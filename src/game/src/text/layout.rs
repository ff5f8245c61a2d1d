//! What is wrong with an army that is laid out, as a sentence.

use rules::Game;
use rules::layout::LayoutFault;

use super::{Saying, role};

/// The sentence that tells a person what is wrong.
pub fn by_layout(fault: &LayoutFault) -> Saying {
    let on =
        |key: &'static str, at: &rules::Square| Saying::new(key).with("square", at.to_string());
    match fault {
        LayoutFault::OutsideZone { first, last, .. } => Saying::new("muster-outside")
            .with("first", usize::from(*first))
            .with("last", usize::from(*last)),
        LayoutFault::OnMountain { at, .. } => on("muster-on-mountain", at),
        LayoutFault::Stacked { at } => on("muster-stacked", at),
        LayoutFault::Stranger { at, .. } => on("muster-stranger", at),
        LayoutFault::Missing { role: missing, count } => {
            let men = Saying::new("muster-count")
                .with("count", *count)
                .with("role", role(Game::Cyvasse, *missing));
            Saying::new("muster-missing").with("men", men)
        }
        LayoutFault::TooMany { role: many, count, most } => Saying::new("muster-too-many")
            .with("role", role(Game::Cyvasse, *many))
            .with("count", *count)
            .with("most", *most),
    }
}
