"""The people of Cyvasse: turned in one piece from foot to hat, with carved things in their hands."""

import numpy as np

import sculpt
from lathe import Profile, turn
from turnery import arc_length, ball, drawn, plinth

CELL, SIDES_OF_PEOPLE = 0.0075, 40
LOW = np.array((-0.46, 0.10, -0.48))


def militia():
    """A peasant under a broad straw hat, a cudgel on the shoulder."""
    profile = robed(0.300, 0.205, 0.128, 0.150, 0.400).arc(0.104, 0.560, 0.40)
    profile.line(0.212, 0.544).arc(0.216, 0.570, 0.9).line(0.126, 0.600)
    profile.curve((0.108, 0.658), (0.066, 0.714), (0.0, 0.734), steps=4)

    def cudgel(p):
        hands = sculpt.limb(p, [(0.120, 0.415, 0.0), (0.190, 0.320, -0.050), (0.165, 0.300, -0.165)], (0.052, 0.046, 0.040))
        wood = sculpt.tapered(p, (0.165, 0.220, -0.210), (0.175, 0.640, 0.040), 0.024, 0.050)
        other = sculpt.limb(p, [(-0.120, 0.415, 0.0), (-0.185, 0.300, 0.0), (-0.150, 0.240, -0.070)], (0.052, 0.046, 0.042))
        return sculpt.merged((hands, wood, other), 0.012)

    return turn(profile, SIDES_OF_PEOPLE).joined(carved(cudgel, 0.74, 1100, profile))


def spearman():
    """A round shield before him, a spear as tall as two of him."""
    profile = robed(0.315, 0.200, 0.130, 0.158, 0.440)
    profile.arc(0.112, 0.560, 0.30).line(0.140, 0.566).arc(0.138, 0.600, 0.8).line(0.118, 0.606)
    profile.curve((0.104, 0.660), (0.060, 0.722), (0.0, 0.760), steps=4)

    def arms(p):
        shaft = sculpt.tapered(p, (0.225, 0.112, -0.075), (0.225, 0.930, -0.120), 0.024, 0.022)
        q = p - np.array([0.225, 0.930, -0.120])
        blade = sculpt.polygon(np.stack([np.abs(q[:, 0]), q[:, 1]], axis=1), BLADE)
        ridge = 0.032 - 0.36 * np.abs(q[:, 0])
        blade = sculpt.slab(blade, np.abs(q[:, 2]) - ridge, blade, edge=0.004)
        collar = sculpt.tapered(p, (0.225, 0.900, -0.118), (0.225, 0.940, -0.120), 0.036, 0.036)
        arm = sculpt.limb(p, [(0.125, 0.430, 0.0), (0.205, 0.340, 0.010), (0.225, 0.380, -0.085)], (0.054, 0.048, 0.044))
        return sculpt.merged((shaft, blade, collar, arm, shield(p)), 0.010)

    def shield(p):
        q = sculpt.rotated(p - np.array([-0.105, 0.330, -0.185]), "y", np.radians(26.0))
        q = sculpt.rotated(q, "x", np.radians(-12.0))
        out = np.hypot(q[:, 0], q[:, 1])
        dome = np.abs(q[:, 2] - 0.9 * out**2) - 0.020
        plate = sculpt.slab(dome, out - 0.195, dome, edge=0.010)
        rim = np.hypot(out - 0.186, q[:, 2] - 0.030) - 0.024
        boss = np.linalg.norm(q - np.array([0.0, 0.0, -0.010]), axis=1) - 0.058
        return sculpt.merged((plate, rim, boss), 0.008)

    return turn(profile, SIDES_OF_PEOPLE).joined(carved(arms, 1.26, 2400, profile))


def crossbowman():
    """A hood and a crossbow held out over half the board."""
    profile = robed(0.310, 0.205, 0.130, 0.158, 0.430).line(0.168, 0.462).bead(0.498, 0.8)
    profile.curve((0.132, 0.530), (0.128, 0.600), (0.092, 0.690), (0.034, 0.766), (0.0, 0.784), steps=4)

    def crossbow(p):
        tail = sculpt.tapered(p, (0.0, 0.745, 0.020), (0.0, 0.700, 0.150), 0.052, 0.024)
        face = sculpt.ellipsoid(p, (0.0, 0.595, -0.130), (0.072, 0.084, 0.050))
        q = sculpt.rotated(p - np.array([0.0, 0.440, -0.250]), "x", np.radians(-10.0))
        stock = sculpt.box(q - np.array([0.0, 0.0, 0.020]), (0.040, 0.036, 0.210), 0.012)
        bolt = sculpt.tapered(q, (0.0, 0.046, 0.170), (0.0, 0.046, -0.200), 0.022, 0.022)
        head = sculpt.tapered(q, (0.0, 0.046, -0.185), (0.0, 0.046, -0.235), 0.040, 0.010)
        bow = sculpt.twofold(q)
        knots = [(0.0, 0.010, -0.180), (0.140, 0.010, -0.165), (0.260, 0.010, -0.100), (0.345, 0.010, 0.010)]
        limbs = sculpt.limb(bow, knots, (0.046, 0.043, 0.036, 0.028))
        string = sculpt.tapered(bow, (0.345, 0.010, 0.010), (0.0, 0.034, 0.100), 0.013, 0.013)
        arms = sculpt.limb(
            sculpt.twofold(p), [(0.125, 0.425, 0.0), (0.190, 0.350, -0.080), (0.045, 0.405, -0.200)], (0.056, 0.050, 0.042)
        )
        return sculpt.merged((tail, stock, bolt, head, limbs, string, arms, face), 0.010)

    return turn(profile, SIDES_OF_PEOPLE).joined(carved(crossbow, 0.82, 2500, profile))


