-- A demand for one property: its person hears when that changes.
CREATE TABLE watch (
  demand   TEXT PRIMARY KEY REFERENCES demand ON DELETE CASCADE,
  property INTEGER NOT NULL, -- it may be gone
  told     TEXT CHECK (json_valid(told)), -- how the property was when its person was told last; NULL: nobody looked since the demand became active
  told_at  INTEGER -- when the last email about it was written
) STRICT, WITHOUT ROWID;
CREATE INDEX watch_property ON watch (property);
CREATE TRIGGER watch_paused AFTER UPDATE OF state ON demand WHEN NEW.state <> 'ACTIVE' BEGIN
  UPDATE watch SET told = NULL WHERE demand = NEW.id;
END;
-- How many parties fit a viewing is read of few properties only.
CREATE INDEX property_visit_capacity ON property (number) WHERE visit_capacity IS NOT NULL;
