"""Synthesises the sounds of the table into sounds/ as 16-bit mono WAV at 44.1 kHz.

Run: python3 assets/source/sounds.py   (needs numpy)

A struck thing is a sum of damped modes, given as (hertz, seconds to fall by 60 dB, loudness).
"""

import wave
from pathlib import Path

import numpy as np

OUT = Path(__file__).resolve().parent.parent / "sounds"
RATE = 44_100
# -6 dB below full scale.
PEAK = 10.0 ** (-6.0 / 20.0)

BOARD = ((196, 0.13, 0.55), (342, 0.12, 1.0), (587, 0.085, 0.72), (921, 0.060, 0.46), (1483, 0.040, 0.30), (2310, 0.026, 0.18), (3640, 0.016, 0.09))
MAN = ((742, 0.075, 0.9), (1215, 0.055, 0.8), (1986, 0.040, 0.5), (2933, 0.028, 0.32), (4410, 0.018, 0.15))
HEAVY = ((128, 0.19, 0.75), (231, 0.17, 1.0), (396, 0.12, 0.75), (668, 0.080, 0.45), (1090, 0.050, 0.24), (1790, 0.032, 0.12))
DULL = ((98, 0.15, 0.7), (157, 0.13, 1.0), (248, 0.09, 0.55), (391, 0.055, 0.22))
BELL = ((0.5, 1.30, 0.22), (1.0, 1.10, 1.0), (1.19, 0.60, 0.10), (2.0, 0.75, 0.42), (2.74, 0.42, 0.14), (3.01, 0.45, 0.16), (4.16, 0.26, 0.07), (5.43, 0.16, 0.035))


def silence(seconds):
    return np.zeros(int(seconds * RATE))


def struck(modes, seconds, hardness, rng):
    """The modes ringing from one blow; a harder hammer has a shorter contact (seconds) and wakes the high ones."""
    t = np.arange(int(seconds * RATE)) / RATE
    sound = np.zeros_like(t)
    for hertz, fall, loud in modes:
        hertz *= 1.0 + 0.004 * rng.standard_normal()
        woken = 1.0 / (1.0 + (hertz * hardness) ** 2)
        sound += loud * woken * np.exp(-6.908 * t / fall) * np.sin(2 * np.pi * hertz * t)
    return sound * np.minimum(t / max(hardness, 1e-4), 1.0)


def breath(seconds, low, high, rng, rise=0.25):
    """Noise between two frequencies that swells and dies: felt, cloth, the scrape of wood."""
    count = int(seconds * RATE)
    spectrum = np.fft.rfft(rng.standard_normal(count))
    hertz = np.fft.rfftfreq(count, 1.0 / RATE)
    spectrum *= 1.0 / (1.0 + (low / np.maximum(hertz, 1.0)) ** 4) / (1.0 + (hertz / high) ** 4)
    noise = np.fft.irfft(spectrum, count)
    t = np.linspace(0.0, 1.0, count)
    envelope = np.where(t < rise, np.sin(0.5 * np.pi * t / rise) ** 2, np.cos(0.5 * np.pi * (t - rise) / (1 - rise)) ** 2)
    return noise / noise.std() * envelope


def mixed(seconds, *parts):
    """Parts (start in seconds, loudness, samples) laid over one another."""
    sound = silence(seconds)
    for start, loud, samples in parts:
        first = int(start * RATE)
        samples = samples[: len(sound) - first]
        sound[first : first + len(samples)] += loud * samples
    return sound


def pick(rng):
    return mixed(
        0.16,
        (0.0, 0.16, breath(0.12, 350, 2600, rng, rise=0.35)),
        (0.004, 0.55, struck(MAN, 0.10, 0.00035, rng)),
        (0.004, 0.30, struck(BOARD, 0.12, 0.0008, rng)),
    )


def move(rng):
    return mixed(
        0.34,
        (0.0, 1.0, struck(BOARD, 0.30, 0.00030, rng)),
        (0.0, 0.30, struck(MAN, 0.12, 0.00025, rng)),
        (0.0, 0.10, breath(0.05, 120, 1400, rng, rise=0.08)),
        (0.052, 0.20, struck(BOARD, 0.20, 0.00045, rng)),
    )


def capture(rng):
    return mixed(
        0.46,
        (0.0, 0.85, struck(MAN, 0.16, 0.00018, rng)),
        (0.0, 0.35, struck(BOARD, 0.20, 0.00030, rng)),
        (0.088, 1.15, struck(HEAVY, 0.34, 0.00028, rng)),
        (0.088, 0.60, struck(BOARD, 0.30, 0.00022, rng)),
        (0.088, 0.12, breath(0.06, 90, 1200, rng, rise=0.06)),
        (0.150, 0.20, struck(BOARD, 0.20, 0.00045, rng)),
    )


