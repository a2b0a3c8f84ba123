-- The log is a part of the desk too: it is counted by whose line it is, 0 for a line that nobody at the desk wrote. Imports that changed
-- something are another, so that every window hears of them.
CREATE TABLE kept_version AS SELECT * FROM desk_version;
DROP TABLE desk_version;
CREATE TABLE desk_version (
  part    TEXT NOT NULL CHECK (part IN ('ARRIVED', 'LEADS', 'APPOINTMENTS', 'CONTENT', 'LINKS', 'STAFF', 'OWNERS', 'LOG', 'IMPORTS')),
  agent   INTEGER NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (part, agent)
) STRICT, WITHOUT ROWID;
INSERT INTO desk_version SELECT * FROM kept_version;
DROP TABLE kept_version;

CREATE TRIGGER action_logged AFTER INSERT ON action BEGIN
  INSERT INTO desk_version VALUES ('LOG', coalesce(NEW.staff, 0), 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER import_logged AFTER INSERT ON action WHEN NEW.name IN ('importFolder', 'importProperties') BEGIN
  INSERT INTO desk_version VALUES ('IMPORTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
