"""The kernel: states, frames, dice and records. It knows no game and does no input or output."""
