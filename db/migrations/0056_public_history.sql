-- What visitors saw of a property since it was last offered: a row when its price or its state, as they see them, changed; views.sql says when
-- (view noticed). It has public prices alone: when a price is hidden, all of them are erased here, so that none is told any more, nor the
-- difference to a later one.
CREATE TABLE public_history (
  property INTEGER NOT NULL REFERENCES property ON DELETE CASCADE,
  at       INTEGER NOT NULL,
  since    INTEGER NOT NULL, -- when it was first offered
  goal     INTEGER NOT NULL,
  state    TEXT NOT NULL CHECK (state IN ('AVAILABLE', 'UNDER_OPTION', 'SOLD', 'RENTED', 'REALISED', 'GONE')),
  price    INTEGER, -- in cents; null while it is hidden, and from then on in every earlier row
  PRIMARY KEY (property, at)
) STRICT, WITHOUT ROWID;

ALTER TABLE search ADD COLUMN reduced_at INTEGER; -- when its price was lowered; null for a price that was not, or long ago
CREATE TRIGGER reduction_over AFTER UPDATE OF reduced_at ON search BEGIN
  INSERT INTO changed VALUES (NEW.number);
  UPDATE data_version SET version = version + 1;
END;

-- The history is written before the search, which has the reduction of it.
DROP TRIGGER IF EXISTS property_found;
CREATE TRIGGER property_found AFTER INSERT ON property BEGIN
  INSERT INTO noticed VALUES (NEW.number);
  INSERT INTO search SELECT * FROM searchable WHERE number = NEW.number;
END;
DROP TRIGGER IF EXISTS property_refound;
CREATE TRIGGER property_refound AFTER UPDATE ON property BEGIN
  DELETE FROM search WHERE number IN (OLD.number, NEW.number);
  INSERT INTO noticed VALUES (NEW.number);
  INSERT INTO search SELECT * FROM searchable WHERE number = NEW.number;
END;
DROP TRIGGER IF EXISTS marquee_replaces;
CREATE TRIGGER marquee_replaces AFTER INSERT ON replaced_marquee BEGIN
  DELETE FROM search WHERE number IN (SELECT number FROM property WHERE marquee = NEW.marquee);
  INSERT INTO noticed SELECT number FROM property WHERE marquee = NEW.marquee;
  INSERT INTO search SELECT * FROM searchable WHERE number IN (SELECT number FROM property WHERE marquee = NEW.marquee);
END;
DROP TRIGGER IF EXISTS marquee_replaces_no_more;
CREATE TRIGGER marquee_replaces_no_more AFTER DELETE ON replaced_marquee BEGIN
  DELETE FROM search WHERE number IN (SELECT number FROM property WHERE marquee = OLD.marquee);
  INSERT INTO noticed SELECT number FROM property WHERE marquee = OLD.marquee;
  INSERT INTO search SELECT * FROM searchable WHERE number IN (SELECT number FROM property WHERE marquee = OLD.marquee);
END;

-- What was offered before begins with what visitors see of it now: which earlier prices were public is not known.
INSERT INTO public_history
SELECT s.number, min(s.published_at, unixepoch()), min(s.published_at, unixepoch()), s.goal,
  CASE WHEN s.status = 6 THEN 'REALISED' WHEN s.status = 2 OR p.marquee = 3 THEN 'SOLD' WHEN s.status = 4 OR p.marquee = 4 THEN 'RENTED'
    WHEN p.marquee = 2 THEN 'UNDER_OPTION' ELSE 'AVAILABLE' END, s.price
FROM search s JOIN property p ON p.number = s.number;
