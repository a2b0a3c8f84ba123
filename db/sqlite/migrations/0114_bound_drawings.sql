-- Drawings on which the desk said which shape is which unit, in the place of those that an import brings.
CREATE TABLE bound_drawing (
  project  INTEGER PRIMARY KEY REFERENCES project ON DELETE CASCADE,
  original TEXT NOT NULL, -- the file that an import brings
  file     TEXT NOT NULL  -- the one in its place, in which the desk said which shape is which unit
) STRICT;
CREATE TRIGGER shape_bound AFTER INSERT ON bound_drawing BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER shape_bound_again AFTER UPDATE ON bound_drawing BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
