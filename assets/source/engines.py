"""The engine and the stronghold of Cyvasse."""

import numpy as np

import sculpt
from lathe import Profile, turn
from turnery import SIDES, arc_length, drawn, plinth

# The trebuchet stands across the square, so that its arm shows from both seats.
TURNED = np.radians(78.0)


def trebuchet():
    """Two trestles, a long arm thrown up, a box of stones under its short end, a stone in the sling."""

    def frame(p):
        p = sculpt.rotated(p, "y", TURNED)
        q = sculpt.twofold(p)
        sill = sculpt.box(q - np.array([0.150, 0.145, 0.0]), (0.038, 0.034, 0.325), 0.008)
        legs = [beam(q, (0.150, 0.150, z), (0.125, 0.640, 0.0), 0.032) for z in (-0.255, 0.255)]
        ties = [sculpt.box(p - np.array([0.0, 0.145, z]), (0.180, 0.030, 0.034), 0.008) for z in (-0.230, 0.230)]
        brace = sculpt.box(q - np.array([0.143, 0.330, 0.0]), (0.026, 0.026, 0.155), 0.008)
        axle = sculpt.tapered(p, (-0.190, 0.640, 0.0), (0.190, 0.640, 0.0), 0.042, 0.042)
        arm = beam(p, (0.0, 0.480, -0.115), (0.0, 1.140, 0.350), 0.038, 0.022)
        weight = sculpt.rotated(p - np.array([0.0, 0.375, -0.135]), "x", np.radians(8.0))
        box = sculpt.box(weight, (0.088, 0.095, 0.105), 0.012)
        lid = sculpt.box(weight - np.array([0.0, 0.080, 0.0]), (0.100, 0.024, 0.118), 0.010)
        rope = sculpt.limb(p, [(0.0, 1.135, 0.347), (0.0, 0.960, 0.392), (0.0, 0.800, 0.375)], (0.018, 0.016, 0.018), 0.01)
        stone = np.linalg.norm(p - np.array([0.0, 0.750, 0.370]), axis=1) - 0.074
        return sculpt.merged((sill, *legs, *ties, brace, axle, arm, box, lid, rope, stone), 0.008)

    foot = turn(plinth(0.350).line(0.0, 0.116), SIDES)
    return foot.joined(sculpt.skin(frame, (-0.48, 0.095, -0.44), (0.48, 1.24, 0.44), 0.0080, 4200, 0.112, 0.3))


def tower():
    """Courses of stone, battlements, and a roof like a candle-snuffer."""
    profile = plinth(0.350).line(0.296, 0.118).line(0.290, 0.190).line(0.268, 0.206)
    profile.curve((0.250, 0.360), (0.240, 0.520), steps=2).line(0.246, 0.530).line(0.296, 0.590).line(0.300, 0.600)
    wall = [*drawn(profile)[8:], (0.300, 0.748), (0.292, 0.756), (0.238, 0.756), (0.230, 0.748), (0.230, 0.680), (0.0, 0.680)]
    wall = [(0.0, 0.100), (0.296, 0.100)] + [tuple(corner) for corner in wall if corner[1] > 0.112]

    def stones(p):
        solid = sculpt.turned(p, wall)
        out, across = sculpt.around(p, 8, np.pi / 8.0)
        gap = np.stack([out - 0.27, p[:, 1] - 0.76, across], axis=1)
        solid = sculpt.cut(solid, sculpt.box(gap, (0.16, 0.080, 0.042), 0.006), 0.012)
        out, across = sculpt.around(p, 4)
        loop = np.stack([out - 0.26, p[:, 1] - 0.410, across], axis=1)
        solid = sculpt.cut(solid, sculpt.box(loop, (0.045, 0.072, 0.022), 0.012), 0.012)
        door = np.hypot(across, np.maximum(p[:, 1] - 0.270, 0.0)) - 0.062
        door = np.maximum(np.maximum(door, np.abs(out - 0.26) - 0.034), np.maximum(p[:, 2], 0.140 - p[:, 1]))
        return sculpt.cut(solid, door, 0.012)

    roof = Profile(0.196, 0.660).line(0.196, 0.800).line(0.250, 0.792).arc(0.246, 0.812, 0.8)
    roof.curve((0.160, 0.930), (0.078, 1.060), (0.030, 1.150), steps=4).line(0.036, 1.158).arc(0.0, 1.220, 0.62)
    foot = turn(plinth(0.350).line(0.290, 0.118), SIDES)
    body = sculpt.skin(stones, (-0.32, 0.09, -0.32), (0.32, 0.78, 0.32), 0.0075, 3000, 0.114, 0.3)
    return foot.joined(body, turn(roof, SIDES))


def beam(p, start, end, half, half_end=None):
    """A square timber from `start` to `end`, thinner towards its end if `half_end` says so."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    length = np.linalg.norm(end - start)
    along = (end - start) / length
    aside = np.cross(along, (0.0, 0.0, 1.0) if abs(along[2]) < 0.9 else (1.0, 0.0, 0.0))
    if abs(along[0]) < 0.2:
        aside = np.array((1.0, 0.0, 0.0))
    aside /= np.linalg.norm(aside)
    across = np.cross(along, aside)
    q = p - start
    t = np.clip(q @ along / length, 0.0, 1.0)
    thick = half + t * ((half if half_end is None else half_end) - half)
    return sculpt.slab(
        np.abs(q @ along - length / 2.0) - length / 2.0 - half, np.abs(q @ aside) - thick, np.abs(q @ across) - thick, edge=0.008
    )
