//! Notation of Keres.
