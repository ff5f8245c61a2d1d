//! Why a wish was refused, as a sentence to whoever wished it.

use rules::{CastlingRefusal, Game, Refusal, StackingRefusal, SwitchRefusal};

use super::role::man;
use super::{Arg, Saying, damage};
use crate::board::Refused;

/// The sentence that tells a person at a board of `game` why not; of several reasons the most
/// telling one.
pub fn refusal(game: Game, why: &Refused) -> Saying {
    match why {
        Refused::Play(error) => match error.reasons.first() {
            Some(reason) => by_rule(Some(game), reason),
            None => Saying::new("refusal-unknown").with("move", error.mv.to_string()),
        },
        Refused::Stuck { why, .. } => {
            let why = why.iter().map(|why| by_rule(Some(game), why));
            Saying::new("refusal-stuck").with("why", why.collect::<Arg>())
        }
        Refused::ComputersTurn => Saying::new("refusal-computer"),
        Refused::Over => Saying::new("refusal-over"),
        Refused::LookingBack => Saying::new("refusal-looking-back"),
        Refused::Paused => Saying::new("refusal-paused"),
        Refused::NothingToUndo => Saying::new("refusal-nothing-to-undo"),
        Refused::NothingToRedo => Saying::new("refusal-nothing-to-redo"),
        Refused::NoOffer => Saying::new("refusal-no-offer"),
        Refused::Unplayable(error) => Saying::new("refusal-unplayable").with("why", damage(error)),
        Refused::NoSuchPly { ply, plies } => {
            Saying::new("refusal-no-such-ply").with("ply", *ply).with("plies", *plies)
        }
    }
}

/// Why a move breaks the rules of `game`, which may be unknown.
pub fn by_rule(game: Option<Game>, reason: &Refusal) -> Saying {
    let on = |key: &'static str, square: &rules::Square| {
        Saying::new(key).with("square", square.to_string())
    };
    match reason {
        Refusal::GameOver(_) => Saying::new("refusal-over"),
        Refusal::NoSuchSquare(square) => on("refusal-no-such-square", square),
        Refusal::SameSquare => Saying::new("refusal-same-square"),
        Refusal::EmptySquare(square) => on("refusal-empty-square", square),
        Refusal::NotYourMan { turn, .. } => {
            Saying::new("refusal-not-your-man").with("turn", turn.id())
        }
        Refusal::OwnMan { at, .. } => on("refusal-own-man", at),
        Refusal::Unreachable { piece, from, to } => Saying::new("refusal-unreachable")
            .with("man", man(game, piece.role))
            .with("from", from.to_string())
            .with("to", to.to_string()),
        Refusal::Blocked { at } => on("refusal-blocked", at),
        Refusal::NothingToCapture { at } => on("refusal-nothing-to-capture", at),
        Refusal::EnPassantOver { pawn } => on("refusal-en-passant-over", pawn),
        Refusal::LeavesKingAttacked { by, .. } => on("refusal-king-attacked", by),
        Refusal::PromotionMissing => Saying::new("refusal-promotion-missing"),
        Refusal::ChoiceNotAllowed(_) => Saying::new("refusal-choice-not-allowed"),
        Refusal::Mountain { at } => on("refusal-mountain", at),
        Refusal::Water { at } => on("refusal-water", at),
        Refusal::Barred { at, by } => on("refusal-barred", at).with("by", by.to_string()),
        Refusal::Armoured { at, left, .. } => {
            on("refusal-armoured", at).with("left", usize::from(*left))
        }
        Refusal::Protected { at, tower, .. } => {
            on("refusal-protected", at).with("tower", tower.to_string())
        }
        Refusal::NeverCaptures { piece } => {
            Saying::new("refusal-never-captures").with("man", man(game, piece.role))
        }
        Refusal::NotForward { .. } => Saying::new("refusal-not-forward"),
        Refusal::NotInLine { piece, most } => Saying::new("refusal-not-in-line")
            .with("man", man(game, piece.role))
            .with("most", *most),
        Refusal::OutOfShot { .. } => Saying::new("refusal-out-of-shot"),
        Refusal::Frozen { at, by: Some(by), .. } => {
            on("refusal-frozen-held", at).with("by", by.to_string())
        }
        Refusal::Frozen { at, by: None, .. } => on("refusal-frozen-thawing", at),
        Refusal::CroissantOver { pawn } => on("refusal-croissant-over", pawn),
        Refusal::StepUsed { at } => on("refusal-step-used", at),
        Refusal::CheckeredMan { at, .. } => on("refusal-checkered-man", at),
        Refusal::StraightBack { back } => on("refusal-straight-back", back),
        Refusal::Switch(reason) => match reason {
            SwitchRefusal::Off => Saying::new("refusal-switch-off"),
            SwitchRefusal::NoCheckered => Saying::new("refusal-switch-no-checkered"),
            SwitchRefusal::KingAttacked { king, by } => {
                on("refusal-switch-king-attacked", king).with("by", by.to_string())
            }
            SwitchRefusal::NoMove => Saying::new("refusal-switch-no-move"),
        },
        Refusal::Stacking(reason) => match reason {
            StackingRefusal::King => Saying::new("refusal-stack-king"),
            StackingRefusal::Full { at } => on("refusal-stack-full", at),
            StackingRefusal::WholeStack { at } => on("refusal-stack-whole", at),
            StackingRefusal::NoStack { at } => on("refusal-stack-none", at),
        },
        Refusal::Castling(reason) => match reason {
            CastlingRefusal::RightLost => Saying::new("refusal-castling-right-lost"),
            CastlingRefusal::Blocked { at } => on("refusal-castling-blocked", at),
            CastlingRefusal::InCheck { .. } => Saying::new("refusal-castling-in-check"),
            CastlingRefusal::RookFrozen { rook } => on("refusal-castling-rook-frozen", rook),
            CastlingRefusal::Attacked { at, .. } => on("refusal-castling-attacked", at),
        },
    }
}
