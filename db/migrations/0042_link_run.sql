-- The last runs of links that did something or failed, for the desk.
CREATE TABLE link_run (
  id      INTEGER PRIMARY KEY,
  link    TEXT NOT NULL REFERENCES link ON DELETE CASCADE,
  at      INTEGER NOT NULL,
  took    INTEGER NOT NULL, -- milliseconds
  read    INTEGER NOT NULL,
  added   INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  removed INTEGER NOT NULL,
  held    INTEGER NOT NULL,
  sent    INTEGER NOT NULL,
  problem TEXT
) STRICT;
CREATE INDEX link_run_link ON link_run (link, id);

-- What the desk's first screen lists.
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE sent_at IS NULL AND lead IS NOT NULL;
CREATE INDEX crm_lead_refused ON crm_lead (at) WHERE state = 'REFUSED';
