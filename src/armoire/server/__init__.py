"""People's tables: events in a store, tables replayed from them, and the wire to the browser."""
