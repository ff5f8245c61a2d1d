"""Paints the seamless textures of wood, stone, cloth and grass into textures/.

Run: python3 assets/source/textures.py   (needs numpy and Pillow)

A name gets a colour map (`<name>.tile.jpg`, 512², the table's long boards 1024², sRGB), a tangent-space normal map
(`<name>_normal.tile.jpg`, 512², linear, green up) and `<name>_orm.tile.jpg` (512², linear: red occlusion, green roughness,
blue metal). Wood's grain runs along v. The mean colours that are printed stand in src/game/src/look/finish.rs.
"""

from pathlib import Path

import numpy as np
from PIL import Image

OUT = Path(__file__).resolve().parent.parent / "textures"
# What is painted, in pixels; half of it is kept.
SIZE = 1024

V, U = np.meshgrid(np.arange(SIZE) / SIZE, np.arange(SIZE) / SIZE, indexing="ij")


def noise(rng, u_size, v_size, slope=2.0):
    """Periodic noise of mean 0 and deviation 1; features are about `u_size` by `v_size` of the tile."""
    spectrum = np.fft.fft2(rng.standard_normal((SIZE, SIZE)))
    frequency = np.fft.fftfreq(SIZE, 1.0 / SIZE)
    reach = np.sqrt((frequency[None, :] * u_size) ** 2 + (frequency[:, None] * v_size) ** 2)
    field = np.fft.ifft2(spectrum * (1.0 + reach**2) ** (-slope)).real
    field -= field.mean()
    return field / field.std()


def dashes(rng, count, width, length, spread=0.5):
    """Short strokes along v, wrapped round the tile: 0 none, 1 the heart of a stroke."""
    field = np.zeros((SIZE, SIZE))
    for _ in range(count):
        u, v = rng.random(2) * SIZE
        w = width * (1.0 + spread * rng.standard_normal()) * SIZE
        h = length * np.exp(spread * rng.standard_normal()) * SIZE
        w, h = max(w, 0.55), max(h, 3.0)
        lean = 0.03 * rng.standard_normal()
        us = np.arange(int(u - 3 * w) - 1, int(u + 3 * w) + 2)
        vs = np.arange(int(v - h) - 1, int(v + h) + 2)
        dv, du = np.meshgrid(vs - v, us - u, indexing="ij")
        stroke = np.exp(-(((du - lean * dv) / w) ** 2)) * np.clip(1.0 - (dv / h) ** 2, 0.0, 1.0)
        spot = np.ix_(vs % SIZE, us % SIZE)
        field[spot] = np.maximum(field[spot], stroke * (0.5 + 0.5 * rng.random()))
    return field


def rings(rng, count, sway, drift):
    """Growth rings across u: 0 early wood rising to 1 late wood, then a sharp fall. Also the year's own shade."""
    spacing = np.cumsum(np.exp(0.55 * noise(rng, 0.10, 8.0, 1.5)[0]))
    spacing = (spacing - spacing[0]) / (spacing[-1] - spacing[0]) * (SIZE - 1) / SIZE
    across = np.interp(U, np.arange(SIZE) / SIZE, spacing)
    place = count * across + sway * noise(rng, 0.45, 1.3, 2.5) + drift * noise(rng, 0.05, 0.7, 2.0)
    year, phase = np.floor(place).astype(int) % count, place % 1.0
    shade = rng.standard_normal(count)
    smooth = shade[year] * (1 - phase) + shade[(year + 1) % count] * phase
    late = np.where(phase < 0.90, (phase / 0.90) ** 2.6, 1.0 - (np.maximum(phase - 0.90, 0.0) / 0.10) ** 1.5)
    return late, smooth


def mix(stops, t):
    """sRGB colours between `stops` (position, (r, g, b))."""
    places = [place for place, _ in stops]
    return np.stack([np.interp(t, places, [colour[i] for _, colour in stops]) for i in range(3)], axis=-1)


