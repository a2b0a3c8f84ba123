-- When an operation that a program registered was last sent by its id, to the hour; NULL for never. The desk lists operations with their keys.
ALTER TABLE registered_operation ADD COLUMN used_at INTEGER;
CREATE TRIGGER operation_registered AFTER INSERT ON registered_operation BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER operation_replaced AFTER UPDATE OF id ON registered_operation BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER operation_removed AFTER DELETE ON registered_operation BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
