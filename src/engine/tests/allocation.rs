//! However long a search goes on, it asks for memory no more often.

#![expect(unsafe_code, reason = "an allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::{Limits, Stop, Thinker};
use rules::{AnyPosition, Game, Line};

/// The system's allocator, which counts how often it is asked.
struct Counting;

static ASKED: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promises are passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller's promises are passed on.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// What each further depth may ask for, to tell of its line.
const A_DEPTH: usize = 16;

#[test]
fn searching_longer_allocates_no_more() {
    for game in Game::ALL {
        let line = Line::new(AnyPosition::start(game));
        let asked = |nodes| {
            let mut thinker = Thinker::default();
            let before = ASKED.load(Ordering::Relaxed);
            let thought = thinker.think(&line, &Limits::nodes(nodes), &Stop::new(), |_| {});
            let depth = thought.expect("a move").depth as usize;
            (ASKED.load(Ordering::Relaxed) - before, depth)
        };
        asked(1_000);
        let ((few, shallow), (many, deep)) = (asked(2_000), asked(60_000));
        let allowed = few + (deep - shallow + 1) * A_DEPTH;
        assert!(many <= allowed, "{game}: {few} at depth {shallow}, {many} at depth {deep}");
    }
}
