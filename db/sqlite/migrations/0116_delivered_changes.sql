-- Which source of a property changed it.
ALTER TABLE part_change ADD COLUMN source TEXT NOT NULL DEFAULT '';
