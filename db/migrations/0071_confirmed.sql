-- Translations that somebody found still right for what their original says now. Both texts are digests (SHA-256), of a whole text or of one
-- paragraph, so a confirmation is over as soon as one of them says something else.
CREATE TABLE confirmed (
  record      TEXT NOT NULL, -- record, field and language of the translation, as in the table part
  field       TEXT NOT NULL,
  language    TEXT NOT NULL,
  original    TEXT NOT NULL,
  translation TEXT NOT NULL,
  PRIMARY KEY (record, field, language, original, translation)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER translation_confirmed AFTER INSERT ON confirmed BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER translation_unconfirmed AFTER DELETE ON confirmed BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
