-- What kind of failure the problem of a delivery is, so that the desk can word it in its own language; NULL for what was tried before.
ALTER TABLE webhook_delivery ADD COLUMN failure TEXT;
