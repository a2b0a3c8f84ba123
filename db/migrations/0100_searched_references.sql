-- The sender's own reference of a property, which visitors search for.
ALTER TABLE search ADD COLUMN reference TEXT;
UPDATE search SET reference = p.reference FROM property p WHERE p.number = search.number AND p.reference IS NOT NULL;
