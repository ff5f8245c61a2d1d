//! Wishes become changes of the table, or a reason why not.

use bevy::prelude::*;

use super::BoardSystems;
use super::intent::{Intent, Terms};
use super::signs::Signs;
use super::study::{Aside, Script, Tried};
use super::table::{Refused, Table};

/// A wish was refused; the table is as it was.
#[derive(Message, Clone, Debug)]
pub struct WishRefused {
    /// What was wished for.
    pub wish: Intent,
    /// Why not.
    pub why: Refused,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (tick, decide).chain().in_set(BoardSystems::Decide));
}

fn tick(time: Res<Time<Real>>, mut table: ResMut<Table>) {
    if table.running().is_some() {
        table.tick(time.delta());
    }
}

fn decide(
    mut wishes: MessageReader<Intent>,
    mut refusals: MessageWriter<WishRefused>,
    mut tries: MessageWriter<Tried>,
    mut table: ResMut<Table>,
    mut study: (ResMut<Aside>, ResMut<Script>, ResMut<Signs>),
) {
    for wish in wishes.read() {
        if table.study().is_some() {
            match wish {
                Intent::Play(mv) => {
                    tries.write(Tried::Move(*mv));
                }
                Intent::Touch(square) => {
                    tries.write(Tried::Square(*square));
                }
                _ => {}
            }
            if !wish.brings_a_game() {
                continue;
            }
        }
        if wish.brings_a_game() {
            // What was studied, and the game before it, make room.
            study.0.0 = None;
            study.1.clear();
            study.2.set_if_neq(Signs::default());
        }
        if let Err(why) = grant(&mut table, wish.clone()) {
            refusals.write(WishRefused { wish: wish.clone(), why });
        }
    }
}

fn grant(table: &mut Table, wish: Intent) -> Result<(), Refused> {
    match wish {
        Intent::Play(mv) => table.play(mv),
        // Only a study asks for it.
        Intent::Touch(_) => Ok(()),
        Intent::Answer { position, mv } => table.answer(position, mv),
        Intent::Undo => table.undo(),
        Intent::Redo => table.redo(),
        Intent::Show(ply) => table.show(ply),
        Intent::Resign(player) => table.resign(player),
        Intent::OfferDraw(player) => table.offer_draw(player),
        Intent::AnswerDraw(accept) => table.answer_draw(accept),
        Intent::Pause(pause) => {
            table.pause(pause);
            Ok(())
        }
        Intent::New(terms) => {
            *table = Table::fresh(*terms);
            Ok(())
        }
        Intent::Rematch => {
            let terms = table.terms();
            let ([white, black], [first, second]) = (terms.names, terms.seats);
            let terms = Terms { names: [black, white], seats: [second, first], ..terms };
            *table = Table::fresh(terms);
            Ok(())
        }
        Intent::Open(saved) => {
            *table = Table::from_saved(*saved)?;
            Ok(())
        }
    }
}
