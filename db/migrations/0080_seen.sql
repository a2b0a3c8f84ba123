-- The last line of the history that a write had read. The lines of one write share it: a second of the clock can hold several writes.
ALTER TABLE part_change ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE part_change SET seen = (SELECT min(p.id) - 1 FROM part_change p WHERE p.record = part_change.record
  AND p.at = part_change.at AND p.staff = part_change.staff AND p.origin = part_change.origin);
