-- What a member of staff can take back for a while: the column of lead_handling that one change set, and what each lead had before. A lead
-- goes back while it has the version of that change.
CREATE TABLE undo (
  id    TEXT PRIMARY KEY,
  staff INTEGER NOT NULL,
  field TEXT NOT NULL CHECK (field IN ('state', 'agent')),
  at    INTEGER NOT NULL
) STRICT;
CREATE INDEX undo_staff ON undo (staff, at);
CREATE TABLE undo_lead (
  undo    TEXT NOT NULL REFERENCES undo ON DELETE CASCADE,
  lead    TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  before  ANY NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (undo, lead)
) STRICT, WITHOUT ROWID;
CREATE INDEX undo_lead_lead ON undo_lead (lead);
