"""The knight's horse as a signed distance: an outline seen from the side, given breadth, then carved."""

import numpy as np

import sculpt
from lathe import closed_spline, spline

# How far a man's horse looks aside from the other side's men: its head is told by its profile, which both seats see so.
ASIDE = np.radians(70.0)
LOW, HIGH = (-0.44, 0.17, -0.40), (0.44, 1.12, 0.40)

# Everything is drawn in the plane (forward, up); forward is -z before it is turned aside.

OUTLINE = closed_spline(
    [
        (0.205, 0.190),
        (0.232, 0.270),
        (0.238, 0.350),
        (0.205, 0.430),
        (0.150, 0.505),
        (0.112, 0.570),
        # Throat, jaw and chin.
        (0.118, 0.618),
        (0.160, 0.618),
        (0.220, 0.585),
        (0.262, 0.548),
        (0.302, 0.532),
        # Lips, nose and forehead.
        (0.342, 0.556),
        (0.366, 0.606),
        (0.360, 0.664),
        (0.318, 0.738),
        (0.268, 0.820),
        (0.222, 0.895),
        (0.168, 0.950),
        (0.105, 0.972),
        # Crest of the neck down to the withers.
        (0.030, 0.968),
        (-0.060, 0.932),
        (-0.145, 0.860),
        (-0.208, 0.760),
        (-0.240, 0.640),
        (-0.246, 0.510),
        (-0.232, 0.380),
        (-0.226, 0.270),
        (-0.215, 0.190),
    ],
    3,
)

# Half the breadth at places in the plane: (forward, up, half breadth).
BREADTH = np.array(
    [
        (0.00, 0.200, 0.222),
        (0.14, 0.300, 0.190),
        (-0.16, 0.300, 0.190),
        (0.12, 0.430, 0.150),
        (-0.14, 0.460, 0.150),
        (0.02, 0.580, 0.120),
        (-0.14, 0.640, 0.115),
        (-0.08, 0.780, 0.098),
        (0.02, 0.880, 0.092),
        (0.12, 0.920, 0.088),
        (0.12, 0.720, 0.112),
        (0.20, 0.830, 0.088),
        (0.22, 0.690, 0.086),
        (0.29, 0.700, 0.068),
        (0.33, 0.620, 0.070),
        (0.29, 0.560, 0.058),
    ]
)
BREADTH_REACH = 0.085

# The turned top that the neck grows from.
PEDESTAL = [(0.0, 0.150), (0.226, 0.150), (0.226, 0.224), (0.0, 0.232)]

# The mane's root, from between the ears down to the withers.
CREST = spline(
    [(0.150, 0.972), (0.105, 0.978), (0.030, 0.972), (-0.060, 0.935), (-0.147, 0.862), (-0.210, 0.762), (-0.242, 0.640), (-0.248, 0.510), (-0.236, 0.400), (-0.230, 0.300)],
    6,
)
LOCK_LENGTH, MANE_WIDTH = 0.066, 0.118


def aside(p):
    """Distance to the horse, turned aside, for points (n, 3) between `LOW` and `HIGH`."""
    return head(sculpt.rotated(p, "y", ASIDE))


def head(p):
    """Distance to the horse, looking forward, for points (n, 3)."""
    plane = np.stack([-p[:, 2], p[:, 1]], axis=1)
    side = np.stack([np.abs(p[:, 0]), plane[:, 1], plane[:, 0]], axis=1)
    depth = -sculpt.polygon(plane, OUTLINE)
    solid = _cheek(_body(side, plane, depth), side) - _mane(plane, depth, side[:, 0])
    solid = _ears(_face(solid, side), side)
    forelock = sculpt.tapered(side, (0.0, 0.975, 0.075), (0.0, 0.918, 0.200), 0.044, 0.012)
    solid = sculpt.union(solid, forelock, 0.014)
    return sculpt.union(solid, sculpt.turned(p, PEDESTAL), 0.055)


def _body(side, plane, depth):
    reach = ((plane[:, None, :] - BREADTH[None, :, :2]) ** 2).sum(axis=2) / BREADTH_REACH**2
    weight = np.exp(-(reach - reach.min(axis=1, keepdims=True)))
    breadth = (weight * BREADTH[:, 2]).sum(axis=1) / weight.sum(axis=1)
    # An ellipse's section towards the outline, flat-sided further in.
    rim = np.maximum(1.0 - depth / (breadth * 1.15), 0.0)
    return (np.sqrt((side[:, 0] / breadth) ** 2 + rim**2) - 1.0) * breadth