def wood(name, seed, stops, years, sway, contrast, pores, pore_colour, rough, relief):
    rng = np.random.default_rng(seed)
    late, shade = rings(rng, years, sway, 0.16)
    fibre = noise(rng, 0.004, 0.30, 1.2)
    streak = noise(rng, 0.03, 1.5, 1.6)
    cloud = noise(rng, 0.5, 0.8, 2.5)
    figure = noise(rng, 0.35, 0.05, 2.0)
    tone = 0.5 + contrast * (0.34 * (late - 0.3) + 0.075 * shade) + 0.050 * fibre + 0.055 * streak + 0.045 * cloud
    tone += 0.018 * figure
    count, width, length, depth = pores
    pore = dashes(rng, count, width, length) * np.clip(0.65 + 0.35 * noise(rng, 0.15, 0.5), 0.2, 1.0)
    colour = mix(stops, tone)
    colour += np.stack([1.5 * cloud, 0.3 * cloud, -1.2 * cloud], axis=-1)
    colour = colour * (1.0 - depth * pore[..., None]) + np.array(pore_colour) * depth * pore[..., None]
    height = -0.9 * pore + 0.05 * fibre + 0.10 * late
    roughness = rough + 0.020 * fibre + 0.16 * pore - 0.035 * late
    save(name, colour, height * relief, roughness, 1.0 - 0.35 * pore)


def felt(name, seed, base):
    rng = np.random.default_rng(seed)
    nap = noise(rng, 0.010, 0.010, 1.0)
    hairs = noise(rng, 0.003, 0.020, 1.2) + noise(rng, 0.020, 0.003, 1.2)
    cloud = noise(rng, 0.25, 0.25, 2.0)
    value = 1.0 + 0.085 * nap + 0.075 * hairs + 0.035 * cloud
    # Cloth lies under the men and is half hidden: half the detail is enough.
    colour = np.array(base) * value[..., None]
    save(name, colour, 0.30 * nap + 0.30 * hairs, np.full_like(nap, 0.95), 1.0 - 0.05 * np.abs(nap))


def planks(name, seed, stops, boards, gap_colour, rough):
    """Long boards side by side along v, each with its own shade and a grain of its own, quiet enough to be looked past."""
    rng = np.random.default_rng(seed)
    place = U * boards
    board, across = np.floor(place).astype(int) % boards, place % 1.0
    shade = rng.standard_normal(boards)
    fibre = noise(rng, 0.002, 0.16, 1.2)
    streak = noise(rng, 0.012, 1.2, 1.6)
    cloud = noise(rng, 0.10, 0.5, 2.2)
    figure = np.zeros((SIZE, SIZE))
    for index in range(boards):
        # A board's rings lean about its own heart.
        rings_here = 5.0 * np.abs(across - 0.2 - 0.6 * rng.random()) + 0.5 * noise(rng, 0.5, 1.6, 2.6)
        figure = np.where(board == index, 0.5 + 0.5 * np.cos(2.0 * np.pi * rings_here), figure)
    tone = 0.5 + 0.11 * shade[board] + 0.040 * fibre + 0.045 * streak + 0.035 * cloud + 0.055 * (figure - 0.5)
    edge = np.minimum(across, 1.0 - across) / boards * SIZE
    gap = np.exp(-((edge / 1.6) ** 2))
    pore = dashes(rng, 5200, 0.0006, 0.010) * 0.35
    colour = mix(stops, tone) * (1.0 - pore[..., None])
    colour += (np.array(gap_colour) - colour) * 0.8 * gap[..., None]
    height = -2.2 * gap - 0.4 * pore + 0.03 * fibre
    save(name, colour, 0.5 * height, rough + 0.02 * fibre + 0.12 * pore + 0.2 * gap, 1.0 - 0.6 * gap, large=True)


def grass(name, seed, dark, light):
    """Short turf: tufts and blades in all directions about a tone that hardly changes over the tile."""
    rng = np.random.default_rng(seed)
    blades = np.zeros((SIZE, SIZE))
    for way in range(4):
        stroke = dashes(rng, 5200, 0.0013, 0.011)
        blades = np.maximum(blades, stroke if way % 2 else stroke.T)
        lean = dashes(rng, 2600, 0.0013, 0.010)
        blades = np.maximum(blades, np.roll(lean, 97 * way, axis=way % 2))
    tuft = noise(rng, 0.02, 0.02, 1.6)
    cloud = noise(rng, 0.30, 0.30, 2.2)
    tone = np.clip(0.36 + 0.42 * blades + 0.09 * tuft + 0.05 * cloud, 0.0, 1.0)
    colour = np.array(dark) + (np.array(light) - np.array(dark)) * tone[..., None]
    save(name, colour, 0.8 * blades + 0.25 * tuft, 0.88 - 0.10 * blades, 0.65 + 0.35 * tone)


