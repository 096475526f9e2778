"""The ability sequence, the windows of Responses and the points of Interrupts."""
