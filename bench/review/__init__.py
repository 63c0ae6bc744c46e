"""Measurements of the review: the figures of docs/review.md."""
