-- Answers of staff to leads. The id is also that of the email in the outbox, and of what takes the change of the state back.
CREATE TABLE lead_answer (
  id    TEXT PRIMARY KEY,
  lead  TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  staff INTEGER NOT NULL,
  at    INTEGER NOT NULL,
  text  TEXT NOT NULL
) STRICT;
CREATE INDEX lead_answer_lead ON lead_answer (lead, at);

-- When somebody sent a failed email again; its attempts are counted from then.
ALTER TABLE outbox ADD COLUMN resent_at INTEGER;
