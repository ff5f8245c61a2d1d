//! The way down: Adam, with steps that grow smaller along half a wave.

/// Where a descent stands.
pub(crate) struct Descent {
    means: Vec<f64>,
    squares: Vec<f64>,
    taken: i32,
    steps: usize,
    /// The first and the last step width.
    widths: (f64, f64),
}

/// How much of the slopes before is remembered, and of their squares.
const KEPT: (f64, f64) = (0.9, 0.999);
/// So that what never slopes is not divided by nothing.
const LEAST: f64 = 1e-8;

impl Descent {
    /// For so many weights, in so many steps.
    pub(crate) fn new(weights: usize, steps: usize, widths: (f64, f64)) -> Self {
        Self { means: vec![0.0; weights], squares: vec![0.0; weights], taken: 0, steps, widths }
    }

    /// Takes a step against the slopes, one a weight: how wide it is, and how much comes off each
    /// weight.
    pub(crate) fn step(
        &mut self,
        slopes: impl Iterator<Item = f64>,
    ) -> (f64, impl Iterator<Item = f64>) {
        self.taken += 1;
        let done = f64::from(self.taken) / self.steps as f64;
        let (first, last) = self.widths;
        let width = last + (first - last) * (1.0 + (done * std::f64::consts::PI).cos()) / 2.0;
        // What is remembered begins with nothing: it has to be made up for.
        let (warm, warmer) = (1.0 - KEPT.0.powi(self.taken), 1.0 - KEPT.1.powi(self.taken));
        let remembered = self.means.iter_mut().zip(&mut self.squares);
        let off = remembered.zip(slopes).map(move |((mean, square), slope)| {
            *mean = KEPT.0 * *mean + (1.0 - KEPT.0) * slope;
            *square = KEPT.1 * *square + (1.0 - KEPT.1) * slope * slope;
            width * *mean / warm / ((*square / warmer).sqrt() + LEAST)
        });
        (width, off)
    }
}
