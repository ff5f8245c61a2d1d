//! What to do about what is missing. Decides only; `setup` acts.

use crate::need::{NEEDS, Need, Purpose};
use crate::system::System;

/// Who may install.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rights {
    /// We are the administrator.
    Root,
    /// We may become the administrator.
    Sudo,
    /// Neither.
    None,
}

/// What to do.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Plan {
    /// All is there.
    Nothing,
    /// Say the sentence, run the commands in order.
    Install {
        /// What is about to be installed, and why.
        say: String,
        /// Each a program and its arguments.
        commands: Vec<Vec<&'static str>>,
    },
    /// Stop: the right to install is missing.
    Refuse {
        /// What is missing.
        missing: String,
        /// What an administrator types.
        command: String,
    },
    /// Name it and carry on: looking for it by hand may err, and the build will tell.
    Name {
        /// What is missing.
        missing: String,
        /// What installs it, where the package names are known.
        command: Option<String>,
    },
}

/// The needs of `purposes` that `is_met` denies.
pub(crate) fn missing(
    system: System,
    purposes: &[Purpose],
    is_met: impl Fn(&Need) -> bool,
) -> Vec<&'static Need> {
    if system == System::Complete {
        return Vec::new();
    }
    NEEDS.iter().filter(|need| purposes.contains(&need.purpose) && !is_met(need)).collect()
}

/// What to do on `system` about `missing`, with these rights.
pub(crate) fn plan(system: System, rights: Rights, missing: &[&Need]) -> Plan {
    if missing.is_empty() {
        return Plan::Nothing;
    }
    let listed = missing
        .iter()
        .map(|need| match need.package(system) {
            Some(package) => format!("{package} (for {})", need.what),
            None => format!("{} (for {})", need.sign.name(), need.what),
        })
        .collect::<Vec<_>>()
        .join(", ");
    let packages = missing.iter().filter_map(|need| need.package(system));
    let install = system
        .installer()
        .map(|installer| installer.iter().copied().chain(packages).collect::<Vec<&'static str>>());
    match (system, rights, install) {
        (System::Debian, Rights::Root | Rights::Sudo, Some(install)) => {
            let become_root: &[&'static str] = if rights == Rights::Sudo { &["sudo"] } else { &[] };
            let quiet = ["env", "DEBIAN_FRONTEND=noninteractive"];
            let command = |words: &[&'static str]| [become_root, quiet.as_slice(), words].concat();
            Plan::Install {
                say: format!("Installing with apt-get: {listed}."),
                commands: vec![command(&["apt-get", "update"]), command(&install)],
            }
        }
        (System::Debian, Rights::None, Some(install)) => Plan::Refuse {
            missing: listed,
            command: format!("apt-get update && {}", install.join(" ")),
        },
        (_, Rights::Root, install) => {
            Plan::Name { missing: listed, command: install.map(|words| words.join(" ")) }
        }
        (_, Rights::Sudo | Rights::None, install) => Plan::Name {
            missing: listed,
            command: install.map(|words| format!("sudo {}", words.join(" "))),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::{Plan, Rights, missing, plan};
    use crate::need::{NEEDS, Need, Purpose};
    use crate::system::System;

    fn lacking(what: &str) -> Vec<&'static Need> {
        NEEDS.iter().filter(|need| need.what == what).collect()
    }

    #[test]
    fn nothing_is_done_where_nothing_is_missing() {
        assert_eq!(plan(System::Debian, Rights::None, &[]), Plan::Nothing);
        assert_eq!(plan(System::OtherUnix, Rights::Root, &[]), Plan::Nothing);
    }

    #[test]
    fn macos_and_windows_lack_nothing() {
        assert!(missing(System::Complete, &[Purpose::Play, Purpose::Test], |_| false).is_empty());
    }

    #[test]
    fn only_the_needs_of_the_purpose_count() {
        let play = missing(System::Debian, &[Purpose::Play], |_| false);
        assert!(play.iter().any(|need| need.what == "sound"));
        assert!(play.iter().all(|need| need.purpose == Purpose::Play));
        let sound_there = missing(System::Debian, &[Purpose::Play], |need| need.what == "sound");
        assert_eq!(sound_there.len(), play.len() - 1);
    }

    #[test]
    fn root_on_debian_installs() {
        let Plan::Install { say, commands } = plan(System::Debian, Rights::Root, &lacking("sound"))
        else {
            panic!("an administrator installs");
        };
        assert_eq!(say, "Installing with apt-get: libasound2-dev (for sound).");
        assert_eq!(commands[0][2..], ["apt-get", "update"]);
        assert_eq!(
            commands[1].join(" "),
            "env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
             libasound2-dev"
        );
    }

    #[test]
    fn sudo_stands_before_every_command() {
        let Plan::Install { commands, .. } = plan(System::Debian, Rights::Sudo, &lacking("sound"))
        else {
            panic!("who may become the administrator installs");
        };
        assert!(commands.iter().all(|command| command[0] == "sudo"));
    }

    #[test]
    fn without_rights_the_exact_command_is_given() {
        assert_eq!(
            plan(System::Debian, Rights::None, &lacking("sound")),
            Plan::Refuse {
                missing: "libasound2-dev (for sound)".to_owned(),
                command: "apt-get update && apt-get install -y --no-install-recommends \
                          libasound2-dev"
                    .to_owned(),
            }
        );
    }

    #[test]
    fn other_systems_are_told_in_their_own_names() {
        assert_eq!(
            plan(System::Fedora, Rights::Sudo, &lacking("sound")),
            Plan::Name {
                missing: "alsa-lib-devel (for sound)".to_owned(),
                command: Some("sudo dnf install alsa-lib-devel".to_owned()),
            }
        );
        assert_eq!(
            plan(System::OtherUnix, Rights::Root, &lacking("sound")),
            Plan::Name { missing: "alsa (for sound)".to_owned(), command: None }
        );
    }

    #[test]
    fn every_need_has_its_own_sign() {
        for (index, need) in NEEDS.iter().enumerate() {
            let twin = NEEDS[..index].iter().find(|other| other.sign == need.sign);
            assert!(twin.is_none(), "{} has the sign of another need", need.what);
        }
    }
}
