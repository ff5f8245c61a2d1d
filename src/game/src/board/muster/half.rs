//! One side's half of the board: the men placed, those in reserve, and the man in hand.

use rules::layout::{self, LayoutError, LayoutFault};
use rules::{Board, Piece, Player, Role, Square, SquareSet};

use super::formation::Formation;
use super::{adapt, full};

/// What a player has laid out. Every man stands where the rules allow it and no army is larger
/// than it may be; the only fault it can have is that men are missing.
#[derive(Clone, Debug)]
pub struct Half {
    player: Player,
    /// The ground, and the men of this side alone.
    board: Board,
    held: Option<Held>,
    /// What stood before each change, the last one at the end.
    past: Vec<Board>,
}

/// The man in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// One of the reserve.
    Reserve(Role),
    /// The one that stands here.
    Placed(Square),
}

impl Half {
    /// No man on the ground of `board`, which holds none.
    pub(super) fn new(player: Player, board: Board) -> Self {
        Self { player, board, held: None, past: Vec::new() }
    }

    /// The men and the ground of `player` in `board`, without the other side's men.
    pub fn of(player: Player, board: &Board) -> Self {
        let mut own = board.clone();
        let others = board.iter().filter(|(_, man)| man.side.player() != Some(player));
        others.for_each(|(at, _)| {
            own.set(at, None);
        });
        Self::new(player, own)
    }

    /// Whose half it is.
    pub fn player(&self) -> Player {
        self.player
    }

    /// The ground of the whole board with the men of this side.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The men placed.
    pub fn men(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.board.iter()
    }

    /// Whether no man is placed.
    pub fn is_empty(&self) -> bool {
        self.men().next().is_none()
    }

    /// The man in hand.
    pub fn held(&self) -> Option<Held> {
        self.held
    }

    /// What `held` is.
    pub fn man_held(&self, held: Held) -> Option<Piece> {
        match held {
            Held::Reserve(role) => Some(self.man(role)),
            Held::Placed(at) => self.board.get(at),
        }
    }

    /// How many men of `role` are still in reserve.
    pub fn reserve(&self, role: Role) -> usize {
        let placed = self.board.squares_of(self.man(role)).len();
        full(role).saturating_sub(placed)
    }

    /// The squares on which men may stand.
    pub fn ground(&self) -> SquareSet {
        layout::zone(self.player).into_iter().filter(|at| self.allowed(*at).is_ok()).collect()
    }

    /// Whether the layout is complete.
    ///
    /// # Errors
    /// What is missing.
    pub fn judge(&self) -> Result<(), LayoutError> {
        layout::judge(&self.board, self.player)
    }

    /// Takes `held` into the hand, in the place of what was there; a reserve that is used up and
    /// a square that is empty leave the hand empty.
    pub fn take(&mut self, held: Held) {
        let there = match held {
            Held::Reserve(role) => self.reserve(role) > 0,
            Held::Placed(at) => self.board.get(at).is_some(),
        };
        self.held = there.then_some(held);
    }

    /// Empties the hand; a placed man stays where he stands.
    pub fn release(&mut self) {
        self.held = None;
    }

    /// Puts the man in hand on `at`. One of the reserve sends back a man who stands there; placed
    /// men change places. With an empty hand, the man on `at` is taken up. The next of a kind
    /// stays in hand while there is one.
    ///
    /// # Errors
    /// No man may stand there; the hand keeps what it has.
    pub fn touch(&mut self, at: Square) -> Result<(), LayoutFault> {
        match self.held {
            None => self.take(Held::Placed(at)),
            Some(Held::Placed(from)) if from == at => self.release(),
            Some(Held::Placed(from)) => {
                self.allowed(at)?;
                let mut board = self.board.clone();
                let other = board.set(at, self.board.get(from));
                board.set(from, other);
                self.become_board(board);
                self.release();
            }
            Some(Held::Reserve(role)) => {
                self.allowed(at)?;
                let mut board = self.board.clone();
                board.set(at, Some(self.man(role)));
                self.become_board(board);
                self.take(Held::Reserve(role));
            }
        }
        Ok(())
    }

    /// Sends the man in hand back to the reserve.
    pub fn put_back(&mut self) {
        if let Some(Held::Placed(at)) = self.held.take() {
            self.send_back(at);
        }
    }

    /// Sends the man on `at`, if there is one, back to the reserve.
    pub fn send_back(&mut self, at: Square) {
        let mut board = self.board.clone();
        board.set(at, None);
        self.become_board(board);
        if self.held == Some(Held::Placed(at)) {
            self.release();
        }
    }

    /// Sends every man back to the reserve.
    pub fn clear(&mut self) {
        self.lay_out(Vec::new());
    }

    /// Lays `formation` out in the place of what stood here. Men whose square is a mountain
    /// stand as near to it as they can, the king beside a tower if that is where he stood; men
    /// that no army has are left out.
    pub fn form(&mut self, formation: &Formation) {
        let wishes = formation.men_of(self.player);
        self.lay_out(adapt::settle(&wishes, self.ground()));
    }

    /// Lays the whole army out by chance; the same `seed` gives the same layout.
    pub fn scatter(&mut self, seed: u64) {
        let mut squares: Vec<Square> = self.ground().into_iter().collect();
        shuffle(&mut squares, seed);
        let army = layout::ARMY.into_iter().flat_map(|(role, count)| vec![role; count]);
        self.lay_out(squares.into_iter().zip(army).collect());
    }

    /// What is laid out, as seen from this side.
    pub fn formation(&self) -> Formation {
        Formation::of(self.player, self.men().map(|(at, man)| (at, man.role)))
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        if let Some(board) = self.past.pop() {
            self.board = board;
            self.release();
        }
    }

    fn man(&self, role: Role) -> Piece {
        Piece::of(self.player, role)
    }

    /// Whether the rules let a man stand on `at`, whoever stands there.
    fn allowed(&self, at: Square) -> Result<(), LayoutFault> {
        let mut board = self.board.clone();
        board.set(at, Some(self.man(layout::ARMY[0].0)));
        let faults = layout::judge(&board, self.player).err().map(|error| error.faults);
        let about = |fault: &LayoutFault| match fault {
            LayoutFault::Missing { .. } | LayoutFault::TooMany { .. } => false,
            LayoutFault::OutsideZone { .. }
            | LayoutFault::OnMountain { .. }
            | LayoutFault::Stacked { .. }
            | LayoutFault::Stranger { .. } => true,
        };
        faults.into_iter().flatten().find(about).map_or(Ok(()), Err)
    }

    fn lay_out(&mut self, men: Vec<(Square, Role)>) {
        let mut board = self.board.clone();
        for (at, _) in self.board.iter() {
            board.set(at, None);
        }
        for (at, role) in men {
            board.set(at, Some(self.man(role)));
        }
        self.become_board(board);
        self.release();
    }

    fn become_board(&mut self, board: Board) {
        if board != self.board {
            self.past.push(std::mem::replace(&mut self.board, board));
        }
    }
}

/// Every order is as likely as any other, as far as a few bits of chance go.
pub(super) fn shuffle(squares: &mut [Square], mut seed: u64) {
    for last in (1..squares.len()).rev() {
        // The generator SplitMix64, by its published constants.
        seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = seed;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^= bits >> 31;
        squares.swap(last, (bits % (last as u64 + 1)) as usize);
    }
}
