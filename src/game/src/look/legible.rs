//! Every man stands out on every square and every mark on what it lies on, also for eyes that tell
//! fewer colours apart. Colours are judged as the table's light and the camera show them.

use std::path::Path;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use bevy::math::{Mat3, Vec3};
use bevy::prelude::*;
use rules::Game;

use super::arrow::Arrow;
use super::boards::Board;
use super::finish::{FELT, GRASS, STONE_DARK, STONE_LIGHT, WOOD_DARK, WOOD_LIGHT, WOOD_TABLE};
use super::marks::{Mark, RIM_COLOUR};
use super::sets::Pair;
use crate::settings::Set;

/// How many times as bright as its colour a square is under the lamp, and a man on the whole,
/// whose sides are turned away from it.
const ON_SQUARES: f32 = 4.6;
const ON_MEN: f32 = 3.0;

/// Distances in CIE L*a*b* (1976): between a man and a square, between tones of squares, and
/// between a mark and a square it lies on. About 2 is the least that can be seen at all.
const MAN: f32 = 14.0;
const TONE: f32 = 9.0;
const MARK: f32 = 14.0;

/// How eyes see linear sRGB: all colours, and without one kind of cones (Machado, Oliveira and
/// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009,
/// severity 1).
const EYES: [(&str, [[f32; 3]; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protan",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deutan",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritan",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

#[test]
fn men_stand_out_on_every_square() {
    for (game, contrast) in palettes() {
        for (tone, square) in tones(game, contrast) {
            for set in Set::ALL {
                let Pair { white, black } = Pair::of(set, contrast);
                for (side, man) in [("white", white), ("black", black)] {
                    let [man, square] = [man.colour.map(|c| c * ON_MEN), square];
                    let what = format!("{game}: {set:?} {side} on {tone}, contrast {contrast}");
                    apart(&what, camera(man), camera(square), MAN);
                }
            }
        }
    }
}

#[test]
fn squares_differ_from_their_neighbours() {
    for (game, contrast) in palettes() {
        let tones = tones(game, contrast);
        for (i, (one, first)) in tones.iter().enumerate() {
            for (other, second) in &tones[..i] {
                let what = format!("{game}: {one} beside {other}, contrast {contrast}");
                apart(&what, camera(*first), camera(*second), TONE);
            }
        }
    }
}

#[test]
fn marks_and_arrows_are_seen_on_every_square() {
    for (game, contrast) in palettes() {
        for (tone, square) in tones(game, contrast) {
            let marks = Mark::ALL.map(|mark| (format!("{mark:?}"), mark.colour(contrast)));
            let arrows = Arrow::ALL.map(|arrow| (format!("{arrow:?}"), arrow.colour(contrast)));
            for (mark, colour) in marks.into_iter().chain(arrows) {
                let ink = colour.to_linear();
                let below = camera(square);
                let above = camera([ink.red, ink.green, ink.blue]);
                let seen = below.lerp(above, ink.alpha);
                // A glow covers its whole square and goes with a sharper mark.
                let least = if mark == "Glow" { MARK / 2.0 } else { MARK };
                let rim = RIM_COLOUR.to_linear();
                let edge = below.lerp(camera([rim.red, rim.green, rim.blue]), rim.alpha);
                let what = format!("{game}: {mark} on {tone}, contrast {contrast}");
                for (eyes, rows) in EYES {
                    let furthest = distance(rows, seen, below).max(distance(rows, edge, below));
                    assert!(furthest >= least, "{what}: {eyes} eyes see {furthest:.1}");
                }
            }
        }
    }
}

#[test]
fn textures_have_the_means_that_are_told_of_them() {
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo runs tests");
    let folder =
        Path::new(&root).ancestors().nth(2).expect("the workspace").join("assets/textures");
    for texture in [WOOD_LIGHT, WOOD_DARK, WOOD_TABLE, FELT, GRASS, STONE_LIGHT, STONE_DARK] {
        let [r, g, b] = mean(&folder.join(format!("{}.tile.jpg", texture.name)), true);
        for (told, found) in texture.mean.into_iter().zip([r, g, b]) {
            assert!((told - found).abs() < 0.004, "{}: {told}, not {found}", texture.name);
        }
        let [_, rough, _] = mean(&folder.join(format!("{}_orm.tile.jpg", texture.name)), false);
        let told = texture.roughness;
        assert!((told - rough).abs() < 0.03, "{}: roughness {told}, not {rough}", texture.name);
    }
}

/// Asserts that two colours are this far apart for all eyes.
fn apart(what: &str, one: Vec3, other: Vec3, least: f32) {
    for (eyes, rows) in EYES {
        let distance = distance(rows, one, other);
        assert!(distance >= least, "{what}: {eyes} eyes see {distance:.1}, not {least}");
    }
}

/// How far apart two colours are for eyes of one kind.
fn distance(eyes: [[f32; 3]; 3], one: Vec3, other: Vec3) -> f32 {
    let see = |colour: Vec3| lab(Mat3::from_cols_array_2d(&eyes).transpose() * colour);
    see(one).distance(see(other))
}

fn palettes() -> impl Iterator<Item = (Game, bool)> {
    Game::ALL.into_iter().flat_map(|game| [(game, false), (game, true)])
}

/// The squares of a board with their light.
fn tones(game: Game, contrast: bool) -> Vec<(&'static str, [f32; 3])> {
    let Board { light, middle, dark, .. } = Board::of(game, contrast);
    let mut tones = vec![("light", light), ("dark", dark)];
    if game == Game::Cyvasse {
        tones.push(("middle", middle));
    }
    let lit = |finish: super::finish::Finish| finish.colour.map(|channel| channel * ON_SQUARES);
    tones.into_iter().map(|(name, finish)| (name, lit(finish))).collect()
}

/// What the camera makes of light: Stephen Hill's fit of the ACES curve, which the engine calls
/// `AcesFitted`.
fn camera(light: [f32; 3]) -> Vec3 {
    let input = Mat3::from_cols_array_2d(&[
        [0.59719, 0.35458, 0.04823],
        [0.07600, 0.90834, 0.01566],
        [0.02840, 0.13383, 0.83777],
    ])
    .transpose();
    let output = Mat3::from_cols_array_2d(&[
        [1.60475, -0.53108, -0.07367],
        [-0.10208, 1.10813, -0.00605],
        [-0.00327, -0.07276, 1.07602],
    ])
    .transpose();
    let v = input * Vec3::from_array(light);
    let curve =
        (v * (v + 0.024_578_6) - 0.000_090_537) / (v * (0.983_729 * v + 0.432_951) + 0.238_081);
    (output * curve).clamp(Vec3::ZERO, Vec3::ONE)
}

/// CIE L*a*b* of linear sRGB, under D65.
fn lab(rgb: Vec3) -> Vec3 {
    let rgb = rgb.clamp(Vec3::ZERO, Vec3::ONE);
    let x = rgb.dot(Vec3::new(0.412_456_4, 0.357_576_1, 0.180_437_5)) / 0.950_47;
    let y = rgb.dot(Vec3::new(0.212_672_9, 0.715_152_2, 0.072_175_0));
    let z = rgb.dot(Vec3::new(0.019_333_9, 0.119_192, 0.950_304_1)) / 1.088_83;
    let f = |t: f32| {
        if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 }
    };
    Vec3::new(116.0 * f(y) - 16.0, 500.0 * (f(x) - f(y)), 200.0 * (f(y) - f(z)))
}

/// The mean of a picture's channels, linear.
fn mean(path: &Path, srgb: bool) -> [f32; 3] {
    let bytes = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let image = Image::from_buffer(
        &bytes,
        ImageType::Extension("jpg"),
        CompressedImageFormats::NONE,
        srgb,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    );
    let data = image.expect("a picture").data.expect("its pixels");
    let decoded: [f64; 256] = std::array::from_fn(|value| {
        let share = value as f32 / 255.0;
        f64::from(if srgb { Srgba::gamma_function(share) } else { share })
    });
    let mut sum = [0.0; 3];
    for pixel in data.chunks_exact(4) {
        for channel in 0..3 {
            sum[channel] += decoded[usize::from(pixel[channel])];
        }
    }
    sum.map(|sum| (sum / (data.len() / 4) as f64) as f32)
}
