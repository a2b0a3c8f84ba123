-- The desk follows the emails that the mail server did not take at once.
CREATE TRIGGER failed_email_moved AFTER UPDATE ON outbox WHEN NEW.tries > 0 BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
