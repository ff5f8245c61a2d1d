"""Builds the eight men of Keres into models/keres_set.glb.

Run: blender -b -P assets/source/keres_set.py

A man is a drum with a flat deck and a crown on it. Whoever is carried stands on the deck, its drum hiding the crown; so
each drum has a ground plan of its own, which tells the role from above and from every side.
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
from turnery import SIDES, arc_length, ball, collar, drawn

# Every deck's height. Crowns stay within CROWN of the axis, and drums are at least that thick.
DECK, CROWN = 0.42, 0.20
CELL = 0.0085
DRUM_TRIANGLES, CROWN_TRIANGLES = 2600, 1800


def soldier():
    """A barrel; a ball under a broad-brimmed helmet."""
    drum = (
        footed(0.290)
        .line(0.246, 0.098)
        .arc(0.246, 0.352, 0.30)
        .line(0.236, 0.356)
        .line(0.262, 0.366)
        .arc(0.262, DECK, 0.75)
        .line(0.0, DECK)
    )
    crown = Profile(0.096, DECK - 0.01).line(0.094, 0.500).bead(0.530, 0.8).line(0.090, 0.545).line(0.120, 0.575)
    crown.line(0.178, 0.562).arc(0.180, 0.588, 0.9).line(0.130, 0.612).arc(0.0, 0.745, 0.42)
    return turn(drum, SIDES).joined(turn(crown, SIDES))


def bishop():
    """An hourglass; a mitre."""
    drum = (
        footed(0.335)
        .arc(0.268, 0.132, 0.20)
        .curve((0.226, 0.190), (0.212, 0.248), (0.232, 0.310), (0.296, 0.362), steps=3)
        .line(0.318, 0.370)
        .arc(0.318, DECK, 0.70)
        .line(0.0, DECK)
    )
    outline = Profile(0.0, DECK - 0.02).line(0.110, DECK - 0.02).line(0.110, 0.452).arc(0.110, 0.484, 0.8)
    outline.line(0.098, 0.490).curve((0.150, 0.560), (0.166, 0.622), (0.144, 0.700), (0.086, 0.776), (0.0, 0.824), steps=5)

    def mitre(p):
        slot = sculpt.rotated(p - np.array([0.112, 0.720, 0.0]), "z", np.radians(-52.0))
        solid = sculpt.cut(sculpt.turned(p, drawn(outline)), sculpt.box(slot, (0.150, 0.021, 0.3), 0.004), 0.014)
        return sculpt.union(solid, np.linalg.norm(p - np.array([0.0, 0.842, 0.0]), axis=1) - 0.040, 0.012)

    return turn(drum, SIDES).joined(crown(mitre, 0.92))


def rook():
    """A tower whose battlements are the deck; a turret on it."""
    wall = footed(0.345).line(0.290, 0.092).curve((0.266, 0.160), (0.262, 0.220), steps=3)
    wall.line(0.268, 0.226).line(0.318, 0.270).line(0.322, 0.276).line(0.322, DECK - 0.012).arc(0.310, DECK, 0.42)
    wall.line(0.0, DECK)

    def tower(p):
        solid = sculpt.turned(p, drawn(wall))
        solid = slotted(p, solid, 8, 0.046, 0.325, 0.330, 0.100)
        out, across = sculpt.around(p, 8, np.pi / 8.0)
        loop = np.stack([out - 0.27, p[:, 1] - 0.170, across], axis=1)
        return sculpt.cut(solid, sculpt.box(loop, (0.030, 0.048, 0.016), 0.010), 0.010)

    outline = Profile(0.0, DECK - 0.02).line(0.150, DECK - 0.02).line(0.142, 0.570).line(0.182, 0.612)
    outline.line(0.182, 0.716).line(0.176, 0.724).line(0.120, 0.724).line(0.114, 0.718).line(0.114, 0.650).line(0.0, 0.650)

    def turret(p):
        return slotted(p, sculpt.turned(p, drawn(outline)), 6, 0.036, 0.672, 0.150, 0.100)

    return drum(tower).joined(crown(turret, 0.78))


def paladin():
    """A cross that points along files and ranks; a great helm with a cross for its crest."""
    profile = moulded(0.0, -0.052, -0.030)

    def plan(p):
        arms = [rectangle(p, 0.365, 0.172), rectangle(p, 0.172, 0.365)]
        return sculpt.union(*arms, 0.11)

    outline = Profile(0.0, DECK - 0.02).line(0.168, DECK - 0.02).line(0.168, 0.452).line(0.150, 0.470)
    outline.line(0.158, 0.640).arc(0.118, 0.716, 0.24).arc(0.0, 0.742, 0.10)

    def helm(p):
        solid = sculpt.turned(p, drawn(outline))
        radius = np.hypot(p[:, 0], p[:, 2])
        out, across = sculpt.around(p, 4)
        rib = sculpt.slab(np.abs(across) - 0.026, radius - 0.176, np.abs(p[:, 1] - 0.570) - 0.130)
        solid = sculpt.union(solid, rib, 0.010)
        band = sculpt.slab(radius - 0.176, np.abs(p[:, 1] - 0.602) - 0.040, -radius)
        solid = sculpt.union(solid, band, 0.010)
        slit = np.stack([out - 0.18, p[:, 1] - 0.602, np.abs(across) - 0.074], axis=1)
        solid = sculpt.cut(solid, sculpt.box(slit, (0.040, 0.014, 0.036), 0.006), 0.006)
        fin = sculpt.slab(np.abs(across) - 0.022, radius - 0.150, np.abs(p[:, 1] - 0.730) - 0.062)
        return sculpt.union(solid, fin, 0.012)

    return drum(lambda p: extruded(p, plan(p), profile)).joined(crown(helm, 0.84))


def guard():
    """A star that points along the diagonals, a shield between two points; a pointed helmet."""
    profile = moulded(0.0, -0.034, -0.018)
    tip, middle = 0.312, 0.222
    size = (tip**2 + (tip - middle) ** 2) / (2.0 * (tip - middle))

    def plan(p):
        out, across = sculpt.around(p, 4)
        return sculpt.cut(rectangle(p, tip, tip), np.hypot(out - middle - size, across) - size, 0.030)

    def bastion(p):
        solid = sculpt.union(extruded(p, plan(p), profile), pillar(p), 0.01)
        out, across = sculpt.around(p, 4)
        shield = np.maximum(sculpt.polygon(np.stack([np.abs(across), p[:, 1]], axis=1), SHIELD), np.abs(out - 0.2) - 0.062)
        return sculpt.union(solid, shield, 0.010)

    outline = Profile(0.0, DECK - 0.02).line(0.176, DECK - 0.02).line(0.190, 0.440).line(0.192, 0.462).line(0.150, 0.486)
    outline.line(0.148, 0.560).line(0.164, 0.566).arc(0.164, 0.604, 0.7).line(0.148, 0.610)
    outline.curve((0.136, 0.680), (0.094, 0.770), (0.034, 0.836), steps=4).line(0.0, 0.850)

    def helmet(p):
        solid = sculpt.turned(p, drawn(outline))
        out, across = sculpt.around(p, 4, np.pi / 4.0)
        ridge = sculpt.tapered(np.stack([out, p[:, 1], across], axis=1), (0.150, 0.600, 0.0), (0.028, 0.838, 0.0), 0.026, 0.016)
        solid = sculpt.union(solid, ridge, 0.010)
        nasal = sculpt.box(p - np.array([0.0, 0.530, -0.150]), (0.024, 0.070, 0.024), 0.010)
        solid = sculpt.union(solid, nasal, 0.010)
        return sculpt.union(solid, np.linalg.norm(p - np.array([0.0, 0.856, 0.0]), axis=1) - 0.030, 0.012)

    return drum(bastion).joined(crown(helmet, 0.90))


def knight():
    """The wheel of a spur, a point for each of his eight leaps; a horse."""
    profile = moulded(0.0, -0.040, -0.020)

    def plan(p):
        radius, angle = np.hypot(p[:, 0], p[:, 2]), np.arctan2(p[:, 2], p[:, 0])
        point = np.abs((angle / (np.pi / 4.0)) % 1.0 - 0.5) * 2.0
        return (radius - 0.278 - 0.100 * point**1.25) * 0.80

    size = 0.475
    foot = np.array([0.0, DECK - 0.200 * size, 0.0])

    def head(p):
        return horse.aside((p - foot) / size) * size

    bust = sculpt.skin(
        head, horse.LOW * np.array(size) + foot, horse.HIGH * np.array(size) + foot, 0.0042, 2900, DECK - 0.004, 0.3
    )
    star = lambda p: sculpt.union(extruded(p, plan(p), profile), pillar(p), 0.01)
    return drum(star).joined(bust)


def ballista():
    """A carriage with a prow and a bow before it; a bolt aimed between two springs."""
    profile = moulded(0.0, -0.046, -0.020)
    carriage = np.array([(-0.235, 0.330), (0.235, 0.330), (0.235, -0.150), (0.0, -0.375), (-0.235, -0.150)])

    def body(p):
        plan = sculpt.polygon(p[:, [0, 2]], carriage * 0.92) - 0.028
        solid = extruded(p, plan, profile)
        bow = sculpt.twofold(p)
        knots = [(0.0, 0.245, -0.318), (0.200, 0.245, -0.290), (0.340, 0.245, -0.200), (0.424, 0.245, -0.060)]
        limbs = sculpt.limb(bow, knots, (0.056, 0.052, 0.042, 0.034))
        string = sculpt.tapered(bow, (0.424, 0.245, -0.060), (0.180, 0.245, 0.130), 0.015, 0.015)
        return sculpt.union(sculpt.union(solid, limbs, 0.012), string, 0.012)

    def engine(p):
        aside = np.abs(p[:, 0])
        post = sculpt.box(np.stack([aside - 0.134, p[:, 1] - 0.55, p[:, 2] + 0.020], axis=1), (0.034, 0.17, 0.044), 0.010)
        lintel = sculpt.box(p - np.array([0.0, 0.695, -0.020]), (0.186, 0.034, 0.054), 0.010)
        sill = sculpt.box(p - np.array([0.0, 0.440, -0.020]), (0.186, 0.040, 0.054), 0.010)
        frame = sculpt.merged((post, lintel, sill), 0.012)
        q = sculpt.rotated(p - np.array([0.0, 0.560, 0.000]), "x", np.radians(-22.0))
        stock = sculpt.box(q - np.array([0.0, -0.040, 0.040]), (0.036, 0.034, 0.160), 0.010)
        bolt = sculpt.tapered(q, (0.0, 0.012, 0.180), (0.0, 0.012, -0.090), 0.020, 0.020)
        blade = sculpt.polygon(np.stack([np.abs(q[:, 0]), q[:, 2]], axis=1), BLADE)
        head = sculpt.slab(blade, np.abs(q[:, 1] - 0.012) - 0.022, blade)
        return sculpt.merged((frame, stock, bolt, head), 0.010)

    return drum(body).joined(crown(engine, 0.80))


def king():
    """Broad as the men he leads but nobody's pedestal: a robe, a collar and a crown with arches and a cross."""
    profile = footed(0.370).arc(0.300, 0.140, 0.20).line(0.292, 0.152).arc(0.282, 0.180, 0.75)
    profile.curve((0.224, 0.260), (0.160, 0.400), (0.136, 0.540), steps=4)
    collar(profile, 0.236, 0.610, 0.046)
    profile.line(0.130, 0.668).line(0.0, 0.668)
    body = turn(profile, SIDES)
    wall = Profile(0.0, 0.660).line(0.132, 0.660).line(0.146, 0.676).line(0.146, 0.706).line(0.136, 0.714)
    wall.curve((0.158, 0.790), (0.214, 0.872), steps=3).line(0.184, 0.884).line(0.138, 0.800).line(0.0, 0.800)

    def crown_of_state(p):
        radius = np.hypot(p[:, 0], p[:, 2])
        out, across = sculpt.around(p, 8)
        spot = np.stack([out, p[:, 1], across], axis=1)
        out, across = sculpt.around(p, 8, np.pi / 8.0)
        notch = np.hypot(across / 0.8, p[:, 1] - 0.905) - 0.072
        solid = sculpt.cut(sculpt.turned(p, drawn(wall)), np.maximum(notch, 0.10 - radius), 0.012)
        pearl = np.linalg.norm(spot - np.array([0.203, 0.900, 0.0]), axis=1) - 0.034
        solid = sculpt.union(solid, pearl, 0.010)
        cap = sculpt.ellipsoid(p, (0.0, 0.800, 0.0), (0.150, 0.150, 0.150))
        solid = sculpt.union(solid, cap, 0.010)
        orb = np.linalg.norm(p - np.array([0.0, 0.970, 0.0]), axis=1) - 0.052
        solid = sculpt.union(solid, orb, 0.012)
        upright, beam = 0.022 + 0.20 * np.abs(p[:, 1] - 1.085), 0.022 + 0.20 * np.abs(p[:, 0])
        arms = np.minimum(
            np.maximum(np.abs(p[:, 1] - 1.085) - 0.082, np.abs(p[:, 0]) - upright),
            np.maximum(np.abs(p[:, 0]) - 0.082, np.abs(p[:, 1] - 1.085) - beam),
        )
        return sculpt.union(solid, sculpt.slab(arms, np.abs(p[:, 2]) - 0.030, arms), 0.010)

    top = sculpt.skin(crown_of_state, (-0.26, 0.63, -0.26), (0.26, 1.20, 0.26), 0.007, 2700, 0.664, arc_length(profile) - 0.9)
    return body.joined(top)


