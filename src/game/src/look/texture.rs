//! Textures that tile, with smaller and smaller copies of themselves, so that far ones are calm.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, RenderAssetUsages};
use bevy::image::{
    CompressedImageFormats, ImageAddressMode, ImageSampler, ImageSamplerDescriptor, ImageType,
    TextureError,
};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// Reads `*.tile.jpg`.
#[derive(TypePath, Debug, Default)]
pub struct TileLoader;

/// How the numbers of a picture are meant.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    /// As colours: sRGB.
    #[default]
    Colour,
    /// As they are.
    Linear,
}

/// Why a texture cannot be had.
#[derive(thiserror::Error, Debug)]
pub enum TileError {
    /// The file cannot be read.
    #[error("the texture cannot be read: {0}")]
    Io(#[from] std::io::Error),
    /// It is no picture.
    #[error("the texture is damaged: {0}")]
    Picture(#[from] TextureError),
}

impl AssetLoader for TileLoader {
    type Asset = Image;
    type Settings = Encoding;
    type Error = TileError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        encoding: &Encoding,
        _: &mut LoadContext<'_>,
    ) -> Result<Image, TileError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        read(&bytes, *encoding)
    }

    fn extensions(&self) -> &[&str] {
        &["tile.jpg"]
    }
}

/// Knows such files.
pub fn plugin(app: &mut App) {
    app.init_asset_loader::<TileLoader>();
}

/// A JPEG as a texture that tiles, with all its levels.
fn read(jpeg: &[u8], encoding: Encoding) -> Result<Image, TileError> {
    let sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        anisotropy_clamp: 4,
        ..ImageSamplerDescriptor::linear()
    });
    let mut image = Image::from_buffer(
        jpeg,
        ImageType::Extension("jpg"),
        CompressedImageFormats::NONE,
        encoding == Encoding::Colour,
        sampler,
        // Nobody looks at their texels but the graphics card.
        RenderAssetUsages::RENDER_WORLD,
    )?;
    let (width, height) = (image.width() as usize, image.height() as usize);
    if let Some(largest) = image.data.take() {
        let (data, levels) = levels(largest, width, height, encoding);
        image.data = Some(data);
        image.texture_descriptor.mip_level_count = levels;
    }
    Ok(image)
}

/// All levels of four-channel texels one after the other, the largest first, and their count.
/// Colours are averaged as light.
fn levels(
    largest: Vec<u8>,
    mut width: usize,
    mut height: usize,
    encoding: Encoding,
) -> (Vec<u8>, u32) {
    let decoded: [f32; 256] = std::array::from_fn(|value| {
        let share = value as f32 / 255.0;
        match encoding {
            Encoding::Colour => Srgba::gamma_function(share),
            Encoding::Linear => share,
        }
    });
    const STEPS: usize = 4096;
    let encoded: Vec<u8> = (0..=STEPS)
        .map(|step| {
            let share = step as f32 / STEPS as f32;
            let value = match encoding {
                Encoding::Colour => Srgba::gamma_function_inverse(share),
                Encoding::Linear => share,
            };
            (value * 255.0).round() as u8
        })
        .collect();
    let mut data = largest;
    let (mut start, mut count) = (0, 1);
    while width > 1 && height > 1 {
        let row = width * 4;
        let mut next = Vec::with_capacity(width * height);
        for y in (0..height / 2).map(|y| start + 2 * y * row) {
            for x in (0..width / 2).map(|x| y + 8 * x) {
                next.extend((0..4).map(|channel| {
                    let of = |offset: usize| decoded[usize::from(data[x + channel + offset])];
                    let mean = (of(0) + of(4) + of(row) + of(row + 4)) / 4.0;
                    encoded[(mean * STEPS as f32).round() as usize]
                }));
            }
        }
        start = data.len();
        data.extend(next);
        (width, height) = (width / 2, height / 2);
        count += 1;
    }
    (data, count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_halve_down_to_one_texel_of_the_mean_light() {
        // Black and white in turn: half the light, which is the grey 188 as a colour.
        let checks: Vec<u8> =
            (0..16).flat_map(|i| if (i + i / 4) % 2 == 0 { [0; 4] } else { [255; 4] }).collect();
        let (data, count) = levels(checks.clone(), 4, 4, Encoding::Colour);
        assert_eq!((data.len(), count), ((16 + 4 + 1) * 4, 3));
        assert_eq!(data[data.len() - 4..], [188; 4]);
        let (data, _) = levels(checks, 4, 4, Encoding::Linear);
        assert_eq!(data[data.len() - 4..], [128; 4]);
    }
}
