-- Keys of programs that the agency knows. The key itself is nowhere: it is 256 random bits, so its SHA-256 is all that is needed.
CREATE TABLE api_key (
  name       TEXT PRIMARY KEY,
  digest     BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
  writes     INTEGER NOT NULL CHECK (writes IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
