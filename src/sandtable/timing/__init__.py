"""What card games share: a pile of effects, the passing of priority, checks made until nothing applies."""
