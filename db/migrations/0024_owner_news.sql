-- Owners who want emails when something new stands in their file.
ALTER TABLE owner ADD COLUMN news_since INTEGER; -- since when they are wanted; null while they are not
ALTER TABLE owner ADD COLUMN news_link TEXT; -- what the links of these emails name, so that one works as long as the owner is here
ALTER TABLE owner ADD COLUMN news_at INTEGER; -- when the last one was written

-- What stood in the file of an owner with such emails when the last one was written, or when the owner asked for them.
CREATE TABLE owner_told (
  owner    INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  property INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  item     TEXT NOT NULL, -- names it, and says nothing of a visitor
  PRIMARY KEY (owner, property, kind, item)
) STRICT, WITHOUT ROWID;

-- Whoever reads another mailbox did not ask for them.
CREATE TRIGGER owner_moved_news AFTER UPDATE OF email ON owner WHEN NEW.email <> OLD.email BEGIN
  UPDATE owner SET news_since = NULL WHERE id = NEW.id;
  DELETE FROM owner_told WHERE owner = NEW.id;
  DELETE FROM outbox WHERE recipient = OLD.email AND kind = 'owner-news' AND sent_at IS NULL;
END;
CREATE TRIGGER owner_left_news AFTER DELETE ON owner BEGIN
  DELETE FROM outbox WHERE recipient = OLD.email AND kind = 'owner-news' AND sent_at IS NULL;
END;
CREATE TRIGGER owner_property_left_news AFTER DELETE ON owner_property BEGIN
  DELETE FROM outbox WHERE recipient = (SELECT email FROM owner WHERE id = OLD.owner) AND kind = 'owner-news' AND sent_at IS NULL;
  DELETE FROM owner_told WHERE owner = OLD.owner AND property = OLD.property;
END;

CREATE INDEX lead_property ON lead (property, form) WHERE property IS NOT NULL;
CREATE INDEX appointment_property ON appointment (property);
