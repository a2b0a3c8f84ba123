-- The files that go with answers to leads, as they lie in the uploads folder.
CREATE TABLE answer_file (
  file   TEXT PRIMARY KEY,
  answer TEXT NOT NULL REFERENCES lead_answer ON DELETE CASCADE,
  place  INTEGER NOT NULL,
  name   TEXT NOT NULL,
  type   TEXT NOT NULL,
  size   INTEGER NOT NULL,
  UNIQUE (answer, place)
) STRICT, WITHOUT ROWID;
