-- The site signs a passkey's challenge instead of storing it. Stored is one that a passkey answered rightly, until nobody could answer it
-- again.
DROP TABLE passkey_challenge;
CREATE TABLE used_challenge (
  challenge BLOB PRIMARY KEY, -- its digest
  staff     INTEGER NOT NULL REFERENCES staff ON DELETE CASCADE,
  ends_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_challenge_staff ON used_challenge (staff, ends_at);
