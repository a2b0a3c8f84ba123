-- Owners are a part of the desk too: what happens to one is shown at once to whoever looks at owners.
CREATE TABLE kept_version AS SELECT * FROM desk_version;
DROP TABLE desk_version;
CREATE TABLE desk_version (
  part    TEXT NOT NULL CHECK (part IN ('ARRIVED', 'LEADS', 'APPOINTMENTS', 'CONTENT', 'LINKS', 'STAFF', 'OWNERS')),
  agent   INTEGER NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (part, agent)
) STRICT, WITHOUT ROWID;
INSERT INTO desk_version SELECT * FROM kept_version;
DROP TABLE kept_version;

CREATE TRIGGER desk_owner_came AFTER INSERT ON owner BEGIN
  INSERT INTO desk_version VALUES ('OWNERS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER desk_owner_changed AFTER UPDATE ON owner BEGIN
  INSERT INTO desk_version VALUES ('OWNERS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER desk_owner_went AFTER DELETE ON owner BEGIN
  INSERT INTO desk_version VALUES ('OWNERS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER desk_owner_property_given AFTER INSERT ON owner_property BEGIN
  INSERT INTO desk_version VALUES ('OWNERS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER desk_owner_property_taken AFTER DELETE ON owner_property BEGIN
  INSERT INTO desk_version VALUES ('OWNERS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