def _cheek(solid, side):
    jaw = sculpt.ellipsoid(side, (0.070, 0.715, 0.140), (0.062, 0.104, 0.098))
    solid = sculpt.union(solid, jaw, 0.020)
    # The hollow between jaw and neck.
    hollow = sculpt.tapered(side, (0.152, 0.640, 0.030), (0.132, 0.830, 0.024), 0.034, 0.018)
    return sculpt.cut(solid, hollow, 0.05)


def _face(solid, side):
    bone = sculpt.tapered(side, (0.066, 0.800, 0.236), (0.044, 0.660, 0.318), 0.024, 0.020)
    solid = sculpt.union(solid, bone, 0.024)
    brow = sculpt.tapered(side, (0.054, 0.880, 0.166), (0.054, 0.876, 0.222), 0.028, 0.019)
    solid = sculpt.union(solid, brow, 0.026)
    socket = sculpt.ellipsoid(side, (0.112, 0.832, 0.204), (0.036, 0.030, 0.044))
    solid = sculpt.cut(solid, socket, 0.012)
    eye = sculpt.ellipsoid(side, (0.074, 0.832, 0.204), (0.031, 0.025, 0.031))
    solid = sculpt.union(solid, eye, 0.004)
    flare = sculpt.ellipsoid(side, (0.052, 0.630, 0.332), (0.036, 0.040, 0.032))
    solid = sculpt.union(solid, flare, 0.018)
    nostril = sculpt.ellipsoid(side, (0.090, 0.632, 0.344), (0.036, 0.024, 0.014))
    solid = sculpt.cut(solid, nostril, 0.010)
    flat = side * np.array([0.0, 1.0, 1.0])
    mouth = sculpt.tapered(flat, (0.0, 0.562, 0.400), (0.0, 0.604, 0.266), 0.010, 0.005)
    return sculpt.cut(solid, mouth, 0.010)


def _ears(solid, side):
    low = sculpt.tapered(side, (0.048, 0.945, 0.078), (0.058, 1.005, 0.090), 0.032, 0.031)
    ear = sculpt.union(low, sculpt.tapered(side, (0.058, 1.005, 0.090), (0.058, 1.078, 0.112), 0.031, 0.009), 0.01)
    cup = sculpt.tapered(side, (0.072, 0.990, 0.128), (0.064, 1.048, 0.128), 0.024, 0.012)
    return sculpt.union(solid, sculpt.cut(ear, cup, 0.008), 0.016)


def _mane(plane, depth, aside):
    """How far the carved mane stands out: locks that hang from the crest, round on top and sharp between."""
    nearest, along = np.full(len(plane), np.inf), np.zeros(len(plane))
    travelled = 0.0
    for a, b in zip(CREST[:-1], CREST[1:]):
        edge = b - a
        t = np.clip((plane - a) @ edge / (edge @ edge), 0.0, 1.0)
        gap = np.linalg.norm(plane - a - t[:, None] * edge, axis=1)
        closer = gap < nearest
        nearest = np.where(closer, gap, nearest)
        along = np.where(closer, travelled + t * np.linalg.norm(edge), along)
        travelled += np.linalg.norm(edge)
    behind = (depth < 0.0) & (nearest < 0.02 - depth)
    inwards = np.where(behind, -nearest, nearest)
    # Locks part at the crest and sweep down as they leave it.
    phase = (along - 0.62 * np.maximum(inwards, 0.0) - 0.55 * aside) / LOCK_LENGTH
    lock = (np.sin(np.pi * phase) ** 2 + 0.02) ** 0.36
    border = MANE_WIDTH * (0.80 + 0.28 * lock)
    inside = _smooth((border - inwards) / 0.022)
    ends = _smooth(along / 0.05) * _smooth((travelled - along) / 0.10)
    return inside * ends * (0.006 + 0.019 * lock)


def _smooth(t):
    t = np.clip(t, 0.0, 1.0)
    return t * t * (3.0 - 2.0 * t)
