-- An agency's account at a CRM: properties come from it, and leads go to it.
CREATE TABLE link (
  name     TEXT PRIMARY KEY,
  kind     TEXT NOT NULL, -- the program: sweepbright
  settings TEXT NOT NULL, -- JSON, by name
  secret   TEXT NOT NULL,
  paused   INTEGER NOT NULL DEFAULT 0,
  cursor   TEXT NOT NULL DEFAULT '', -- up to what the CRM was read, in its own form
  due_at   INTEGER NOT NULL DEFAULT 0, -- when it is asked next
  tries    INTEGER NOT NULL DEFAULT 0, -- how often in a row that failed
  ran_at   INTEGER, -- when it was last read to the end
  problem  TEXT, -- why the last run failed
  runner   TEXT, -- who runs it
  until    INTEGER NOT NULL DEFAULT 0 -- until when nobody else may
) STRICT;

-- The records of CRMs and their numbers on the site, for ever: one that is gone keeps its number.
CREATE TABLE crm_record (
  link     TEXT NOT NULL,
  id       TEXT NOT NULL, -- the CRM's
  kind     TEXT NOT NULL CHECK (kind IN ('property', 'project')),
  number   INTEGER NOT NULL,
  project  TEXT, -- the CRM's id of the project that a unit is nested in
  gone     INTEGER NOT NULL DEFAULT 0,
  event_at INTEGER NOT NULL DEFAULT 0, -- when the last event happened that was followed, in ms
  held     INTEGER NOT NULL DEFAULT 0, -- whether its problems keep it from the site as it is at the CRM now
  problems TEXT NOT NULL DEFAULT '[]', -- JSON: field and text
  address  TEXT, -- the public address that the CRM was told
  PRIMARY KEY (link, id),
  UNIQUE (kind, number)
) STRICT;
CREATE INDEX crm_record_project ON crm_record (link, project) WHERE project IS NOT NULL;

-- What is to be read from a CRM: each record once, however often the CRM tells of it.
CREATE TABLE crm_inbox (
  link    TEXT NOT NULL REFERENCES link ON DELETE CASCADE,
  record  TEXT NOT NULL,
  at      INTEGER NOT NULL, -- when it happened there, in ms
  gone    INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1, -- grows with each event about the record
  tries   INTEGER NOT NULL DEFAULT 0,
  due_at  INTEGER NOT NULL,
  PRIMARY KEY (link, record)
) STRICT;
CREATE INDEX crm_inbox_due ON crm_inbox (link, due_at);

-- Leads that go to CRMs.
CREATE TABLE crm_lead (
  lead    TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  link    TEXT NOT NULL REFERENCES link ON DELETE CASCADE,
  state   TEXT NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'SENT', 'REFUSED')),
  tries   INTEGER NOT NULL DEFAULT 0,
  due_at  INTEGER NOT NULL,
  sent_at INTEGER,
  reason  TEXT, -- why it was refused, or why it waits
  crm_id  TEXT, -- of what the CRM made of it
  PRIMARY KEY (lead, link)
) STRICT;
CREATE INDEX crm_lead_due ON crm_lead (link, due_at) WHERE state = 'WAITING';
