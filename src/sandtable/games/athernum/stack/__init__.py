"""Chapter 4: what happens and who listens, how effects go on the stack, and how it resolves."""
