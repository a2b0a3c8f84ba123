-- What a part said before a change, so that a record can be read as it was, whatever is deleted of its history.
ALTER TABLE part_change ADD COLUMN before TEXT NOT NULL DEFAULT '';
UPDATE part_change SET before = coalesce(
  (SELECT p.value FROM part_change p WHERE p.record = part_change.record AND p.field = part_change.field
    AND p.language = part_change.language AND p.id < part_change.id ORDER BY p.id DESC LIMIT 1),
  (SELECT p.base FROM part p WHERE p.record = part_change.record AND p.field = part_change.field AND p.language = part_change.language),
  '');
CREATE INDEX part_change_record ON part_change (record, id);
