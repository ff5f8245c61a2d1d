//! The figures of Keres that chess does not have.

use bevy_egui::egui::pos2;

use super::outline::Line::{Bend, To};
use super::outline::{Figure, ball, bar, drawn, turned};

/// A shield with a cross.
pub(super) fn paladin() -> Figure {
    Figure {
        parts: vec![
            turned(&[
                To(50.0, 66.0),
                To(57.0, 66.0),
                Bend(59.0, 75.0, 70.0, 78.0),
                Bend(77.0, 80.0, 77.0, 85.0),
                To(77.0, 91.0),
                To(50.0, 91.0),
            ]),
            turned(&[To(50.0, 7.0), Bend(62.0, 13.0, 80.0, 10.0), Bend(84.0, 56.0, 50.0, 74.0)]),
        ],
        details: vec![
            vec![pos2(50.0, 13.0), pos2(50.0, 67.0)],
            vec![pos2(24.0, 33.0), pos2(76.0, 33.0)],
        ],
    }
}

/// A closed helmet with a plume.
pub(super) fn guard() -> Figure {
    Figure {
        parts: vec![
            turned(&[To(50.0, 58.0), To(64.0, 58.0), Bend(80.0, 64.0, 80.0, 91.0), To(50.0, 91.0)]),
            drawn(&[
                To(29.0, 62.0),
                To(27.0, 40.0),
                Bend(29.0, 20.0, 49.0, 19.0),
                Bend(70.0, 20.0, 71.0, 40.0),
                To(70.0, 62.0),
                Bend(50.0, 70.0, 29.0, 62.0),
            ]),
            drawn(&[
                To(44.0, 20.0),
                Bend(46.0, 4.0, 66.0, 5.0),
                Bend(94.0, 6.0, 90.0, 44.0),
                Bend(80.0, 24.0, 56.0, 22.0),
            ]),
        ],
        details: vec![
            vec![pos2(31.0, 41.0), pos2(60.0, 41.0)],
            vec![pos2(44.0, 41.0), pos2(44.0, 62.0)],
            vec![pos2(50.0, 74.0), pos2(50.0, 91.0)],
        ],
    }
}

/// A head under a broad hat of iron.
pub(super) fn soldier() -> Figure {
    Figure {
        parts: vec![
            turned(&[
                To(50.0, 44.0),
                To(63.0, 44.0),
                Bend(67.0, 48.0, 61.0, 52.0),
                To(57.0, 52.0),
                Bend(58.0, 67.0, 68.0, 75.0),
                Bend(76.0, 79.0, 76.0, 85.0),
                To(76.0, 91.0),
                To(50.0, 91.0),
            ]),
            ball(50.0, 33.0, 13.0),
            turned(&[
                To(50.0, 7.0),
                Bend(66.0, 8.0, 67.0, 23.0),
                Bend(82.0, 25.0, 84.0, 32.0),
                Bend(68.0, 29.0, 50.0, 29.0),
            ]),
        ],
        details: vec![vec![pos2(34.0, 24.0), pos2(50.0, 22.0), pos2(66.0, 24.0)]],
    }
}

/// A great bow on a trestle, its arrow pointing forward.
pub(super) fn ballista() -> Figure {
    Figure {
        parts: vec![
            turned(&[
                To(50.0, 60.0),
                To(60.0, 60.0),
                To(74.0, 84.0),
                To(79.0, 84.0),
                To(79.0, 91.0),
                To(50.0, 91.0),
            ]),
            bar((50.0, 12.0), (50.0, 80.0), 9.0),
            turned(&[To(50.0, 2.0), To(63.0, 22.0), To(50.0, 22.0)]),
            turned(&[
                To(50.0, 30.0),
                Bend(80.0, 28.0, 93.0, 58.0),
                To(86.0, 60.0),
                Bend(74.0, 42.0, 50.0, 42.0),
            ]),
            bar((12.0, 58.0), (50.0, 68.0), 3.0),
            bar((88.0, 58.0), (50.0, 68.0), 3.0),
        ],
        details: vec![
            vec![pos2(45.5, 44.0), pos2(45.5, 64.0)],
            vec![pos2(54.5, 44.0), pos2(54.5, 64.0)],
        ],
    }
}