# A shield's right half, seen from outside: (across, up).
SHIELD = [(-0.02, 0.345), (0.116, 0.345), (0.116, 0.245), (0.084, 0.165), (0.0, 0.108), (-0.02, 0.108)]

# A bolt's head, its right half seen from above: (across, back).
BLADE = [(-0.02, -0.215), (0.0, -0.215), (0.078, -0.085), (0.0, -0.100), (-0.02, -0.100)]


def footed(r):
    """The ring of radius `r` that a turned drum stands on."""
    return Profile(0.0, 0.0).line(r - 0.020, 0.0).arc(r - 0.005, 0.014, 0.35).arc(r - 0.005, 0.066, 0.42).line(r - 0.030, 0.074).line(r - 0.036, 0.090)


def moulded(foot, waist, deck):
    """A drum's section as (outwards from the plan, height): its foot, waist and deck stand out that far."""
    profile = (
        Profile(-0.8, 0.0)
        .line(foot - 0.012, 0.0)
        .arc(foot, 0.012, 0.40)
        .line(foot, 0.062)
        .arc(foot - 0.014, 0.076, 0.40)
        .line(waist + 0.006, 0.084)
        .line(waist, 0.096)
        .line(waist, 0.330)
        .line(deck, 0.362)
        .line(deck, DECK - 0.014)
        .arc(deck - 0.014, DECK, 0.40)
        .line(-0.8, DECK)
    )
    return drawn(profile)


