-- How far the run of a link is, which the desk follows.
ALTER TABLE link ADD COLUMN read_now INTEGER NOT NULL DEFAULT 0;
ALTER TABLE link ADD COLUMN to_read INTEGER NOT NULL DEFAULT 0;
DROP TRIGGER link_changed;
CREATE TRIGGER link_changed AFTER UPDATE OF paused, due_at, ran_at, problem, runner, read_now, to_read ON link BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
