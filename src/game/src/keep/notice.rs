//! What a person should be told once, outside of any dialog.

use bevy::prelude::*;

use crate::text::Saying;

/// One sentence for the person at the table.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Notice(pub Saying);
