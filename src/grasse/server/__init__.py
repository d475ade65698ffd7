"""The table server: people sit down, play live, and nothing is lost."""
