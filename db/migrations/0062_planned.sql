-- Drafts that go live at a time, as they were seen when that was planned. A draft that is published or thrown away has no plan.
CREATE TABLE planned (
  id        INTEGER PRIMARY KEY AUTOINCREMENT,
  record    TEXT NOT NULL UNIQUE, -- as in the table draft
  plan      TEXT NOT NULL,        -- the records of one plan go live in one write
  version   INTEGER NOT NULL,     -- of the draft that was seen
  goes_live INTEGER NOT NULL,
  staff     INTEGER NOT NULL,
  refused   INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1)) -- at its time it did not fit any more
) STRICT;
CREATE INDEX planned_goes_live ON planned (goes_live);
CREATE TRIGGER draft_without_plan AFTER DELETE ON draft WHEN NOT EXISTS (SELECT 1 FROM draft WHERE record = OLD.record) BEGIN
  DELETE FROM planned WHERE record = OLD.record;
END;
CREATE TRIGGER draft_written AFTER INSERT ON draft BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER draft_thrown_away AFTER DELETE ON draft BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER planned_made AFTER INSERT ON planned BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER planned_refused AFTER UPDATE ON planned BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER planned_taken_back AFTER DELETE ON planned BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
