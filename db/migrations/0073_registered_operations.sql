-- Operations that programs registered with their key: any app may send the id, which is the SHA-256 of the text, in place of the text. They
-- end with the key. Two keys may register the same text.
CREATE TABLE registered_operation (
  key           TEXT NOT NULL REFERENCES api_key ON DELETE CASCADE,
  name          TEXT NOT NULL,
  id            TEXT NOT NULL,
  text          TEXT NOT NULL,
  registered_at INTEGER NOT NULL,
  PRIMARY KEY (key, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX registered_operation_id ON registered_operation (id);
