//! Where a refused wish is explained: the section of the rules that says more.

use rules::{CastlingRefusal, Game, Refusal, StackingRefusal};

use super::Page;
use crate::board::Refused;

/// The section of the rules of `game` about what was refused, if one is.
pub fn why(game: Game, refused: &Refused) -> Option<&'static str> {
    let candidates = match refused {
        Refused::Play(error) => by_rule(error.reasons.first()?),
        Refused::Stuck { why, .. } => by_rule(why.as_ref()?),
        Refused::Over => &["ends"],
        _ => return None,
    };
    candidates.iter().copied().find(|id| Page::of(game).find(id).is_some())
}

/// Where a rule is told; of several places the first that a game has.
const fn by_rule(reason: &Refusal) -> &'static [&'static str] {
    match reason {
        Refusal::GameOver(_) => &["ends"],
        Refusal::NoSuchSquare(_)
        | Refusal::SameSquare
        | Refusal::EmptySquare(_)
        | Refusal::ChoiceNotAllowed(_) => &[],
        Refusal::NotYourMan { .. } | Refusal::CheckeredMan { .. } => &["shared"],
        Refusal::OwnMan { .. } => &["stacking", "men"],
        Refusal::Unreachable { .. } | Refusal::Blocked { .. } => &["walking", "men"],
        Refusal::NothingToCapture { .. } | Refusal::PromotionMissing => &["pawn", "men"],
        Refusal::EnPassantOver { .. } => &["en_passant", "pawns", "board"],
        Refusal::LeavesKingAttacked { .. } => &["check", "ends"],
        Refusal::Mountain { .. } | Refusal::Water { .. } => &["ground"],
        Refusal::Barred { .. } | Refusal::NotForward { .. } => &["spearmen"],
        Refusal::Armoured { .. } | Refusal::NotInLine { .. } => &["attack"],
        Refusal::Protected { .. } => &["tower"],
        Refusal::NeverCaptures { .. } => &["joker", "attack"],
        Refusal::OutOfShot { .. } => &["trebuchet"],
        Refusal::Frozen { by: Some(_), .. }
        | Refusal::Castling(CastlingRefusal::RookFrozen { .. }) => &["freezing"],
        Refusal::Frozen { by: None, .. } => &["thaw"],
        Refusal::CroissantOver { .. } => &["croissant"],
        Refusal::StepUsed { .. } => &["pawns"],
        Refusal::StraightBack { .. } => &["no_way_back"],
        Refusal::Switch(_) => &["side"],
        Refusal::Stacking(StackingRefusal::King | StackingRefusal::Full { .. }) => &["stacking"],
        Refusal::Stacking(StackingRefusal::WholeStack { .. }) => &["stack"],
        Refusal::Stacking(StackingRefusal::NoStack { .. }) => &["unstacking"],
        Refusal::Castling(_) => &["castling", "men"],
    }
}
