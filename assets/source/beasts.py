"""The beasts of Cyvasse, carved whole on turned feet."""

import numpy as np

import horse
import sculpt
from lathe import turn
from turnery import SIDES, plinth

CELL = 0.0085
# Where they stand.
GROUND = 0.112
# Horses and elephants stand a little across, so that neither seat sees them from behind only.
TURNED = np.radians(32.0)


def standing(r):
    return turn(plinth(r).line(0.0, GROUND + 0.004), SIDES)


def rider():
    """A man in a blown cloak on a trotting horse."""

    def mount(p):
        q = sculpt.twofold(p)
        body = sculpt.limb(p, [(0.0, 0.430, 0.190), (0.0, 0.415, 0.030), (0.0, 0.430, -0.120)], (0.128, 0.118, 0.126), 0.05)
        hind = sculpt.limb(q, [(0.075, 0.400, 0.200), (0.088, 0.270, 0.230), (0.086, 0.200, 0.262), (0.086, 0.120, 0.240)], (0.096, 0.058, 0.040, 0.046))
        planted = sculpt.limb(p, [(-0.072, 0.380, -0.140), (-0.080, 0.250, -0.170), (-0.080, 0.120, -0.180)], (0.080, 0.048, 0.046))
        raised = sculpt.limb(p, [(0.072, 0.380, -0.150), (0.076, 0.330, -0.300), (0.076, 0.215, -0.270)], (0.080, 0.050, 0.042))
        neck = sculpt.limb(p, [(0.0, 0.470, -0.130), (0.0, 0.600, -0.235), (0.0, 0.700, -0.275)], (0.120, 0.088, 0.070), 0.04)
        head = sculpt.limb(p, [(0.0, 0.700, -0.280), (0.0, 0.620, -0.375), (0.0, 0.580, -0.425)], (0.076, 0.054, 0.042), 0.03)
        ear = sculpt.tapered(q, (0.036, 0.755, -0.255), (0.044, 0.830, -0.260), 0.026, 0.008)
        mane = sculpt.slab(np.abs(p[:, 0]) - 0.026, sculpt.polygon(p[:, [2, 1]], MANE), np.abs(p[:, 0]) - 0.026)
        tail = sculpt.limb(p, [(0.0, 0.490, 0.270), (0.0, 0.500, 0.350), (0.0, 0.390, 0.410), (0.0, 0.270, 0.420)], (0.040, 0.046, 0.052, 0.012))
        return sculpt.merged((body, hind, planted, raised, neck, head, ear, mane, tail), 0.022)

    def man(p):
        q = sculpt.twofold(p)
        chest = sculpt.limb(p, [(0.0, 0.540, 0.020), (0.0, 0.650, 0.010), (0.0, 0.730, 0.000)], (0.098, 0.086, 0.094))
        leg = sculpt.limb(q, [(0.085, 0.545, 0.000), (0.158, 0.430, -0.080), (0.160, 0.290, -0.020), (0.165, 0.270, -0.075)], (0.072, 0.058, 0.044, 0.036))
        arm = sculpt.limb(q, [(0.105, 0.735, 0.000), (0.158, 0.630, -0.030), (0.062, 0.600, -0.150)], (0.056, 0.048, 0.040))
        skull = np.linalg.norm(p - np.array([0.0, 0.865, -0.010]), axis=1) - 0.086
        cap = sculpt.slab(np.hypot(p[:, 0], p[:, 2] + 0.010) - 0.128, np.abs(p[:, 1] - 0.895) - 0.018, -np.ones(len(p)))
        crown = sculpt.tapered(p, (0.0, 0.900, -0.010), (0.0, 0.965, 0.010), 0.084, 0.046)
        feather = sculpt.limb(p, [(0.080, 0.910, 0.000), (0.085, 1.010, 0.070), (0.080, 1.030, 0.150)], (0.020, 0.030, 0.010))
        return sculpt.merged((chest, leg, arm, skull, cap, crown, feather, cloak(p)), 0.012)

    def cloak(p):
        back, fall = p[:, 2] - 0.070, 0.770 - p[:, 1]
        half = 0.085 + 0.42 * np.maximum(fall, 0.0)
        bend = back - 0.55 * np.maximum(fall, 0.0) - 0.030 * np.sin(p[:, 0] * 26.0) * np.clip(fall * 4.0, 0.0, 1.0)
        sheet = np.abs(bend) * 0.80 - 0.020
        return sculpt.slab(sheet, np.abs(p[:, 0]) - half, np.abs(fall - 0.135) - 0.135)

    solid = lambda p: np.minimum(mount(across(p)), man(across(p)))
    return standing(0.345).joined(carved(solid, 1.08, 4600))


