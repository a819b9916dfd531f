"""Reporting: tables, exports, committed results and generated pages."""
