//! The figures of Cyvasse that chess does not have.

use bevy_egui::egui::pos2;

use super::outline::Line::{Bend, To};
use super::outline::{Figure, Part, ball, bar, drawn, points, turned};

/// A man with a fork.
pub(super) fn militia() -> Figure {
    Figure {
        parts: vec![
            man(),
            ball(40.0, 31.0, 14.0),
            bar((79.0, 28.0), (79.0, 91.0), 6.0),
            drawn(&[
                To(63.0, 6.0),
                To(69.0, 6.0),
                To(69.0, 22.0),
                To(76.0, 22.0),
                To(76.0, 6.0),
                To(82.0, 6.0),
                To(82.0, 22.0),
                To(89.0, 22.0),
                To(89.0, 6.0),
                To(95.0, 6.0),
                To(95.0, 22.0),
                Bend(92.0, 32.0, 79.0, 32.0),
                Bend(66.0, 32.0, 63.0, 22.0),
            ]),
        ],
        details: vec![vec![pos2(28.0, 48.0), pos2(53.0, 48.0)]],
    }
}

/// A man with a pointed helmet, a round shield and a spear.
pub(super) fn spearman() -> Figure {
    let shield = || ball(35.0, 66.0, 17.0);
    let mut rim = shield().outline;
    rim.extend(rim.first().copied());
    Figure {
        parts: vec![
            man(),
            ball(40.0, 34.0, 12.0),
            drawn(&[To(25.0, 33.0), Bend(28.0, 18.0, 40.0, 7.0), Bend(52.0, 18.0, 55.0, 33.0)]),
            shield(),
            bar((82.0, 24.0), (82.0, 91.0), 6.0),
            drawn(&[
                To(82.0, 2.0),
                Bend(94.0, 16.0, 86.0, 32.0),
                To(78.0, 32.0),
                Bend(70.0, 16.0, 82.0, 2.0),
            ]),
        ],
        details: vec![
            rim,
            vec![pos2(27.0, 33.0), pos2(53.0, 33.0)],
            vec![pos2(35.0, 64.0), pos2(35.0, 68.0)],
        ],
    }
}

/// A man on a whole horse.
pub(super) fn rider() -> Figure {
    Figure {
        parts: vec![
            drawn(&[
                To(29.0, 91.0),
                To(39.0, 91.0),
                To(42.0, 72.0),
                Bend(54.0, 76.0, 64.0, 72.0),
                To(68.0, 91.0),
                To(78.0, 91.0),
                To(78.0, 68.0),
                Bend(84.0, 70.0, 88.0, 82.0),
                Bend(97.0, 56.0, 78.0, 51.0),
                Bend(66.0, 47.0, 48.0, 52.0),
                Bend(44.0, 38.0, 33.0, 30.0),
                To(31.0, 21.0),
                To(25.0, 30.0),
                Bend(14.0, 38.0, 9.0, 47.0),
                Bend(8.0, 55.0, 17.0, 54.0),
                Bend(24.0, 49.0, 28.0, 52.0),
                Bend(24.0, 62.0, 29.0, 72.0),
            ]),
            drawn(&[To(47.0, 56.0), Bend(44.0, 32.0, 58.0, 28.0), Bend(74.0, 30.0, 72.0, 56.0)]),
            ball(58.0, 17.0, 11.0),
        ],
        details: vec![
            points(&[To(47.0, 54.0), Bend(56.0, 60.0, 56.0, 72.0)]),
            vec![pos2(23.0, 38.0), pos2(26.0, 37.0)],
        ],
    }
}

pub(super) fn elephant() -> Figure {
    Figure {
        parts: vec![
            drawn(&[
                To(84.0, 91.0),
                To(69.0, 91.0),
                To(67.0, 74.0),
                Bend(58.0, 78.0, 52.0, 74.0),
                To(50.0, 91.0),
                To(35.0, 91.0),
                To(34.0, 66.0),
                Bend(28.0, 66.0, 25.0, 60.0),
                Bend(24.0, 74.0, 20.0, 82.0),
                Bend(14.0, 92.0, 4.0, 86.0),
                To(5.0, 80.0),
                Bend(11.0, 82.0, 12.0, 72.0),
                Bend(8.0, 52.0, 13.0, 38.0),
                Bend(20.0, 21.0, 38.0, 23.0),
                Bend(48.0, 17.0, 64.0, 20.0),
                Bend(90.0, 24.0, 90.0, 50.0),
                Bend(91.0, 70.0, 84.0, 91.0),
            ]),
            drawn(&[To(28.0, 56.0), Bend(24.0, 72.0, 8.0, 66.0), Bend(17.0, 64.0, 20.0, 54.0)]),
        ],
        details: vec![
            points(&[To(36.0, 30.0), Bend(56.0, 26.0, 54.0, 44.0), Bend(52.0, 60.0, 38.0, 54.0)]),
            vec![pos2(21.0, 41.0), pos2(24.0, 41.0)],
        ],
    }
}

