//! Icons, drawn as lines on a grid of 24.

use bevy_egui::egui;
use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, vec2};

use super::theme;

/// What an icon stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Icon {
    Menu,
    Close,
    Check,
    Undo,
    Redo,
    Pause,
    Play,
    Draw,
    Hint,
    Flag,
    Flip,
    TopDown,
    ResetView,
    ConfirmAlways,
    ConfirmTouch,
    ConfirmNever,
    SoundOn,
    SoundOff,
    First,
    Previous,
    Next,
    Last,
    List,
    Swap,
    Bin,
    Back,
    Analysis,
    Book,
}

/// Draws `icon` in the middle of `rect`, at most 24 points large.
pub(super) fn paint(painter: &Painter, rect: Rect, icon: Icon, colour: Color32) {
    let size = rect.width().min(rect.height()).min(24.0);
    let pen =
        Pen { painter, origin: rect.center() - vec2(size, size) / 2.0, unit: size / 24.0, colour };
    match icon {
        Icon::Menu => [6.5, 12.0, 17.5].iter().for_each(|y| pen.line(&[(4.0, *y), (20.0, *y)])),
        Icon::Close => {
            pen.line(&[(6.0, 6.0), (18.0, 18.0)]);
            pen.line(&[(18.0, 6.0), (6.0, 18.0)]);
        }
        Icon::Check => pen.line(&[(5.0, 12.5), (10.0, 17.5), (19.5, 7.0)]),
        Icon::Undo => pen.turn_back(|(x, y)| (x, y)),
        Icon::Redo => pen.turn_back(|(x, y)| (24.0 - x, y)),
        Icon::Pause => {
            pen.line(&[(8.5, 5.5), (8.5, 18.5)]);
            pen.line(&[(15.5, 5.5), (15.5, 18.5)]);
        }
        Icon::Play => pen.fill(&[(8.0, 5.0), (19.0, 12.0), (8.0, 19.0)]),
        Icon::Draw => pen.glyph("½"),
        Icon::Hint => {
            pen.arc((12.0, 9.5), 6.0, 130.0, 410.0);
            pen.line(&[(8.2, 14.2), (9.5, 17.0), (14.5, 17.0), (15.8, 14.2)]);
            pen.line(&[(10.0, 20.5), (14.0, 20.5)]);
        }
        Icon::Flag => {
            pen.line(&[(6.0, 4.0), (6.0, 21.0)]);
            pen.line(&[(6.0, 5.0), (18.5, 5.0), (15.5, 9.0), (18.5, 13.0), (6.0, 13.0)]);
        }
        Icon::Flip => {
            pen.line(&[(8.0, 20.0), (8.0, 4.5)]);
            pen.line(&[(4.5, 8.0), (8.0, 4.5), (11.5, 8.0)]);
            pen.line(&[(16.0, 4.0), (16.0, 19.5)]);
            pen.line(&[(12.5, 16.0), (16.0, 19.5), (19.5, 16.0)]);
        }
        Icon::TopDown => {
            pen.line(&[(4.5, 4.5), (19.5, 4.5), (19.5, 19.5), (4.5, 19.5), (4.5, 4.5)]);
            pen.fill(&[(12.0, 4.5), (19.5, 4.5), (19.5, 12.0), (12.0, 12.0)]);
            pen.fill(&[(4.5, 12.0), (12.0, 12.0), (12.0, 19.5), (4.5, 19.5)]);
        }
        Icon::ResetView => {
            for (x, y) in [(0.0, 0.0), (24.0, 0.0), (24.0, 24.0), (0.0, 24.0)] {
                let at = |dx: f32, dy: f32| ((x - dx).abs(), (y - dy).abs());
                pen.line(&[at(9.0, 4.5), at(4.5, 4.5), at(4.5, 9.0)]);
            }
            pen.dot((12.0, 12.0), 2.2);
        }
        Icon::ConfirmAlways => {
            pen.ring((12.0, 12.0), 8.5);
            pen.line(&[(8.0, 12.3), (11.0, 15.3), (16.2, 9.0)]);
        }
        Icon::ConfirmTouch => {
            pen.arc((12.0, 9.5), 6.0, 150.0, 390.0);
            pen.line(&[(12.0, 9.0), (12.0, 20.5)]);
            pen.line(&[(12.0, 14.5), (17.0, 16.0), (17.0, 20.5)]);
            pen.dot((12.0, 9.0), 1.6);
        }
        Icon::ConfirmNever => {
            pen.ring((12.0, 12.0), 8.5);
            pen.line(&[(6.2, 17.8), (17.8, 6.2)]);
        }
        Icon::SoundOn => {
            pen.speaker();
            pen.arc((12.0, 12.0), 4.0, -50.0, 50.0);
            pen.arc((12.0, 12.0), 8.0, -50.0, 50.0);
        }
        Icon::SoundOff => {
            pen.speaker();
            pen.line(&[(15.5, 9.0), (21.0, 15.0)]);
            pen.line(&[(21.0, 9.0), (15.5, 15.0)]);
        }
        Icon::First => {
            pen.line(&[(6.0, 6.0), (6.0, 18.0)]);
            pen.line(&[(17.5, 6.0), (11.0, 12.0), (17.5, 18.0)]);
        }
        Icon::Previous => pen.line(&[(15.0, 6.0), (8.5, 12.0), (15.0, 18.0)]),
        Icon::Next => pen.line(&[(9.0, 6.0), (15.5, 12.0), (9.0, 18.0)]),
        Icon::Last => {
            pen.line(&[(18.0, 6.0), (18.0, 18.0)]);
            pen.line(&[(6.5, 6.0), (13.0, 12.0), (6.5, 18.0)]);
        }
        Icon::List => [6.5, 12.0, 17.5].iter().for_each(|y| {
            pen.dot((5.0, *y), 1.4);
            pen.line(&[(9.0, *y), (20.0, *y)]);
        }),
        Icon::Swap => {
            pen.line(&[(4.5, 8.5), (19.5, 8.5), (16.0, 5.0)]);
            pen.line(&[(19.5, 15.5), (4.5, 15.5), (8.0, 19.0)]);
        }
        Icon::Bin => {
            pen.line(&[(4.5, 7.0), (19.5, 7.0)]);
            pen.line(&[(9.0, 7.0), (9.0, 4.5), (15.0, 4.5), (15.0, 7.0)]);
            pen.line(&[(6.5, 7.0), (7.5, 20.0), (16.5, 20.0), (17.5, 7.0)]);
        }
        Icon::Analysis => {
            pen.ring((10.5, 10.5), 6.0);
            pen.line(&[(15.0, 15.0), (20.0, 20.0)]);
            pen.line(&[(7.8, 12.2), (9.8, 9.8), (11.2, 11.4), (13.2, 8.6)]);
        }
        Icon::Book => {
            for side in [|x: f32| 12.0 - x, |x: f32| 12.0 + x] {
                let page = [(0.0, 7.0), (3.5, 5.5), (8.5, 5.5), (8.5, 17.5), (3.5, 17.5)];
                let mut page: Vec<(f32, f32)> = page.iter().map(|(x, y)| (side(*x), *y)).collect();
                page.push((12.0, 19.0));
                pen.line(&page);
            }
            pen.line(&[(12.0, 7.0), (12.0, 19.0)]);
        }
        Icon::Back => {
            pen.line(&[(19.5, 12.0), (5.0, 12.0)]);
            pen.line(&[(11.0, 6.0), (5.0, 12.0), (11.0, 18.0)]);
        }
    }
}

