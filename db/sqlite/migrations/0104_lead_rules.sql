-- By which rule a lead got its agent when it came, and who is away.
ALTER TABLE lead ADD COLUMN rule TEXT NOT NULL DEFAULT '' CHECK (rule IN ('', 'AGENT', 'STAFF', 'OFFICE'));
ALTER TABLE lead ADD COLUMN rule_agent INTEGER NOT NULL DEFAULT 0;
ALTER TABLE lead ADD COLUMN rule_away INTEGER NOT NULL DEFAULT 0;
CREATE INDEX lead_turn ON lead (rule_agent) WHERE rule = 'STAFF';
DROP TRIGGER lead_comes_to_desk;
CREATE TRIGGER lead_comes_to_desk AFTER INSERT ON lead WHEN NEW.form <> 'forgotPassword' BEGIN
  INSERT INTO lead_handling (lead, created_at, agent) VALUES (NEW.id, NEW.created_at, NEW.rule_agent);
  INSERT INTO lead_search (created_at, lead, form, property, project) VALUES (NEW.created_at, NEW.id, NEW.form, NEW.property, NEW.project);
END;
ALTER TABLE staff ADD COLUMN away_from TEXT NOT NULL DEFAULT '';
ALTER TABLE staff ADD COLUMN away_until TEXT NOT NULL DEFAULT '';
ALTER TABLE staff ADD COLUMN substitute INTEGER NOT NULL DEFAULT 0;
