-- Parts of the site that were edited at the desk: fields of the configuration and of articles. What is in force stands in the tables that
-- public pages read; here is what an import compares with. Values are JSON, and empty for what says nothing.
CREATE TABLE part (
  record   TEXT NOT NULL, -- site, or article: and its key
  field    TEXT NOT NULL,
  language TEXT NOT NULL, -- empty for a field that is the same in all languages
  value    TEXT NOT NULL, -- what is in force
  base     TEXT NOT NULL, -- what the folder said when it was edited
  offered  TEXT,          -- what the folder says now where it differs from both: a question
  kept     INTEGER NOT NULL DEFAULT 0 CHECK (kept IN (0, 1)), -- the desk's for good: an import asks no more
  staff    INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  PRIMARY KEY (record, field, language)
) STRICT, WITHOUT ROWID;

-- What was in force from when on, and who wrote it. The version of a part is its last line.
CREATE TABLE part_change (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  record   TEXT NOT NULL,
  field    TEXT NOT NULL,
  language TEXT NOT NULL,
  value    TEXT NOT NULL,
  origin   TEXT NOT NULL CHECK (origin IN ('FOLDER', 'DESK')),
  staff    INTEGER NOT NULL, -- 0 for an import
  at       INTEGER NOT NULL
) STRICT;
CREATE INDEX part_change_part ON part_change (record, field, language, id);
CREATE INDEX part_change_at ON part_change (at);
