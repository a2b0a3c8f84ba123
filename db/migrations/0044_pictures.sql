-- What the desk says of pictures, by their content: a picture that is delivered again, or in another property, has the same name in the
-- media folder. The words go over those that are delivered, language by language.
CREATE TABLE picture (
  file        TEXT PRIMARY KEY, -- its name in the media folder
  words       TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(words)), -- of the desk, by language; never empty ones
  decorative  INTEGER NOT NULL DEFAULT 0 CHECK (decorative IN (0, 1)), -- mere decoration, which has no words
  version     INTEGER NOT NULL,
  staff       INTEGER NOT NULL,
  at          INTEGER NOT NULL,
  name        TEXT,    -- of an upload: what its file was called
  width       INTEGER, -- of an upload
  height      INTEGER, -- of an upload
  size        INTEGER, -- of an upload, in bytes
  uploaded_at INTEGER, -- null for a picture that was delivered
  replaced_by TEXT REFERENCES picture -- the upload that the site shows instead
) STRICT, WITHOUT ROWID;
CREATE INDEX picture_uploaded ON picture (uploaded_at) WHERE uploaded_at IS NOT NULL;
CREATE INDEX picture_replaced ON picture (replaced_by) WHERE replaced_by IS NOT NULL;
CREATE INDEX photo_file ON photo (file);

CREATE TRIGGER picture_inserted AFTER INSERT ON picture BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER picture_updated AFTER UPDATE ON picture BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER picture_deleted AFTER DELETE ON picture BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TRIGGER picture_added AFTER INSERT ON picture BEGIN
  INSERT INTO changed SELECT number FROM search WHERE number IN (SELECT property FROM photo WHERE file = NEW.file);
  INSERT INTO changed_project SELECT number FROM project WHERE number IN (SELECT project FROM photo WHERE file = NEW.file);
END;
CREATE TRIGGER picture_described AFTER UPDATE ON picture WHEN NEW.words <> OLD.words OR NEW.decorative <> OLD.decorative BEGIN
  INSERT INTO changed SELECT number FROM search WHERE number IN (SELECT property FROM photo WHERE file = NEW.file);
  INSERT INTO changed_project SELECT number FROM project WHERE number IN (SELECT project FROM photo WHERE file = NEW.file);
END;
CREATE TRIGGER picture_removed AFTER DELETE ON picture BEGIN
  INSERT INTO changed SELECT number FROM search WHERE number IN (SELECT property FROM photo WHERE file = OLD.file);
  INSERT INTO changed_project SELECT number FROM project WHERE number IN (SELECT project FROM photo WHERE file = OLD.file);
END;
