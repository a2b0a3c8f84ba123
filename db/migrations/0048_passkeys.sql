-- Passkeys of staff, and the challenges that are to be signed by one, each once.
CREATE TABLE passkey (
  id         TEXT PRIMARY KEY, -- the credential's, in base64url
  staff      INTEGER NOT NULL REFERENCES staff ON DELETE CASCADE,
  name       TEXT NOT NULL,
  credential TEXT NOT NULL CHECK (json_valid(credential)), -- its public key, flags and counter
  created_at INTEGER NOT NULL,
  used_at    INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_staff ON passkey (staff, created_at);

CREATE TABLE passkey_challenge (
  challenge BLOB PRIMARY KEY, -- its digest
  purpose   TEXT NOT NULL CHECK (purpose IN ('ADD', 'SIGN_IN', 'CONFIRM')),
  session   TEXT NOT NULL, -- the session at the desk that asked; empty for signing in
  data      TEXT NOT NULL CHECK (json_valid(data)), -- what the answer is held against
  ends_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_challenge_session ON passkey_challenge (session, ends_at);

-- Who sets the second step up anew, or whose access is closed, signs in with no passkey of before.
CREATE TRIGGER passkeys_gone AFTER UPDATE OF secret ON staff WHEN NEW.secret IS NULL BEGIN
  DELETE FROM passkey WHERE staff = NEW.id;
END;
