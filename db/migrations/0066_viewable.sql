-- The properties that can be viewed in the next days (limits.ViewableDays), which the server works out again and again: free times pass, and
-- depend on agents and seats.
CREATE TABLE viewable (
  property INTEGER PRIMARY KEY REFERENCES property ON DELETE CASCADE
) STRICT;
ALTER TABLE search ADD COLUMN viewable INTEGER NOT NULL DEFAULT 0;
CREATE TRIGGER viewable_begins AFTER INSERT ON viewable BEGIN
  UPDATE search SET viewable = 1 WHERE number = NEW.property;
END;
CREATE TRIGGER viewable_ends AFTER DELETE ON viewable BEGIN
  UPDATE search SET viewable = 0 WHERE number = OLD.property;
END;
CREATE TRIGGER viewable_changed AFTER UPDATE OF viewable ON search WHEN NEW.viewable <> OLD.viewable BEGIN
  INSERT INTO changed VALUES (NEW.number);
  UPDATE data_version SET version = version + 1;
END;
