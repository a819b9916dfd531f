"""What users import: private running means of streams with many samples per user."""
