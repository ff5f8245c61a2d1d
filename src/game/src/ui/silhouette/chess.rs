//! The figures of chess: turned profiles, mirrored, and a horse.

use bevy_egui::egui::pos2;

use super::outline::Line::{Bend, To};
use super::outline::{Figure, ball, drawn, turned};

pub(super) fn pawn() -> Figure {
    Figure {
        parts: vec![
            turned(&[
                To(50.0, 42.0),
                To(63.0, 42.0),
                Bend(67.0, 46.0, 61.0, 50.0),
                To(57.0, 50.0),
                Bend(58.0, 66.0, 68.0, 75.0),
                Bend(76.0, 79.0, 76.0, 85.0),
                To(76.0, 91.0),
                To(50.0, 91.0),
            ]),
            ball(50.0, 29.0, 15.5),
        ],
        details: vec![],
    }
}

pub(super) fn knight() -> Figure {
    Figure {
        parts: vec![drawn(&[
            To(24.0, 91.0),
            To(24.0, 85.0),
            Bend(24.0, 79.0, 31.0, 76.0),
            Bend(32.0, 66.0, 44.0, 57.0),
            Bend(49.0, 53.0, 48.0, 47.0),
            Bend(41.0, 52.0, 34.0, 53.0),
            Bend(31.0, 60.0, 24.0, 59.0),
            Bend(15.0, 57.0, 17.0, 49.0),
            Bend(24.0, 39.0, 27.0, 31.0),
            Bend(30.0, 22.0, 38.0, 18.0),
            To(38.0, 7.0),
            Bend(45.0, 10.0, 48.0, 15.0),
            Bend(68.0, 17.0, 74.0, 40.0),
            Bend(78.0, 60.0, 72.0, 76.0),
            Bend(79.0, 79.0, 79.0, 85.0),
            To(79.0, 91.0),
        ])],
        details: vec![
            vec![pos2(34.0, 33.0), pos2(38.0, 31.5)],
            vec![pos2(21.5, 50.0), pos2(23.5, 49.0)],
        ],
    }
}

pub(super) fn bishop() -> Figure {
    Figure {
        parts: vec![
            turned(&[
                To(50.0, 16.0),
                Bend(70.0, 33.0, 66.0, 46.0),
                Bend(64.0, 53.0, 58.0, 56.0),
                To(64.0, 57.0),
                Bend(68.0, 61.0, 62.0, 64.0),
                To(58.0, 64.0),
                Bend(60.0, 72.0, 69.0, 77.0),
                Bend(77.0, 80.0, 77.0, 85.0),
                To(77.0, 91.0),
                To(50.0, 91.0),
            ]),
            ball(50.0, 13.0, 5.5),
        ],
        details: vec![vec![pos2(59.0, 27.0), pos2(49.0, 42.0)]],
    }
}

pub(super) fn rook() -> Figure {
    Figure {
        parts: vec![turned(&[
            To(50.0, 16.0),
            To(56.0, 16.0),
            To(56.0, 24.0),
            To(62.5, 24.0),
            To(62.5, 16.0),
            To(74.0, 16.0),
            To(74.0, 33.0),
            Bend(73.0, 38.0, 65.0, 41.0),
            Bend(65.0, 62.0, 69.0, 73.0),
            Bend(78.0, 78.0, 78.0, 85.0),
            To(78.0, 91.0),
            To(50.0, 91.0),
        ])],
        details: vec![vec![pos2(34.0, 42.0), pos2(66.0, 42.0)]],
    }
}

pub(super) fn queen() -> Figure {
    Figure {
        parts: vec![
            turned(&[
                To(50.0, 20.0),
                Bend(52.0, 30.0, 57.0, 35.0),
                To(65.0, 20.0),
                Bend(66.0, 30.0, 70.0, 36.0),
                To(80.0, 27.0),
                Bend(76.0, 44.0, 65.0, 57.0),
                Bend(69.0, 61.0, 63.0, 64.0),
                To(60.0, 64.0),
                Bend(62.0, 72.0, 71.0, 77.0),
                Bend(79.0, 80.0, 79.0, 85.0),
                To(79.0, 91.0),
                To(50.0, 91.0),
            ]),
            ball(50.0, 14.0, 5.0),
            ball(65.5, 17.0, 4.5),
            ball(34.5, 17.0, 4.5),
            ball(81.5, 25.0, 4.5),
            ball(18.5, 25.0, 4.5),
        ],
        details: vec![],
    }
}

pub(super) fn king() -> Figure {
    Figure {
        parts: vec![turned(&[
            To(50.0, 4.0),
            To(54.0, 4.0),
            To(54.0, 10.0),
            To(60.0, 10.0),
            To(60.0, 17.0),
            To(54.0, 17.0),
            To(54.0, 23.0),
            Bend(62.0, 23.0, 67.0, 28.0),
            Bend(74.0, 29.0, 73.0, 35.0),
            Bend(72.0, 48.0, 65.0, 57.0),
            Bend(69.0, 61.0, 63.0, 64.0),
            To(60.0, 64.0),
            Bend(62.0, 72.0, 71.0, 77.0),
            Bend(79.0, 80.0, 79.0, 85.0),
            To(79.0, 91.0),
            To(50.0, 91.0),
        ])],
        details: vec![vec![pos2(35.0, 36.0), pos2(65.0, 36.0)]],
    }
}
