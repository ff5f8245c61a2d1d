//! How long ago something was, in words.

use std::time::{Duration, SystemTime};

use crate::text::Words;

/// "5 minutes ago", in the largest unit that is not less than one.
pub(super) fn ago(words: &Words, then: SystemTime) -> String {
    let (key, count) = unit(then.elapsed().unwrap_or_default());
    words.fill(key, &[("count", count.into())])
}

const fn unit(passed: Duration) -> (&'static str, u64) {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    match passed.as_secs() {
        seconds @ DAY.. => ("ago-days", seconds / DAY),
        seconds @ HOUR.. => ("ago-hours", seconds / HOUR),
        seconds @ MINUTE.. => ("ago-minutes", seconds / MINUTE),
        _ => ("ago-now", 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_unit_is_named() {
        let of = |seconds| unit(Duration::from_secs(seconds));
        assert_eq!(of(59), ("ago-now", 0));
        assert_eq!(of(60), ("ago-minutes", 1));
        assert_eq!(of(2 * 3600 + 5), ("ago-hours", 2));
        assert_eq!(of(49 * 3600), ("ago-days", 2));
    }
}
