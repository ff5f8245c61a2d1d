//! How good a move was: by what it took from the mover's chance to win.

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// The very move that was found best, or the only one.
    Best,
    /// Little was lost by it, if anything.
    Good,
    /// Something was lost: `?!`.
    Inaccuracy,
    /// Much was lost: `?`.
    Mistake,
    /// A won game was given away, or a balanced one lost: `??`.
    Blunder,
}

/// What must be lost of the chance to win, in the order of the grades from [`Grade::Inaccuracy`].
const LOSSES: [(f32, Grade); 3] =
    [(0.30, Grade::Blunder), (0.20, Grade::Mistake), (0.10, Grade::Inaccuracy)];

impl Grade {
    /// The grades that are marked, from the lightest.
    pub const FAULTS: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// Of a move that was not the best and took so much of its mover's chance to win, in parts of 1.
    pub fn of_loss(loss: f32) -> Self {
        LOSSES.iter().find(|(least, _)| loss >= *least).map_or(Self::Good, |(_, grade)| *grade)
    }

    /// Whether something better was to be found.
    pub fn is_fault(self) -> bool {
        self >= Self::Inaccuracy
    }

    /// The sign that is written after a move; empty for those that are not marked.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Best | Self::Good => "",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_is_lost_the_worse_the_grade() {
        let grades = [-0.2, 0.0, 0.09, 0.1, 0.19, 0.2, 0.29, 0.3, 1.0].map(Grade::of_loss);
        assert!(grades.is_sorted());
        assert_eq!(grades[2], Grade::Good);
        assert_eq!(
            &grades[3..],
            [
                Grade::Inaccuracy,
                Grade::Inaccuracy,
                Grade::Mistake,
                Grade::Mistake,
                Grade::Blunder,
                Grade::Blunder,
            ]
        );
    }
}
