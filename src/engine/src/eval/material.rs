//! The worth of men, one table a game.

use rules::{Checkered, Chess, Cyvasse, Joker, Keres, Player, Position, Role, Tier};

use super::{Evaluate, tally};

/// Above every army.
const KING: i32 = 10_000;

/// A game's evaluation, and the plain measure: the sum of its men, those below others included.
/// Checkered men serve whoever moves and count for nobody.
macro_rules! measured {
    ($($game:ident: $worth:ident, $men:expr;)*) => {$(
        impl Evaluate for $game {
            #[inline]
            fn evaluate(&self) -> i32 {
                tally::evaluate(self)
            }

            fn material(&self) -> i32 {
                let men = $men;
                let sum = |player| men(self, player).into_iter().sum::<i32>();
                sum(self.turn()) - sum(!self.turn())
            }

            fn worth(role: Role) -> i32 {
                $worth(role)
            }
        }
    )*};
}

measured! {
    Chess: chess, |position: &Self, player| {
        Role::CHESS.map(|role| chess(role) * position.of(player, role).count_ones() as i32)
    };
    Joker: joker, |position: &Self, player| {
        Role::JOKER.map(|role| joker(role) * position.of(player, role).count_ones() as i32)
    };
    Keres: keres, |position: &Self, player| {
        let [tops, below] = [Tier::Top, Tier::Below].map(|tier| position.by_role(player, tier));
        let count = |kind: usize| (tops[kind].count_ones() + below[kind].count_ones()) as i32;
        std::array::from_fn::<i32, 8, _>(|kind| keres(Role::KERES[kind]) * count(kind))
    };
    Cyvasse: cyvasse, |position: &Self, player| {
        Role::CYVASSE.map(|role| cyvasse(role) * position.of(player, role).count_ones() as i32)
    };
    Checkered: chess, |position: &Self, player: Player| {
        let men = |role| position.of(player.into(), role).count_ones() as i32;
        Role::CHESS.map(|role| chess(role) * men(role))
    };
}

const fn chess(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 320,
        Role::Bishop => 330,
        Role::Rook => 500,
        Role::Queen => 950,
        _ => KING,
    }
}

const fn joker(role: Role) -> i32 {
    match role {
        Role::Joker => 400,
        _ => chess(role),
    }
}

const fn keres(role: Role) -> i32 {
    match role {
        Role::Soldier => 100,
        Role::Ballista => 200,
        Role::Guard => 250,
        Role::Paladin | Role::Knight => 320,
        Role::Bishop => 330,
        Role::Rook => 500,
        _ => KING,
    }
}

const fn cyvasse(role: Role) -> i32 {
    match role {
        Role::Militia => 100,
        Role::Spearman => 120,
        Role::Rider => 220,
        Role::Knight => 280,
        Role::Elephant => 300,
        Role::Crossbowman => 320,
        Role::Trebuchet => 350,
        Role::Tower => 400,
        Role::Dragon => 800,
        _ => KING,
    }
}
