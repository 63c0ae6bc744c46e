"""Macht & Ohnmacht: two cycles, two kinds of neighbourhood, one island."""
