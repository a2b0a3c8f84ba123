-- What lists of the desk are filtered by, in the order in which leads came. text is what words are looked for in, folded; it is null until
-- the program wrote it.
CREATE TABLE lead_search (
  created_at INTEGER NOT NULL,
  lead       TEXT NOT NULL UNIQUE REFERENCES lead ON DELETE CASCADE,
  form       TEXT NOT NULL,
  property   INTEGER,
  project    INTEGER,
  text       TEXT,
  PRIMARY KEY (created_at, lead)
) STRICT, WITHOUT ROWID;
CREATE INDEX lead_search_form ON lead_search (form, created_at, lead);
CREATE INDEX lead_search_property ON lead_search (property, created_at, lead) WHERE property IS NOT NULL;
CREATE INDEX lead_search_project ON lead_search (project, created_at, lead) WHERE project IS NOT NULL;
CREATE INDEX lead_search_unread ON lead_search (lead) WHERE text IS NULL;
CREATE INDEX lead_handling_whose ON lead_handling (agent, created_at, lead);

DROP TRIGGER lead_comes_to_desk;
CREATE TRIGGER lead_comes_to_desk AFTER INSERT ON lead WHEN NEW.form <> 'forgotPassword' BEGIN
  INSERT INTO lead_handling (lead, created_at) VALUES (NEW.id, NEW.created_at);
  INSERT INTO lead_search (created_at, lead, form, property, project) VALUES (NEW.created_at, NEW.id, NEW.form, NEW.property, NEW.project);
END;
INSERT INTO lead_search (created_at, lead, form, property, project)
  SELECT created_at, id, form, property, project FROM lead WHERE form <> 'forgotPassword' ORDER BY created_at, id;
