"""Builds the Joker into models/joker_set.glb.

Run: blender -b -P assets/source/joker_set.py
"""

import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import levels
import sculpt
from lathe import Profile, turn
from turnery import SIDES, arc_length, foot

# The points of the cap, as angles about the axis: one forwards and two to the sides, a little behind.
POINTS = np.radians((-90.0, 35.0, 145.0))
# A point's middle line (out, up) and its thickness from the crown to the bell.
ROAD = ((0.050, 0.905), (0.165, 1.035), (0.285, 1.015), (0.345, 0.905))
THICKNESS = (0.135, 0.112, 0.074, 0.034)
BELL, BELL_RADIUS = (0.356, 0.848), 0.072
# Points of the ruff.
TEETH = 9


def joker():
    profile = foot(0.320, 0.140, 0.36).curve((0.116, 0.45), (0.108, 0.545), steps=3)
    profile.line(0.128, 0.553).bead(0.583, 0.8).line(0.0, 0.590)
    body = turn(profile, SIDES)
    low, high = (-0.46, 0.56, -0.46), (0.46, 1.20, 0.46)
    face = sculpt.skin(head, low, high, 0.0085, 2500, 0.586, arc_length(profile) - 0.7)
    return body.joined(face, *bells())


def head(p):
    """A face between ruff and cap."""
    solid = sculpt.union(ruff(p), sculpt.ellipsoid(p, (0.0, 0.775, 0.0), (0.128, 0.150, 0.128)), 0.016)
    nose = sculpt.ellipsoid(p, (0.0, 0.768, -0.130), (0.026, 0.030, 0.040))
    solid = sculpt.union(solid, nose, 0.012)
    return sculpt.union(solid, cap(p), 0.006)


def ruff(p):
    """A collar cut into points that hang outwards."""
    _, across = sculpt.around(p, TEETH)
    radius = np.hypot(p[:, 0], p[:, 2])
    near = np.arcsin(np.clip(np.abs(across) / np.maximum(radius, 1e-9), 0.0, 1.0))
    reach = 0.245 - 0.088 * near / (np.pi / TEETH)
    droop = 0.655 - 1.15 * np.maximum(radius - 0.10, 0.0) ** 1.45
    return sculpt.slab(np.abs(p[:, 1] - droop) - 0.027, (radius - reach) * 0.80, edge=0.016) * 0.8


def cap(p):
    """Three stuffed points over a rolled brim."""
    radius = np.hypot(p[:, 0], p[:, 2])
    brim = np.hypot(radius - 0.122, p[:, 1] - 0.830) - 0.030
    solid = sculpt.union(brim, sculpt.ellipsoid(p, (0.0, 0.880, 0.0), (0.140, 0.110, 0.140)), 0.010)
    for angle in POINTS:
        out = p[:, 0] * np.cos(angle) + p[:, 2] * np.sin(angle)
        across = p[:, 2] * np.cos(angle) - p[:, 0] * np.sin(angle)
        spot = np.stack([out, p[:, 1], across], axis=1)
        solid = sculpt.union(solid, point(spot), 0.022)
    return solid


def point(spot):
    knots = [(out, up, 0.0) for out, up in ROAD]
    return sculpt.limb(spot, knots, THICKNESS, 0.03)


def bells():
    """One on the tip of each point of the cap: two bowls closed by a band."""
    low = BELL[1] - BELL_RADIUS
    profile = Profile(0.0, low).arc(BELL_RADIUS - 0.002, BELL[1] - 0.010, 0.40)
    profile.bead(BELL[1] + 0.010, 0.9).arc(0.0, BELL[1] + BELL_RADIUS, 0.40)
    bell = turn(profile, 32)
    return [bell.moved(BELL[0] * np.cos(angle), 0.0, BELL[0] * np.sin(angle)) for angle in POINTS]


def main():
    men = {"joker": joker()}
    levels.write("joker_set", men)


main()