/// A man with a feather on his cap and a spanned bow at his side.
pub(super) fn crossbowman() -> Figure {
    Figure {
        parts: vec![
            man(),
            ball(40.0, 33.0, 12.5),
            drawn(&[
                To(22.0, 31.0),
                Bend(26.0, 15.0, 40.0, 17.0),
                Bend(50.0, 14.0, 58.0, 4.0),
                Bend(60.0, 20.0, 56.0, 30.0),
            ]),
            bar((79.0, 12.0), (79.0, 91.0), 8.0),
            drawn(&[To(79.0, 1.0), To(87.0, 15.0), To(71.0, 15.0)]),
            drawn(&[
                To(79.0, 24.0),
                Bend(95.0, 25.0, 100.0, 48.0),
                To(94.0, 49.0),
                Bend(90.0, 36.0, 79.0, 35.0),
                Bend(68.0, 36.0, 64.0, 49.0),
                To(58.0, 48.0),
                Bend(63.0, 25.0, 79.0, 24.0),
            ]),
        ],
        details: vec![
            vec![pos2(25.0, 30.0), pos2(55.0, 30.0)],
            vec![pos2(28.0, 49.0), pos2(53.0, 49.0)],
            vec![pos2(75.0, 64.0), pos2(83.0, 64.0)],
        ],
    }
}

/// A beam over a frame, a weight at one end and a stone at the other.
pub(super) fn trebuchet() -> Figure {
    Figure {
        parts: vec![
            bar((48.0, 42.0), (24.0, 90.0), 9.0),
            bar((48.0, 42.0), (74.0, 90.0), 9.0),
            bar((12.0, 87.0), (88.0, 87.0), 8.0),
            bar((18.0, 62.0), (88.0, 11.0), 8.0),
            drawn(&[To(6.0, 52.0), To(30.0, 52.0), To(27.0, 76.0), To(9.0, 76.0)]),
            ball(48.0, 41.0, 7.0),
            bar((87.0, 11.0), (87.0, 34.0), 3.0),
            ball(87.0, 38.0, 9.0),
        ],
        details: vec![vec![pos2(47.5, 41.0), pos2(49.0, 41.0)]],
    }
}

/// Horned, its wing raised.
pub(super) fn dragon() -> Figure {
    Figure {
        parts: vec![
            drawn(&[
                To(5.0, 38.0),
                Bend(10.0, 27.0, 25.0, 25.0),
                Bend(24.0, 14.0, 34.0, 4.0),
                Bend(34.0, 14.0, 40.0, 21.0),
                Bend(54.0, 32.0, 49.0, 52.0),
                Bend(48.0, 66.0, 72.0, 72.0),
                Bend(80.0, 78.0, 80.0, 85.0),
                To(80.0, 91.0),
                To(21.0, 91.0),
                To(21.0, 85.0),
                Bend(21.0, 79.0, 28.0, 74.0),
                Bend(36.0, 64.0, 34.0, 54.0),
                Bend(28.0, 55.0, 17.0, 53.0),
                Bend(14.0, 50.0, 15.0, 47.0),
                To(27.0, 43.0),
                Bend(16.0, 45.0, 5.0, 38.0),
            ]),
            drawn(&[
                To(48.0, 62.0),
                Bend(52.0, 30.0, 62.0, 9.0),
                Bend(88.0, 14.0, 97.0, 36.0),
                Bend(86.0, 34.0, 82.0, 42.0),
                Bend(90.0, 44.0, 92.0, 56.0),
                Bend(80.0, 52.0, 76.0, 60.0),
                Bend(82.0, 62.0, 82.0, 76.0),
                Bend(66.0, 76.0, 48.0, 62.0),
            ]),
        ],
        details: vec![
            points(&[To(52.0, 62.0), Bend(54.0, 34.0, 62.0, 12.0)]),
            vec![pos2(63.0, 14.0), pos2(81.0, 42.0)],
            vec![pos2(61.0, 20.0), pos2(73.0, 60.0)],
            vec![pos2(27.0, 33.0), pos2(31.0, 32.0)],
        ],
    }
}

/// Round walls, a pointed roof and a flag.
pub(super) fn tower() -> Figure {
    Figure {
        parts: vec![
            turned(&[
                To(50.0, 40.0),
                To(67.0, 40.0),
                To(69.0, 79.0),
                Bend(78.0, 81.0, 78.0, 91.0),
                To(50.0, 91.0),
            ]),
            turned(&[To(50.0, 15.0), Bend(60.0, 32.0, 78.0, 44.0), To(50.0, 44.0)]),
            bar((50.0, 2.0), (50.0, 20.0), 4.0),
            drawn(&[To(50.0, 1.0), To(74.0, 6.0), To(50.0, 12.0)]),
        ],
        details: vec![
            vec![pos2(26.0, 44.0), pos2(74.0, 44.0)],
            points(&[
                To(42.0, 91.0),
                To(42.0, 74.0),
                Bend(42.0, 66.0, 50.0, 65.0),
                Bend(58.0, 66.0, 58.0, 74.0),
                To(58.0, 91.0),
            ]),
            vec![pos2(50.0, 50.0), pos2(50.0, 57.0)],
        ],
    }
}

/// The body of a man who has room for a weapon at his right.
fn man() -> Part {
    drawn(&[
        To(28.0, 48.0),
        To(53.0, 48.0),
        Bend(54.0, 66.0, 63.0, 76.0),
        Bend(69.0, 80.0, 69.0, 85.0),
        To(69.0, 91.0),
        To(11.0, 91.0),
        To(11.0, 85.0),
        Bend(11.0, 80.0, 17.0, 76.0),
        Bend(27.0, 66.0, 28.0, 48.0),
    ])
}