def knight():
    """A war-horse's head in plate, with the brush of a helmet for a crest."""

    def armoured(p):
        skin = horse.head(p)
        q = sculpt.twofold(p)
        up, forward = p[:, 1], -p[:, 2]
        # The plate over the face, from the ears to the nostrils, and its spike.
        face = np.maximum(0.205 - forward + (up - 0.60) * 0.36, np.maximum(0.665 - up, up - 0.930))
        plate = np.maximum(skin - 0.020, face)
        eye = sculpt.ellipsoid(q, (0.092, 0.832, 0.204), (0.046, 0.034, 0.048))
        plate = sculpt.cut(plate, eye, 0.008)
        spike = sculpt.tapered(p, (0.0, 0.850, -0.245), (0.0, 0.935, -0.385), 0.036, 0.007)
        # Three hoops about the neck.
        hoops = sculpt.merged(
            (sculpt.slab(skin - 0.030, np.abs(up + 0.22 * forward - height) - 0.044, -skin - 0.30) for height in (0.292, 0.398, 0.504)),
            0.004,
        )
        return sculpt.merged((np.minimum(np.minimum(skin, plate), hoops), spike, brush(p)), 0.010)

    def brush(p):
        flat = np.stack([-p[:, 2], p[:, 1]], axis=1)
        root = flat - np.array((0.030, 0.900))
        hair = np.abs(np.sin(np.arctan2(root[:, 1], root[:, 0]) * 11.0)) ** 0.7
        half = 0.026 + 0.016 * hair
        return sculpt.slab(sculpt.polygon(flat, BRUSH), np.abs(p[:, 0]) - half, np.abs(p[:, 0]) - 0.05, edge=0.016)

    body = turn(plinth(0.345).arc(0.272, 0.168, 0.22).line(0.264, 0.182).arc(0.256, 0.212, 0.75).line(0.0, 0.232), SIDES)
    low, high = (-0.46, 0.14, -0.46), (0.46, 1.34, 0.46)
    solid = lambda p: armoured(sculpt.rotated(p, "y", horse.ASIDE))
    return body.joined(sculpt.skin(solid, low, high, 0.0075, 4800, 0.215, 0.3))


