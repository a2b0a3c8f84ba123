-- Owners, what they may see, and the visits to the pages of homes. Nothing here is shown on public pages, so nothing here bumps
-- data_version. Personal data are named in db/personal.go.

CREATE TABLE owner (
  id       INTEGER PRIMARY KEY CHECK (id > 0),
  name     TEXT NOT NULL,
  email    TEXT NOT NULL UNIQUE,
  language TEXT NOT NULL,
  password TEXT, -- its argon2id hash; null until one is chosen
  told_on  TEXT CHECK (date(told_on) IS told_on), -- the day on which the agency was told last that the owner signed in
  told_by  TEXT -- the letter that told it
) STRICT;

CREATE TABLE owner_property (
  owner    INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  property INTEGER NOT NULL REFERENCES property ON DELETE CASCADE,
  PRIMARY KEY (owner, property)
) STRICT, WITHOUT ROWID;
CREATE INDEX owner_property_property ON owner_property (property);

-- Sessions and links of letters know the SHA-256 of a token, never the token.
CREATE TABLE session (
  token      BLOB PRIMARY KEY,
  owner      INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  created_at INTEGER NOT NULL,
  seen_at    INTEGER NOT NULL,
  ends_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_owner ON session (owner);

CREATE TABLE password_link (
  token   BLOB PRIMARY KEY,
  owner   INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX password_link_owner ON password_link (owner);

-- Whoever gets another address may be another person: nothing of the old one opens anything.
CREATE TRIGGER owner_moved AFTER UPDATE OF email ON owner WHEN NEW.email <> OLD.email BEGIN
  UPDATE owner SET password = NULL WHERE id = NEW.id;
  DELETE FROM session WHERE owner = NEW.id;
  DELETE FROM password_link WHERE owner = NEW.id;
END;

-- What the CRM knows of a home beside the home itself (agency.History), whole.
CREATE TABLE history (
  property INTEGER PRIMARY KEY REFERENCES property ON DELETE CASCADE,
  content  TEXT NOT NULL CHECK (json_valid(content))
) STRICT;

-- What homes were asked for, whoever changed it.
CREATE TABLE price_change (
  property INTEGER NOT NULL REFERENCES property ON DELETE CASCADE,
  at       INTEGER NOT NULL,
  price    INTEGER NOT NULL,
  PRIMARY KEY (property, at)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER price_first AFTER INSERT ON property WHEN NEW.price IS NOT NULL BEGIN
  INSERT INTO price_change VALUES (NEW.number, NEW.published_at, NEW.price) ON CONFLICT DO UPDATE SET price = excluded.price;
END;
CREATE TRIGGER price_changed AFTER UPDATE OF price ON property WHEN NEW.price IS NOT OLD.price AND NEW.price IS NOT NULL BEGIN
  INSERT INTO price_change VALUES (NEW.number, NEW.updated_at, NEW.price) ON CONFLICT DO UPDATE SET price = excluded.price;
END;
INSERT INTO price_change SELECT number, published_at, price FROM property WHERE price IS NOT NULL;

-- Visits to the page of a home on a day by the agency's clock: those counted here, and those that an import brought. Nothing
-- tells who they were.
CREATE TABLE page_visit (
  property INTEGER NOT NULL REFERENCES property ON DELETE CASCADE,
  day      TEXT NOT NULL CHECK (date(day) IS day),
  source   TEXT NOT NULL,
  counted  INTEGER NOT NULL DEFAULT 0,
  imported INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (property, day, source)
) STRICT, WITHOUT ROWID;