def bell(hertz, seconds, rng):
    modes = [(hertz * ratio, fall * (523.0 / hertz) ** 0.4, loud) for ratio, fall, loud in BELL]
    return struck(modes, seconds, 0.00045, rng)


def check(rng):
    return mixed(0.95, (0.0, 1.0, bell(587.3, 0.95, rng)), (0.11, 0.75, bell(880.0, 0.84, rng)))


def end(rng):
    notes = ((0.0, 146.8, 0.7), (0.0, 293.7, 0.9), (0.09, 440.0, 0.75), (0.18, 587.3, 0.65), (0.27, 740.0, 0.50), (0.40, 880.0, 0.30))
    return mixed(2.4, *((start, loud, chord_tone(hertz, 2.4 - start)) for start, hertz, loud in notes))


def chord_tone(hertz, seconds):
    t = np.arange(int(seconds * RATE)) / RATE
    tone = sum(
        np.sin(2 * np.pi * hertz * partial * (1 + 0.0006 * voice) * t + voice) * 0.42**partial
        for partial in range(1, 6)
        for voice in (-1, 0, 1)
    )
    return tone * (1.0 - np.exp(-t / 0.018)) * np.exp(-t / (0.75 * (293.7 / hertz) ** 0.3))


def stack(rng):
    """Wood set down on wood, not on the board: higher and drier than a move."""
    return mixed(
        0.34,
        (0.0, 0.9, struck(MAN, 0.20, 0.00030, rng)),
        (0.0, 0.45, struck(BOARD, 0.22, 0.00060, rng)),
        (0.060, 0.40, struck(MAN, 0.14, 0.00045, rng)),
        (0.0, 0.10, breath(0.05, 200, 1800, rng, rise=0.08)),
    )


def freeze(rng):
    """Frost that creeps: a swell of high crackle, and glass ringing softly when it has closed."""
    glass = ((2093, 0.55, 0.5), (2794, 0.45, 0.4), (3951, 0.35, 0.3), (5274, 0.24, 0.2), (7040, 0.15, 0.1))
    crackle = [(start, 0.16 + 0.3 * start, chip(rng)) for start in np.sort(rng.uniform(0.02, 0.42, 26))]
    return mixed(
        1.1,
        (0.0, 0.10, breath(0.60, 2600, 9000, rng, rise=0.7)),
        *crackle,
        (0.42, 0.55, struck(glass, 0.65, 0.00006, rng)),
    )


def thaw(rng):
    """Ice that gives way: a sharp crack, then splinters."""
    crack = ((880, 0.06, 0.8), (1661, 0.05, 1.0), (2637, 0.04, 0.7), (4186, 0.03, 0.4))
    splinters = [(start, 0.55 * np.exp(-5.0 * start), chip(rng)) for start in 0.03 + rng.exponential(0.12, 30)]
    return mixed(
        0.9,
        (0.0, 1.0, struck(crack, 0.20, 0.00008, rng)),
        (0.0, 0.35, breath(0.05, 1500, 9000, rng, rise=0.05)),
        *[splinter for splinter in splinters if splinter[0] < 0.8],
    )


def chip(rng):
    pitch = rng.uniform(2200.0, 6500.0)
    return struck(((pitch, 0.035, 1.0), (pitch * 1.53, 0.025, 0.5)), 0.05, 0.00005, rng)


def splash(rng):
    """Something heavy steps into shallow water: a soft blow, a rush, and drops."""
    drops = [(start, 0.22, drop(rng)) for start in np.sort(rng.uniform(0.12, 0.75, 9))]
    return mixed(
        1.0,
        (0.0, 0.5, struck(DULL, 0.20, 0.0014, rng)),
        (0.0, 0.30, breath(0.55, 400, 3800, rng, rise=0.10)),
        *drops,
    )


def drop(rng):
    """A bubble closing: a tone that rises as it fades."""
    t = np.arange(int(0.09 * RATE)) / RATE
    pitch = rng.uniform(600.0, 1500.0)
    return np.sin(2 * np.pi * pitch * t * (1.0 + 2.2 * t)) * np.exp(-t / 0.02) * np.minimum(t / 0.002, 1.0)


