"""What several tests share: strategies, and numbers that refuse to be looked at."""
