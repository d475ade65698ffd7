"""The table server: tables, seats, storage, live fan-out."""
