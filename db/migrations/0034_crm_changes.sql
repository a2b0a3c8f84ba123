-- A CRM is told of a form, and then of each change of the appointment that it booked: a row each.
CREATE TABLE crm_delivery (
  lead      TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  link      TEXT NOT NULL REFERENCES link ON DELETE CASCADE,
  change    INTEGER NOT NULL DEFAULT 0, -- 0 for the form, else the sequence of its appointment
  start     INTEGER, -- of a change: when the appointment begins
  cancelled INTEGER NOT NULL DEFAULT 0, -- whether the change is that it does not take place
  at        INTEGER NOT NULL, -- when it was accepted
  state     TEXT NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'SENT', 'REFUSED')),
  tries     INTEGER NOT NULL DEFAULT 0,
  due_at    INTEGER NOT NULL,
  sent_at   INTEGER,
  reason    TEXT, -- why it was refused, or why it waits
  crm_id    TEXT, -- of what the CRM made of it
  PRIMARY KEY (lead, link, change)
) STRICT;
INSERT INTO crm_delivery (lead, link, at, state, tries, due_at, sent_at, reason, crm_id)
  SELECT d.lead, d.link, l.created_at, d.state, d.tries, d.due_at, d.sent_at, d.reason, d.crm_id FROM crm_lead d JOIN lead l ON l.id = d.lead;
DROP TABLE crm_lead;
ALTER TABLE crm_delivery RENAME TO crm_lead;
CREATE INDEX crm_lead_due ON crm_lead (link, due_at) WHERE state = 'WAITING';
