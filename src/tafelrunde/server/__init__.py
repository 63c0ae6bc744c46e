"""The server: lobby, tables, live and slow play. Truth is the append-only ledger of each table."""
