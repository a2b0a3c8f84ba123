-- When somebody who sent a lead, or called, is called back.
CREATE TABLE call_back (
  lead    TEXT PRIMARY KEY REFERENCES lead ON DELETE CASCADE,
  at      INTEGER, -- null once that was done
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX call_back_at ON call_back (at) WHERE at IS NOT NULL;
CREATE TRIGGER call_back_changed AFTER UPDATE ON call_back BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER call_back_set AFTER INSERT ON call_back BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;
