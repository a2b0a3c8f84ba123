-- What staff does with a lead: its state and the member of staff whose it is, 0 for nobody. Each has a version, by which a change that was
-- made from an old view of it is noticed. Forgotten passwords are no leads at the desk.
CREATE TABLE lead_handling (
  lead          TEXT PRIMARY KEY REFERENCES lead ON DELETE CASCADE,
  created_at    INTEGER NOT NULL, -- of the lead, for the order of lists
  state         TEXT NOT NULL DEFAULT 'NEW' CHECK (state IN ('NEW', 'IN_HAND', 'DONE', 'SPAM')),
  state_version INTEGER NOT NULL DEFAULT 1,
  state_by      INTEGER, -- staff
  state_at      INTEGER,
  agent         INTEGER NOT NULL DEFAULT 0,
  agent_version INTEGER NOT NULL DEFAULT 1,
  agent_by      INTEGER,
  agent_at      INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX lead_handling_all ON lead_handling (created_at, lead);
CREATE INDEX lead_handling_state ON lead_handling (state, created_at, lead);
CREATE INDEX lead_handling_open ON lead_handling (created_at, lead) WHERE state IN ('NEW', 'IN_HAND');
CREATE INDEX lead_handling_agent ON lead_handling (agent, created_at, lead) WHERE state IN ('NEW', 'IN_HAND');

-- How many leads there are by state and agent, so that no list is counted.
CREATE TABLE lead_count (
  state TEXT NOT NULL,
  agent INTEGER NOT NULL,
  n     INTEGER NOT NULL,
  PRIMARY KEY (state, agent)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER lead_handling_counted AFTER INSERT ON lead_handling BEGIN
  INSERT INTO lead_count VALUES (NEW.state, NEW.agent, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER lead_handling_uncounted AFTER DELETE ON lead_handling BEGIN
  UPDATE lead_count SET n = n - 1 WHERE state = OLD.state AND agent = OLD.agent;
END;
CREATE TRIGGER lead_handling_recounted AFTER UPDATE OF state, agent ON lead_handling BEGIN
  UPDATE lead_count SET n = n - 1 WHERE state = OLD.state AND agent = OLD.agent;
  INSERT INTO lead_count VALUES (NEW.state, NEW.agent, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER lead_comes_to_desk AFTER INSERT ON lead WHEN NEW.form <> 'forgotPassword' BEGIN
  INSERT INTO lead_handling (lead, created_at) VALUES (NEW.id, NEW.created_at);
END;
INSERT INTO lead_handling (lead, created_at) SELECT id, created_at FROM lead WHERE form <> 'forgotPassword';

-- Notes on a lead, for colleagues alone. They are only added.
CREATE TABLE lead_note (
  id    INTEGER PRIMARY KEY,
  lead  TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  staff INTEGER NOT NULL,
  at    INTEGER NOT NULL,
  text  TEXT NOT NULL
) STRICT;
CREATE INDEX lead_note_lead ON lead_note (lead, at);
