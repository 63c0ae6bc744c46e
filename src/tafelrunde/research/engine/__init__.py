"""Observations, rewards and batches of tables, compiled."""
