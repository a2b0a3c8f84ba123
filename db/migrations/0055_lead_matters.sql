-- What an answer told a candidate for a rental: taken back together.
ALTER TABLE lead_answer ADD COLUMN outcome TEXT CHECK (outcome IN ('CHOSEN', 'DECLINED'));
-- When the link to requested documents was first followed after it was sent.
ALTER TABLE document_request ADD COLUMN opened_at INTEGER;
-- When an agent comes to value a property. Its version grows with each change, so that nobody changes what a colleague changed first.
CREATE TABLE valuation (
  lead    TEXT PRIMARY KEY REFERENCES lead ON DELETE CASCADE,
  at      INTEGER, -- null once it was taken back
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX valuation_at ON valuation (at) WHERE at IS NOT NULL;
CREATE TRIGGER valuation_set AFTER INSERT ON valuation BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER valuation_changed AFTER UPDATE ON valuation BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER document_opened AFTER UPDATE OF opened_at ON document_request BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER demand_changed AFTER UPDATE OF state ON demand BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;