def stone(name, seed, stops, veins, vein_colour, rough, mottle=0.16, grit=0.05):
    rng = np.random.default_rng(seed)
    warp = noise(rng, 0.5, 0.5, 2.2)
    cloud = noise(rng, 0.22, 0.22, 1.5)
    grain = noise(rng, 0.006, 0.006, 1.0)
    colour = mix(stops, 0.5 + mottle * cloud + grit * grain + 0.06 * warp)
    for size, width, strength in veins:
        field = noise(rng, size, size, 1.9) + 0.25 * warp
        thread = np.exp(-np.abs(field / width) ** 0.9) * np.clip(0.45 + 0.4 * noise(rng, 0.3, 0.3), 0.0, 1.0)
        colour += (np.array(vein_colour) - colour) * (strength * thread)[..., None]
    save(name, colour, 0.03 * grain, rough + 0.015 * grain, np.ones_like(grain))


def save(name, colour, height, roughness, occlusion, large=False):
    colour = colour if large else halved(colour)
    painted = np.clip(colour + 0.5, 0, 255).astype(np.uint8)
    Image.fromarray(painted).save(OUT / f"{name}.tile.jpg", quality=88, subsampling=0, optimize=True)
    share = painted / 255.0
    light = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4).mean(axis=(0, 1))
    print(f"{name:12} mean, linear: " + ", ".join(f"{channel:.3f}" for channel in light))
    height, roughness, occlusion = (halved(field) for field in (height, roughness, occlusion))
    # Half a pixel's height a pixel is a slope of 27 degrees; rows run down while v runs up.
    slope_u = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * 0.5
    slope_v = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * 0.5
    normal = np.stack([-slope_u, slope_v, np.ones_like(height)], axis=-1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    write(f"{name}_normal", normal * 0.5 + 0.5)
    write(f"{name}_orm", np.stack([occlusion, np.clip(roughness, 0.05, 1.0), np.zeros_like(roughness)], axis=-1))


def halved(field):
    small = SIZE // 2
    return field.reshape(small, 2, small, 2, *field.shape[2:]).mean(axis=(1, 3))


def write(name, values):
    image = Image.fromarray(np.clip(values * 255.0 + 0.5, 0, 255).astype(np.uint8))
    image.save(OUT / f"{name}.tile.jpg", quality=90, subsampling=0, optimize=True)


def main():
    OUT.mkdir(exist_ok=True)
    wood(
        "wood_light", 11,
        [(0.0, (243, 219, 176)), (0.35, (233, 203, 154)), (0.6, (219, 183, 130)), (1.0, (181, 136, 84))],
        years=13, sway=0.7, contrast=0.45, pores=(5200, 0.0006, 0.011, 0.28), pore_colour=(158, 112, 66),
        rough=0.42, relief=0.4,
    )
    wood(
        "wood_dark", 23,
        [(0.0, (148, 98, 62)), (0.35, (119, 75, 46)), (0.6, (94, 57, 35)), (1.0, (48, 27, 17))],
        years=11, sway=0.8, contrast=0.55, pores=(4200, 0.0008, 0.018, 0.45), pore_colour=(34, 19, 12),
        rough=0.42, relief=0.4,
    )
    planks(
        "wood_table", 37,
        [(0.0, (86, 70, 60)), (0.5, (70, 56, 48)), (1.0, (54, 43, 37))],
        boards=5, gap_colour=(18, 14, 12), rough=0.55,
    )
    felt("felt", 41, (128, 128, 128))
    grass("grass", 83, (58, 74, 38), (128, 146, 84))
    stone(
        "stone_light", 53,
        [(0.0, (214, 208, 198)), (0.5, (233, 228, 219)), (1.0, (246, 243, 237))],
        veins=((0.55, 0.05, 0.45), (0.25, 0.05, 0.22)), vein_colour=(150, 140, 128), rough=0.22,
    )
    stone(
        "stone_dark", 67,
        [(0.0, (84, 88, 92)), (0.5, (98, 102, 106)), (1.0, (114, 118, 121))],
        veins=((0.60, 0.02, 0.12),), vein_colour=(150, 152, 154), rough=0.30, mottle=0.12, grit=0.10,
    )


main()
