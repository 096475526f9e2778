"""Many games at once: simulations, statistics and measurements."""
