-- Who works at the agency's desk, apart from owners. A number is never given twice, because actions name it.
CREATE TABLE staff (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  name     TEXT NOT NULL,
  email    TEXT NOT NULL UNIQUE,
  language TEXT NOT NULL,
  role     TEXT NOT NULL CHECK (role IN ('MANAGER', 'AGENT', 'EDITOR')),
  password TEXT, -- its argon2id hash
  secret   TEXT, -- of the second step (TOTP, base32); null until it is set up
  step     INTEGER NOT NULL DEFAULT 0, -- the half minute of the last code that was taken, which no code may be taken for again
  closed_at INTEGER -- when the access was closed
) STRICT;

CREATE TABLE staff_session (
  token      BLOB PRIMARY KEY, -- its digest
  id         TEXT NOT NULL UNIQUE, -- names the session in lists and actions, and opens nothing
  staff      INTEGER NOT NULL REFERENCES staff ON DELETE CASCADE,
  browser    TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at    INTEGER NOT NULL,
  ends_at    INTEGER NOT NULL,
  full       INTEGER NOT NULL CHECK (full IN (0, 1)), -- 0 between the password and the second step
  secret     TEXT -- of a second step that is being set up
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_session_staff ON staff_session (staff, seen_at);

CREATE TABLE recovery_code (
  code  BLOB PRIMARY KEY, -- its digest
  staff INTEGER NOT NULL REFERENCES staff ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX recovery_code_staff ON recovery_code (staff);

-- What was done at the desk. It is only added to, and says nothing that visitors wrote. Names are read from the table staff.
CREATE TABLE action (
  id      INTEGER PRIMARY KEY,
  at      INTEGER NOT NULL,
  staff   INTEGER, -- null for the command line
  session TEXT,
  name    TEXT NOT NULL,
  record  TEXT NOT NULL DEFAULT '',
  before  TEXT NOT NULL DEFAULT '',
  after   TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX action_at ON action (at);
CREATE INDEX action_staff ON action (staff, at);
CREATE INDEX action_record ON action (record, at) WHERE record <> '';
CREATE TRIGGER action_stays AFTER UPDATE ON action BEGIN SELECT RAISE(ABORT, 'an action is never changed'); END;
