"""What every frame that asks has in common, and the frames that only ask."""
