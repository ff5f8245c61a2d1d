//! Portable game notation, in and out.
