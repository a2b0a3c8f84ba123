-- A note that is sent again, because its answer was lost on the way, is stored once: its writer gave it a key.
ALTER TABLE lead_note ADD COLUMN key TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX lead_note_key ON lead_note (lead, staff, key) WHERE key <> '';
