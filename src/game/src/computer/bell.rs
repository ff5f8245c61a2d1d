//! What wakes the main loop when a thought has come to its end.

use std::fmt;
use std::sync::Arc;

use bevy::prelude::*;

/// Wakes the main loop from any thread. It is mute until somebody gives it a tongue, as where no
/// loop ever sleeps.
#[derive(Resource, Clone, Default)]
pub struct Bell(Option<Arc<dyn Fn() + Send + Sync>>);

impl Bell {
    /// A bell that does `wake` when it is rung.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(wake)))
    }

    /// Wakes the main loop.
    pub fn ring(&self) {
        if let Some(wake) = &self.0 {
            wake();
        }
    }
}

impl fmt::Debug for Bell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Bell").field(&self.0.is_some()).finish()
    }
}
