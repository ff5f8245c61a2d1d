//! Positions of Keres to begin from.

/// Start positions from which random play reaches every rule of Keres soon.
pub const STARTS: [&str; 8] = [
    "lnpgkgpnl/2r3b2/sssssssss/9/9/9/SSSSSSSSS/2B3R2/LNPGKGPNL w 0 1",
    "ln(sp)(sg)1kb(ng)l/4r3(sp)/s3s1s(SG)1/9/1(SG)2R2(SN)1/1S4S1B/1S2S1S2/(SN)2K5/L1P3P1L w 7 23",
    "4k4/2(LS)2(RS)3/9/9/9/9/9/2(ls)2(bl)3/4K4 b 3 20",
    "2N5k/1S2L1S2/2S1(LS)4/9/9/9/4(sl)1s2/1l2s4/K2n5 w 0 40",
    "9/9/9/3rkr3/3PKP3/9/9/9/9 w 0 40",
    "3k5/9/9/2(sg)3(ng)2/4S4/4s4/2(BS)3(SN)2/9/(RS)3K3(LS) w 12 31",
    "8k/9/5(NG)3/9/9/2(gb)1s4/9/9/K1N6 b 36 65535",
    "K(GG)1(GG)1(GG)1(GG)1/(LS)L(SS)1(SS)1(SS)1(SS)/9/9/9/9/9/9/4k4 b 0 90",
];
