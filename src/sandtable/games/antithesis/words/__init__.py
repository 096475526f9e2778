"""What people read: views, notation, the journal."""
