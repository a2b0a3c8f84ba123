-- What a new site is set up with: a row while it is, none once it stands.
CREATE TABLE setup (
  id           INTEGER PRIMARY KEY CHECK (id = 1),
  link         BLOB, -- the digest of its token; null once it was opened
  link_ends    INTEGER NOT NULL,
  session      BLOB, -- the digest of the token of the browser that opened it
  session_ends INTEGER NOT NULL DEFAULT 0,
  answers      TEXT NOT NULL DEFAULT '{}' -- what was filled in so far
) STRICT;

-- Who brings a property, and which changes of it can be undone.
ALTER TABLE property ADD COLUMN source TEXT NOT NULL DEFAULT 'folder';
ALTER TABLE property ADD COLUMN source_before TEXT;
CREATE TABLE undo_property (
  id       TEXT PRIMARY KEY,
  staff    INTEGER NOT NULL,
  property INTEGER NOT NULL,
  version  INTEGER NOT NULL, -- of the record, as the change left it
  at       INTEGER NOT NULL
) STRICT;
CREATE INDEX property_of_desk ON property (number) WHERE source = 'desk';
CREATE INDEX undo_property_at ON undo_property (property, at);
CREATE INDEX undo_property_staff ON undo_property (staff, at);
CREATE TRIGGER property_edited AFTER INSERT ON undo_property BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER property_undone AFTER DELETE ON undo_property BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER property_taken_over AFTER UPDATE OF source ON property WHEN (NEW.source = 'desk') <> (OLD.source = 'desk') BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
-- Who brings a property is nothing that visitors read: an import of what the site has already changes no page.
DROP TRIGGER property_updated;
CREATE TRIGGER property_updated AFTER UPDATE ON property WHEN NEW.source = OLD.source BEGIN UPDATE data_version SET version = version + 1; END;
UPDATE property SET source = coalesce(
  (SELECT 'link:' || r.link FROM crm_record r WHERE r.kind = 'property' AND r.number = property.number AND NOT r.gone),
  (SELECT r.source FROM reference r WHERE r.number = property.number), 'folder')
WHERE number IN (SELECT number FROM crm_record WHERE kind = 'property' AND NOT gone UNION SELECT number FROM reference);
