"""Builds the six chessmen into models/chess_set.glb.

Run: blender -b -P assets/source/chess_set.py
"""

import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import horse
import levels
import sculpt
from lathe import Profile, turn
from turnery import SIDES, arc_length, ball, collar, drawn, foot, plinth


def pawn():
    profile = foot(0.285, 0.118, 0.34).curve((0.098, 0.42), (0.092, 0.475), steps=3)
    profile.line(0.112, 0.484).line(0.168, 0.498).arc(0.168, 0.530, 0.85).line(0.098, 0.552)
    return turn(ball(profile, 0.150, 0.785), SIDES)


def rook():
    profile = foot(0.330, 0.205, 0.34).curve((0.186, 0.45), (0.180, 0.56), steps=3)
    profile.line(0.205, 0.566).bead(0.602, 0.8)
    profile.line(0.196, 0.606).curve((0.205, 0.635), (0.236, 0.668), steps=3)
    profile.line(0.0, 0.668)
    body = turn(profile, SIDES)
    outer, inner, low, well, top = 0.252, 0.158, 0.655, 0.795, 0.920
    wall = [(0.0, low), (0.236, low), (outer, low + 0.02), (outer - 0.003, top - 0.012), (outer - 0.015, top), (inner + 0.010, top), (inner, top - 0.010), (inner, well), (0.0, well)]
    slots = 6

    def crown(p):
        solid = sculpt.turned(p, wall)
        angle = np.arctan2(p[:, 2], p[:, 0])
        sector = 2.0 * np.pi / slots
        near = (angle + sector / 2.0) % sector - sector / 2.0
        radius = np.hypot(p[:, 0], p[:, 2])
        across, out = radius * np.sin(near), radius * np.cos(near)
        slot = np.stack([out - 0.2, p[:, 1] - 0.93, across], axis=1)
        return sculpt.cut(solid, sculpt.box(slot, (0.2, 0.085, 0.040), 0.006), 0.016)

    return body.joined(
        sculpt.skin(crown, (-0.28, 0.62, -0.28), (0.28, 0.95, 0.28), 0.0075, 3000, 0.664, arc_length(profile) - 0.9)
    )


def bishop():
    profile = foot(0.315, 0.128, 0.38).curve((0.104, 0.50), (0.095, 0.605), steps=3)
    collar(profile, 0.204, 0.665, 0.040)
    profile.line(0.098, 0.722)
    profile.line(0.0, 0.722)
    body = turn(profile, SIDES)
    base, tip = 0.715, 1.120
    outline = Profile(0.0, base).line(0.095, base)
    outline.curve((0.158, 0.778), (0.184, 0.850), (0.168, 0.940), (0.108, 1.040), (0.042, 1.108), steps=6)
    outline.line(0.028, 1.120).line(0.0, tip + 0.004)

    def mitre(p):
        solid = sculpt.turned(p, drawn(outline))
        slot = sculpt.rotated(p - np.array([0.128, 0.980, 0.0]), "z", np.radians(-54.0))
        solid = sculpt.cut(solid, sculpt.box(slot, (0.160, 0.0235, 0.3), 0.004), 0.014)
        knob = np.linalg.norm(p - np.array([0.0, 1.157, 0.0]), axis=1) - 0.046
        return sculpt.union(solid, knob, 0.012)

    return body.joined(
        sculpt.skin(mitre, (-0.21, 0.69, -0.21), (0.21, 1.22, 0.21), 0.0065, 3000, 0.719, arc_length(profile) - 0.9)
    )


