"""What several tests share: strategies, expected laws, streams, and access to pages and vectors."""
