-- Visits of pages that a CRM is still to be told, and up to which day they were gathered.
ALTER TABLE link ADD COLUMN visits_to TEXT CHECK (visits_to IS NULL OR date(visits_to) IS visits_to);
CREATE TABLE crm_visit (
  link   TEXT NOT NULL REFERENCES link ON DELETE CASCADE,
  record TEXT NOT NULL,
  count  INTEGER NOT NULL,
  PRIMARY KEY (link, record)
) STRICT, WITHOUT ROWID;
