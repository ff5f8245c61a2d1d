//! Weights: what one more of something is worth in the middle game and in the end game.

/// A worth in centipawns while the board is full, and when it is nearly empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight {
    /// With all officers on the board.
    pub middle: i32,
    /// With no officers left.
    pub end: i32,
}

/// The weights of one term: a piece of a game's table, one weight a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// What the table calls it.
    pub name: &'static str,
    /// Its first place in the table.
    pub start: usize,
    /// How many places it has.
    pub len: usize,
    /// What its places have to do with each other.
    pub kind: Kind,
}

/// What the places of a row have to do with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nothing.
    Each,
    /// They are the worths of men.
    Men,
    /// They are squares, or sorts of squares.
    Squares,
    /// Each is one step more of something than the one before.
    Ladder,
}

impl Row {
    /// The row `name` of a table whose rows have these names and lengths.
    pub(super) const fn find(rows: &[(&'static str, usize, Kind)], name: &str) -> Self {
        let mut start = 0;
        let mut i = 0;
        while i < rows.len() {
            let (found, len, kind) = rows[i];
            if same(found, name) {
                return Self { name: found, start, len, kind };
            }
            start += len;
            i += 1;
        }
        panic!("the table lacks a row");
    }
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// Lays down a game's table: its rows by name, and all weights one after another.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $kind:ident = [$($middle:literal $end:literal,)*];)*) => {
        /// The names, lengths and kinds of the rows.
        pub(in crate::eval) const NAMES: &[(&str, usize, $crate::eval::weight::Kind)] = &[$((
            stringify!($name),
            [$($middle as i32,)*].len(),
            $crate::eval::weight::Kind::$kind,
        ),)*];
        $(
            $(#[$doc])*
            pub(in crate::eval) const $name: $crate::eval::weight::Row =
                $crate::eval::weight::Row::find(NAMES, stringify!($name));
        )*
        /// Every row in order.
        pub(in crate::eval) const ROWS: &[$crate::eval::weight::Row] = &[$($name,)*];
        /// The weights of all rows.
        pub(in crate::eval) static WEIGHTS: &[$crate::eval::weight::Weight] =
            &[$($($crate::eval::weight::Weight { middle: $middle, end: $end },)*)*];
    };
}
pub(super) use weights;
