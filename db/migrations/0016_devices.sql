-- Browsers on which an owner signed in. They try passwords within a bound of their own, so that nobody elsewhere locks the owner
-- out. Only the SHA-256 of a browser's token is kept.
CREATE TABLE device (
  token   BLOB PRIMARY KEY,
  owner   INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  seen_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX device_owner ON device (owner, seen_at);

CREATE TRIGGER owner_moved_devices AFTER UPDATE OF email ON owner WHEN NEW.email <> OLD.email BEGIN
  DELETE FROM device WHERE owner = NEW.id;
END;
