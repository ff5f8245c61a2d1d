//! What happens to memory that is no longer needed.

/// Has large blocks given back to the system as soon as they are free. Pictures and models are
/// decoded in blocks of megabytes; once one was freed the C library would keep the next ones.
///
/// To be called before any other thread is started.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(unsafe_code, reason = "the C library knows no other way to say it")]
pub fn give_back() {
    /// Blocks from this size on, in bytes, are the system's own: the C library's first setting.
    const LARGE: i32 = 128 * 1024;
    for limit in [libc::M_MMAP_THRESHOLD, libc::M_TRIM_THRESHOLD] {
        // SAFETY: it sets a number of the allocator, and no other thread allocates yet.
        unsafe {
            libc::mallopt(limit, LARGE);
        }
    }
}

/// Nothing has to be said to other allocators.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn give_back() {}
