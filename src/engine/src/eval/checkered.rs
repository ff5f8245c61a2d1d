//! The evaluation of Checkered chess: that of chess and what the checkered men can do for whoever
//! moves, until a player takes them; from then on a game of two unlike sides.

use rules::{Checkered, Player, Position, Role, Side, Stage};

use super::orthodox::{Board, Eight, Field, Rows, Set, sign};
use super::tally::{Tally, Taper, Weighted};
use super::weight::{Row, Weight};
use super::weights::checkered::{
    CHECKERED, CHECKERED_AIMED, CHECKERED_AIMS, CHECKERED_PAWN, CHECKERED_ZONE, CHECKERED_ZONE_OWN,
    NAMES, ROWS, TAKEN_AIMED, TAKEN_AIMS, TAKEN_CHECK, TAKEN_CHECKERED, TAKEN_LEFT, TAKEN_LOOSE,
    TAKEN_MOBILITY, TAKEN_ORDINARY, TAKEN_PAWN, TAKEN_TEMPO, TAKEN_ZONE, WEIGHTS,
};

const SHARED: Rows = Rows::of(NAMES);

/// Roles that checkered men can have.
const NATURES: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
const OFFICERS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
/// What officers count towards the phase once the checkered men are taken, by role, and how
/// many there are of both sides at the start.
const PHASE: [i32; 6] = [0, 1, 1, 2, 4, 0];
const ALL: i32 = 24;

impl Weighted for Checkered {
    const ROWS: &'static [Row] = ROWS;
    const WEIGHTS: &'static [Weight] = WEIGHTS;

    #[inline(always)]
    fn count<T: Tally>(&self, tally: &mut T) -> Taper {
        match self.stage() {
            Stage::Shared { .. } => shared(self, tally),
            Stage::Taken(holder) => taken(self, holder, tally),
        }
    }
}

/// Where the officers among `men` attack.
#[inline(always)]
fn officers(position: &Checkered, side: Side, role: Role, occupied: u64) -> u64 {
    let men = position.of(side, role).each();
    men.fold(0, |set, sq| {
        set | match role {
            Role::Knight => Eight::knight(sq),
            Role::Bishop => Eight::bishop(sq, occupied),
            Role::Rook => Eight::rook(sq, occupied),
            Role::King => Eight::king(sq),
            _ => Eight::bishop(sq, occupied) | Eight::rook(sq, occupied),
        }
    })
}

fn shared<T: Tally>(position: &Checkered, tally: &mut T) -> Taper {
    let checkered = position.men(Side::Checkered);
    let of = |player: Player, role| position.of(player.into(), role);
    let mut field = Field::<Eight>::new(of, checkered, 0);
    let taper = field.count(&SHARED, position.turn(), tally);
    if checkered == 0 {
        return taper;
    }
    let (us, them) = (position.turn(), !position.turn());
    let sign = sign(us);
    let pawns = position.of(Side::Checkered, Role::Pawn);
    let attacks = OFFICERS
        .map(|role| officers(position, Side::Checkered, role, field.occupied()))
        .into_iter()
        .fold(0, |all, set| all | set);
    let [ours, theirs] = [us, them].map(|player| attacks | Eight::pawns(player, pawns));
    for role in NATURES {
        let place = role as usize;
        let men = position.of(Side::Checkered, role);
        tally.add(CHECKERED, place, sign * men.count());
        tally.add(CHECKERED_AIMS, place, sign * (ours & field.of(them, role)).count());
        tally.add(CHECKERED_AIMED, place, sign * (theirs & field.of(us, role)).count());
    }
    for sq in pawns.each() {
        tally.add(CHECKERED_PAWN, Eight::rank_of(us, sq), sign);
    }
    tally.add(CHECKERED_ZONE, 0, sign * (ours & field.zone(them)).count());
    tally.add(CHECKERED_ZONE_OWN, 0, sign * (theirs & field.zone(us)).count());
    taper
}

fn taken<T: Tally>(position: &Checkered, holder: Player, tally: &mut T) -> Taper {
    let sign = sign(holder);
    let sides = [Side::White, Side::Black];
    let ordinary = |role| sides.into_iter().fold(0, |all, side| all | position.of(side, role));
    let checkered = position.men(Side::Checkered);
    let occupied = checkered | position.men(Side::White) | position.men(Side::Black);
    let pawns = position.of(Side::Checkered, Role::Pawn);
    let defended =
        Player::ALL.map(|player| Eight::pawns(player, position.of(player.into(), Role::Pawn)));
    let by_pawns = defended[0] | defended[1];

    let mut ours = Eight::pawns(Player::White, pawns) | Eight::pawns(Player::Black, pawns);
    let mut theirs = by_pawns;
    for role in OFFICERS {
        let reach = officers(position, Side::Checkered, role, occupied);
        ours |= reach;
        let free = (reach & !by_pawns & !checkered).count();
        tally.add(TAKEN_MOBILITY, role as usize - 1, sign * free);
    }
    for (side, role) in sides
        .into_iter()
        .flat_map(|side| [(side, Role::King)].into_iter().chain(OFFICERS.map(|role| (side, role))))
    {
        theirs |= officers(position, side, role, occupied);
    }

    let moves = if position.turn() == holder { sign } else { -sign };
    tally.add(TAKEN_TEMPO, 0, moves);
    let left = checkered.count() as usize;
    tally.add(TAKEN_LEFT, left.min(TAKEN_LEFT.len - 1), sign);
    for role in NATURES {
        let place = role as usize;
        let (men, others) = (position.of(Side::Checkered, role), ordinary(role));
        tally.add(TAKEN_CHECKERED, place, sign * men.count());
        tally.add(TAKEN_ORDINARY, place, sign * others.count());
        tally.add(TAKEN_AIMS, place, sign * (others & ours).count());
        tally.add(TAKEN_AIMED, place, sign * (men & theirs).count());
        tally.add(TAKEN_LOOSE, place, sign * (men & theirs & !ours).count());
    }
    for sq in pawns.each() {
        let rank = sq / Eight::SIDE;
        tally.add(TAKEN_PAWN, rank.min(Eight::SIDE - 1 - rank), sign);
    }
    let kings = ordinary(Role::King);
    let zone = kings.each().fold(kings, |zone, king| zone | Eight::king(king));
    tally.add(TAKEN_ZONE, 0, sign * (zone & ours).count());
    tally.add(TAKEN_CHECK, 0, sign * (kings & ours).count());
    let count = |role: Role| PHASE[role as usize] * ordinary(role).count();
    Taper::of(OFFICERS.into_iter().map(count).sum(), ALL)
}