def elephant():
    """Ears out, trunk up, a cloth on the back."""

    def whole(p):
        q = sculpt.twofold(p)
        body = sculpt.ellipsoid(p, (0.0, 0.450, 0.110), (0.205, 0.200, 0.270))
        legs = np.minimum(
            sculpt.tapered(q, (0.118, 0.360, -0.060), (0.125, 0.125, -0.080), 0.088, 0.082),
            sculpt.tapered(q, (0.118, 0.360, 0.270), (0.125, 0.125, 0.280), 0.092, 0.082),
        )
        legs = np.maximum(legs, 0.100 - p[:, 1])
        head = sculpt.union(
            sculpt.ellipsoid(p, (0.0, 0.560, -0.190), (0.128, 0.140, 0.130)),
            sculpt.ellipsoid(q, (0.055, 0.640, -0.175), (0.070, 0.070, 0.085)),
            0.03,
        )
        trunk = sculpt.limb(
            p,
            [(0.0, 0.520, -0.290), (0.0, 0.380, -0.350), (0.0, 0.320, -0.395), (0.0, 0.370, -0.440), (0.0, 0.460, -0.435), (0.0, 0.520, -0.405)],
            (0.082, 0.066, 0.054, 0.046, 0.040, 0.044),
        )
        solid = sculpt.merged((body, legs, head, trunk), 0.035)
        tusk = sculpt.limb(q, [(0.076, 0.460, -0.280), (0.108, 0.380, -0.370), (0.112, 0.400, -0.445)], (0.034, 0.030, 0.010))
        tail = sculpt.limb(p, [(0.0, 0.500, 0.365), (0.0, 0.400, 0.415), (0.0, 0.280, 0.400)], (0.024, 0.020, 0.030))
        eye = np.linalg.norm(q - np.array([0.104, 0.590, -0.275]), axis=1) - 0.024
        solid = sculpt.merged((solid, tusk, tail, eye), 0.010)
        return sculpt.union(cloth(p, body, solid), ear(q), 0.012)

    def ear(q):
        r = sculpt.rotated(q - np.array([0.115, 0.565, -0.145]), "y", np.radians(-28.0))
        outline = sculpt.polygon(r[:, [0, 1]], EAR)
        sheet = np.abs(r[:, 2] + 0.8 * (r[:, 0] - 0.12) ** 2) - 0.020
        return sculpt.slab(outline, sheet, outline, edge=0.012)

    def cloth(p, body, solid):
        hang = np.abs(p[:, 2] - 0.115) - 0.150
        spread = np.maximum(body - 0.020, np.maximum(hang, 0.330 - p[:, 1]))
        border = np.maximum(body - 0.034, np.maximum(np.abs(np.maximum(hang, 0.330 - p[:, 1]) + 0.022) - 0.020, 0.0 - p[:, 1]))
        pad = sculpt.slab(np.hypot(p[:, 0] / 0.9, p[:, 2] - 0.115) - 0.120, np.abs(p[:, 1] - 0.670) - 0.030, -np.ones(len(p)))
        return sculpt.merged((solid, spread, border, pad), 0.006)

    return standing(0.375).joined(carved(lambda p: whole(across(p)), 0.78, 4200))


def dragon():
    """On its haunches, wings spread, tail round its feet."""

    def whole(p):
        q = sculpt.twofold(p)
        trunk = sculpt.limb(p, [(0.0, 0.240, 0.090), (0.0, 0.370, 0.040), (0.0, 0.500, -0.030)], (0.140, 0.142, 0.118), 0.05)
        haunch = sculpt.ellipsoid(q, (0.130, 0.220, 0.060), (0.080, 0.110, 0.130))
        foot = sculpt.limb(q, [(0.150, 0.160, 0.060), (0.160, 0.138, -0.090)], (0.060, 0.042))
        arm = sculpt.limb(q, [(0.085, 0.460, -0.080), (0.130, 0.330, -0.120), (0.105, 0.150, -0.200), (0.115, 0.140, -0.260)], (0.068, 0.052, 0.046, 0.036))
        neck = sculpt.limb(p, NECK, (0.112, 0.086, 0.074, 0.068, 0.066), 0.04)
        head = sculpt.limb(p, [(0.0, 0.960, -0.160), (0.0, 0.930, -0.240), (0.0, 0.895, -0.345)], (0.078, 0.062, 0.044), 0.03)
        mouth = sculpt.tapered(p * np.array([0.0, 1.0, 1.0]), (0.0, 0.870, -0.420), (0.0, 0.915, -0.245), 0.018, 0.006)
        head = sculpt.cut(head, mouth, 0.008)
        tail = sculpt.limb(p, TAIL, (0.110, 0.084, 0.066, 0.052, 0.040, 0.020), 0.04)
        solid = sculpt.merged((trunk, haunch, foot, arm, neck, tail), 0.030)
        horn = sculpt.limb(q, [(0.040, 1.000, -0.150), (0.072, 1.070, -0.080), (0.084, 1.120, 0.010)], (0.034, 0.024, 0.008))
        brow = sculpt.tapered(q, (0.052, 0.990, -0.190), (0.036, 0.965, -0.260), 0.026, 0.014)
        solid = sculpt.merged((solid, head, horn, brow), 0.012)
        barb = sculpt.slab(sculpt.polygon(p[:, [0, 2]] - np.array(TAIL[-1])[[0, 2]], BARB), np.abs(p[:, 1] - TAIL[-1][1]) - 0.022, -np.ones(len(p)))
        return sculpt.merged((solid, barb, crest(p), wing(q)), 0.012)

    def crest(p):
        spine = [*NECK[::-1], (0.0, 0.400, 0.160), (0.0, 0.270, 0.240)]
        back = np.array([(0.0, 0.060, 0.080), (0.0, 0.030, 0.085), (0.0, 0.020, 0.090), (0.0, 0.030, 0.120), (0.0, 0.050, 0.130), (0.0, 0.050, 0.060), (0.0, 0.030, 0.050)])
        thorns = (
            sculpt.tapered(p, np.array(knot) + way * 0.3, np.array(knot) + way * 1.05, 0.042, 0.008)
            for knot, way in zip(spine, back)
        )
        return sculpt.merged(thorns, 0.010)

    def wing(q):
        # Swept a little back from the shoulders.
        r = sculpt.rotated(q - np.array([0.06, 0.0, 0.05]), "y", np.radians(22.0))
        flat = r[:, [0, 1]]
        sheet = np.abs(r[:, 2] + 0.9 * (r[:, 0] - 0.20) ** 2 - 0.03) - 0.014
        solid = sculpt.slab(sculpt.polygon(flat, WING), sheet, sheet, edge=0.006)
        bent = r + np.stack([np.zeros(len(r)), np.zeros(len(r)), 0.9 * (r[:, 0] - 0.20) ** 2 - 0.03], axis=1)
        wrist = (0.180, 0.960, 0.0)
        arm = sculpt.limb(bent, [(0.0, 0.500, 0.0), (0.100, 0.720, 0.0), wrist], (0.056, 0.040, 0.036))
        fingers = [sculpt.tapered(bent, wrist, (x, y, 0.0), 0.030, 0.016) for x, y in (WING[3], WING[5], WING[7])]
        claw = sculpt.tapered(bent, wrist, (0.195, 1.050, 0.0), 0.032, 0.008)
        return sculpt.merged((solid, arm, claw, *fingers), 0.012)

    return standing(0.360).joined(carved(whole, 1.16, 5400))