struct Pen<'a> {
    painter: &'a Painter,
    origin: Pos2,
    unit: f32,
    colour: Color32,
}

impl Pen<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.origin + vec2(x, y) * self.unit
    }

    fn stroke(&self) -> Stroke {
        Stroke::new((1.9 * self.unit).max(1.2), self.colour)
    }

    fn line(&self, points: &[(f32, f32)]) {
        let points: Vec<Pos2> = points.iter().map(|point| self.at(*point)).collect();
        let round = self.stroke().width / 2.0;
        for end in [points.first(), points.last()].into_iter().flatten() {
            self.painter.circle_filled(*end, round, self.colour);
        }
        self.painter.add(Shape::line(points, self.stroke()));
    }

    fn fill(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|point| self.at(*point)).collect();
        self.painter.add(Shape::convex_polygon(points, self.colour, Stroke::NONE));
    }

    fn dot(&self, centre: (f32, f32), radius: f32) {
        self.painter.circle_filled(self.at(centre), radius * self.unit, self.colour);
    }

    fn ring(&self, centre: (f32, f32), radius: f32) {
        self.painter.circle_stroke(self.at(centre), radius * self.unit, self.stroke());
    }

    /// Degrees clockwise from the right.
    fn arc(&self, (x, y): (f32, f32), radius: f32, from: f32, to: f32) {
        const STEPS: usize = 16;
        let points: Vec<(f32, f32)> = (0..=STEPS)
            .map(|step| {
                let angle = (from + (to - from) * step as f32 / STEPS as f32).to_radians();
                (x + radius * angle.cos(), y + radius * angle.sin())
            })
            .collect();
        self.line(&points);
    }

    fn turn_back(&self, place: impl Fn((f32, f32)) -> (f32, f32)) {
        let bow: Vec<(f32, f32)> = (0..=16)
            .map(|step| {
                let angle = (-90.0 + 180.0 * step as f32 / 16.0_f32).to_radians();
                place((13.5 + 5.5 * angle.cos(), 14.0 + 5.5 * angle.sin()))
            })
            .collect();
        let mut path = vec![place((4.5, 8.5))];
        path.extend(bow);
        path.push(place((8.0, 19.5)));
        self.line(&path);
        self.line(&[place((8.5, 4.5)), place((4.5, 8.5)), place((8.5, 12.5))]);
    }

    fn speaker(&self) {
        self.fill(&[(3.5, 9.5), (7.0, 9.5), (7.0, 14.5), (3.5, 14.5)]);
        self.fill(&[(7.0, 9.5), (12.0, 5.5), (12.0, 18.5), (7.0, 14.5)]);
    }

    fn glyph(&self, text: &str) {
        self.painter.text(
            self.at((12.0, 12.0)),
            Align2::CENTER_CENTER,
            text,
            theme::font(20.0 * self.unit),
            self.colour,
        );
    }
}
