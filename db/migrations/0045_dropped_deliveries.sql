-- Staff may decide that a lead which a CRM refused is sent without its property, or not at all.
CREATE TABLE crm_delivery (
  lead      TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  link      TEXT NOT NULL REFERENCES link ON DELETE CASCADE,
  change    INTEGER NOT NULL DEFAULT 0, -- 0 for the form, else the sequence of its appointment
  start     INTEGER, -- of a change: when the appointment begins
  cancelled INTEGER NOT NULL DEFAULT 0, -- whether the change is that it does not take place
  alone     INTEGER NOT NULL DEFAULT 0, -- whether it is sent without the property or project that it is about
  at        INTEGER NOT NULL, -- when it was accepted
  state     TEXT NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'SENT', 'REFUSED', 'DROPPED')),
  tries     INTEGER NOT NULL DEFAULT 0,
  due_at    INTEGER NOT NULL,
  sent_at   INTEGER,
  reason    TEXT, -- why it was refused, or why it waits
  crm_id    TEXT, -- of what the CRM made of it
  PRIMARY KEY (lead, link, change)
) STRICT;
INSERT INTO crm_delivery (lead, link, change, start, cancelled, at, state, tries, due_at, sent_at, reason, crm_id)
  SELECT lead, link, change, start, cancelled, at, state, tries, due_at, sent_at, reason, crm_id FROM crm_lead;
DROP TABLE crm_lead;
ALTER TABLE crm_delivery RENAME TO crm_lead;
CREATE INDEX crm_lead_due ON crm_lead (link, due_at) WHERE state = 'WAITING';
CREATE INDEX crm_lead_refused ON crm_lead (at) WHERE state = 'REFUSED';
-- The table's triggers, as they were.
CREATE TRIGGER crm_lead_noted AFTER INSERT ON crm_lead BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER crm_lead_moved AFTER UPDATE ON crm_lead BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
