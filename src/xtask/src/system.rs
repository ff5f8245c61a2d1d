//! Which system this is, as far as installing goes.

/// A family of systems that install alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum System {
    /// Debian, Ubuntu and what is built on them: `apt-get`.
    Debian,
    /// Fedora, RHEL and their kin: `dnf`.
    Fedora,
    /// Arch and its kin: `pacman`.
    Arch,
    /// openSUSE: `zypper`.
    Suse,
    /// A Linux (or other Unix) whose package names are not known here.
    OtherUnix,
    /// macOS and Windows, which bring all that the game needs.
    Complete,
}

impl System {
    /// The system this program runs on.
    pub(crate) fn here() -> Self {
        if cfg!(any(target_os = "macos", target_os = "windows")) {
            return Self::Complete;
        }
        let text = ["/etc/os-release", "/usr/lib/os-release"]
            .iter()
            .find_map(|path| std::fs::read_to_string(path).ok())
            .unwrap_or_default();
        Self::from_os_release(&text)
    }

    /// Reads os-release(5): `ID` first, then the words of `ID_LIKE`, nearest kin first.
    pub(crate) fn from_os_release(text: &str) -> Self {
        let field = |name: &str| {
            text.lines()
                .filter_map(|line| line.trim().split_once('='))
                .find(|(key, _)| *key == name)
                .map_or("", |(_, value)| value.trim_matches(['"', '\'']))
        };
        std::iter::once(field("ID"))
            .chain(field("ID_LIKE").split_whitespace())
            .find_map(Self::from_id)
            .unwrap_or(Self::OtherUnix)
    }

    /// The words that install packages, to be followed by their names.
    pub(crate) const fn installer(self) -> Option<&'static [&'static str]> {
        match self {
            Self::Debian => Some(&["apt-get", "install", "-y", "--no-install-recommends"]),
            Self::Fedora => Some(&["dnf", "install"]),
            Self::Arch => Some(&["pacman", "-S", "--needed"]),
            Self::Suse => Some(&["zypper", "install"]),
            Self::OtherUnix | Self::Complete => None,
        }
    }

    fn from_id(id: &str) -> Option<Self> {
        match id {
            "debian" | "ubuntu" | "linuxmint" | "pop" | "raspbian" => Some(Self::Debian),
            "fedora" | "rhel" | "centos" => Some(Self::Fedora),
            "arch" | "archlinux" | "manjaro" => Some(Self::Arch),
            "suse" | "opensuse" | "opensuse-leap" | "opensuse-tumbleweed" => Some(Self::Suse),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::System;

    #[test]
    fn the_id_decides() {
        let debian = "PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nID=debian\n";
        assert_eq!(System::from_os_release(debian), System::Debian);
        assert_eq!(System::from_os_release("ID=\"opensuse-tumbleweed\"\n"), System::Suse);
        assert_eq!(System::from_os_release("NAME=Arch\nID=arch\n"), System::Arch);
    }

    #[test]
    fn kin_decide_where_the_id_is_unknown() {
        let derived = "ID=zorin\nID_LIKE=\"ubuntu debian\"\n";
        assert_eq!(System::from_os_release(derived), System::Debian);
        let clone = "ID=\"rocky\"\nID_LIKE=\"rhel centos fedora\"\n";
        assert_eq!(System::from_os_release(clone), System::Fedora);
    }

    #[test]
    fn an_unknown_system_is_not_guessed_at() {
        assert_eq!(System::from_os_release("ID=nixos\n"), System::OtherUnix);
        assert_eq!(System::from_os_release(""), System::OtherUnix);
        assert_eq!(System::from_os_release("VERSION_ID=debian"), System::OtherUnix);
    }
}