MANE = [(-0.300, 0.800), (-0.230, 0.800), (-0.120, 0.680), (-0.030, 0.550), (-0.050, 0.500), (-0.200, 0.600), (-0.290, 0.720)]
# The crest of a war-horse from the side: (forward, up).
BRUSH = [(0.130, 0.960), (0.150, 1.080), (0.110, 1.190), (0.020, 1.265), (-0.100, 1.280), (-0.215, 1.230), (-0.300, 1.130), (-0.345, 1.000), (-0.350, 0.860), (-0.235, 0.760), (-0.100, 0.900), (0.030, 0.960)]
EAR = [(0.0, 0.060), (0.060, 0.130), (0.160, 0.130), (0.225, 0.050), (0.220, -0.080), (0.160, -0.200), (0.090, -0.190), (0.030, -0.090), (0.0, -0.080)]
NECK = [(0.0, 0.500, -0.030), (0.0, 0.640, -0.070), (0.0, 0.770, -0.050), (0.0, 0.880, -0.060), (0.0, 0.950, -0.130)]
TAIL = [(0.0, 0.230, 0.160), (0.110, 0.190, 0.270), (0.255, 0.165, 0.235), (0.325, 0.155, 0.080), (0.310, 0.150, -0.080), (0.250, 0.150, -0.200)]
BARB = [(0.020, 0.060), (0.085, 0.010), (-0.060, -0.120), (-0.050, 0.075)]
# Out from the shoulder, and up: the leading edge, three finger-tips with scallops between, the root.
WING = [(0.0, 0.520), (0.095, 0.730), (0.180, 0.975), (0.420, 1.070), (0.350, 0.830), (0.425, 0.700), (0.295, 0.610), (0.310, 0.410), (0.160, 0.440), (0.040, 0.330)]


def across(p):
    return sculpt.rotated(p, "y", TURNED)


def carved(solid, top, triangles):
    return sculpt.skin(solid, (-0.50, 0.095, -0.53), (0.50, top, 0.50), CELL, triangles, 0.112, 0.3)