def extruded(p, plan, profile):
    """A solid with the section `profile` all round a ground plan given by its distances."""
    return sculpt.polygon(np.stack([plan, p[:, 1]], axis=1), profile)


def pillar(p):
    """What fills a drum so that the crown of a man below is hidden."""
    return sculpt.slab(np.hypot(p[:, 0], p[:, 2]) - CROWN - 0.008, np.abs(p[:, 1] - 0.20) - 0.19, -np.ones(len(p)))


def rectangle(p, half_x, half_z):
    """Distance in plan to a rectangle about the axis."""
    x, z = np.abs(p[:, 0]) - half_x, np.abs(p[:, 2]) - half_z
    return np.hypot(np.maximum(x, 0.0), np.maximum(z, 0.0)) + np.minimum(np.maximum(x, z), 0.0)


def slotted(p, solid, count, half_width, sill, inner, height):
    """Gaps between merlons: `count` of them, from `sill` upwards and from `inner` outwards."""
    out, across = sculpt.around(p, count)
    gap = np.stack([out - inner - 0.1, p[:, 1] - sill - height, across], axis=1)
    return sculpt.cut(solid, sculpt.box(gap, (0.2, height, half_width), 0.008), 0.014)


def drum(solid):
    return sculpt.skin(solid, (-0.47, -0.03, -0.47), (0.47, DECK + 0.04, 0.47), CELL, DRUM_TRIANGLES, inward=0.6)


def crown(solid, top):
    low, high = (-0.24, DECK - 0.05, -0.24), (0.24, top, 0.24)
    return sculpt.skin(solid, low, high, 0.0065, CROWN_TRIANGLES, DECK - 0.002, 0.2, 0.3)


def main():
    men = (soldier, paladin, guard, ballista, rook, bishop, knight, king)
    men = {f"keres_{man.__name__}": man() for man in men}
    levels.write("keres_set", men)


main()
