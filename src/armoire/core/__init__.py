"""What every game shares: rules by record, options, states, replays. Knows no game."""