def shot(rng):
    """A string let go, an arm that thuds home, and a stone through the air."""
    string = ((82, 0.28, 0.8), (165, 0.24, 1.0), (247, 0.20, 0.7), (330, 0.16, 0.5), (495, 0.10, 0.35), (742, 0.07, 0.2))
    return mixed(
        0.9,
        (0.0, 0.9, struck(string, 0.40, 0.00060, rng)),
        (0.0, 0.10, breath(0.04, 800, 5000, rng, rise=0.05)),
        (0.09, 0.60, struck(HEAVY, 0.30, 0.00050, rng)),
        (0.10, 0.22, breath(0.60, 300, 1600, rng, rise=0.30)),
    )


def wings(rng):
    """Three slow beats of leather wings and a low breath."""
    beats = [(0.24 * nth, 0.50 - 0.1 * nth, breath(0.26, 70, 700, rng, rise=0.35)) for nth in range(3)]
    t = np.arange(int(0.7 * RATE)) / RATE
    throat = np.sin(2 * np.pi * (64.0 - 14.0 * t) * t + 2.2 * np.sin(2 * np.pi * 23.0 * t))
    growl = throat * np.sin(np.pi * t / 0.7) ** 2
    return mixed(1.0, *beats, (0.16, 0.30, growl))


def rise(rng):
    """A man becomes another: wood on the board and two small bells upwards."""
    return mixed(
        1.0,
        (0.0, 0.8, struck(BOARD, 0.30, 0.00030, rng)),
        (0.06, 0.45, bell(784.0, 0.8, rng)),
        (0.18, 0.45, bell(1174.7, 0.7, rng)),
    )


def room(rng):
    """The tone of a quiet room, to be repeated: air, far away, without a seam."""
    seconds = 12.0
    count = int(seconds * RATE)
    hertz = np.fft.rfftfreq(count, 1.0 / RATE)
    # Noise made in the frequency domain repeats without a seam.
    colour = 1.0 / (1.0 + (hertz / 180.0) ** 1.6) / (1.0 + (40.0 / np.maximum(hertz, 1.0)) ** 4)
    spectrum = colour * (rng.standard_normal(len(hertz)) + 1j * rng.standard_normal(len(hertz)))
    spectrum[0] = 0.0
    sound = np.fft.irfft(spectrum, count)
    t = np.arange(count) / RATE
    return sound * (1.0 + 0.15 * np.sin(2 * np.pi * t / seconds) + 0.1 * np.sin(2 * np.pi * 3 * t / seconds + 1.0))


def low_time(rng):
    tick = ((1180, 0.045, 1.0), (1890, 0.030, 0.45), (3120, 0.016, 0.15))
    return mixed(0.10, (0.0, 1.0, struck(tick, 0.09, 0.00040, rng)), (0.0, 0.25, struck(DULL, 0.09, 0.0008, rng)))


def refuse(rng):
    return mixed(
        0.28,
        (0.0, 1.0, struck(DULL, 0.22, 0.0016, rng)),
        (0.0, 0.16, breath(0.07, 60, 500, rng, rise=0.12)),
        (0.095, 0.55, struck(DULL, 0.18, 0.0020, rng)),
    )


def finished(sound):
    """Without direct current, faded at both ends, at the common peak."""
    t = np.arange(len(sound)) / RATE
    sound = sound - sound.mean() * np.hanning(len(sound)) * 2.0
    left = len(sound) / RATE - t
    sound = sound * np.minimum(t / 0.0008, 1.0) * np.sin(0.5 * np.pi * np.minimum(left / min(0.25 * t[-1], 0.4), 1.0)) ** 2
    return sound / np.abs(sound).max() * PEAK


def endless(sound):
    """At the common peak, and at half the rate: it holds nothing high."""
    return (sound / np.abs(sound).max() * PEAK)[::2]


def main():
    OUT.mkdir(exist_ok=True)
    makers = (pick, move, capture, check, end, low_time, refuse, stack, freeze, thaw, splash, shot, wings, rise, room)
    for seed, make in enumerate(makers):
        sound = make(np.random.default_rng(100 + seed))
        sound, rate = (endless(sound), RATE // 2) if make is room else (finished(sound), RATE)
        with wave.open(str(OUT / f"{make.__name__}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(rate)
            file.writeframes(np.round(sound * 32767.0).astype("<i2").tobytes())
        hertz = np.fft.rfftfreq(len(sound), 1.0 / rate)
        power = np.abs(np.fft.rfft(sound)) ** 2
        loud = 20 * np.log10(np.sqrt((sound**2).mean()))
        print(
            f"{make.__name__:9} {len(sound) / rate:.2f} s  peak {20 * np.log10(np.abs(sound).max()):.1f} dBFS  rms {loud:.1f} dBFS"
            f"  centroid {(hertz * power).sum() / power.sum():.0f} Hz  loudest {hertz[power.argmax()]:.0f} Hz"
        )


main()
