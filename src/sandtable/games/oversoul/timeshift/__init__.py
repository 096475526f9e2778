"""Chapter 10: announcing, the chain, triggers and windows."""
