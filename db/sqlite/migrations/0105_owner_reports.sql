-- How owners hear of weeks, and of which weeks they did.
ALTER TABLE owner ADD COLUMN reports TEXT NOT NULL DEFAULT 'READ' CHECK (reports IN ('READ', 'AGREED', 'ENDED'));
CREATE TABLE owner_report (
  owner INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  week  TEXT NOT NULL CHECK (date(week) IS week), -- its Monday
  sent  INTEGER NOT NULL CHECK (sent IN (0, 1)), -- 0: left out
  at    INTEGER NOT NULL,
  PRIMARY KEY (owner, week)
) STRICT, WITHOUT ROWID;
DROP TRIGGER owner_moved;
CREATE TRIGGER owner_moved AFTER UPDATE OF email ON owner WHEN NEW.email IS NOT OLD.email BEGIN
  UPDATE owner SET password = NULL, invited_until = NULL, news_since = NULL,
    reports = CASE reports WHEN 'AGREED' THEN 'READ' ELSE reports END WHERE id = NEW.id;
  DELETE FROM session WHERE owner = NEW.id;
  DELETE FROM password_link WHERE owner = NEW.id;
  DELETE FROM device WHERE owner = NEW.id;
  DELETE FROM owner_told WHERE owner = NEW.id;
  DELETE FROM outbox WHERE recipient = OLD.email AND kind IN ('owner-news', 'owner-report', 'owner-invitation') AND sent_at IS NULL;
END;
DROP TRIGGER owner_closed;
CREATE TRIGGER owner_closed AFTER UPDATE OF closed_at ON owner WHEN NEW.closed_at IS NOT NULL BEGIN
  UPDATE owner SET invited_until = NULL, news_since = NULL WHERE id = NEW.id;
  DELETE FROM session WHERE owner = NEW.id;
  DELETE FROM password_link WHERE owner = NEW.id;
  DELETE FROM device WHERE owner = NEW.id;
  DELETE FROM owner_told WHERE owner = NEW.id;
  DELETE FROM outbox WHERE recipient = NEW.email AND kind IN ('owner-news', 'owner-report', 'owner-invitation') AND sent_at IS NULL;
END;
DROP TRIGGER owner_left_news;
CREATE TRIGGER owner_left_news AFTER DELETE ON owner BEGIN
  DELETE FROM outbox WHERE recipient = OLD.email AND kind IN ('owner-news', 'owner-report') AND sent_at IS NULL;
END;
DROP TRIGGER owner_property_left_news;
CREATE TRIGGER owner_property_left_news AFTER DELETE ON owner_property BEGIN
  DELETE FROM outbox WHERE recipient = (SELECT email FROM owner WHERE id = OLD.owner) AND kind IN ('owner-news', 'owner-report')
    AND sent_at IS NULL;
  DELETE FROM owner_told WHERE owner = OLD.owner AND property = OLD.property;
END;
DROP TRIGGER owner_versioned;
CREATE TRIGGER owner_versioned AFTER UPDATE OF name, email, language, invited_until, closed_at, reports ON owner
WHEN (NEW.name, NEW.email, NEW.language, NEW.invited_until, NEW.closed_at, NEW.reports)
  IS NOT (OLD.name, OLD.email, OLD.language, OLD.invited_until, OLD.closed_at, OLD.reports) BEGIN
  UPDATE owner SET version = version + 1 WHERE id = NEW.id;
END;
