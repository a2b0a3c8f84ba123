-- What names hours together that were blocked at once: repeated weekly, or of several agents. NULL for hours that were blocked alone.
ALTER TABLE busy ADD COLUMN series TEXT;
CREATE INDEX busy_series ON busy (series) WHERE series IS NOT NULL;
