//! Whether there is a display to open a window on.

/// Whether a window can be opened: a display is named and answers.
pub(crate) fn is_usable() -> bool {
    if cfg!(any(target_os = "macos", target_os = "windows")) {
        return true;
    }
    let value = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let wayland = value("WAYLAND_DISPLAY")
        .and_then(|name| wayland_socket(&name, value("XDG_RUNTIME_DIR").as_deref()));
    let x11 = value("DISPLAY").and_then(|name| x11_address(&name));
    wayland.is_some_and(|socket| answers(&Address::Socket(socket)))
        || x11.is_some_and(|address| answers(&address))
}

#[derive(Debug, PartialEq, Eq)]
enum Address {
    Socket(String),
    Host(String, u16),
}

fn wayland_socket(name: &str, runtime: Option<&str>) -> Option<String> {
    if name.starts_with('/') {
        return Some(name.to_owned());
    }
    runtime.map(|folder| format!("{folder}/{name}"))
}

/// Reads `host:display.screen`; without a host it is a socket of this machine.
fn x11_address(display: &str) -> Option<Address> {
    let (host, number) = display.rsplit_once(':')?;
    let number: u16 = number.split('.').next()?.parse().ok()?;
    Some(match host {
        "" | "unix" => Address::Socket(format!("/tmp/.X11-unix/X{number}")),
        host => Address::Host(host.to_owned(), number.checked_add(6000)?),
    })
}

#[cfg(unix)]
fn answers(address: &Address) -> bool {
    use std::net::TcpStream;
    use std::os::unix::net::UnixStream;

    match address {
        Address::Socket(path) => UnixStream::connect(path).is_ok(),
        Address::Host(host, port) => TcpStream::connect((host.as_str(), *port)).is_ok(),
    }
}

#[cfg(not(unix))]
fn answers(_: &Address) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::{Address, answers, wayland_socket, x11_address};

    #[test]
    fn displays_are_read_as_x11_writes_them() {
        let socket = |path: &str| Some(Address::Socket(path.to_owned()));
        assert_eq!(x11_address(":0"), socket("/tmp/.X11-unix/X0"));
        assert_eq!(x11_address(":99.0"), socket("/tmp/.X11-unix/X99"));
        assert_eq!(
            x11_address("localhost:10.0"),
            Some(Address::Host("localhost".to_owned(), 6010))
        );
        assert_eq!(x11_address("nonsense"), None);
        assert_eq!(x11_address(":"), None);
    }

    #[test]
    fn wayland_sockets_lie_in_the_runtime_folder() {
        assert_eq!(
            wayland_socket("wayland-0", Some("/run/user/7")).as_deref(),
            Some("/run/user/7/wayland-0")
        );
        assert_eq!(wayland_socket("/run/w", None).as_deref(), Some("/run/w"));
        assert_eq!(wayland_socket("wayland-0", None), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_display_nobody_serves_is_none() {
        assert!(!answers(&Address::Socket("/tmp/.X11-unix/X65000".to_owned())));
    }
}
