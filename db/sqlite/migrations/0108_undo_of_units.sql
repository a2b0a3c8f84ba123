-- One change may be of several properties, and is undone as a whole. What could be undone until now is forgotten: it could be for 30 minutes.
DROP TABLE undo_property;
CREATE TABLE undo_property (
  id       TEXT NOT NULL, -- of the change, which may be of several properties
  staff    INTEGER NOT NULL,
  property INTEGER NOT NULL,
  version  INTEGER NOT NULL, -- of the record, as the change left it
  at       INTEGER NOT NULL,
  PRIMARY KEY (id, property)
) STRICT;
CREATE INDEX undo_property_at ON undo_property (property, at);
CREATE INDEX undo_property_staff ON undo_property (staff, at);
CREATE TRIGGER property_edited AFTER INSERT ON undo_property BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER property_undone AFTER DELETE ON undo_property BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
