-- Whether the next lead opens by itself after one is answered or closed.
ALTER TABLE staff ADD COLUMN next_lead INTEGER NOT NULL DEFAULT 0 CHECK (next_lead IN (0, 1));
