-- Drafts of properties are told to those who have a property open, not to those who have a page open. A draft goes with its property.
DROP TRIGGER draft_thrown_away;
CREATE TRIGGER draft_thrown_away AFTER DELETE ON draft BEGIN
  INSERT INTO desk_version VALUES (iif(OLD.record GLOB 'property:*', 'PROPERTIES', 'CONTENT'), 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
DROP TRIGGER draft_written;
CREATE TRIGGER draft_written AFTER INSERT ON draft BEGIN
  INSERT INTO desk_version VALUES (iif(NEW.record GLOB 'property:*', 'PROPERTIES', 'CONTENT'), 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
DROP TRIGGER planned_made;
CREATE TRIGGER planned_made AFTER INSERT ON planned BEGIN
  INSERT INTO desk_version VALUES (iif(NEW.record GLOB 'property:*', 'PROPERTIES', 'CONTENT'), 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
DROP TRIGGER planned_refused;
CREATE TRIGGER planned_refused AFTER UPDATE ON planned BEGIN
  INSERT INTO desk_version VALUES (iif(NEW.record GLOB 'property:*', 'PROPERTIES', 'CONTENT'), 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
DROP TRIGGER planned_taken_back;
CREATE TRIGGER planned_taken_back AFTER DELETE ON planned BEGIN
  INSERT INTO desk_version VALUES (iif(OLD.record GLOB 'property:*', 'PROPERTIES', 'CONTENT'), 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER draft_without_property AFTER DELETE ON property BEGIN
  DELETE FROM draft WHERE record = 'property:' || OLD.number;
END;
