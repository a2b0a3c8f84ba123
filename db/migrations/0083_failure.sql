-- What kind of failure a problem of a link or a calendar is, with the status that the other server answered, so that the desk can word it
-- in its own language; NULL for what was tried before.
ALTER TABLE link ADD COLUMN failure TEXT;
ALTER TABLE link ADD COLUMN status INTEGER;
ALTER TABLE link_run ADD COLUMN failure TEXT;
ALTER TABLE link_run ADD COLUMN status INTEGER;
ALTER TABLE agent_calendar ADD COLUMN failure TEXT;
ALTER TABLE agent_calendar ADD COLUMN status INTEGER;
