-- The sender's own reference of a property; NULL when it is the number.
ALTER TABLE property ADD COLUMN reference TEXT;

-- The numbers that were given to references that are no number, of each way in (source): "openimmo", "sheet", "omnicasa", "key:NAME". A row
-- stays when its property goes, so that the number never becomes another property's.
CREATE TABLE reference (
  source    TEXT NOT NULL,
  reference TEXT NOT NULL,
  number    INTEGER NOT NULL UNIQUE,
  PRIMARY KEY (source, reference)
) WITHOUT ROWID, STRICT;