def king():
    """A cloak to the ground, a sceptre, and a crown with tall leaves."""
    profile = plinth(0.350).line(0.285, 0.118).arc(0.272, 0.150, 0.6)
    profile.curve((0.222, 0.290), (0.186, 0.430), (0.172, 0.540), steps=4)
    profile.line(0.206, 0.550).arc(0.196, 0.622, 0.75).line(0.120, 0.640).line(0.104, 0.655)
    profile.arc(0.122, 0.780, 0.45).line(0.0, 0.790)
    body = turn(profile, SIDES_OF_PEOPLE)
    wall = Profile(0.0, 0.770).line(0.130, 0.770).arc(0.132, 0.812, 0.7).line(0.128, 0.818)
    wall.curve((0.146, 0.900), (0.196, 1.050), steps=3).line(0.170, 1.056).line(0.112, 0.880).line(0.0, 0.880)

    def regalia(p):
        out, across = sculpt.around(p, 6, np.pi / 2.0)
        gap = 0.082 - 0.50 * (1.060 - p[:, 1])
        notch = np.maximum(np.abs(sculpt.around(p, 6, np.pi / 3.0)[1]) - gap, 0.06 - out)
        solid = sculpt.cut(sculpt.turned(p, drawn(wall)), notch * 0.85, 0.010)
        spot = np.stack([out, p[:, 1], across], axis=1)
        pearl = np.linalg.norm(spot - np.array([0.186, 1.066, 0.0]), axis=1) - 0.036
        cap = sculpt.ellipsoid(p, (0.0, 0.880, 0.0), (0.124, 0.110, 0.124))
        knob = np.linalg.norm(p - np.array([0.0, 1.010, 0.0]), axis=1) - 0.044
        return sculpt.merged((solid, pearl, cap, knob), 0.012)

    def sceptre(p):
        rod = sculpt.tapered(p, (0.245, 0.250, -0.165), (0.245, 0.730, -0.200), 0.022, 0.022)
        globe = np.linalg.norm(p - np.array([0.245, 0.775, -0.203]), axis=1) - 0.056
        arm = sculpt.limb(p, [(0.150, 0.530, -0.020), (0.225, 0.420, -0.060), (0.245, 0.440, -0.170)], (0.062, 0.058, 0.046))
        beard = sculpt.tapered(p, (0.0, 0.700, -0.105), (0.0, 0.580, -0.165), 0.078, 0.024)
        return sculpt.merged((rod, globe, arm, beard), 0.014)

    low, high = (-0.25, 0.74, -0.25), (0.25, 1.13, 0.25)
    crown = sculpt.skin(regalia, low, high, 0.0065, 2200, 0.772, arc_length(profile) - 0.9)
    return body.joined(crown, carved(sceptre, 0.86, 1200, profile))


# The right half of a spear's blade: (across, up).
BLADE = [(-0.02, 0.0), (0.020, 0.0), (0.066, 0.075), (0.052, 0.150), (0.0, 0.285), (-0.02, 0.285)]


def robed(r, hem, waist, chest, shoulder):
    """A plinth of radius `r` and a belted coat up to the neck over `shoulder`."""
    return (
        plinth(r)
        .line(hem, 0.118)
        .curve((hem * 0.90, 0.170), (waist * 1.04, shoulder - 0.150), steps=3)
        .bead(shoulder - 0.114, 0.7)
        .curve((chest, shoulder - 0.040), (chest * 0.86, shoulder + 0.016), (0.078, shoulder + 0.044), steps=3)
    )


def carved(solid, top, triangles, profile):
    """What a figure holds, up to the height `top`."""
    return sculpt.skin(solid, LOW, (-LOW[0], top, -LOW[2]), CELL, triangles, base_length=arc_length(profile) - 0.7)
