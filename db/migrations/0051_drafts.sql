-- What was edited at the desk and is not published: parts as in the table part. Visitors, exports and imports never see them.
CREATE TABLE draft (
  id       INTEGER PRIMARY KEY AUTOINCREMENT, -- grows with each change, so it is the draft's version too
  record   TEXT NOT NULL,
  field    TEXT NOT NULL,
  language TEXT NOT NULL,
  value    TEXT NOT NULL,
  base     INTEGER NOT NULL, -- the version of the part in force that was seen
  staff    INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  UNIQUE (record, field, language)
) STRICT;
