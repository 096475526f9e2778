"""The table: an HTTP and WebSocket server that holds records, and asks the games for everything else."""
