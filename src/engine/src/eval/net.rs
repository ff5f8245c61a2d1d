//! A small net beside the counted terms of chess: what all men together are worth where they stand.
//!
//! Each player sees the board from the own side, mirrored so that the own king stands on the files
//! a to d; every man on its square is one input, and both players share the first layer. What its
//! nodes say, clipped and squared, is added up by weights that depend on how many men are left,
//! those of the side to move first.

use rules::{Chess, Player, Position, Role};

/// What one board can show one player: own men and the opponent's, by role and square.
pub const INPUTS: usize = 2 * ROLES * SQUARES;
/// Nodes of the first layer, for each player.
pub const NODES: usize = 64;
/// Sets of weights of the second layer, from few men to many.
pub const STAGES: usize = 8;
/// What a node of the first layer that is full says, in its own numbers.
pub const FULL: i32 = 255;
/// The weight 1 of the second layer, in its own numbers.
pub const UNIT: i32 = 64;
/// Centipawns of an outcome of 1.
pub const WIDTH: i32 = 256;

const ROLES: usize = 6;
const SQUARES: usize = 64;
const MEN: u32 = 32;

/// Where in a file, in numbers, the first layer's offsets begin; its weights by input lie before.
pub const FIRST_OFFSET: usize = INPUTS * NODES;
/// Where the second layer's weights begin, by stage and player.
pub const SECOND: usize = FIRST_OFFSET + NODES;
/// Where the second layer's offsets begin, by stage.
pub const SECOND_OFFSET: usize = SECOND + STAGES * 2 * NODES;
/// How many numbers a file has, of two bytes each, the lower first.
pub const NUMBERS: usize = SECOND_OFFSET + STAGES;

/// The numbers of a file.
#[derive(Debug)]
struct Net {
    first: [[i16; NODES]; INPUTS],
    first_offset: [i16; NODES],
    second: [[[i16; NODES]; 2]; STAGES],
    second_offset: [i16; STAGES],
}

static CHESS: Net = Net::read(include_bytes!("weights/chess.net"));

/// The inputs that `player` sees, in any order.
pub fn inputs(position: &Chess, player: Player) -> impl Iterator<Item = usize> {
    let king = position.of(player, Role::King).trailing_zeros() as usize;
    let mirror = if king % 8 < 4 { 0 } else { 7 };
    let turn = if player == Player::White { mirror } else { mirror ^ 56 };
    [player, !player].into_iter().enumerate().flat_map(move |(side, owner)| {
        Role::CHESS.into_iter().enumerate().flat_map(move |(kind, role)| {
            let base = (side * ROLES + kind) * SQUARES;
            squares(position.of(owner, role)).map(move |sq| base + (sq ^ turn))
        })
    })
}

/// Which set of the second layer's weights counts.
pub fn stage(position: &Chess) -> usize {
    let of = |player| Role::CHESS.map(|role| position.of(player, role).count_ones());
    let men: u32 = Player::ALL.into_iter().flat_map(of).sum();
    (men.saturating_sub(1) as usize * STAGES / MEN as usize).min(STAGES - 1)
}

/// What the net thinks of a position, to the side to move, in centipawns.
pub(super) fn judge(position: &Chess) -> i32 {
    let net = &CHESS;
    let stage = stage(position);
    let mut sum = 0;
    let players = [position.turn(), !position.turn()];
    for (player, weights) in players.into_iter().zip(&net.second[stage]) {
        let mut nodes = net.first_offset;
        for input in inputs(position, player) {
            for (node, weight) in nodes.iter_mut().zip(&net.first[input]) {
                *node = node.wrapping_add(*weight);
            }
        }
        for (node, weight) in nodes.iter().zip(weights) {
            let full = (*node).clamp(0, FULL as i16);
            // At most 255 by 127, which fits.
            sum += i32::from(full.wrapping_mul(*weight)) * i32::from(full);
        }
    }
    let worth = sum / FULL + i32::from(net.second_offset[stage]) * UNIT;
    worth * WIDTH / (FULL * UNIT)
}

fn squares(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let sq = set.trailing_zeros() as usize;
        let any = set != 0;
        set &= set.wrapping_sub(1);
        any.then_some(sq)
    })
}

impl Net {
    const fn read(bytes: &[u8; 2 * NUMBERS]) -> Self {
        let mut net = Self {
            first: [[0; NODES]; INPUTS],
            first_offset: [0; NODES],
            second: [[[0; NODES]; 2]; STAGES],
            second_offset: [0; STAGES],
        };
        let mut at = 0;
        while at < NUMBERS {
            let number = number(bytes, at);
            if at < FIRST_OFFSET {
                net.first[at / NODES][at % NODES] = number;
            } else if at < SECOND {
                net.first_offset[at - FIRST_OFFSET] = number;
            } else if at < SECOND_OFFSET {
                let place = at - SECOND;
                net.second[place / (2 * NODES)][place / NODES % 2][place % NODES] = number;
            } else {
                net.second_offset[at - SECOND_OFFSET] = number;
            }
            at += 1;
        }
        net
    }
}

const fn number(bytes: &[u8; 2 * NUMBERS], place: usize) -> i16 {
    i16::from_le_bytes([bytes[2 * place], bytes[2 * place + 1]])
}
