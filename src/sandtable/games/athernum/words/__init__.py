"""What people read and write: notation, positions, views, sentences."""
