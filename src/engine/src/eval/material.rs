//! The worth of men, one table a game.

use rules::{
    Checkered, Chess, Cyvasse, Joker, Keres, Piece, Player, Position, Role, Side, Square,
};

use super::Evaluate;

/// Above every army.
const KING: i32 = 10_000;

/// Evaluates by material.
macro_rules! by_material {
    ($($game:ident: $worth:ident),* $(,)?) => {$(
        impl Evaluate for $game {
            fn evaluate(&self) -> i32 {
                self.material()
            }

            fn material(&self) -> i32 {
                material(self)
            }

            fn worth(role: Role) -> i32 {
                $worth(role)
            }
        }
    )*};
}

by_material!(Chess: chess, Joker: joker, Keres: keres, Cyvasse: cyvasse, Checkered: chess);

/// Sums up the men of both sides, those below others included. Checkered men serve whoever
/// moves and count for nobody.
fn material<P: Evaluate>(position: &P) -> i32 {
    let turn = position.turn();
    let worth = |man: Piece| match man.side {
        Side::Checkered => 0,
        side if side.player() == Some(turn) => P::worth(man.role),
        _ => -P::worth(man.role),
    };
    let men = |at| position.man_at(at).into_iter().chain(position.man_below(at));
    Square::all().flat_map(men).map(worth).sum()
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
        Role::Paladin => 320,
        Role::Knight => 320,
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
