//! Generating, counting and playing moves never asks for memory.

#![expect(unsafe_code, reason = "an allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use rules::{AnyPosition, Game, perft};

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

fn asked_while(work: impl FnOnce()) -> usize {
    let before = ASKED.get();
    work();
    ASKED.get() - before
}

#[test]
fn keres_allocates_nothing() {
    let text = "ln(sp)(sg)1kb(ng)l/4r3(sp)/s3s1s(SG)1/9/1(SG)2R2(SN)1/1S4S1B/1S2S1S2/(SN)2K5/L1P3P1L w 7 23";
    let position = AnyPosition::from_text(Game::Keres, text).expect("a position");
    let asked = asked_while(|| {
        assert_eq!(position.legal_moves().len(), 82);
        assert_eq!(perft(&position, 3), 352_497);
        for from in rules::Square::all() {
            std::hint::black_box(position.targets_from(from));
        }
        std::hint::black_box((position.outcome(), position.checked()));
    });
    assert_eq!(asked, 0);
}

#[test]
fn generating_allocates_nothing() {
    let text = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let kiwipete = AnyPosition::from_text(Game::Chess, text).expect("a position");
    let asked = asked_while(|| {
        assert_eq!(kiwipete.legal_moves().len(), 48);
        assert_eq!(perft(&kiwipete, 3), 97862);
        for from in rules::Square::all() {
            std::hint::black_box(kiwipete.targets_from(from));
        }
        std::hint::black_box((kiwipete.outcome(), kiwipete.checked()));
    });
    assert_eq!(asked, 0);
    assert!(asked_while(|| drop(std::hint::black_box(Box::new(1)))) > 0, "the counter counts");
}

#[test]
fn joker_allocates_nothing() {
    let text = "r3k3r/2p1p1p2/9/1P1P1P3/3j5/1p1pp4/4J4/2P1P1P2/R3K3R w KQkq - - b6d4d6e4f6 - 0 1";
    let position = AnyPosition::from_text(Game::Joker, text).expect("a position");
    let asked = asked_while(|| {
        std::hint::black_box(perft(&position, 3));
        for from in rules::Square::all() {
            std::hint::black_box((position.targets_from(from), position.status(from)));
        }
        std::hint::black_box((position.outcome(), position.checked()));
    });
    assert_eq!(asked, 0);
}

#[test]
fn cyvasse_allocates_nothing() {
    let text = "2t2t2/2ebk1esr/1msmm1mm2/n5s4/5S1MRnm1/Mr2M3S2/1SM3E3/N1CECM3/2TKBT2 \
                8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 b 1 32";
    let middle = AnyPosition::from_text(Game::Cyvasse, text).expect("a position");
    let asked = asked_while(|| {
        std::hint::black_box(perft(&middle, 2));
        for from in rules::Square::all() {
            std::hint::black_box((middle.targets_from(from), middle.status(from)));
        }
        std::hint::black_box((middle.outcome(), middle.barred(middle.turn())));
    });
    assert_eq!(asked, 0);
}

#[test]
fn checkered_allocates_nothing() {
    for (text, leaves) in [
        ("2kr4/pp6/2p5/4ss1r/1P2ns1P/2Np4/P1P1P1BP/R2o1RK1 b - - - 0000000000000000 1 0 30", 38522),
        ("4qk2/2p5/2u5/2p1pn1r/2o4s/6P1/P2P4/R1B1KB1R b KQ - - 1001001001110100 2b 0 29", 16045),
    ] {
        let position = AnyPosition::from_text(Game::Checkered, text).expect("a position");
        let asked = asked_while(|| {
            assert_eq!(perft(&position, 3), leaves);
            std::hint::black_box((position.outcome(), position.checked()));
        });
        assert_eq!(asked, 0, "{text}");
    }
}
