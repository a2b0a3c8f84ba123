-- When the second step was confirmed last in a session: what matters most asks for it again.
ALTER TABLE staff_session ADD COLUMN confirmed_at INTEGER NOT NULL DEFAULT 0;
UPDATE staff_session SET confirmed_at = created_at WHERE full = 1;

-- Grows when managers change something of a member of staff, so that a change made from an old view is noticed.
ALTER TABLE staff ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
CREATE TRIGGER staff_versioned AFTER UPDATE OF name, email, language, role, closed_at ON staff BEGIN
  UPDATE staff SET version = version + 1 WHERE id = NEW.id;
END;

-- The link of an email with which a member of staff chooses a password.
CREATE TABLE staff_link (
  token   BLOB PRIMARY KEY, -- its digest
  staff   INTEGER NOT NULL REFERENCES staff ON DELETE CASCADE,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_link_staff ON staff_link (staff);
