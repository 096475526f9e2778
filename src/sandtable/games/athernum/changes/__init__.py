"""What instructions and rules do to the table."""
