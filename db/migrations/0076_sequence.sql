-- Names that say what they hold: a change has a sequence, what becomes of a property is named after the property. The tables are made anew, so
-- that the comments of their columns say it too; the numbers and the sequence go on where they were, for the cursors that are out.
CREATE TEMP TABLE earlier AS SELECT * FROM change;
CREATE TEMP TABLE head AS SELECT seq FROM sqlite_sequence WHERE name = 'change';
CREATE TEMP TABLE earlier_log AS SELECT * FROM change_log;
DROP VIEW changed;
DROP VIEW changed_project;
DROP TABLE change;
CREATE TABLE change (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, -- what changes again moves to the end, with a number that none had before
  kind     TEXT NOT NULL CHECK (kind IN ('property', 'project')),
  number   INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  UNIQUE (kind, number)
) STRICT;
INSERT INTO change SELECT place, kind, number, at FROM earlier;
DELETE FROM sqlite_sequence WHERE name = 'change';
INSERT INTO sqlite_sequence SELECT 'change', seq FROM head;
DROP TABLE change_log;
CREATE TABLE change_log (
  id      INTEGER PRIMARY KEY CHECK (id = 1),
  epoch   TEXT NOT NULL,    -- which sequence this is; a backup gets another, because its sequence goes on differently
  dropped INTEGER NOT NULL, -- the highest sequence of the rows that were deleted because their property or project was withdrawn long ago
  now     INTEGER NOT NULL, -- when what is written happens; an import sets it, so that a trigger asks no clock
  import_after INTEGER NOT NULL DEFAULT 9223372036854775807 -- while an import writes, the last sequence before it
) STRICT;
INSERT INTO change_log SELECT id, epoch, dropped, now, import_after FROM earlier_log;
DROP TABLE earlier;
DROP TABLE head;
DROP TABLE earlier_log;

-- As in views.sql: triggers insert into these two views, so migrations after this one need them with the new name.
CREATE VIEW changed (number) AS SELECT number FROM change WHERE kind = 'property';
CREATE TRIGGER change_noted INSTEAD OF INSERT ON changed
WHEN NOT EXISTS (SELECT 1 FROM change WHERE kind = 'property' AND number = NEW.number AND sequence > (SELECT import_after FROM change_log))
BEGIN
  DELETE FROM change WHERE kind = 'property' AND number = NEW.number;
  INSERT INTO change (kind, number, at) SELECT 'property', NEW.number, now FROM change_log;
END;
CREATE VIEW changed_project (number) AS SELECT number FROM change WHERE kind = 'project';
CREATE TRIGGER project_change_noted INSTEAD OF INSERT ON changed_project
WHEN NOT EXISTS (SELECT 1 FROM change WHERE kind = 'project' AND number = NEW.number AND sequence > (SELECT import_after FROM change_log))
BEGIN
  DELETE FROM change WHERE kind = 'project' AND number = NEW.number;
  INSERT INTO change (kind, number, at) SELECT 'project', NEW.number, now FROM change_log;
END;

DROP TRIGGER IF EXISTS home_gone;
CREATE TRIGGER property_gone AFTER DELETE ON property BEGIN
  UPDATE known SET gone = 1 WHERE property = OLD.number;
END;
DROP TRIGGER IF EXISTS home_taken;
CREATE TRIGGER property_inactive AFTER UPDATE ON property WHEN NEW.status <> 1 BEGIN
  UPDATE known SET gone = 1 WHERE property = NEW.number;
END;
DROP TRIGGER IF EXISTS home_appeared;
CREATE TRIGGER property_appeared AFTER INSERT ON search BEGIN INSERT INTO changed VALUES (NEW.number); END;
DROP TRIGGER IF EXISTS home_left;
CREATE TRIGGER property_left AFTER DELETE ON search BEGIN INSERT INTO changed VALUES (OLD.number); END;
DROP TRIGGER IF EXISTS home_in_news;
CREATE TRIGGER property_in_news AFTER INSERT ON search WHEN NEW.status = 1 BEGIN
  DELETE FROM news WHERE property = NEW.number AND reason IN (SELECT reason FROM returned WHERE property = NEW.number);
  INSERT INTO news (property, reason, was, at) SELECT property, reason, was, at FROM returned WHERE property = NEW.number;
  INSERT INTO known (property, price, goal, gone) SELECT NEW.number, NEW.price, NEW.goal, taken FROM property WHERE number = NEW.number
    ON CONFLICT DO UPDATE SET price = iif(excluded.gone OR goal = excluded.goal AND excluded.price IS NULL, price, excluded.price),
      goal = iif(excluded.gone, goal, excluded.goal), gone = excluded.gone;
END;

-- Deliveries are set aside while the table of their webhooks is made anew: dropping it would delete them.
CREATE TEMP TABLE earlier AS SELECT * FROM webhook;
CREATE TEMP TABLE earlier_delivery AS SELECT * FROM webhook_delivery;
DELETE FROM webhook_delivery;
DROP TABLE webhook;
CREATE TABLE webhook (
  name       TEXT PRIMARY KEY,
  key        TEXT NOT NULL REFERENCES api_key ON DELETE CASCADE,
  url        TEXT NOT NULL,
  secret     TEXT NOT NULL,
  language   TEXT NOT NULL,
  projects   INTEGER NOT NULL CHECK (projects IN (0, 1)),
  created_at INTEGER NOT NULL,
  cursor     TEXT NOT NULL, -- what it is told up to
  sequence   INTEGER NOT NULL, -- that of the cursor, as in the table change
  paused     TEXT CHECK (paused IN ('BY_HAND', 'FAILED')),
  due_at     INTEGER NOT NULL DEFAULT 0,
  tries      INTEGER NOT NULL DEFAULT 0,
  failing_since INTEGER,
  runner     TEXT,
  until      INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX webhook_key ON webhook (key);
INSERT INTO webhook SELECT * FROM earlier;
INSERT INTO webhook_delivery SELECT * FROM earlier_delivery;
DROP TABLE earlier;
DROP TABLE earlier_delivery;
CREATE TRIGGER webhook_added AFTER INSERT ON webhook BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER webhook_changed AFTER UPDATE OF paused, due_at, tries ON webhook BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER webhook_removed AFTER DELETE ON webhook BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
