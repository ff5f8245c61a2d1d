"""The knight's horse as a signed distance: an outline seen from the side, given breadth, then carved."""

import numpy as np

import sculpt
from lathe import closed_spline, spline

# Everything is drawn in the plane (forward, up); the knight looks forward along -z.
LOW, HIGH = (-0.27, 0.17, -0.44), (0.27, 1.12, 0.36)

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

CREST = spline([(0.120, 0.985), (0.020, 0.985), (-0.075, 0.940), (-0.165, 0.862), (-0.228, 0.755), (-0.258, 0.630), (-0.262, 0.500), (-0.246, 0.390)], 8)
LOCKS = 9


def head(p):
    """Distance to the horse for points (n, 3)."""
    forward, up = -p[:, 2], p[:, 1]
    side = np.stack([np.abs(p[:, 0]), up, forward], axis=1)
    solid = _body(side, forward, up)
    solid = _cheek(solid, side)
    solid = _face(solid, side)
    solid = _ears(solid, side)
    return _mane(solid, side)


def _body(side, forward, up):
    plane = np.stack([forward, up], axis=1)
    reach = ((plane[:, None, :] - BREADTH[None, :, :2]) ** 2).sum(axis=2) / BREADTH_REACH**2
    weight = np.exp(-(reach - reach.min(axis=1, keepdims=True)))
    breadth = (weight * BREADTH[:, 2]).sum(axis=1) / weight.sum(axis=1)
    depth = -sculpt.polygon(plane, OUTLINE)
    # An ellipse's section towards the outline, flat-sided further in.
    rim = np.maximum(1.0 - depth / (breadth * 1.15), 0.0)
    return (np.sqrt((side[:, 0] / breadth) ** 2 + rim**2) - 1.0) * breadth


def _cheek(solid, side):
    jaw = sculpt.ellipsoid(side, (0.070, 0.715, 0.135), (0.060, 0.100, 0.098))
    solid = sculpt.union(solid, jaw, 0.030)
    # The hollow between jaw and neck.
    hollow = sculpt.tapered(side, (0.150, 0.640, 0.030), (0.135, 0.830, 0.020), 0.032, 0.018)
    return sculpt.cut(solid, hollow, 0.05)


def _face(solid, side):
    brow = sculpt.ellipsoid(side, (0.066, 0.856, 0.205), (0.034, 0.034, 0.046))
    solid = sculpt.union(solid, brow, 0.03)
    socket = sculpt.ellipsoid(side, (0.112, 0.826, 0.212), (0.030, 0.024, 0.034))
    solid = sculpt.cut(solid, socket, 0.012)
    eye = sculpt.ellipsoid(side, (0.076, 0.828, 0.212), (0.020, 0.020, 0.023))
    solid = sculpt.union(solid, eye, 0.004)
    flare = sculpt.ellipsoid(side, (0.052, 0.632, 0.332), (0.030, 0.036, 0.030))
    solid = sculpt.union(solid, flare, 0.02)
    nostril = sculpt.ellipsoid(side, (0.086, 0.628, 0.340), (0.026, 0.022, 0.014))
    solid = sculpt.cut(solid, nostril, 0.010)
    plane = side[:, [2, 1]]
    mouth = sculpt.tapered(np.stack([plane[:, 0], plane[:, 1], 0 * plane[:, 0]], axis=1), (0.40, 0.560, 0), (0.262, 0.604, 0), 0.010, 0.005)
    return sculpt.cut(solid, mouth, 0.010)


def _ears(solid, side):
    ear = sculpt.tapered(side, (0.052, 0.945, 0.100), (0.068, 1.060, 0.128), 0.038, 0.008)
    cup = sculpt.tapered(side, (0.072, 0.975, 0.150), (0.082, 1.040, 0.156), 0.022, 0.008)
    return sculpt.union(solid, sculpt.cut(ear, cup, 0.01), 0.016)


def _mane(solid, side):
    spots = np.linspace(0, len(CREST) - 1, LOCKS + 1)
    for i in range(LOCKS):
        at = CREST[int(round(spots[i]))]
        ahead = CREST[min(int(round(spots[i])) + 2, len(CREST) - 1)]
        down = (ahead - at) / np.linalg.norm(ahead - at)
        inward = np.array([-down[1], down[0]])
        if inward @ (np.array([0.05, 0.6]) - at) < 0:
            inward = -inward
        root = at + inward * 0.012
        middle = at + inward * 0.075 + down * 0.045
        end = at + inward * 0.120 + down * 0.125
        lock = sculpt.tapered(side, (0.006, root[1], root[0]), (0.088, middle[1], middle[0]), 0.036, 0.034)
        lock = sculpt.union(lock, sculpt.tapered(side, (0.088, middle[1], middle[0]), (0.104, end[1], end[0]), 0.034, 0.010), 0.02)
        solid = sculpt.union(solid, lock, 0.008)
    return solid
