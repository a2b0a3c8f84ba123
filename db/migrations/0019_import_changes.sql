-- While an import writes, the last place in the sequence before it. A home that the import has noted already keeps its place until the
-- import is over: nobody can have read it meanwhile. At any other time no place is later than this, so that every change is noted.
ALTER TABLE change_log ADD COLUMN import_after INTEGER NOT NULL DEFAULT 9223372036854775807;

-- As in 0008, but once in an import instead of once for every photo and document.
DROP TRIGGER change_noted;
CREATE TRIGGER change_noted INSTEAD OF INSERT ON changed
WHEN NOT EXISTS (SELECT 1 FROM change WHERE number = NEW.number AND place > (SELECT import_after FROM change_log))
BEGIN
  DELETE FROM change WHERE number = NEW.number;
  INSERT INTO change (number, at) SELECT NEW.number, now FROM change_log;
END;
