-- Owners at the desk: one may have no address yet, an invitation has an end, access can be taken away, and it is known when somebody was
-- here last. The version grows with each change that staff or an import makes, so that a change made from an old view is noticed.
-- The table is made anew, since an address was required; what hangs on it is kept aside meanwhile.
CREATE TABLE kept_owner AS SELECT * FROM owner;
CREATE TABLE kept_property AS SELECT * FROM owner_property;
CREATE TABLE kept_told AS SELECT * FROM owner_told;
CREATE TABLE kept_session AS SELECT * FROM session;
CREATE TABLE kept_device AS SELECT * FROM device;
CREATE TABLE kept_link AS SELECT * FROM password_link;
DROP TRIGGER owner_left_news;
DROP TRIGGER owner_property_left_news;
DROP TABLE owner_property; -- before the owners, so that nothing cascades
DROP TABLE owner_told;
DELETE FROM session;
DELETE FROM device;
DELETE FROM password_link;
DROP TABLE owner;

CREATE TABLE owner (
  id       INTEGER PRIMARY KEY CHECK (id > 0),
  name     TEXT NOT NULL,
  email    TEXT UNIQUE CHECK (email <> ''), -- null for an owner who gave none
  language TEXT NOT NULL,
  password TEXT, -- its argon2id hash; null until one is chosen
  told_on  TEXT CHECK (date(told_on) IS told_on), -- the day on which the agency was told last that the owner signed in
  told_by  TEXT, -- the letter that told it
  news_since INTEGER,
  news_link TEXT,
  news_at INTEGER,
  invited_until INTEGER, -- when the link of the last invitation ends
  seen_at  INTEGER, -- when a session was last used
  closed_at INTEGER, -- when the desk took access away
  version  INTEGER NOT NULL DEFAULT 1,
  CHECK (password IS NULL OR closed_at IS NULL)
) STRICT;
CREATE INDEX owner_name ON owner (name, id);
INSERT INTO owner (id, name, email, language, password, told_on, told_by, news_since, news_link, news_at)
  SELECT id, name, email, language, password, told_on, told_by, news_since, news_link, news_at FROM kept_owner;

CREATE TABLE owner_property (
  owner    INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  property INTEGER NOT NULL REFERENCES property ON DELETE CASCADE,
  desk     INTEGER NOT NULL DEFAULT 0 CHECK (desk IN (0, 1)), -- 1: linked here, so that no import ends it
  PRIMARY KEY (owner, property)
) STRICT, WITHOUT ROWID;
CREATE INDEX owner_property_property ON owner_property (property);
INSERT INTO owner_property SELECT owner, property, owner >= 1000000000 FROM kept_property;

CREATE TABLE owner_told (
  owner    INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  property INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  item     TEXT NOT NULL, -- names it, and says nothing of a visitor
  PRIMARY KEY (owner, property, kind, item)
) STRICT, WITHOUT ROWID;
INSERT INTO owner_told SELECT * FROM kept_told;
INSERT INTO session SELECT * FROM kept_session;
INSERT INTO device SELECT * FROM kept_device;
INSERT INTO password_link SELECT * FROM kept_link;
UPDATE owner SET seen_at = (SELECT max(seen_at) FROM session WHERE owner = owner.id);
UPDATE owner SET seen_at = unixepoch(told_on) WHERE seen_at IS NULL AND told_on IS NOT NULL;
DROP TABLE kept_owner;
DROP TABLE kept_property;
DROP TABLE kept_told;
DROP TABLE kept_session;
DROP TABLE kept_device;
DROP TABLE kept_link;

CREATE TRIGGER owner_left_news AFTER DELETE ON owner BEGIN
  DELETE FROM outbox WHERE recipient = OLD.email AND kind = 'owner-news' AND sent_at IS NULL;
END;
CREATE TRIGGER owner_moved AFTER UPDATE OF email ON owner WHEN NEW.email IS NOT OLD.email BEGIN
  UPDATE owner SET password = NULL, invited_until = NULL, news_since = NULL WHERE id = NEW.id;
  DELETE FROM session WHERE owner = NEW.id;
  DELETE FROM password_link WHERE owner = NEW.id;
  DELETE FROM device WHERE owner = NEW.id;
  DELETE FROM owner_told WHERE owner = NEW.id;
  DELETE FROM outbox WHERE recipient = OLD.email AND kind IN ('owner-news', 'owner-invitation') AND sent_at IS NULL;
END;
CREATE TRIGGER owner_closed AFTER UPDATE OF closed_at ON owner WHEN NEW.closed_at IS NOT NULL BEGIN
  UPDATE owner SET invited_until = NULL, news_since = NULL WHERE id = NEW.id;
  DELETE FROM session WHERE owner = NEW.id;
  DELETE FROM password_link WHERE owner = NEW.id;
  DELETE FROM device WHERE owner = NEW.id;
  DELETE FROM owner_told WHERE owner = NEW.id;
  DELETE FROM outbox WHERE recipient = NEW.email AND kind IN ('owner-news', 'owner-invitation') AND sent_at IS NULL;
END;
CREATE TRIGGER owner_versioned AFTER UPDATE OF name, email, language, invited_until, closed_at ON owner
WHEN (NEW.name, NEW.email, NEW.language, NEW.invited_until, NEW.closed_at)
  IS NOT (OLD.name, OLD.email, OLD.language, OLD.invited_until, OLD.closed_at) BEGIN
  UPDATE owner SET version = version + 1 WHERE id = NEW.id;
END;
CREATE TRIGGER owner_seen AFTER INSERT ON session BEGIN
  UPDATE owner SET seen_at = max(coalesce(seen_at, 0), NEW.seen_at) WHERE id = NEW.owner;
END;
CREATE TRIGGER owner_seen_again AFTER UPDATE OF seen_at ON session BEGIN
  UPDATE owner SET seen_at = max(coalesce(seen_at, 0), NEW.seen_at) WHERE id = NEW.owner;
END;
CREATE TRIGGER owner_property_left_news AFTER DELETE ON owner_property BEGIN
  DELETE FROM outbox WHERE recipient = (SELECT email FROM owner WHERE id = OLD.owner) AND kind = 'owner-news' AND sent_at IS NULL;
  DELETE FROM owner_told WHERE owner = OLD.owner AND property = OLD.property;
END;
CREATE TRIGGER owner_property_linked AFTER INSERT ON owner_property BEGIN
  UPDATE owner SET version = version + 1 WHERE id = NEW.owner;
END;
CREATE TRIGGER owner_property_taken_over AFTER UPDATE OF desk ON owner_property WHEN NEW.desk <> OLD.desk BEGIN
  UPDATE owner SET version = version + 1 WHERE id = NEW.owner;
END;
CREATE TRIGGER owner_property_unlinked AFTER DELETE ON owner_property BEGIN
  UPDATE owner SET version = version + 1 WHERE id = OLD.owner;
END;
