//! What the game and its tests need from the system, and which package brings it where.

use crate::system::System;

/// What a need is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Building and playing.
    Play,
    /// Drawing where there is no display.
    Screen,
    /// Putting a film together.
    Film,
    /// Making models, textures and sounds.
    Assets,
    /// The tests.
    Test,
}

/// How to find out whether a need is met where packages cannot be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// A program on `PATH`.
    Program(&'static str),
    /// A module `pkg-config` knows.
    Module(&'static str),
    /// A shared library the loader knows, by its soname.
    Library(&'static str),
    /// A module Python knows.
    Python(&'static str),
    /// A font that covers this language, as `fc-list` tells.
    Font(&'static str),
}

impl Sign {
    /// What is looked for.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Program(name) | Self::Module(name) | Self::Library(name) | Self::Python(name) => {
                name
            }
            Self::Font(_) => "a font",
        }
    }
}

/// One thing the system has to bring.
#[derive(Debug)]
pub(crate) struct Need {
    /// What it is for, to be read after "for".
    pub(crate) what: &'static str,
    /// Who needs it.
    pub(crate) purpose: Purpose,
    /// How to see that it is there.
    pub(crate) sign: Sign,
    debian: &'static str,
    fedora: &'static str,
    arch: &'static str,
    suse: &'static str,
}

impl Need {
    /// The package that brings it there; `None` where the names are not known.
    pub(crate) const fn package(&self, system: System) -> Option<&'static str> {
        match system {
            System::Debian => Some(self.debian),
            System::Fedora => Some(self.fedora),
            System::Arch => Some(self.arch),
            System::Suse => Some(self.suse),
            System::OtherUnix | System::Complete => None,
        }
    }
}

/// Everything needed on Linux. Only sound is linked when the game is built; the libraries of
/// the window system, the keyboard and Vulkan are opened by name when it runs.
pub(crate) const NEEDS: &[Need] = &[
    Need {
        what: "finding libraries while building",
        purpose: Purpose::Play,
        sign: Sign::Program("pkg-config"),
        debian: "pkg-config",
        fedora: "pkgconf-pkg-config",
        arch: "pkgconf",
        suse: "pkg-config",
    },
    Need {
        what: "sound",
        purpose: Purpose::Play,
        sign: Sign::Module("alsa"),
        debian: "libasound2-dev",
        fedora: "alsa-lib-devel",
        arch: "alsa-lib",
        suse: "alsa-devel",
    },
    Need {
        what: "windows under X11",
        purpose: Purpose::Play,
        sign: Sign::Library("libX11-xcb.so.1"),
        debian: "libx11-xcb1",
        fedora: "libX11-xcb",
        arch: "libx11",
        suse: "libX11-xcb1",
    },
    Need {
        what: "the pointer's shape",
        purpose: Purpose::Play,
        sign: Sign::Library("libXcursor.so.1"),
        debian: "libxcursor1",
        fedora: "libXcursor",
        arch: "libxcursor",
        suse: "libXcursor1",
    },
    Need {
        what: "mouse and touch",
        purpose: Purpose::Play,
        sign: Sign::Library("libXi.so.6"),
        debian: "libxi6",
        fedora: "libXi",
        arch: "libxi",
        suse: "libXi6",
    },
    Need {
        what: "the keyboard",
        purpose: Purpose::Play,
        sign: Sign::Library("libxkbcommon-x11.so.0"),
        debian: "libxkbcommon-x11-0",
        fedora: "libxkbcommon-x11",
        arch: "libxkbcommon-x11",
        suse: "libxkbcommon-x11-0",
    },
    Need {
        what: "windows under Wayland",
        purpose: Purpose::Play,
        sign: Sign::Library("libwayland-client.so.0"),
        debian: "libwayland-client0",
        fedora: "libwayland-client",
        arch: "wayland",
        suse: "libwayland-client0",
    },
    Need {
        what: "drawing with Vulkan",
        purpose: Purpose::Play,
        sign: Sign::Library("libvulkan.so.1"),
        debian: "libvulkan1",
        fedora: "vulkan-loader",
        arch: "vulkan-icd-loader",
        suse: "libvulkan1",
    },
    Need {
        what: "drawing without a graphics card too",
        purpose: Purpose::Play,
        sign: Sign::Library("libvulkan_lvp.so"),
        debian: "mesa-vulkan-drivers",
        fedora: "mesa-vulkan-drivers",
        arch: "vulkan-swrast",
        suse: "libvulkan_lvp",
    },
    Need {
        what: "Nepali and Hindi letters",
        purpose: Purpose::Play,
        sign: Sign::Font("hi"),
        debian: "fonts-noto-core",
        fedora: "google-noto-sans-devanagari-fonts",
        arch: "noto-fonts",
        suse: "noto-sans-devanagari-fonts",
    },
    Need {
        what: "a screen where there is none",
        purpose: Purpose::Screen,
        sign: Sign::Program("xvfb-run"),
        debian: "xvfb",
        fedora: "xorg-x11-server-Xvfb",
        arch: "xorg-server-xvfb",
        suse: "xvfb-run",
    },
    Need {
        what: "the key to that screen",
        purpose: Purpose::Screen,
        sign: Sign::Program("xauth"),
        debian: "xauth",
        fedora: "xorg-x11-xauth",
        arch: "xorg-xauth",
        suse: "xauth",
    },
    Need {
        what: "putting a film together",
        purpose: Purpose::Film,
        sign: Sign::Program("ffmpeg"),
        debian: "ffmpeg",
        fedora: "ffmpeg-free",
        arch: "ffmpeg",
        suse: "ffmpeg",
    },
    Need {
        what: "making models",
        purpose: Purpose::Assets,
        sign: Sign::Program("blender"),
        debian: "blender",
        fedora: "blender",
        arch: "blender",
        suse: "blender",
    },
    Need {
        what: "arrays in Blender and in scripts",
        purpose: Purpose::Assets,
        sign: Sign::Python("numpy"),
        debian: "python3-numpy",
        fedora: "python3-numpy",
        arch: "python-numpy",
        suse: "python3-numpy",
    },
    Need {
        what: "pictures in scripts",
        purpose: Purpose::Assets,
        sign: Sign::Python("PIL"),
        debian: "python3-pil",
        fedora: "python3-pillow",
        arch: "python-pillow",
        suse: "python3-Pillow",
    },
    Need {
        what: "real clicks in tests",
        purpose: Purpose::Test,
        sign: Sign::Program("xdotool"),
        debian: "xdotool",
        fedora: "xdotool",
        arch: "xdotool",
        suse: "xdotool",
    },
    Need {
        what: "pictures of windows in tests",
        purpose: Purpose::Test,
        sign: Sign::Program("import"),
        debian: "imagemagick",
        fedora: "ImageMagick",
        arch: "imagemagick",
        suse: "ImageMagick",
    },
];
