-- A picture of a property or project is a photo, a plan, the drawing of a project on which shapes are units, or a panorama. The triggers are
-- made after the rows, so that no picture counts as changed.
CREATE TABLE kept_photo AS SELECT * FROM photo;
DROP TABLE photo;
CREATE TABLE photo (
  id       INTEGER PRIMARY KEY,
  property INTEGER REFERENCES property ON DELETE CASCADE,
  project  INTEGER REFERENCES project ON DELETE CASCADE,
  kind     INTEGER NOT NULL CHECK (kind IN (0, 1, 2, 3)), -- photo, plan, drawing, panorama
  position INTEGER NOT NULL,
  file     TEXT NOT NULL,
  width    INTEGER NOT NULL CHECK (width > 0),
  height   INTEGER NOT NULL CHECK (height > 0),
  alt      TEXT NOT NULL CHECK (json_valid(alt)),
  drawn    TEXT CHECK (json_valid(drawn)), -- of a drawing: its viewBox and the shapes of units
  points   TEXT CHECK (json_valid(points)), -- of a plan: what leads to other pictures
  CHECK ((property IS NULL) <> (project IS NULL))
) STRICT;
INSERT INTO photo (id, property, project, kind, position, file, width, height, alt)
  SELECT id, property, project, plan, position, file, width, height, alt FROM kept_photo;
DROP TABLE kept_photo;

CREATE INDEX photo_file ON photo (file);
CREATE INDEX photo_project ON photo (project, kind, position);
CREATE INDEX photo_property ON photo (property, kind, position);
CREATE TRIGGER photo_added AFTER INSERT ON photo BEGIN INSERT INTO changed SELECT number FROM search WHERE number = NEW.property; END;
CREATE TRIGGER photo_changed AFTER UPDATE ON photo BEGIN INSERT INTO changed SELECT number FROM search WHERE number IN (OLD.property, NEW.property); END;
CREATE TRIGGER photo_deleted AFTER DELETE ON photo BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER photo_inserted AFTER INSERT ON photo BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER photo_removed AFTER DELETE ON photo BEGIN INSERT INTO changed SELECT number FROM search WHERE number = OLD.property; END;
CREATE TRIGGER photo_updated AFTER UPDATE ON photo BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER project_photo_added AFTER INSERT ON photo WHEN NEW.project IS NOT NULL BEGIN
  INSERT INTO changed_project VALUES (NEW.project);
END;
CREATE TRIGGER project_photo_changed AFTER UPDATE ON photo BEGIN
  INSERT INTO changed_project SELECT number FROM project WHERE number IN (OLD.project, NEW.project);
END;
CREATE TRIGGER project_photo_removed AFTER DELETE ON photo WHEN OLD.project IS NOT NULL BEGIN
  INSERT INTO changed_project VALUES (OLD.project);
END;

