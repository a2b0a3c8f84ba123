-- A list of the inbox that somebody keeps: one of the lists, narrowed by a filter. A shared one is everybody's.
CREATE TABLE saved_list (
  id     INTEGER PRIMARY KEY,
  staff  INTEGER NOT NULL,
  name   TEXT NOT NULL,
  list   TEXT NOT NULL,
  filter TEXT NOT NULL CHECK (json_valid(filter)),
  shared INTEGER NOT NULL DEFAULT 0,
  UNIQUE (staff, name)
) STRICT;
CREATE TRIGGER saved_list_added AFTER INSERT ON saved_list BEGIN
  INSERT INTO desk_version VALUES ('LEADS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER saved_list_changed AFTER UPDATE ON saved_list BEGIN
  INSERT INTO desk_version VALUES ('LEADS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER saved_list_removed AFTER DELETE ON saved_list BEGIN
  INSERT INTO desk_version VALUES ('LEADS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
