//! Positions of Checkered chess to begin from.

/// Start positions from which random play reaches every rule of Checkered chess soon: breeding
/// and natures, no going back, en passant, promotions, castling past checkered men, the switch,
/// and both sides of stage 2.
pub const STARTS: [&str; 14] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - - 1111111111111111 1 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - - 1111111111111111 1- 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3Ps3/4P3/2o2Q2/PPPBBPPP/R3K2R w KQkq - - 1111111111111111 1 0 1",
    "2kr4/pp6/2p5/4ss1r/1P2ns1P/2Np4/P1P1P1BP/R2o1RK1 b - - - 1101000110110001 1 0 30",
    "r3k2r/1s4p1/8/2u5/4c3/8/1s4P1/R3K2R w KQkq - - 1111111111111111 1 0 12",
    "n1n5/PPPks3/8/8/8/8/3sKppp/5N1N b - - - 0000000000000000 1 0 1",
    "4k3/3p1p2/8/2s1P3/4p1s1/8/3P1P2/4K3 w - - - 1111111111111111 1 0 1",
    "4k3/1s1p1p2/8/2s1P3/4p1s1/8/3P1P1s/4K3 w - - - 1111111111111111 2w 0 1",
    "4k3/1s1p1p2/8/2s1P3/4p1s1/8/3P1P1s/4K3 w - - - 1111111111111111 2b 0 1",
    "r3k2r/1s4p1/4o3/2u5/8/8/1s4P1/R3K2R w KQkq - - 1111111111111111 2b 0 12",
    "r3k2r/p1ppqpb1/bs2pnp1/3PN3/4P3/5s2/PPPBBPPP/R3K2R b KQkq - - 1111111111111111 2b 0 1",
    "8/2s1k3/8/8/4K3/2c5/t4s2/8 w - - - 0010000000000000 1 90 60",
    "8/8/3k4/8/2N1K3/8/5s2/6u1 b - - - 0000010000000000 2w 96 120",
    "3rk3/2s5/8/8/8/8/6s1/4KR2 b - - - 1111111111111111 1 3 20",
];
