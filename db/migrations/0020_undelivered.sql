-- The email that tells the agency of one that was given up. What was given up before is not told any more.
ALTER TABLE outbox ADD COLUMN told_by TEXT;
UPDATE outbox SET told_by = '' WHERE given_up_at IS NOT NULL;
CREATE INDEX outbox_untold ON outbox (given_up_at) WHERE given_up_at IS NOT NULL AND told_by IS NULL;
