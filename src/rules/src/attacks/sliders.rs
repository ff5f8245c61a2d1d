//! Sliding attacks by multiplication: the occupied squares that matter, times a factor found by
//! search, index a table that the compiler has filled.

#![expect(long_running_const_eval, reason = "the tables are filled once, at compile time")]

use super::{DIAGONAL, ORTHOGONAL, Sq, Step, ray, slide};

/// Where a rook attacks, given the occupied squares.
#[inline(always)]
pub fn rook(sq: Sq, occupied: u64) -> u64 {
    let entry = &ROOK[sq & 63];
    ROOK_ATTACKS[entry.index(occupied)]
}

/// Where a bishop attacks, given the occupied squares.
#[inline(always)]
pub fn bishop(sq: Sq, occupied: u64) -> u64 {
    let entry = &BISHOP[sq & 63];
    BISHOP_ATTACKS[entry.index(occupied)]
}

/// How to find the attacks from one square.
#[derive(Clone, Copy)]
struct Entry {
    /// The squares on which a man changes what is attacked.
    mask: u64,
    factor: u64,
    shift: u32,
    offset: u32,
}

impl Entry {
    #[inline(always)]
    const fn index(&self, occupied: u64) -> usize {
        let key = (occupied & self.mask).wrapping_mul(self.factor) >> self.shift;
        self.offset as usize + key as usize
    }
}

static ROOK: [Entry; 64] = entries(&ORTHOGONAL, &ROOK_FACTORS);
static BISHOP: [Entry; 64] = entries(&DIAGONAL, &BISHOP_FACTORS);
static ROOK_ATTACKS: [u64; 102_400] = attacks(&ORTHOGONAL, &ROOK_FACTORS);
static BISHOP_ATTACKS: [u64; 5_248] = attacks(&DIAGONAL, &BISHOP_FACTORS);

const fn entries(directions: &[Step; 4], factors: &[u64; 64]) -> [Entry; 64] {
    let mut table = [Entry { mask: 0, factor: 0, shift: 0, offset: 0 }; 64];
    let mut offset = 0;
    let mut sq = 0;
    while sq < 64 {
        let mask = relevant(sq, directions);
        let bits = mask.count_ones();
        table[sq] = Entry { mask, factor: factors[sq], shift: 64 - bits, offset };
        offset += 1 << bits;
        sq += 1;
    }
    table
}

const fn attacks<const N: usize>(directions: &[Step; 4], factors: &[u64; 64]) -> [u64; N] {
    let mut table = [0; N];
    let entries = entries(directions, factors);
    let mut sq = 0;
    while sq < 64 {
        let mask = entries[sq].mask;
        let mut occupied = 0_u64;
        loop {
            table[entries[sq].index(occupied)] = slide(sq, directions, occupied);
            occupied = occupied.wrapping_sub(mask) & mask;
            if occupied == 0 {
                break;
            }
        }
        sq += 1;
    }
    table
}

/// The rays from `sq` without their last squares, which are attacked whether occupied or not.
const fn relevant(sq: Sq, directions: &[Step; 4]) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < 4 {
        let ahead = ray(sq, directions[i], 0);
        let mut rest = ahead;
        while rest != 0 {
            let to = super::first(rest);
            rest &= rest - 1;
            if super::step(to, directions[i]).is_some() {
                set |= super::bit(to);
            }
        }
        i += 1;
    }
    set
}

