-- Who holds an appointment when that is not its home's agent.
ALTER TABLE appointment ADD COLUMN passed_to INTEGER CHECK (passed_to > 0);
CREATE INDEX appointment_passed ON appointment (passed_to) WHERE passed_to IS NOT NULL;
DROP TRIGGER appointment_moved;
CREATE TRIGGER appointment_moved AFTER UPDATE OF start, state, sequence, passed_to ON appointment BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER agent_left_appointments AFTER UPDATE OF content ON site BEGIN
  UPDATE appointment SET passed_to = NULL WHERE passed_to IS NOT NULL AND state = 'BOOKED'
    AND passed_to NOT IN (SELECT value ->> 'id' FROM json_each(NEW.content, '$.agents'));
END;
