-- What only this site knows: the key that signs its links and captchas. A backup holds it, so that links outlive a restore.
CREATE TABLE secret (
  name  TEXT PRIMARY KEY,
  value BLOB NOT NULL CHECK (length(value) >= 32)
) STRICT, WITHOUT ROWID;
