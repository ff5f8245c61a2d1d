//! Evaluating never asks for memory.

#![expect(unsafe_code, reason = "an allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use engine::Evaluate;
use rules::{Checkered, Chess, Cyvasse, Joker, Keres};

/// The system's allocator, which counts for each thread how often it is asked.
struct Counting;

thread_local! {
    static ASKED: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.set(ASKED.get() + 1);
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

fn asked_for<P: Evaluate>(text: &str) -> usize {
    let position = P::from_text(text).expect("a position");
    let before = ASKED.get();
    std::hint::black_box((position.evaluate(), position.material()));
    ASKED.get() - before
}

#[test]
fn evaluating_allocates_nothing() {
    let chess = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_eq!(asked_for::<Chess>(chess), 0);
    let joker = "rn5nr/1bp4p1/3jN4/pp1p3kp/3P1P1N1/1PP1BBPR1/P8/9/R1Q1K4 b - - - \
                 a6b4b6c4d5d6f5g4i6 - 0 46";
    assert_eq!(asked_for::<Joker>(joker), 0);
    let keres = "ln(sp)(sg)1kb(ng)l/4r3(sp)/s3s1s(SG)1/9/1(SG)2R2(SN)1/1S4S1B/1S2S1S2/(SN)2K5/L1P3P1L \
                 w 7 23";
    assert_eq!(asked_for::<Keres>(keres), 0);
    let cyvasse = "2t2t2/2ebk1esr/1msmm1mm2/n5s4/5S1MRnm1/Mr2M3S2/1SM3E3/N1CECM3/2TKBT2 \
                   8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 b 1 32";
    assert_eq!(asked_for::<Cyvasse>(cyvasse), 0);
    let shared = "2kr4/pp6/2p5/4ss1r/1P2ns1P/2Np4/P1P1P1BP/R2o1RK1 b - - - 0000000000000000 1 0 30";
    let taken = "4qk2/2p5/2u5/2p1pn1r/2o4s/6P1/P2P4/R1B1KB1R b KQ - - 1001001001110100 2b 0 29";
    assert_eq!(asked_for::<Checkered>(shared) + asked_for::<Checkered>(taken), 0);
}
