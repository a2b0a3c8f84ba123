-- What visitors send, and what follows of it. Nothing here is shown on public pages, so nothing here bumps data_version.
-- Every column with personal data is named in db/personal.go, so that a person can be forgotten.

CREATE TABLE lead (
  id         TEXT PRIMARY KEY,
  form       TEXT NOT NULL,
  key        TEXT NOT NULL,
  language   TEXT NOT NULL,
  title      TEXT,
  first_name TEXT NOT NULL,
  last_name  TEXT NOT NULL,
  email      TEXT NOT NULL,
  phone      TEXT NOT NULL,
  property   INTEGER,
  project    INTEGER,
  page       TEXT NOT NULL,
  content    TEXT NOT NULL CHECK (json_valid(content)),
  answer     TEXT NOT NULL CHECK (json_valid(answer)), -- what the visitor was told, for the same key again
  created_at INTEGER NOT NULL,
  UNIQUE (form, key)
) STRICT;
CREATE INDEX lead_form ON lead (form, created_at);
CREATE INDEX lead_email ON lead (email);

-- Letters that wait. A letter that was taken over keeps neither its text nor its recipient.
CREATE TABLE outbox (
  id          TEXT PRIMARY KEY,
  lead        TEXT REFERENCES lead ON DELETE CASCADE,
  kind        TEXT NOT NULL,
  recipient   TEXT NOT NULL,
  message     BLOB NOT NULL,
  created_at  INTEGER NOT NULL,
  due_at      INTEGER NOT NULL,
  tries       INTEGER NOT NULL DEFAULT 0,
  sent_at     INTEGER,
  given_up_at INTEGER,
  last_error  TEXT
) STRICT;
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX outbox_lead ON outbox (lead);

-- Captchas that somebody answered; until then a captcha is nothing but its signed id.
CREATE TABLE captcha (
  id         TEXT PRIMARY KEY,
  tries      INTEGER NOT NULL,
  used_by    TEXT, -- a lead
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who sent what when, to slow down those who send too often. "who" is a digest, of an address or of a friend and a home.
CREATE TABLE attempt (
  who  TEXT NOT NULL,
  form TEXT NOT NULL,
  at   INTEGER NOT NULL
) STRICT;
CREATE INDEX attempt_who ON attempt (who, form, at);

CREATE TABLE appointment (
  id       TEXT PRIMARY KEY,
  lead     TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  property INTEGER NOT NULL,
  start    INTEGER NOT NULL,
  state    TEXT NOT NULL CHECK (state IN ('BOOKED', 'CANCELLED')),
  sequence INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX appointment_seats ON appointment (property, start) WHERE state = 'BOOKED';
CREATE INDEX appointment_lead ON appointment (lead);

CREATE TABLE document_request (
  email        TEXT NOT NULL,
  property     INTEGER NOT NULL,
  file         TEXT NOT NULL,
  lead         TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  requested_at INTEGER NOT NULL,
  PRIMARY KEY (email, property, file)
) STRICT, WITHOUT ROWID;

CREATE TABLE upload (
  file TEXT PRIMARY KEY,
  lead TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX upload_lead ON upload (lead);

CREATE TABLE subscriber (
  id           TEXT PRIMARY KEY,
  email        TEXT NOT NULL UNIQUE,
  first_name   TEXT NOT NULL,
  language     TEXT NOT NULL,
  state        TEXT NOT NULL CHECK (state IN ('PENDING', 'CONFIRMED', 'UNSUBSCRIBED')),
  created_at   INTEGER NOT NULL,
  confirmed_at INTEGER
) STRICT;

-- Which homes someone wants to hear of. The filter is that of the list (agency.PropertyFilter).
CREATE TABLE demand (
  id           TEXT PRIMARY KEY,
  email        TEXT NOT NULL,
  first_name   TEXT NOT NULL,
  last_name    TEXT NOT NULL,
  language     TEXT NOT NULL,
  filter       TEXT NOT NULL CHECK (json_valid(filter)),
  state        TEXT NOT NULL CHECK (state IN ('PENDING', 'ACTIVE', 'PAUSED')),
  created_at   INTEGER NOT NULL,
  confirmed_at INTEGER,
  expires_at   INTEGER NOT NULL,
  renewal_at   INTEGER, -- when it was asked whether it still holds
  UNIQUE (email, filter)
) STRICT;

-- Each letter about a home once for each demand.
CREATE TABLE alert (
  demand   TEXT NOT NULL REFERENCES demand ON DELETE CASCADE,
  property INTEGER NOT NULL,
  reason   TEXT NOT NULL, -- PUBLISHED, or LOWERED and the price in cents
  outbox   TEXT NOT NULL,
  PRIMARY KEY (demand, property, reason)
) STRICT, WITHOUT ROWID;

-- What homes that can be had were last known to cost, and what of that is news. Triggers keep both, whoever writes.
CREATE TABLE known (
  property INTEGER PRIMARY KEY,
  price    INTEGER
) STRICT;
CREATE TABLE news (
  id       INTEGER PRIMARY KEY AUTOINCREMENT, -- news that comes again has a new one
  property INTEGER NOT NULL,
  reason   TEXT NOT NULL,
  was      INTEGER,
  at       INTEGER NOT NULL,
  UNIQUE (property, reason)
) STRICT;

CREATE TRIGGER home_in_news AFTER INSERT ON search WHEN NEW.status = 1 BEGIN
  INSERT OR REPLACE INTO news (property, reason, was, at)
    SELECT NEW.number, iif(k.property IS NULL, 'PUBLISHED', 'LOWERED ' || NEW.price), k.price, NEW.updated_at
    FROM (SELECT 1) LEFT JOIN known k ON k.property = NEW.number
    WHERE k.property IS NULL OR NEW.price < k.price;
  INSERT INTO known (property, price) VALUES (NEW.number, NEW.price)
    ON CONFLICT DO UPDATE SET price = excluded.price;
END;
CREATE TRIGGER home_taken AFTER UPDATE ON property WHEN NEW.status <> 1 BEGIN
  DELETE FROM known WHERE property = NEW.number;
END;
CREATE TRIGGER home_gone AFTER DELETE ON property BEGIN
  DELETE FROM known WHERE property = OLD.number;
END;
INSERT INTO known SELECT number, price FROM search WHERE status = 1;

-- What an owner asks of tenants, and how many parties are shown round at once.
ALTER TABLE property ADD COLUMN minimum_income INTEGER;
ALTER TABLE property ADD COLUMN maximum_persons INTEGER;
ALTER TABLE property ADD COLUMN visit_capacity INTEGER;

-- A guard of a list of writes: inserting a reason here stops the whole list with it.
CREATE VIEW refusal (why) AS SELECT '' WHERE 0;
CREATE TRIGGER refuse INSTEAD OF INSERT ON refusal BEGIN
  SELECT RAISE(ABORT, NEW.why);
END;
