-- Changes tell of projects too: in the same sequence, so that one cursor serves for both. A project and a property may have the same number.
-- The sequence goes on where it was, for the cursors that are out.
CREATE TEMP TABLE earlier AS SELECT place, number, at FROM change;
CREATE TEMP TABLE head AS SELECT seq FROM sqlite_sequence WHERE name = 'change';
DROP VIEW changed;
DROP TABLE change;
CREATE TABLE change (
  place  INTEGER PRIMARY KEY AUTOINCREMENT, -- what changes again moves to the end, under a place that none had before
  kind   TEXT NOT NULL CHECK (kind IN ('property', 'project')),
  number INTEGER NOT NULL,
  at     INTEGER NOT NULL,
  UNIQUE (kind, number)
) STRICT;
INSERT INTO change SELECT place, 'property', number, at FROM earlier;
DELETE FROM sqlite_sequence WHERE name = 'change';
INSERT INTO sqlite_sequence SELECT 'change', seq FROM head;
INSERT INTO change (kind, number, at) SELECT 'project', number, updated_at FROM project ORDER BY updated_at, number;
DROP TABLE earlier;
DROP TABLE head;

CREATE VIEW changed (number) AS SELECT number FROM change WHERE kind = 'property';
CREATE TRIGGER change_noted INSTEAD OF INSERT ON changed
WHEN NOT EXISTS (SELECT 1 FROM change WHERE kind = 'property' AND number = NEW.number AND place > (SELECT import_after FROM change_log))
BEGIN
  DELETE FROM change WHERE kind = 'property' AND number = NEW.number;
  INSERT INTO change (kind, number, at) SELECT 'property', NEW.number, now FROM change_log;
END;
CREATE VIEW changed_project (number) AS SELECT number FROM change WHERE kind = 'project';
CREATE TRIGGER project_change_noted INSTEAD OF INSERT ON changed_project
WHEN NOT EXISTS (SELECT 1 FROM change WHERE kind = 'project' AND number = NEW.number AND place > (SELECT import_after FROM change_log))
BEGIN
  DELETE FROM change WHERE kind = 'project' AND number = NEW.number;
  INSERT INTO change (kind, number, at) SELECT 'project', NEW.number, now FROM change_log;
END;

CREATE TRIGGER project_appeared AFTER INSERT ON project BEGIN INSERT INTO changed_project VALUES (NEW.number); END;
CREATE TRIGGER project_rewritten AFTER UPDATE ON project BEGIN INSERT INTO changed_project VALUES (NEW.number); END;
CREATE TRIGGER project_left AFTER DELETE ON project BEGIN INSERT INTO changed_project VALUES (OLD.number); END;

CREATE TRIGGER project_photo_added AFTER INSERT ON photo WHEN NEW.project IS NOT NULL BEGIN
  INSERT INTO changed_project VALUES (NEW.project);
END;
CREATE TRIGGER project_photo_changed AFTER UPDATE ON photo BEGIN
  INSERT INTO changed_project SELECT number FROM project WHERE number IN (OLD.project, NEW.project);
END;
CREATE TRIGGER project_photo_removed AFTER DELETE ON photo WHEN OLD.project IS NOT NULL BEGIN
  INSERT INTO changed_project VALUES (OLD.project);
END;

-- A project shows its units: what they cost, how large they are, which are taken. A unit that is written anew leaves the table search and
-- comes back; one that is not published is not in it, so that nothing tells of it.
CREATE TRIGGER unit_appeared AFTER INSERT ON search WHEN NEW.project IS NOT NULL BEGIN
  INSERT INTO changed_project VALUES (NEW.project);
END;
CREATE TRIGGER unit_left AFTER DELETE ON search WHEN OLD.project IS NOT NULL BEGIN
  INSERT INTO changed_project VALUES (OLD.project);
END;

-- What projects are called by, and the parts of the configuration that they are shown with.
CREATE TRIGGER project_city_changed AFTER UPDATE ON city BEGIN
  INSERT INTO changed_project SELECT number FROM project WHERE city = NEW.id;
END;
CREATE TRIGGER project_country_changed AFTER UPDATE ON country BEGIN
  INSERT INTO changed_project SELECT number FROM project WHERE city IN (SELECT id FROM city WHERE country = NEW.id);
END;
CREATE TRIGGER project_site_changed AFTER UPDATE ON site WHEN
  json_extract(OLD.content, '$.defaultLanguage', '$.languages', '$.agents') <> json_extract(NEW.content, '$.defaultLanguage', '$.languages', '$.agents')
BEGIN INSERT INTO changed_project SELECT number FROM project; END;