#[rustfmt::skip]
const ROOK_FACTORS: [u64; 64] = [
    0x0200_1044_8200_2100, 0x0040_0010_0040_2000, 0x3080_2000_8010_0008, 0x0200_0510_0820_4200,
    0x0300_1008_0003_0004, 0x1100_0801_0004_0002, 0xa080_0100_0200_0080, 0xa280_0080_0040_3100,
    0x8060_8020_8008_4004, 0x4000_4040_1000_2000, 0x0008_8020_0410_0080, 0x1102_0020_100a_0240,
    0x4082_0004_2200_0810, 0x4408_8080_8200_0400, 0x0004_0002_0108_0490, 0x0402_0020_4304_0c82,
    0x1040_8080_0020_4000, 0x0010_0040_0020_0040, 0x2001_0100_1040_2000, 0x1020_2100_0900_1001,
    0x0841_8280_0801_0400, 0x0210_8080_0200_0401, 0x8002_6400_2208_4110, 0x0800_0200_0040_8114,
    0x0140_0041_8000_8020, 0x9000_4000_8080_2000, 0x0060_0010_1004_0200, 0x0148_0480_8008_1000,
    0x2024_0082_8008_0034, 0xa004_0100_4002_0040, 0x0080_880c_0002_11b0, 0x0000_0382_0025_1044,
    0x0000_4001_8180_0021, 0x4050_2000_4040_1001, 0x40a0_2009_0100_1040, 0x0015_0806_8080_1000,
    0x8820_0400_8080_0800, 0x0802_0200_8080_0400, 0x0200_0110_8400_0208, 0x0020_3100_4200_0084,
    0x0000_4000_8002_8028, 0x0080_2010_0040_4001, 0x0092_0281_4492_0020, 0x0040_0a00_4022_0010,
    0x0004_4801_0025_0010, 0x0004_0002_0100_4040, 0x6012_4110_0284_0038, 0x9810_2041_0882_0004,
    0x1000_4021_0080_0100, 0x0200_4000_2100_8100, 0x1001_a008_4100_9300, 0x0001_1000_8008_0180,
    0x020c_0280_0408_0080, 0x0c00_8002_0004_0080, 0x0003_0208_9001_0400, 0x0000_1040_8411_0200,
    0x0081_0020_8000_4011, 0x0000_8102_0020_4012, 0x1045_000b_2000_4011, 0x0048_2059_0010_0085,
    0x6003_0004_1008_0023, 0x1412_0004_0810_0182, 0x2200_0090_4812_0104, 0x0021_0044_00aa_8106,
];

#[rustfmt::skip]
const BISHOP_FACTORS: [u64; 64] = [
    0x8084_1010_0041_0045, 0x0008_020c_3042_0005, 0x1848_1202_4210_1000, 0x4020_8a00_8124_400c,
    0x0204_0420_0000_00a0, 0x4228_8804_4000_0201, 0x8400_881c_1004_0001, 0x0210_4024_0108_4100,
    0x4103_0404_0408_2200, 0x0140_82b0_0142_0080, 0x8040_0812_0042_0080, 0x0600_0806_004c_0002,
    0x0020_2110_4000_5800, 0x0810_0286_1040_0000, 0x0000_4862_1004_2000, 0x0004_0041_0808_0209,
    0x0188_a004_2004_0410, 0x0020_2090_018b_0118, 0x06a8_0801_0800_2980, 0x0308_020c_0141_1200,
    0x200c_0008_2208_00d8, 0x4000_2022_1004_2020, 0x0008_4000_8414_2010, 0x1402_4144_3208_0c00,
    0x0811_0402_3120_1a04, 0x0012_0988_1010_0082, 0x0000_9800_5004_2020, 0x0284_0400_0040_1081,
    0x0044_0400_0841_0042, 0x2008_0020_0200_9420, 0x6152_0480_0400_9880, 0x0040_4106_0201_0902,
    0x0a02_0290_1041_1009, 0x1a09_0120_2009_0800, 0x008c_0024_0920_8100, 0x0000_6008_0023_0050,
    0x2040_0020_2002_0080, 0x0014_0102_008c_1044, 0x0810_28a2_0083_0503, 0x0250_a08e_0021_010e,
    0x0000_8860_0810_1020, 0x4002_0d04_2041_0a00, 0x440a_010c_0102_0200, 0x2101_0042_0800_8080,
    0x0054_4801_0340_0400, 0x0802_00b0_0080_0100, 0x0008_2141_0400_0228, 0x0010_1210_8020_0900,
    0x0002_1802_0826_0000, 0x2003_0501_1120_0010, 0x0c10_0044_0444_0061, 0x0000_0029_0848_0094,
    0x0000_0604_0504_000a, 0x0030_28a2_8802_0000, 0xa0c0_0224_010a_2000, 0x0010_1000_8890_8000,
    0x0202_8201_5004_0ca8, 0xa180_81a0_8808_8882, 0x0002_0000_8400_8800, 0x0142_0000_0c84_0428,
    0x0440_8580_4042_8201, 0x2209_0040_4484_1c22, 0x0041_0404_0808_2522, 0x0010_6002_0062_0420,
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Every occupancy of every square, against walking the rays.
    #[test]
    fn tables_agree_with_walking() {
        for sq in 0..64 {
            for (directions, fast) in [(ORTHOGONAL, rook as fn(_, _) -> _), (DIAGONAL, bishop)] {
                let mask = relevant(sq, &directions);
                let mut occupied = 0_u64;
                loop {
                    assert_eq!(fast(sq, occupied), slide(sq, &directions, occupied));
                    occupied = occupied.wrapping_sub(mask) & mask;
                    if occupied == 0 {
                        break;
                    }
                }
            }
        }
    }
}
