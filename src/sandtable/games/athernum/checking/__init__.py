"""State-based checks in the order of 4.2, and the stacks of what they let trigger."""
