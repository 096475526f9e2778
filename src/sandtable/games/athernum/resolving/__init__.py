"""Running programs: effects as they resolve, costs as they are paid, and what happens instead."""
