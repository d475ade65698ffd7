"""How the database came to its present form, one step per module of `versions`."""