def queen():
    profile = foot(0.350, 0.145, 0.42).curve((0.115, 0.58), (0.104, 0.715), steps=4)
    collar(profile, 0.222, 0.780, 0.046)
    profile.line(0.112, 0.846).line(0.0, 0.846)
    body = turn(profile, SIDES)
    points = 9
    rim, tip = 1.130, 0.226
    wall = Profile(0.0, 0.835).line(0.112, 0.835)
    wall.curve((0.128, 0.905), (0.160, 1.000), (0.196, 1.075), (tip, rim), steps=6)
    wall.line(tip - 0.042, rim + 0.006).line(0.150, 1.066).line(0.0, 1.066)
    dome = Profile(0.0, 1.000).line(0.150, 1.000).line(0.150, 1.062)
    dome.curve((0.134, 1.108), (0.086, 1.150), (0.0, 1.166), steps=5)

    def coronet(p):
        angle = np.arctan2(p[:, 2], p[:, 0])
        sector = 2.0 * np.pi / points
        near = (angle + sector / 2.0) % sector - sector / 2.0
        radius = np.hypot(p[:, 0], p[:, 2])
        across, out = radius * np.sin(near), radius * np.cos(near)
        spot = np.stack([out, p[:, 1], across], axis=1)
        scallop = sculpt.tapered(spot, (0.100, 1.118, 0.0), (0.40, 1.185, 0.0), 0.036, 0.080)
        solid = sculpt.cut(sculpt.turned(p, drawn(wall)), scallop, 0.016)
        return sculpt.union(solid, sculpt.turned(p, drawn(dome)), 0.010)

    crown = sculpt.skin(coronet, (-0.25, 0.82, -0.25), (0.25, 1.20, 0.25), 0.007, 2800, 0.842, arc_length(profile) - 0.9)
    finial = Profile(0.060, 1.155).line(0.036, 1.176).line(0.034, 1.184)
    return body.joined(crown, turn(ball(finial, 0.062, 1.300), 32))


def king():
    profile = foot(0.370, 0.155, 0.45).curve((0.122, 0.62), (0.110, 0.785), steps=3)
    collar(profile, 0.236, 0.852, 0.048)
    profile.line(0.122, 0.920)
    profile.curve((0.138, 0.985), (0.168, 1.078), (0.194, 1.152), steps=3)
    profile.arc(0.200, 1.180, 0.6).line(0.178, 1.192)
    profile.curve((0.150, 1.236), (0.100, 1.270), (0.058, 1.284), steps=3)
    profile.line(0.054, 1.290).bead(1.316, 0.8).line(0.0, 1.320)
    body = turn(profile, SIDES)
    centre, arm = 1.413, 0.094

    def cross(p):
        q = p - np.array([0.0, centre, 0.0])
        radius = np.linalg.norm(q[:, :2], axis=1)
        # Arms flare from the middle to their ends.
        upright, beam = 0.022 + 0.22 * np.abs(q[:, 1]), 0.022 + 0.22 * np.abs(q[:, 0])
        bar = lambda along, across, half: np.maximum(np.abs(along) - arm, (np.abs(across) - half) * 0.976)
        plate = np.minimum(bar(q[:, 1], q[:, 0], upright), bar(q[:, 0], q[:, 1], beam))
        depth = np.abs(q[:, 2]) - 0.027
        edge = 0.016
        outside = np.linalg.norm(np.maximum(np.stack([plate, depth], axis=1) + edge, 0.0), axis=1)
        solid = outside + np.minimum(np.maximum(plate, depth) + edge, 0.0) - edge
        boss = np.sqrt(radius**2 + q[:, 2] ** 2) - 0.036
        return sculpt.union(solid, boss, 0.012)

    low, high = (-0.12, 1.29, -0.06), (0.12, 1.53, 0.06)
    return body.joined(sculpt.skin(cross, low, high, 0.005, 1000, 1.314, 0.3))


def knight():
    r = 0.330
    profile = (
        plinth(r)
        .arc(r * 0.78, 0.168, 0.22)
        .line(r * 0.76, 0.182)
        .arc(r * 0.74, 0.212, 0.75)
        .line(r * 0.70, 0.222)
        .line(0.0, 0.232)
    )
    body = turn(profile, SIDES)
    return body.joined(
        sculpt.skin(horse.aside, horse.LOW, horse.HIGH, 0.0060, 5900, 0.215, arc_length(profile) - 0.55)
    )


def main():
    men = {man.__name__: man() for man in (pawn, knight, bishop, rook, queen, king)}
    levels.write("chess_set", men)


main()
