"""[Move] and [CMA]."""
