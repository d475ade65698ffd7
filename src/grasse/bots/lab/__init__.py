"""The lab: what many games among bots tell of a game."""
