-- When a key was last used, to the hour.
ALTER TABLE api_key ADD COLUMN used_at INTEGER;
CREATE TRIGGER api_key_made AFTER INSERT ON api_key BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER api_key_revoked AFTER DELETE ON api_key BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
