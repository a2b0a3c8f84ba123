-- A subscriber may pause: the CHECK of a column cannot be changed, so the table is made anew.
CREATE TABLE subscriber_with_pause (
  id           TEXT PRIMARY KEY,
  email        TEXT NOT NULL UNIQUE,
  first_name   TEXT NOT NULL,
  language     TEXT NOT NULL,
  state        TEXT NOT NULL CHECK (state IN ('PENDING', 'CONFIRMED', 'PAUSED', 'UNSUBSCRIBED')),
  created_at   INTEGER NOT NULL,
  confirmed_at INTEGER
) STRICT;
INSERT INTO subscriber_with_pause SELECT id, email, first_name, language, state, created_at, confirmed_at FROM subscriber;
DROP TABLE subscriber;
ALTER TABLE subscriber_with_pause RENAME TO subscriber;
