//! Clock times inside comments: `[%clk 1:02:03.4]`.

use std::fmt::Write;

const OPEN: &str = "[%clk ";

/// Takes the first clock time out of a comment: what is left of the comment, and the time in
/// milliseconds.
pub(super) fn take(comment: &str) -> (String, Option<u64>) {
    let found = comment.find(OPEN).and_then(|start| {
        let inside = start + OPEN.len();
        let end = inside + comment[inside..].find(']')?;
        Some((start, end + 1, read(comment[inside..end].trim())?))
    });
    match found {
        None => (comment.to_owned(), None),
        Some((start, end, time)) => {
            let (before, after) = (comment[..start].trim_end(), comment[end..].trim_start());
            let gap = if before.is_empty() || after.is_empty() { "" } else { " " };
            (format!("{before}{gap}{after}"), Some(time))
        }
    }
}

/// `[%clk h:mm:ss]`, with thousandths as far as needed.
pub(super) fn write(milliseconds: u64) -> String {
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000);
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    let mut text = format!("{OPEN}{hours}:{:02}:{:02}", minutes % 60, seconds % 60);
    if rest > 0 {
        let digits = format!("{rest:03}");
        write!(text, ".{}", digits.trim_end_matches('0')).expect("a string takes what is written");
    }
    text.push(']');
    text
}

/// Hours, minutes and seconds; digits past the thousandth are dropped.
fn read(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut parts = whole.split(':').map(number);
    let (hours, minutes, seconds) = (parts.next()??, parts.next()??, parts.next()??);
    if parts.next().is_some() || minutes > 59 || seconds > 59 {
        return None;
    }
    if !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let thousandths: String = fraction.chars().chain("000".chars()).take(3).collect();
    let seconds = hours.checked_mul(3600)?.checked_add(minutes * 60 + seconds)?;
    seconds.checked_mul(1000)?.checked_add(number(&thousandths)?)
}

fn number(text: &str) -> Option<u64> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}
