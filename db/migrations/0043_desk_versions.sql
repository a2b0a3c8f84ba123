-- What happens at the desk, counted by part of its screens, so that they are read again when something changed. Leads are counted by whose
-- they are (0 for nobody), because a role may see the own ones and nobody's alone; the other parts are counted once, with agent 0.
CREATE TABLE desk_version (
  part    TEXT NOT NULL CHECK (part IN ('ARRIVED', 'LEADS', 'APPOINTMENTS', 'CONTENT', 'LINKS', 'STAFF')),
  agent   INTEGER NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (part, agent)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER lead_handling_begun AFTER INSERT ON lead_handling BEGIN
  INSERT INTO desk_version VALUES ('ARRIVED', NEW.agent, 1) ON CONFLICT DO UPDATE SET version = version + 1;
  INSERT INTO desk_version VALUES ('LEADS', NEW.agent, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER lead_handling_seen AFTER UPDATE ON lead_handling BEGIN
  INSERT INTO desk_version VALUES ('LEADS', OLD.agent, 1) ON CONFLICT DO UPDATE SET version = version + 1;
  INSERT INTO desk_version VALUES ('LEADS', NEW.agent, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER lead_handling_over AFTER DELETE ON lead_handling BEGIN
  INSERT INTO desk_version VALUES ('LEADS', OLD.agent, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER lead_noted AFTER INSERT ON lead_note BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER lead_answered AFTER INSERT ON lead_answer BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER lead_answer_taken_back AFTER DELETE ON lead_answer BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = OLD.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER lead_email_moved AFTER UPDATE ON outbox WHEN NEW.lead IS NOT NULL BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER crm_lead_noted AFTER INSERT ON crm_lead BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER crm_lead_moved AFTER UPDATE ON crm_lead BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TRIGGER appointment_booked AFTER INSERT ON appointment BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER appointment_moved AFTER UPDATE OF start, state, sequence ON appointment BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER appointment_deleted AFTER DELETE ON appointment BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER busy_noted AFTER INSERT ON busy BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER busy_over AFTER DELETE ON busy BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TRIGGER part_begun AFTER INSERT ON part BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER part_edited AFTER UPDATE ON part BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER part_given_back AFTER DELETE ON part BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TRIGGER link_ran AFTER INSERT ON link_run BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER link_added AFTER INSERT ON link BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER link_changed AFTER UPDATE OF paused, due_at, ran_at, problem, runner ON link BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER link_removed AFTER DELETE ON link BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TRIGGER staff_added AFTER INSERT ON staff BEGIN
  INSERT INTO desk_version VALUES ('STAFF', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER staff_changed AFTER UPDATE OF name, email, role, secret, closed_at ON staff BEGIN
  INSERT INTO desk_version VALUES ('STAFF', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER staff_session_over AFTER DELETE ON staff_session BEGIN
  INSERT INTO desk_version VALUES ('STAFF', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
