-- Until when the desk keeps a property from visitors, with why, for colleagues; null for one that is not hidden. An import leaves it as it is.
ALTER TABLE property ADD COLUMN hidden_until INTEGER;
ALTER TABLE property ADD COLUMN hidden_why TEXT NOT NULL DEFAULT '';
CREATE INDEX property_hidden ON property (hidden_until) WHERE hidden_until IS NOT NULL;
