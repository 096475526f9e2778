"""Setup, the Main Phase and its tasks, and the end."""
