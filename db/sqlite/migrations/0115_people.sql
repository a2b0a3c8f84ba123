-- Who somebody is at the desk: an email address, or "tel:" and the telephone number of somebody without one; and which of these are one
-- person.
ALTER TABLE lead ADD COLUMN who TEXT AS (iif(email <> '', email, iif(phone <> '', replace(replace(replace('tel:' || replace(replace(replace(replace(replace(replace(phone, ' ', ''), '(', ''), ')', ''), '.', ''), '/', ''), '-', ''), 'tel:00', 'tel:+'), 'tel:+320', 'tel:0'), 'tel:+32', 'tel:0'), ''))) VIRTUAL;
CREATE INDEX lead_who ON lead (who, created_at);
CREATE INDEX outbox_recipient ON outbox (recipient);
CREATE TABLE same_person (
  address    TEXT PRIMARY KEY, -- a who of leads
  person     TEXT NOT NULL CHECK (person <> address), -- the who that stands for both
  was        TEXT NOT NULL, -- what stood for the address before: itself, or another person
  first_name TEXT NOT NULL, -- what was chosen of the two; the newest row of a person holds
  last_name  TEXT NOT NULL,
  phone      TEXT NOT NULL,
  language   TEXT NOT NULL,
  staff      INTEGER NOT NULL,
  at         INTEGER NOT NULL,
  undo       TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX same_person_person ON same_person (person);
CREATE TRIGGER person_joined AFTER INSERT ON same_person BEGIN
  INSERT INTO desk_version VALUES ('LEADS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER person_moved AFTER UPDATE ON same_person BEGIN
  INSERT INTO desk_version VALUES ('LEADS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER person_parted AFTER DELETE ON same_person BEGIN
  INSERT INTO desk_version VALUES ('LEADS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
