"""What each instruction does that asks nobody: one function a group, called as a program is run."""
