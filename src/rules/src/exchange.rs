//! Exchanges on one square: what is left when both sides have taken as long as it pays.

use crate::Player;

/// Whether `mover` comes out ahead, or even, after a capture that leads it by `lead` and puts a
/// man of worth `risk` on the square. `next` takes the least man of a player that can still go on
/// taking there out of play and gives its worth.
#[inline(always)]
pub(crate) fn wins(
    lead: i32,
    risk: i32,
    mover: Player,
    mut next: impl FnMut(Player) -> Option<i32>,
) -> bool {
    if lead < 0 {
        return false;
    }
    let mut balance = lead - risk;
    if balance >= 0 {
        return true;
    }
    let mut turn = !mover;
    while let Some(worth) = next(turn) {
        turn = !turn;
        // Whoever has just taken wins if it is ahead even when its man is taken back.
        balance = -balance - 1 - worth;
        if balance >= 0 {
            break;
        }
    }
    turn != mover
}
