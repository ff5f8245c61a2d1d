//! Writing a file so that at every moment either the old or the new one is there.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::{Builder, NamedTempFile};

use super::{Doing, KeepError};

/// How the names of half-written files begin.
const PART: &str = ".pancharanga-";
/// A half-written file older than this has been left by a killed program.
const STALE: Duration = Duration::from_secs(60 * 60);

/// Puts `text` into the file at `path`, whole or not at all; folders on the way are made.
///
/// # Errors
/// The system refuses; what stood there before is then untouched.
pub fn write_text(path: &Path, text: &str) -> Result<(), KeepError> {
    write(path, text.as_bytes()).map_err(Doing::Write.failed(path))
}

/// Reads a whole text.
///
/// # Errors
/// The system refuses, or the file is no text.
pub(super) fn read_text(path: &Path) -> Result<String, KeepError> {
    let bytes = fs::read(path).map_err(Doing::Read.failed(path))?;
    String::from_utf8(bytes).map_err(|_| KeepError::NotText { path: path.to_owned() })
}

/// Gives a damaged file another name, which no file had before; that name.
///
/// # Errors
/// The system refuses; the file is then where it was.
pub(super) fn set_aside(path: &Path) -> Result<PathBuf, KeepError> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    for nth in 1u32.. {
        let aside = path.with_file_name(format!("{name}.damaged-{nth}"));
        // An empty file reserves the name, so that two programs cannot take the same one.
        match File::create_new(&aside) {
            Ok(_) => {
                return match fs::rename(path, &aside) {
                    Ok(()) => Ok(aside),
                    Err(why) => {
                        // The reserved name is empty; the error below is what matters.
                        let _ = fs::remove_file(&aside);
                        Err(Doing::Rename.failed(path)(why))
                    }
                };
            }
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
            Err(why) => return Err(Doing::Rename.failed(path)(why)),
        }
    }
    unreachable!("there are always more numbers than files")
}

/// Removes what a killed program left half-written in `folder`.
pub(super) fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let old = entry
            .metadata()
            .and_then(|data| data.modified())
            .is_ok_and(|at| SystemTime::now().duration_since(at).is_ok_and(|age| age > STALE));
        if old && entry.file_name().to_string_lossy().starts_with(PART) {
            // Nobody misses it; the next start tries again.
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // Through a link the file it names is written, not the link replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let mut part = begin(folder)?;
    part.write_all(bytes)?;
    part.as_file().sync_all()?;
    part.persist(&path).map_err(|failed| failed.error)?;
    sync_folder(folder)
}

fn begin(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(PART).suffix(".part");
    #[cfg(unix)]
    let builder = {
        use std::os::unix::fs::PermissionsExt;
        // As any new file: the person's mask decides.
        builder.permissions(fs::Permissions::from_mode(0o666))
    };
    builder.tempfile_in(folder)
}

/// A renamed file is safe only when its folder is on disk too.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
