"""Narrator: an offline device that narrates social-deduction games at a real table."""

VERSION = "0.1.0"
