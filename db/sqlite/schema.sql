-- The schema of a new database. migrations/README.md says how to change it; the views are those of views.sql, which
-- go test ./db/sqlite -update writes here.
-- Tables by name, each with its indexes and triggers; the views follow. The first is the one whose page no copy moves: a running site asks
-- it for the data version although somebody copied a backup over its file.

CREATE TABLE data_version (
  id      INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
) STRICT;

CREATE TABLE action (
  id      INTEGER PRIMARY KEY,
  at      INTEGER NOT NULL,
  staff   INTEGER, -- null for the command line
  session TEXT,
  name    TEXT NOT NULL,
  record  TEXT NOT NULL DEFAULT '',
  before  TEXT NOT NULL DEFAULT '',
  after   TEXT NOT NULL DEFAULT '',
  undo TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX action_at ON action (at);
CREATE INDEX action_record ON action (record, at) WHERE record <> '';
CREATE INDEX action_staff ON action (staff, at);
CREATE TRIGGER action_logged AFTER INSERT ON action BEGIN
  INSERT INTO desk_version VALUES ('LOG', coalesce(NEW.staff, 0), 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER action_stays AFTER UPDATE ON action BEGIN SELECT RAISE(ABORT, 'an action is never changed'); END;
CREATE TRIGGER import_logged AFTER INSERT ON action WHEN NEW.name IN ('importFolder', 'importProperties') BEGIN
  INSERT INTO desk_version VALUES ('IMPORTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE agent_address (
  digest TEXT PRIMARY KEY,
  agent  INTEGER NOT NULL -- the agency's number
) STRICT, WITHOUT ROWID;
CREATE TRIGGER agent_address_deleted AFTER DELETE ON agent_address BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER agent_address_inserted AFTER INSERT ON agent_address BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER agent_address_updated AFTER UPDATE ON agent_address BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TABLE agent_calendar (
  agent    INTEGER PRIMARY KEY,
  address  TEXT, -- of the own calendar; a secret
  etag     TEXT NOT NULL DEFAULT '',
  tried_at INTEGER, -- when it was last tried
  read_at  INTEGER, -- when its times were last worked out
  problem  TEXT, -- why the last try failed
  feed     BLOB UNIQUE, -- digest of the token in the address of the appointments
  failure TEXT,
  status INTEGER
) STRICT;

CREATE TABLE alert (
  demand   TEXT NOT NULL REFERENCES demand ON DELETE CASCADE,
  property INTEGER NOT NULL,
  reason   TEXT NOT NULL, -- PUBLISHED, or LOWERED and the price in cents
  outbox   TEXT NOT NULL,
  PRIMARY KEY (demand, property, reason)
) STRICT, WITHOUT ROWID;

CREATE TABLE answer_file (
  file   TEXT PRIMARY KEY,
  answer TEXT NOT NULL REFERENCES lead_answer ON DELETE CASCADE,
  place  INTEGER NOT NULL,
  name   TEXT NOT NULL,
  type   TEXT NOT NULL,
  size   INTEGER NOT NULL,
  UNIQUE (answer, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE api_key (
  name       TEXT PRIMARY KEY,
  digest     BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
  writes     INTEGER NOT NULL CHECK (writes IN (0, 1)),
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE TRIGGER api_key_made AFTER INSERT ON api_key BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER api_key_revoked AFTER DELETE ON api_key BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE appointment (
  id       TEXT PRIMARY KEY,
  lead     TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  property INTEGER NOT NULL,
  start    INTEGER NOT NULL,
  state    TEXT NOT NULL CHECK (state IN ('BOOKED', 'CANCELLED')),
  sequence INTEGER NOT NULL DEFAULT 0,
  remind_at INTEGER,
  unavailable_told INTEGER,
  home TEXT CHECK (json_valid(home)),
  passed_to INTEGER CHECK (passed_to > 0)
) STRICT;
CREATE INDEX appointment_lead ON appointment (lead);
CREATE INDEX appointment_passed ON appointment (passed_to) WHERE passed_to IS NOT NULL;
CREATE INDEX appointment_property ON appointment (property);
CREATE INDEX appointment_reminders ON appointment (remind_at) WHERE state = 'BOOKED' AND remind_at IS NOT NULL;
CREATE INDEX appointment_seats ON appointment (property, start) WHERE state = 'BOOKED';
CREATE INDEX appointment_times ON appointment (start) WHERE state = 'BOOKED';
CREATE TRIGGER appointment_booked AFTER INSERT ON appointment BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER appointment_deleted AFTER DELETE ON appointment BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER appointment_moved AFTER UPDATE OF start, state, sequence, passed_to ON appointment BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE appointment_report (
  appointment TEXT PRIMARY KEY REFERENCES appointment ON DELETE CASCADE,
  version     INTEGER NOT NULL,
  text        TEXT NOT NULL,
  for_owner   INTEGER NOT NULL,
  staff       INTEGER NOT NULL,
  at          INTEGER NOT NULL
) STRICT;
CREATE TRIGGER appointment_report_changed AFTER UPDATE ON appointment_report BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER appointment_reported AFTER INSERT ON appointment_report BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE article (
  key      TEXT PRIMARY KEY,
  category TEXT NOT NULL,
  sort     INTEGER NOT NULL,
  date     TEXT CHECK (date(date) IS date),
  slug     TEXT NOT NULL CHECK (json_valid(slug)),
  title    TEXT NOT NULL CHECK (json_valid(title)),
  intro    TEXT NOT NULL CHECK (json_valid(intro)),
  body     TEXT NOT NULL CHECK (json_valid(body)),
  author   TEXT,
  image    TEXT CHECK (json_valid(image)),
  source TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(source))
) STRICT, WITHOUT ROWID;
CREATE TRIGGER article_deleted AFTER DELETE ON article BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER article_inserted AFTER INSERT ON article BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER article_updated AFTER UPDATE ON article BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TABLE attempt (
  who  TEXT NOT NULL,
  form TEXT NOT NULL,
  at   INTEGER NOT NULL
) STRICT;
CREATE INDEX attempt_who ON attempt (who, form, at);

CREATE TABLE bound_drawing (
  project  INTEGER PRIMARY KEY REFERENCES project ON DELETE CASCADE,
  original TEXT NOT NULL, -- the file that an import brings
  file     TEXT NOT NULL  -- the one in its place, in which the desk said which shape is which unit
) STRICT;
CREATE TRIGGER shape_bound AFTER INSERT ON bound_drawing BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER shape_bound_again AFTER UPDATE ON bound_drawing BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE busy (
  id     INTEGER PRIMARY KEY,
  agent  INTEGER NOT NULL,
  start  INTEGER NOT NULL,
  until  INTEGER NOT NULL CHECK (until > start),
  source TEXT NOT NULL CHECK (source IN ('BLOCKED', 'CALENDAR')),
  reason TEXT NOT NULL DEFAULT '',
  series TEXT
) STRICT;
CREATE INDEX busy_agent ON busy (agent, start);
CREATE INDEX busy_series ON busy (series) WHERE series IS NOT NULL;
CREATE TRIGGER busy_noted AFTER INSERT ON busy BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER busy_over AFTER DELETE ON busy BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

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

CREATE TABLE captcha (
  id         TEXT PRIMARY KEY,
  tries      INTEGER NOT NULL,
  used_by    TEXT, -- a lead
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE category (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK (json_valid(name)),
  sort INTEGER NOT NULL,
  sale INTEGER NOT NULL CHECK (sale IN (0, 1)),
  rent INTEGER NOT NULL CHECK (rent IN (0, 1))
) STRICT;
CREATE TRIGGER category_changed AFTER UPDATE ON category BEGIN
  INSERT INTO changed SELECT number FROM search WHERE type IN (SELECT id FROM type WHERE category = NEW.id);
END;
CREATE TRIGGER category_deleted AFTER DELETE ON category BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER category_inserted AFTER INSERT ON category BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER category_updated AFTER UPDATE ON category BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TABLE change (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, -- what changes again moves to the end, with a number that none had before
  kind     TEXT NOT NULL CHECK (kind IN ('property', 'project')),
  number   INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  UNIQUE (kind, number)
) STRICT;

CREATE TABLE change_log (
  id      INTEGER PRIMARY KEY CHECK (id = 1),
  epoch   TEXT NOT NULL,    -- which sequence this is; a backup gets another, because its sequence goes on differently
  dropped INTEGER NOT NULL, -- the highest sequence of the rows that were deleted because their property or project was withdrawn long ago
  now     INTEGER NOT NULL, -- when what is written happens; an import sets it, so that a trigger asks no clock
  import_after INTEGER NOT NULL DEFAULT 9223372036854775807 -- while an import writes, the last sequence before it
) STRICT;

CREATE TABLE city (
  id        INTEGER PRIMARY KEY,
  zip       TEXT NOT NULL,
  country   INTEGER NOT NULL REFERENCES country,
  name      TEXT NOT NULL CHECK (json_valid(name)),
  latitude  REAL NOT NULL,
  longitude REAL NOT NULL
) STRICT;
CREATE TRIGGER city_changed AFTER UPDATE ON city BEGIN INSERT INTO changed SELECT number FROM search WHERE city = NEW.id; END;
CREATE TRIGGER city_deleted AFTER DELETE ON city BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER city_inserted AFTER INSERT ON city BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER city_moved AFTER UPDATE OF latitude, longitude ON city BEGIN
  DELETE FROM search WHERE city = NEW.id;
  INSERT INTO search SELECT * FROM searchable WHERE city = NEW.id;
END;
CREATE TRIGGER city_updated AFTER UPDATE ON city BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER project_city_changed AFTER UPDATE ON city BEGIN
  INSERT INTO changed_project SELECT number FROM project WHERE city = NEW.id;
END;

CREATE TABLE cluster_write (
  n INTEGER PRIMARY KEY AUTOINCREMENT,
  token TEXT NOT NULL UNIQUE,
  affected TEXT NOT NULL DEFAULT '',
  last INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE confirmed (
  record      TEXT NOT NULL, -- record, field and language of the translation, as in the table part
  field       TEXT NOT NULL,
  language    TEXT NOT NULL,
  original    TEXT NOT NULL,
  translation TEXT NOT NULL,
  PRIMARY KEY (record, field, language, original, translation)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER translation_confirmed AFTER INSERT ON confirmed BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER translation_unconfirmed AFTER DELETE ON confirmed BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE country (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK (json_valid(name))
) STRICT;
CREATE TRIGGER country_changed AFTER UPDATE ON country BEGIN
  INSERT INTO changed SELECT number FROM search WHERE city IN (SELECT id FROM city WHERE country = NEW.id);
END;
CREATE TRIGGER country_deleted AFTER DELETE ON country BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER country_inserted AFTER INSERT ON country BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER country_updated AFTER UPDATE ON country BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER project_country_changed AFTER UPDATE ON country BEGIN
  INSERT INTO changed_project SELECT number FROM project WHERE city IN (SELECT id FROM city WHERE country = NEW.id);
END;

CREATE TABLE crm_inbox (
  link    TEXT NOT NULL REFERENCES link ON DELETE CASCADE,
  record  TEXT NOT NULL,
  at      INTEGER NOT NULL, -- when it happened there, in ms
  gone    INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1, -- grows with each event about the record
  tries   INTEGER NOT NULL DEFAULT 0,
  due_at  INTEGER NOT NULL,
  PRIMARY KEY (link, record)
) STRICT;
CREATE INDEX crm_inbox_due ON crm_inbox (link, due_at);

CREATE TABLE "crm_lead" (
  lead      TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  link      TEXT NOT NULL REFERENCES link ON DELETE CASCADE,
  change    INTEGER NOT NULL DEFAULT 0, -- 0 for the form, else the sequence of its appointment
  start     INTEGER, -- of a change: when the appointment begins
  cancelled INTEGER NOT NULL DEFAULT 0, -- whether the change is that it does not take place
  alone     INTEGER NOT NULL DEFAULT 0, -- whether it is sent without the property or project that it is about
  at        INTEGER NOT NULL, -- when it was accepted
  state     TEXT NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'SENT', 'REFUSED', 'DROPPED')),
  tries     INTEGER NOT NULL DEFAULT 0,
  due_at    INTEGER NOT NULL,
  sent_at   INTEGER,
  reason    TEXT, -- why it was refused, or why it waits
  crm_id    TEXT, -- of what the CRM made of it
  reported INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (lead, link, change)
) STRICT;
CREATE INDEX crm_lead_due ON crm_lead (link, due_at) WHERE state = 'WAITING';
CREATE INDEX crm_lead_refused ON crm_lead (at) WHERE state = 'REFUSED';
CREATE TRIGGER crm_lead_moved AFTER UPDATE ON crm_lead BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER crm_lead_noted AFTER INSERT ON crm_lead BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE crm_record (
  link     TEXT NOT NULL,
  id       TEXT NOT NULL, -- the CRM's
  kind     TEXT NOT NULL CHECK (kind IN ('property', 'project')),
  number   INTEGER NOT NULL,
  project  TEXT, -- the CRM's id of the project that a unit is nested in
  gone     INTEGER NOT NULL DEFAULT 0,
  event_at INTEGER NOT NULL DEFAULT 0, -- when the last event happened that was followed, in ms
  held     INTEGER NOT NULL DEFAULT 0, -- whether its problems keep it from the site as it is at the CRM now
  problems TEXT NOT NULL DEFAULT '[]', -- JSON: field and text
  address  TEXT, -- the public address that the CRM was told
  PRIMARY KEY (link, id),
  UNIQUE (kind, number)
) STRICT;
CREATE INDEX crm_record_project ON crm_record (link, project) WHERE project IS NOT NULL;

CREATE TABLE crm_visit (
  link   TEXT NOT NULL REFERENCES link ON DELETE CASCADE,
  record TEXT NOT NULL,
  count  INTEGER NOT NULL,
  PRIMARY KEY (link, record)
) STRICT, WITHOUT ROWID;

CREATE TABLE delivered_property (
  delivery TEXT NOT NULL REFERENCES desk_delivery ON DELETE CASCADE,
  property INTEGER NOT NULL,
  before   TEXT CHECK (json_valid(before)), -- NULL for one that was new
  source   TEXT NOT NULL, -- before, '' for one that was new
  checksum TEXT NOT NULL, -- as the delivery left it
  until    INTEGER NOT NULL, -- when it cannot be undone any more, and emails about it leave
  PRIMARY KEY (delivery, property)
) STRICT, WITHOUT ROWID;
CREATE INDEX delivered_property_until ON delivered_property (property, until);

CREATE TABLE demand (
  id           TEXT PRIMARY KEY,
  email        TEXT NOT NULL,
  first_name   TEXT NOT NULL,
  last_name    TEXT NOT NULL,
  language     TEXT NOT NULL,
  filter       TEXT NOT NULL CHECK (json_valid(filter)),
  state        TEXT NOT NULL CHECK (state IN ('PENDING', 'ACTIVE', 'PAUSED')),
  created_at   INTEGER NOT NULL,
  confirmed_at INTEGER,
  expires_at   INTEGER NOT NULL,
  renewal_at   INTEGER, -- when it was asked whether it still holds
  lead TEXT REFERENCES lead ON DELETE SET NULL,
  UNIQUE (email, filter)
) STRICT;
CREATE INDEX demand_lead ON demand (lead);
CREATE TRIGGER demand_changed AFTER UPDATE OF state ON demand BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER watch_paused AFTER UPDATE OF state ON demand WHEN NEW.state <> 'ACTIVE' BEGIN
  UPDATE watch SET told = NULL WHERE demand = NEW.id;
END;

CREATE TABLE desk_delivery (
  id       TEXT PRIMARY KEY,
  staff    INTEGER NOT NULL,
  file     TEXT NOT NULL, -- as its sender calls it
  format   TEXT NOT NULL CHECK (format IN ('OPENIMMO', 'SHEET', 'FOLDER')),
  size     INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  preview  TEXT NOT NULL CHECK (json_valid(preview)),
  taken_at INTEGER -- NULL while it waits
) STRICT;
CREATE INDEX desk_delivery_staff ON desk_delivery (staff, at);

CREATE TABLE desk_version (
  part    TEXT NOT NULL CHECK (part IN ('ARRIVED', 'LEADS', 'APPOINTMENTS', 'CONTENT', 'LINKS', 'STAFF', 'OWNERS', 'LOG', 'IMPORTS', 'PROPERTIES')),
  agent   INTEGER NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (part, agent)
) STRICT, WITHOUT ROWID;

CREATE TABLE device (
  token   BLOB PRIMARY KEY,
  owner   INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  seen_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX device_owner ON device (owner, seen_at);

CREATE TABLE document (
  id       INTEGER PRIMARY KEY,
  property INTEGER NOT NULL REFERENCES property ON DELETE CASCADE,
  position INTEGER NOT NULL,
  file     TEXT NOT NULL,
  size     INTEGER NOT NULL,
  public   INTEGER NOT NULL CHECK (public IN (0, 1)),
  name     TEXT NOT NULL CHECK (json_valid(name))
) STRICT;
CREATE INDEX document_property ON document (property, position);
CREATE TRIGGER document_added AFTER INSERT ON document BEGIN INSERT INTO changed SELECT number FROM search WHERE number = NEW.property; END;
CREATE TRIGGER document_changed AFTER UPDATE ON document BEGIN INSERT INTO changed SELECT number FROM search WHERE number IN (OLD.property, NEW.property); END;
CREATE TRIGGER document_deleted AFTER DELETE ON document BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER document_inserted AFTER INSERT ON document BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER document_removed AFTER DELETE ON document BEGIN INSERT INTO changed SELECT number FROM search WHERE number = OLD.property; END;
CREATE TRIGGER document_updated AFTER UPDATE ON document BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TABLE document_request (
  email        TEXT NOT NULL,
  property     INTEGER NOT NULL,
  file         TEXT NOT NULL,
  lead         TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  requested_at INTEGER NOT NULL,
  opened_at INTEGER,
  PRIMARY KEY (email, property, file)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER document_opened AFTER UPDATE OF opened_at ON document_request BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE doubtful_price (
  property  INTEGER PRIMARY KEY REFERENCES property ON DELETE CASCADE,
  price     INTEGER NOT NULL CHECK (price > 0), -- in cents, as delivered; the table property has the one before
  at        INTEGER NOT NULL, -- when it was delivered
  dismissed INTEGER NOT NULL DEFAULT 0 CHECK (dismissed IN (0, 1)) -- 1: the desk said that it is wrong
) STRICT;
CREATE TRIGGER price_doubted AFTER INSERT ON doubtful_price BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER price_judged AFTER DELETE ON doubtful_price BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER price_rejudged AFTER UPDATE ON doubtful_price BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE draft (
  id       INTEGER PRIMARY KEY AUTOINCREMENT, -- grows with each change, so it is the draft's version too
  record   TEXT NOT NULL,
  field    TEXT NOT NULL,
  language TEXT NOT NULL,
  value    TEXT NOT NULL,
  base     INTEGER NOT NULL, -- the version of the part in force that was seen
  staff    INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  UNIQUE (record, field, language)
) STRICT;
CREATE TRIGGER draft_thrown_away AFTER DELETE ON draft BEGIN
  INSERT INTO desk_version VALUES (iif(OLD.record GLOB 'property:*', 'PROPERTIES', 'CONTENT'), 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER draft_without_plan AFTER DELETE ON draft WHEN NOT EXISTS (SELECT 1 FROM draft WHERE record = OLD.record) BEGIN
  DELETE FROM planned WHERE record = OLD.record;
END;
CREATE TRIGGER draft_written AFTER INSERT ON draft BEGIN
  INSERT INTO desk_version VALUES (iif(NEW.record GLOB 'property:*', 'PROPERTIES', 'CONTENT'), 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE featured (
  rank     INTEGER PRIMARY KEY CHECK (rank > 0),
  property INTEGER NOT NULL UNIQUE REFERENCES property ON DELETE CASCADE,
  version  INTEGER NOT NULL
) STRICT;
CREATE TRIGGER featured_deleted AFTER DELETE ON featured BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER featured_inserted AFTER INSERT ON featured BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER featured_updated AFTER UPDATE ON featured BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TABLE file_word (
  list    TEXT NOT NULL CHECK (list IN ('TYPE', 'STATUS', 'GOAL')),
  word    TEXT NOT NULL, -- without case, accents and signs
  meaning TEXT NOT NULL,
  PRIMARY KEY (list, word)
) STRICT, WITHOUT ROWID;

CREATE TABLE held_seat (
  lead     TEXT PRIMARY KEY REFERENCES lead ON DELETE CASCADE,
  property INTEGER NOT NULL,
  start    INTEGER NOT NULL,
  until    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX held_seat_start ON held_seat (start);

CREATE TABLE history (
  property INTEGER PRIMARY KEY REFERENCES property ON DELETE CASCADE,
  content  TEXT NOT NULL CHECK (json_valid(content))
) STRICT;

CREATE TABLE import_piece (
  import    TEXT NOT NULL,
  statement INTEGER NOT NULL, -- which of the import's statements takes it
  sequence  INTEGER NOT NULL,
  sent_at   INTEGER NOT NULL,
  args      TEXT NOT NULL CHECK (json_valid(args)),
  PRIMARY KEY (import, statement, sequence)
) STRICT;
CREATE INDEX import_piece_sent ON import_piece (sent_at);

CREATE TABLE joint_offer (
  lead         TEXT PRIMARY KEY REFERENCES lead ON DELETE CASCADE,
  confirmed_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE known (
  property INTEGER PRIMARY KEY,
  price    INTEGER,
  goal INTEGER,
  gone INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE lead (
  id         TEXT PRIMARY KEY,
  form       TEXT NOT NULL,
  key        TEXT NOT NULL,
  language   TEXT NOT NULL,
  title      TEXT,
  first_name TEXT NOT NULL,
  last_name  TEXT NOT NULL,
  email      TEXT NOT NULL,
  phone      TEXT NOT NULL,
  property   INTEGER,
  project    INTEGER,
  page       TEXT NOT NULL,
  content    TEXT NOT NULL CHECK (json_valid(content)),
  answer     TEXT NOT NULL CHECK (json_valid(answer)), -- what the visitor was told, for the same key again
  created_at INTEGER NOT NULL,
  rule TEXT NOT NULL DEFAULT '' CHECK (rule IN ('', 'AGENT', 'STAFF', 'OFFICE')),
  rule_agent INTEGER NOT NULL DEFAULT 0,
  rule_away INTEGER NOT NULL DEFAULT 0,
  who TEXT AS (iif(email <> '', email, iif(phone <> '', replace(replace(replace('tel:' || replace(replace(replace(replace(replace(replace(phone, ' ', ''), '(', ''), ')', ''), '.', ''), '/', ''), '-', ''), 'tel:00', 'tel:+'), 'tel:+320', 'tel:0'), 'tel:+32', 'tel:0'), ''))) VIRTUAL,
  UNIQUE (form, key)
) STRICT;
CREATE INDEX lead_email ON lead (email);
CREATE INDEX lead_form ON lead (form, created_at);
CREATE INDEX lead_phone ON lead (substr(replace(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '(', ''), ')', ''), '.', ''), '/', ''), '-', ''), '+', ''), -8)) WHERE phone <> '';
CREATE INDEX lead_property ON lead (property, form) WHERE property IS NOT NULL;
CREATE INDEX lead_turn ON lead (rule_agent) WHERE rule = 'STAFF';
CREATE INDEX lead_who ON lead (who, created_at);
CREATE TRIGGER lead_comes_to_desk AFTER INSERT ON lead WHEN NEW.form <> 'forgotPassword' BEGIN
  INSERT INTO lead_handling (lead, created_at, agent) VALUES (NEW.id, NEW.created_at, NEW.rule_agent);
  INSERT INTO lead_search (created_at, lead, form, property, project) VALUES (NEW.created_at, NEW.id, NEW.form, NEW.property, NEW.project);
END;

CREATE TABLE lead_answer (
  id    TEXT PRIMARY KEY,
  lead  TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  staff INTEGER NOT NULL,
  at    INTEGER NOT NULL,
  text  TEXT NOT NULL,
  outcome TEXT CHECK (outcome IN ('CHOSEN', 'DECLINED'))
) STRICT;
CREATE INDEX lead_answer_lead ON lead_answer (lead, at);
CREATE TRIGGER lead_answer_taken_back AFTER DELETE ON lead_answer BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = OLD.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER lead_answered AFTER INSERT ON lead_answer BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE lead_count (
  state TEXT NOT NULL,
  agent INTEGER NOT NULL,
  n     INTEGER NOT NULL,
  PRIMARY KEY (state, agent)
) STRICT, WITHOUT ROWID;

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
CREATE INDEX lead_handling_agent ON lead_handling (agent, created_at, lead) WHERE state IN ('NEW', 'IN_HAND');
CREATE INDEX lead_handling_all ON lead_handling (created_at, lead);
CREATE INDEX lead_handling_open ON lead_handling (created_at, lead) WHERE state IN ('NEW', 'IN_HAND');
CREATE INDEX lead_handling_state ON lead_handling (state, created_at, lead);
CREATE INDEX lead_handling_whose ON lead_handling (agent, created_at, lead);
CREATE TRIGGER lead_handling_begun AFTER INSERT ON lead_handling BEGIN
  INSERT INTO desk_version VALUES ('ARRIVED', NEW.agent, 1) ON CONFLICT DO UPDATE SET version = version + 1;
  INSERT INTO desk_version VALUES ('LEADS', NEW.agent, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER lead_handling_counted AFTER INSERT ON lead_handling BEGIN
  INSERT INTO lead_count VALUES (NEW.state, NEW.agent, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER lead_handling_over AFTER DELETE ON lead_handling BEGIN
  INSERT INTO desk_version VALUES ('LEADS', OLD.agent, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER lead_handling_recounted AFTER UPDATE OF state, agent ON lead_handling BEGIN
  UPDATE lead_count SET n = n - 1 WHERE state = OLD.state AND agent = OLD.agent;
  INSERT INTO lead_count VALUES (NEW.state, NEW.agent, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER lead_handling_seen AFTER UPDATE ON lead_handling BEGIN
  INSERT INTO desk_version VALUES ('LEADS', OLD.agent, 1) ON CONFLICT DO UPDATE SET version = version + 1;
  INSERT INTO desk_version VALUES ('LEADS', NEW.agent, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER lead_handling_uncounted AFTER DELETE ON lead_handling BEGIN
  UPDATE lead_count SET n = n - 1 WHERE state = OLD.state AND agent = OLD.agent;
END;

CREATE TABLE lead_note (
  id    INTEGER PRIMARY KEY,
  lead  TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  staff INTEGER NOT NULL,
  at    INTEGER NOT NULL,
  text  TEXT NOT NULL,
  key TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE UNIQUE INDEX lead_note_key ON lead_note (lead, staff, key) WHERE key <> '';
CREATE INDEX lead_note_lead ON lead_note (lead, at);
CREATE TRIGGER lead_noted AFTER INSERT ON lead_note BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;

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
CREATE INDEX lead_search_project ON lead_search (project, created_at, lead) WHERE project IS NOT NULL;
CREATE INDEX lead_search_property ON lead_search (property, created_at, lead) WHERE property IS NOT NULL;

CREATE TABLE link (
  name     TEXT PRIMARY KEY,
  kind     TEXT NOT NULL, -- the program: sweepbright
  settings TEXT NOT NULL, -- JSON, by name
  secret   TEXT NOT NULL,
  paused   INTEGER NOT NULL DEFAULT 0,
  cursor   TEXT NOT NULL DEFAULT '', -- up to what the CRM was read, in its own form
  due_at   INTEGER NOT NULL DEFAULT 0, -- when it is asked next
  tries    INTEGER NOT NULL DEFAULT 0, -- how often in a row that failed
  ran_at   INTEGER, -- when it was last read to the end
  problem  TEXT, -- why the last run failed
  runner   TEXT, -- who runs it
  until    INTEGER NOT NULL DEFAULT 0, -- until when nobody else may
  visits_to TEXT CHECK (visits_to IS NULL OR date(visits_to) IS visits_to),
  failure TEXT,
  status INTEGER,
  read_now INTEGER NOT NULL DEFAULT 0,
  to_read INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TRIGGER link_added AFTER INSERT ON link BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER link_changed AFTER UPDATE OF paused, due_at, ran_at, problem, runner, read_now, to_read ON link BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER link_removed AFTER DELETE ON link BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE link_run (
  id      INTEGER PRIMARY KEY,
  link    TEXT NOT NULL REFERENCES link ON DELETE CASCADE,
  at      INTEGER NOT NULL,
  took    INTEGER NOT NULL, -- milliseconds
  read    INTEGER NOT NULL,
  added   INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  removed INTEGER NOT NULL,
  held    INTEGER NOT NULL,
  sent    INTEGER NOT NULL,
  problem TEXT,
  failure TEXT,
  status INTEGER
) STRICT;
CREATE INDEX link_run_link ON link_run (link, id);
CREATE TRIGGER link_ran AFTER INSERT ON link_run BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE moved_address (
  path   TEXT PRIMARY KEY, -- with its language
  record TEXT NOT NULL     -- as in the table part
) STRICT, WITHOUT ROWID;
CREATE TRIGGER moved_address_deleted AFTER DELETE ON moved_address BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER moved_address_inserted AFTER INSERT ON moved_address BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER moved_address_updated AFTER UPDATE ON moved_address BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TABLE news (
  id       INTEGER PRIMARY KEY AUTOINCREMENT, -- news that comes again has a new one
  property INTEGER NOT NULL,
  reason   TEXT NOT NULL,
  was      INTEGER,
  at       INTEGER NOT NULL,
  UNIQUE (property, reason)
) STRICT;

CREATE TABLE outbox (
  id          TEXT PRIMARY KEY,
  lead        TEXT REFERENCES lead ON DELETE CASCADE,
  kind        TEXT NOT NULL,
  recipient   TEXT NOT NULL,
  message     BLOB NOT NULL,
  created_at  INTEGER NOT NULL,
  due_at      INTEGER NOT NULL,
  tries       INTEGER NOT NULL DEFAULT 0,
  sent_at     INTEGER,
  given_up_at INTEGER,
  last_error  TEXT,
  told_by TEXT,
  resent_at INTEGER
) STRICT;
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX outbox_lead ON outbox (lead);
CREATE INDEX outbox_recipient ON outbox (recipient);
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE sent_at IS NULL AND lead IS NOT NULL;
CREATE INDEX outbox_untold ON outbox (given_up_at) WHERE given_up_at IS NOT NULL AND told_by IS NULL;
CREATE TRIGGER failed_email_moved AFTER UPDATE ON outbox WHEN NEW.tries > 0 BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER lead_email_moved AFTER UPDATE ON outbox WHEN NEW.lead IS NOT NULL BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE owner (
  id       INTEGER PRIMARY KEY CHECK (id > 0),
  name     TEXT NOT NULL,
  email    TEXT UNIQUE CHECK (email <> ''), -- null for an owner who gave none
  language TEXT NOT NULL,
  password TEXT, -- its argon2id hash; null until one is chosen
  told_on  TEXT CHECK (date(told_on) IS told_on), -- the day on which the agency was told last that the owner signed in
  told_by  TEXT, -- the letter that told it
  news_since INTEGER,
  news_link TEXT,
  news_at INTEGER,
  invited_until INTEGER, -- when the link of the last invitation ends
  seen_at  INTEGER, -- when a session was last used
  closed_at INTEGER, -- when the desk took access away
  version  INTEGER NOT NULL DEFAULT 1,
  reports TEXT NOT NULL DEFAULT 'READ' CHECK (reports IN ('READ', 'AGREED', 'ENDED')),
  CHECK (password IS NULL OR closed_at IS NULL)
) STRICT;
CREATE INDEX owner_name ON owner (name, id);
CREATE TRIGGER desk_owner_came AFTER INSERT ON owner BEGIN
  INSERT INTO desk_version VALUES ('OWNERS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER desk_owner_changed AFTER UPDATE ON owner BEGIN
  INSERT INTO desk_version VALUES ('OWNERS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER desk_owner_went AFTER DELETE ON owner BEGIN
  INSERT INTO desk_version VALUES ('OWNERS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER owner_closed AFTER UPDATE OF closed_at ON owner WHEN NEW.closed_at IS NOT NULL BEGIN
  UPDATE owner SET invited_until = NULL, news_since = NULL WHERE id = NEW.id;
  DELETE FROM session WHERE owner = NEW.id;
  DELETE FROM password_link WHERE owner = NEW.id;
  DELETE FROM device WHERE owner = NEW.id;
  DELETE FROM owner_told WHERE owner = NEW.id;
  DELETE FROM outbox WHERE recipient = NEW.email AND kind IN ('owner-news', 'owner-report', 'owner-invitation') AND sent_at IS NULL;
END;
CREATE TRIGGER owner_left_news AFTER DELETE ON owner BEGIN
  DELETE FROM outbox WHERE recipient = OLD.email AND kind IN ('owner-news', 'owner-report') AND sent_at IS NULL;
END;
CREATE TRIGGER owner_moved AFTER UPDATE OF email ON owner WHEN NEW.email IS NOT OLD.email BEGIN
  UPDATE owner SET password = NULL, invited_until = NULL, news_since = NULL,
    reports = CASE reports WHEN 'AGREED' THEN 'READ' ELSE reports END WHERE id = NEW.id;
  DELETE FROM session WHERE owner = NEW.id;
  DELETE FROM password_link WHERE owner = NEW.id;
  DELETE FROM device WHERE owner = NEW.id;
  DELETE FROM owner_told WHERE owner = NEW.id;
  DELETE FROM outbox WHERE recipient = OLD.email AND kind IN ('owner-news', 'owner-report', 'owner-invitation') AND sent_at IS NULL;
END;
CREATE TRIGGER owner_versioned AFTER UPDATE OF name, email, language, invited_until, closed_at, reports ON owner
WHEN (NEW.name, NEW.email, NEW.language, NEW.invited_until, NEW.closed_at, NEW.reports)
  IS NOT (OLD.name, OLD.email, OLD.language, OLD.invited_until, OLD.closed_at, OLD.reports) BEGIN
  UPDATE owner SET version = version + 1 WHERE id = NEW.id;
END;

CREATE TABLE owner_property (
  owner    INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  property INTEGER NOT NULL REFERENCES property ON DELETE CASCADE,
  desk     INTEGER NOT NULL DEFAULT 0 CHECK (desk IN (0, 1)), -- 1: linked here, so that no import ends it
  PRIMARY KEY (owner, property)
) STRICT, WITHOUT ROWID;
CREATE INDEX owner_property_property ON owner_property (property);
CREATE TRIGGER desk_owner_property_given AFTER INSERT ON owner_property BEGIN
  INSERT INTO desk_version VALUES ('OWNERS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER desk_owner_property_taken AFTER DELETE ON owner_property BEGIN
  INSERT INTO desk_version VALUES ('OWNERS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER owner_property_left_news AFTER DELETE ON owner_property BEGIN
  DELETE FROM outbox WHERE recipient = (SELECT email FROM owner WHERE id = OLD.owner) AND kind IN ('owner-news', 'owner-report')
    AND sent_at IS NULL;
  DELETE FROM owner_told WHERE owner = OLD.owner AND property = OLD.property;
END;
CREATE TRIGGER owner_property_linked AFTER INSERT ON owner_property BEGIN
  UPDATE owner SET version = version + 1 WHERE id = NEW.owner;
END;
CREATE TRIGGER owner_property_taken_over AFTER UPDATE OF desk ON owner_property WHEN NEW.desk <> OLD.desk BEGIN
  UPDATE owner SET version = version + 1 WHERE id = NEW.owner;
END;
CREATE TRIGGER owner_property_unlinked AFTER DELETE ON owner_property BEGIN
  UPDATE owner SET version = version + 1 WHERE id = OLD.owner;
END;

CREATE TABLE owner_report (
  owner INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  week  TEXT NOT NULL CHECK (date(week) IS week), -- its Monday
  sent  INTEGER NOT NULL CHECK (sent IN (0, 1)), -- 0: left out
  at    INTEGER NOT NULL,
  PRIMARY KEY (owner, week)
) STRICT, WITHOUT ROWID;

CREATE TABLE owner_told (
  owner    INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  property INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  item     TEXT NOT NULL, -- names it, and says nothing of a visitor
  PRIMARY KEY (owner, property, kind, item)
) STRICT, WITHOUT ROWID;

CREATE TABLE page_visit (
  property INTEGER NOT NULL REFERENCES property ON DELETE CASCADE,
  day      TEXT NOT NULL CHECK (date(day) IS day),
  source   TEXT NOT NULL,
  counted  INTEGER NOT NULL DEFAULT 0,
  imported INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (property, day, source)
) STRICT, WITHOUT ROWID;

CREATE TABLE part (
  record   TEXT NOT NULL, -- site, or article: and its key
  field    TEXT NOT NULL,
  language TEXT NOT NULL, -- empty for a field that is the same in all languages
  value    TEXT NOT NULL, -- what is in force
  base     TEXT NOT NULL, -- what the folder said when it was edited
  offered  TEXT,          -- what the folder says now where it differs from both: a question
  kept     INTEGER NOT NULL DEFAULT 0 CHECK (kept IN (0, 1)), -- the desk's for good: an import asks no more
  staff    INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  PRIMARY KEY (record, field, language)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER part_begun AFTER INSERT ON part BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER part_edited AFTER UPDATE ON part BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER part_given_back AFTER DELETE ON part BEGIN
  INSERT INTO desk_version VALUES ('CONTENT', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE part_change (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  record   TEXT NOT NULL,
  field    TEXT NOT NULL,
  language TEXT NOT NULL,
  value    TEXT NOT NULL,
  origin   TEXT NOT NULL CHECK (origin IN ('FOLDER', 'DESK')),
  staff    INTEGER NOT NULL, -- 0 for an import
  at       INTEGER NOT NULL,
  before TEXT NOT NULL DEFAULT '',
  seen INTEGER NOT NULL DEFAULT 0,
  source TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX part_change_at ON part_change (at);
CREATE INDEX part_change_part ON part_change (record, field, language, id);
CREATE INDEX part_change_record ON part_change (record, id);

CREATE TABLE passkey (
  id         TEXT PRIMARY KEY, -- the credential's, in base64url
  staff      INTEGER NOT NULL REFERENCES staff ON DELETE CASCADE,
  name       TEXT NOT NULL,
  credential TEXT NOT NULL CHECK (json_valid(credential)), -- its public key, flags and counter
  created_at INTEGER NOT NULL,
  used_at    INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_staff ON passkey (staff, created_at);

CREATE TABLE password_link (
  token   BLOB PRIMARY KEY,
  owner   INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX password_link_owner ON password_link (owner);

CREATE TABLE photo (
  id       INTEGER PRIMARY KEY,
  property INTEGER REFERENCES property ON DELETE CASCADE,
  project  INTEGER REFERENCES project ON DELETE CASCADE,
  kind     INTEGER NOT NULL CHECK (kind IN (0, 1, 2, 3)), -- photo, plan, drawing, panorama
  position INTEGER NOT NULL,
  file     TEXT NOT NULL,
  width    INTEGER NOT NULL CHECK (width > 0),
  height   INTEGER NOT NULL CHECK (height > 0),
  alt      TEXT NOT NULL CHECK (json_valid(alt)),
  drawn    TEXT CHECK (json_valid(drawn)), -- of a drawing: its viewBox and the shapes of units
  points   TEXT CHECK (json_valid(points)), -- of a plan: what leads to other pictures
  CHECK ((property IS NULL) <> (project IS NULL))
) STRICT;
CREATE INDEX photo_file ON photo (file);
CREATE INDEX photo_project ON photo (project, kind, position);
CREATE INDEX photo_property ON photo (property, kind, position);
CREATE TRIGGER photo_added AFTER INSERT ON photo BEGIN INSERT INTO changed SELECT number FROM search WHERE number = NEW.property; END;
CREATE TRIGGER photo_changed AFTER UPDATE ON photo BEGIN INSERT INTO changed SELECT number FROM search WHERE number IN (OLD.property, NEW.property); END;
CREATE TRIGGER photo_deleted AFTER DELETE ON photo BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER photo_inserted AFTER INSERT ON photo BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER photo_removed AFTER DELETE ON photo BEGIN INSERT INTO changed SELECT number FROM search WHERE number = OLD.property; END;
CREATE TRIGGER photo_updated AFTER UPDATE ON photo BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER project_photo_added AFTER INSERT ON photo WHEN NEW.project IS NOT NULL BEGIN
  INSERT INTO changed_project VALUES (NEW.project);
END;
CREATE TRIGGER project_photo_changed AFTER UPDATE ON photo BEGIN
  INSERT INTO changed_project SELECT number FROM project WHERE number IN (OLD.project, NEW.project);
END;
CREATE TRIGGER project_photo_removed AFTER DELETE ON photo WHEN OLD.project IS NOT NULL BEGIN
  INSERT INTO changed_project VALUES (OLD.project);
END;

CREATE TABLE picture (
  file        TEXT PRIMARY KEY, -- its name in the media folder
  words       TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(words)), -- of the desk, by language; never empty ones
  decorative  INTEGER NOT NULL DEFAULT 0 CHECK (decorative IN (0, 1)), -- mere decoration, which has no words
  version     INTEGER NOT NULL,
  staff       INTEGER NOT NULL,
  at          INTEGER NOT NULL,
  name        TEXT,    -- of an upload: what its file was called
  width       INTEGER, -- of an upload
  height      INTEGER, -- of an upload
  size        INTEGER, -- of an upload, in bytes
  uploaded_at INTEGER, -- null for a picture that was delivered
  replaced_by TEXT REFERENCES picture -- the upload that the site shows instead
) STRICT, WITHOUT ROWID;
CREATE INDEX picture_replaced ON picture (replaced_by) WHERE replaced_by IS NOT NULL;
CREATE INDEX picture_uploaded ON picture (uploaded_at) WHERE uploaded_at IS NOT NULL;
CREATE TRIGGER picture_added AFTER INSERT ON picture BEGIN
  INSERT INTO changed SELECT number FROM search WHERE number IN (SELECT property FROM photo WHERE file = NEW.file);
  INSERT INTO changed_project SELECT number FROM project WHERE number IN (SELECT project FROM photo WHERE file = NEW.file);
END;
CREATE TRIGGER picture_deleted AFTER DELETE ON picture BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER picture_described AFTER UPDATE ON picture WHEN NEW.words <> OLD.words OR NEW.decorative <> OLD.decorative BEGIN
  INSERT INTO changed SELECT number FROM search WHERE number IN (SELECT property FROM photo WHERE file = NEW.file);
  INSERT INTO changed_project SELECT number FROM project WHERE number IN (SELECT project FROM photo WHERE file = NEW.file);
END;
CREATE TRIGGER picture_inserted AFTER INSERT ON picture BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER picture_removed AFTER DELETE ON picture BEGIN
  INSERT INTO changed SELECT number FROM search WHERE number IN (SELECT property FROM photo WHERE file = OLD.file);
  INSERT INTO changed_project SELECT number FROM project WHERE number IN (SELECT project FROM photo WHERE file = OLD.file);
END;
CREATE TRIGGER picture_updated AFTER UPDATE ON picture BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TABLE planned (
  id        INTEGER PRIMARY KEY AUTOINCREMENT,
  record    TEXT NOT NULL UNIQUE, -- as in the table draft
  plan      TEXT NOT NULL,        -- the records of one plan go live in one write
  version   INTEGER NOT NULL,     -- of the draft that was seen
  goes_live INTEGER NOT NULL,
  staff     INTEGER NOT NULL,
  refused   INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1)) -- at its time it did not fit any more
) STRICT;
CREATE INDEX planned_goes_live ON planned (goes_live);
CREATE TRIGGER planned_made AFTER INSERT ON planned BEGIN
  INSERT INTO desk_version VALUES (iif(NEW.record GLOB 'property:*', 'PROPERTIES', 'CONTENT'), 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER planned_refused AFTER UPDATE ON planned BEGIN
  INSERT INTO desk_version VALUES (iif(NEW.record GLOB 'property:*', 'PROPERTIES', 'CONTENT'), 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER planned_taken_back AFTER DELETE ON planned BEGIN
  INSERT INTO desk_version VALUES (iif(OLD.record GLOB 'property:*', 'PROPERTIES', 'CONTENT'), 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE price_change (
  property INTEGER NOT NULL REFERENCES property ON DELETE CASCADE,
  at       INTEGER NOT NULL,
  price    INTEGER NOT NULL,
  PRIMARY KEY (property, at)
) STRICT, WITHOUT ROWID;

CREATE TABLE project (
  number          INTEGER PRIMARY KEY CHECK (number > 0),
  checksum        TEXT NOT NULL,
  goal            INTEGER NOT NULL CHECK (goal IN (0, 1, 2)),
  city            INTEGER NOT NULL REFERENCES city,
  agent           INTEGER NOT NULL,
  publish_address INTEGER NOT NULL CHECK (publish_address IN (0, 1)),
  street          TEXT,
  house_number    TEXT,
  box_number      TEXT,
  name            TEXT NOT NULL CHECK (json_valid(name)),
  tagline         TEXT NOT NULL CHECK (json_valid(tagline)),
  description     TEXT NOT NULL CHECK (json_valid(description)),
  delivery        TEXT NOT NULL CHECK (json_valid(delivery)),
  published_at    INTEGER NOT NULL,
  updated_at      INTEGER NOT NULL,
  open_days TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(open_days))
) STRICT;
CREATE TRIGGER project_appeared AFTER INSERT ON project BEGIN INSERT INTO changed_project VALUES (NEW.number); END;
CREATE TRIGGER project_changed AFTER UPDATE ON project BEGIN INSERT INTO changed SELECT number FROM search WHERE project = NEW.number; END;
CREATE TRIGGER project_deleted AFTER DELETE ON project BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER project_inserted AFTER INSERT ON project BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER project_left AFTER DELETE ON project BEGIN INSERT INTO changed_project VALUES (OLD.number); END;
CREATE TRIGGER project_rewritten AFTER UPDATE ON project BEGIN INSERT INTO changed_project VALUES (NEW.number); END;
CREATE TRIGGER project_updated AFTER UPDATE ON project BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TABLE property (
  number          INTEGER PRIMARY KEY CHECK (number > 0),
  checksum        TEXT NOT NULL,
  goal            INTEGER NOT NULL CHECK (goal IN (0, 1, 2)),
  status          INTEGER NOT NULL CHECK (status BETWEEN 0 AND 6),
  type            INTEGER NOT NULL REFERENCES type,
  city            INTEGER NOT NULL REFERENCES city,
  project         INTEGER REFERENCES project,
  unit_name       TEXT,
  agent           INTEGER NOT NULL,
  marquee         INTEGER NOT NULL CHECK (marquee BETWEEN 0 AND 4),
  price           INTEGER CHECK (price >= 0),
  publish_price   INTEGER NOT NULL CHECK (publish_price IN (0, 1)),
  price_unit      INTEGER NOT NULL,
  publish_address INTEGER NOT NULL CHECK (publish_address IN (0, 1)),
  street          TEXT,
  house_number    TEXT,
  box_number      TEXT,
  latitude        REAL CHECK (latitude BETWEEN -90 AND 90),
  longitude       REAL CHECK (longitude BETWEEN -180 AND 180),
  title           TEXT NOT NULL CHECK (json_valid(title)),
  description     TEXT NOT NULL CHECK (json_valid(description)),
  videos          TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(videos)),
  virtual_tour    TEXT,
  published_at    INTEGER NOT NULL,
  updated_at      INTEGER NOT NULL,

  -- Building
  construction_year       INTEGER CHECK (construction_year >= 0),
  renovation_year         INTEGER CHECK (renovation_year >= 0),
  facades                 INTEGER CHECK (facades >= 0),
  construction            TEXT,
  condition               TEXT,
  floors                  INTEGER CHECK (floors >= 0),
  floor                   INTEGER,

  -- Rooms
  bedrooms                INTEGER CHECK (bedrooms >= 0),
  bathrooms               INTEGER CHECK (bathrooms >= 0),
  shower_rooms            INTEGER CHECK (shower_rooms >= 0),
  toilets                 INTEGER CHECK (toilets >= 0),
  garages                 INTEGER CHECK (garages >= 0),
  parkings                INTEGER CHECK (parkings >= 0),
  external_parkings       INTEGER CHECK (external_parkings >= 0),
  spaces                  TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(spaces)),

  -- Surfaces
  surface_total           INTEGER CHECK (surface_total >= 0),
  surface_living          INTEGER CHECK (surface_living >= 0),
  surface_ground          INTEGER CHECK (surface_ground >= 0),
  surface_terrace         INTEGER CHECK (surface_terrace >= 0),
  surface_garden          INTEGER CHECK (surface_garden >= 0),
  surface_constructed     INTEGER CHECK (surface_constructed >= 0),
  surface_office          INTEGER CHECK (surface_office >= 0),
  surface_store           INTEGER CHECK (surface_store >= 0),
  front_width             REAL CHECK (front_width >= 0),
  plot_width              REAL CHECK (plot_width >= 0),

  -- Comfort
  heating                 TEXT,
  heating_source          TEXT,
  kitchen                 TEXT,
  roof                    TEXT,
  roof_material           TEXT,
  window_glazing          TEXT,
  window_frame            TEXT,
  floor_cover             TEXT,
  interior_comfort        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(interior_comfort)),
  exterior_comfort        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(exterior_comfort)),
  terrace_orientation     TEXT,
  garden_orientation      TEXT,
  rear_orientation        TEXT,
  lift                    INTEGER CHECK (lift IN (0, 1)),
  cellar                  INTEGER CHECK (cellar IN (0, 1)),
  attic                   INTEGER CHECK (attic IN (0, 1)),
  terrace                 INTEGER CHECK (terrace IN (0, 1)),
  garden                  INTEGER CHECK (garden IN (0, 1)),
  furnished               INTEGER CHECK (furnished IN (0, 1)),
  pool                    INTEGER CHECK (pool IN (0, 1)),

  -- Costs
  start_price             INTEGER CHECK (start_price >= 0),
  charges                 INTEGER CHECK (charges >= 0),
  owner_charges           INTEGER CHECK (owner_charges >= 0),
  deposit                 INTEGER CHECK (deposit >= 0),
  agency_cost             INTEGER CHECK (agency_cost >= 0),
  inventory_cost          INTEGER CHECK (inventory_cost >= 0),
  notary_fee              INTEGER CHECK (notary_fee >= 0),
  registration_rate       REAL CHECK (registration_rate >= 0),
  vat                     INTEGER CHECK (vat >= 0),
  vat_regime              TEXT,
  construction_cost       INTEGER CHECK (construction_cost >= 0),
  total_price             INTEGER CHECK (total_price >= 0),
  parking_price           INTEGER CHECK (parking_price >= 0),
  garage_price            INTEGER CHECK (garage_price >= 0),
  property_tax            INTEGER CHECK (property_tax >= 0),
  cadastral_income        INTEGER CHECK (cadastral_income >= 0),

  -- Certificate
  epc_status              TEXT,
  epc_specific            REAL,
  epc_total               REAL,
  epc_co2                 REAL,
  e_level                 INTEGER CHECK (e_level >= 0),
  epc_unique_code         TEXT,
  epc_valid_until         TEXT CHECK (date(epc_valid_until) IS epc_valid_until),
  epc_label_text          TEXT,
  thermal_class           TEXT,

  -- Legal
  electricity_certificate TEXT,
  gas_certificate         TEXT,
  soil_certificate        TEXT,
  asbestos                TEXT,
  asbestos_date           TEXT CHECK (date(asbestos_date) IS asbestos_date),
  flood_risk              TEXT,
  flood_zone              INTEGER CHECK (flood_zone IN (0, 1)),
  riverbank_zone          INTEGER CHECK (riverbank_zone IN (0, 1)),
  g_score                 TEXT,
  p_score                 TEXT,
  flood_report_date       TEXT CHECK (date(flood_report_date) IS flood_report_date),

  -- Planning
  permit                  TEXT,
  allotment_permit        TEXT,
  preemptive_right        TEXT,
  summons                 TEXT,
  judicial_decision       TEXT,
  planning_destination    TEXT,

  -- Annuity
  annuity_kind            TEXT,
  annuity_ages            TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(annuity_ages)),
  annuity_rent            INTEGER CHECK (annuity_rent >= 0),
  annuity_indexed         INTEGER CHECK (annuity_indexed IN (0, 1)),

  -- Connections
  connection_gas          INTEGER CHECK (connection_gas IN (0, 1)),
  connection_water        INTEGER CHECK (connection_water IN (0, 1)),
  connection_electricity  INTEGER CHECK (connection_electricity IN (0, 1)),
  connection_drain        INTEGER CHECK (connection_drain IN (0, 1)),

  -- Availability
  available               TEXT,
  available_from          TEXT CHECK (date(available_from) IS available_from),

  -- Orders of a list. A hidden price sorts last both ways, so that the order does not give it away.
  city_sort       TEXT NOT NULL,
  type_sort       INTEGER NOT NULL,
  energy_class TEXT,
  sub_city TEXT CHECK (json_valid(sub_city)),
  neighbourhood TEXT CHECK (json_valid(neighbourhood)),
  nearby TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(nearby)),
  total_cost INTEGER CHECK (total_cost >= 0),
  minimum_income INTEGER,
  maximum_persons INTEGER,
  visit_capacity INTEGER,
  taken INTEGER NOT NULL GENERATED ALWAYS AS (marquee IN (3, 4)) VIRTUAL,
  lacks TEXT CHECK (json_valid(lacks)),
  held INTEGER NOT NULL DEFAULT 0 CHECK (held IN (0, 1)),
  planning_breach TEXT,
  hidden_until INTEGER,
  hidden_why TEXT NOT NULL DEFAULT '',
  reference TEXT,
  hides_reference INTEGER NOT NULL DEFAULT 0 CHECK (hides_reference IN (0, 1)), -- 1: it has the street of an address that is not shown
  source TEXT NOT NULL DEFAULT 'folder',
  source_before TEXT
) STRICT;
CREATE INDEX property_city ON property (city);
CREATE INDEX property_held ON property (number) WHERE held;
CREATE INDEX property_hidden ON property (hidden_until) WHERE hidden_until IS NOT NULL;
CREATE INDEX property_of_desk ON property (number) WHERE source = 'desk';
CREATE INDEX property_project ON property (project) WHERE project IS NOT NULL;
CREATE INDEX property_visit_capacity ON property (number) WHERE visit_capacity IS NOT NULL;
CREATE TRIGGER draft_without_property AFTER DELETE ON property BEGIN
  DELETE FROM draft WHERE record = 'property:' || OLD.number;
END;
CREATE TRIGGER price_changed AFTER UPDATE OF price ON property WHEN NEW.price IS NOT OLD.price AND NEW.price IS NOT NULL BEGIN
  INSERT INTO price_change VALUES (NEW.number, NEW.updated_at, NEW.price) ON CONFLICT DO UPDATE SET price = excluded.price;
END;
CREATE TRIGGER price_first AFTER INSERT ON property WHEN NEW.price IS NOT NULL BEGIN
  INSERT INTO price_change VALUES (NEW.number, NEW.published_at, NEW.price) ON CONFLICT DO UPDATE SET price = excluded.price;
END;
CREATE TRIGGER property_deleted AFTER DELETE ON property BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER property_found AFTER INSERT ON property BEGIN
  INSERT INTO noticed VALUES (NEW.number);
  INSERT INTO search SELECT * FROM searchable WHERE number = NEW.number;
END;
CREATE TRIGGER property_gone AFTER DELETE ON property BEGIN
  UPDATE known SET gone = 1 WHERE property = OLD.number;
END;
CREATE TRIGGER property_hides_reference AFTER UPDATE OF hides_reference ON property WHEN NEW.hides_reference <> OLD.hides_reference BEGIN
  UPDATE reference SET hidden = NEW.hides_reference WHERE number = NEW.number;
END;
CREATE TRIGGER property_inactive AFTER UPDATE ON property WHEN NEW.status <> 1 BEGIN
  UPDATE known SET gone = 1 WHERE property = NEW.number;
END;
CREATE TRIGGER property_inserted AFTER INSERT ON property BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER property_left_appointments BEFORE DELETE ON property BEGIN
  UPDATE appointment
  SET home = json_object('agent', OLD.agent, 'title', json(OLD.title), 'city', OLD.city, 'goal', OLD.goal, 'street', OLD.street,
    'house_number', OLD.house_number, 'box_number', OLD.box_number)
  WHERE property = OLD.number;
END;
CREATE TRIGGER property_lost AFTER DELETE ON property BEGIN
  DELETE FROM search WHERE number = OLD.number;
END;
CREATE TRIGGER property_new_reference AFTER INSERT ON property BEGIN
  UPDATE reference SET hidden = NEW.hides_reference WHERE number = NEW.number;
END;
CREATE TRIGGER property_refound AFTER UPDATE ON property BEGIN
  DELETE FROM search WHERE number IN (OLD.number, NEW.number);
  INSERT INTO noticed VALUES (NEW.number);
  INSERT INTO search SELECT * FROM searchable WHERE number = NEW.number;
END;
CREATE TRIGGER property_taken_over AFTER UPDATE OF source ON property WHEN (NEW.source = 'desk') <> (OLD.source = 'desk') BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER property_updated AFTER UPDATE ON property WHEN NEW.source = OLD.source BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TABLE public_history (
  property INTEGER NOT NULL REFERENCES property ON DELETE CASCADE,
  at       INTEGER NOT NULL,
  since    INTEGER NOT NULL, -- when it was first offered
  goal     INTEGER NOT NULL,
  state    TEXT NOT NULL CHECK (state IN ('AVAILABLE', 'UNDER_OPTION', 'SOLD', 'RENTED', 'REALISED', 'GONE')),
  price    INTEGER, -- in cents; null while it is hidden, and from then on in every earlier row
  PRIMARY KEY (property, at)
) STRICT, WITHOUT ROWID;

CREATE TABLE recovery_code (
  code  BLOB PRIMARY KEY, -- its digest
  staff INTEGER NOT NULL REFERENCES staff ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX recovery_code_staff ON recovery_code (staff);

CREATE TABLE reference (
  source    TEXT NOT NULL,
  reference TEXT NOT NULL,
  number    INTEGER NOT NULL UNIQUE,
  hidden    INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)), -- hides_reference of the property, also when that is gone
  PRIMARY KEY (source, reference)
) WITHOUT ROWID, STRICT;

CREATE TABLE registered_operation (
  key           TEXT NOT NULL REFERENCES api_key ON DELETE CASCADE,
  name          TEXT NOT NULL,
  id            TEXT NOT NULL,
  text          TEXT NOT NULL,
  registered_at INTEGER NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (key, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX registered_operation_id ON registered_operation (id);
CREATE TRIGGER operation_registered AFTER INSERT ON registered_operation BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER operation_removed AFTER DELETE ON registered_operation BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER operation_replaced AFTER UPDATE OF id ON registered_operation BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE remote_file (
  name    TEXT PRIMARY KEY, -- photos/NAME or documents/NAME, which stays the same; NAME is the address itself where it has no other name
  address TEXT NOT NULL, -- where it is now; it may expire
  host    TEXT NOT NULL, -- of the address
  hosts   TEXT CHECK (json_valid(hosts)), -- where it may lead; null for anywhere
  place   INTEGER NOT NULL, -- in its list: first pictures are fetched first
  file    TEXT, -- its name in the media folder, once it is fetched
  size    INTEGER,
  width   INTEGER,
  height  INTEGER,
  tries   INTEGER NOT NULL DEFAULT 0,
  due_at  INTEGER, -- when it is tried next; null when it is fetched or given up
  problem TEXT -- why the last try failed
) STRICT, WITHOUT ROWID;
CREATE INDEX remote_file_due ON remote_file (place, due_at) WHERE due_at IS NOT NULL;

CREATE TABLE remote_use (
  id       INTEGER PRIMARY KEY,
  property INTEGER REFERENCES property ON DELETE CASCADE,
  project  INTEGER REFERENCES project ON DELETE CASCADE,
  kind     TEXT NOT NULL CHECK (kind IN ('PHOTO', 'PLAN', 'DOCUMENT')),
  position INTEGER NOT NULL,
  remote   TEXT NOT NULL REFERENCES remote_file,
  text     TEXT NOT NULL CHECK (json_valid(text)), -- what a picture shows, or the name of a document
  public   INTEGER NOT NULL DEFAULT 0 CHECK (public IN (0, 1)), -- of a document
  CHECK ((property IS NULL) <> (project IS NULL))
) STRICT;
CREATE INDEX remote_use_project ON remote_use (project, kind, position);
CREATE INDEX remote_use_property ON remote_use (property, kind, position);
CREATE INDEX remote_use_remote ON remote_use (remote);

CREATE TABLE replaced_marquee (marquee INTEGER PRIMARY KEY) STRICT;
CREATE TRIGGER marquee_replaces AFTER INSERT ON replaced_marquee BEGIN
  DELETE FROM search WHERE number IN (SELECT number FROM property WHERE marquee = NEW.marquee);
  INSERT INTO noticed SELECT number FROM property WHERE marquee = NEW.marquee;
  INSERT INTO search SELECT * FROM searchable WHERE number IN (SELECT number FROM property WHERE marquee = NEW.marquee);
END;
CREATE TRIGGER marquee_replaces_no_more AFTER DELETE ON replaced_marquee BEGIN
  DELETE FROM search WHERE number IN (SELECT number FROM property WHERE marquee = OLD.marquee);
  INSERT INTO noticed SELECT number FROM property WHERE marquee = OLD.marquee;
  INSERT INTO search SELECT * FROM searchable WHERE number IN (SELECT number FROM property WHERE marquee = OLD.marquee);
END;

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

CREATE TABLE saved_list (
  id     INTEGER PRIMARY KEY,
  staff  INTEGER NOT NULL,
  name   TEXT NOT NULL,
  list   TEXT NOT NULL,
  filter TEXT NOT NULL CHECK (json_valid(filter)),
  shared INTEGER NOT NULL DEFAULT 0,
  UNIQUE (staff, name)
) STRICT;
CREATE TRIGGER saved_list_added AFTER INSERT ON saved_list BEGIN
  INSERT INTO desk_version VALUES ('LEADS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER saved_list_changed AFTER UPDATE ON saved_list BEGIN
  INSERT INTO desk_version VALUES ('LEADS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER saved_list_removed AFTER DELETE ON saved_list BEGIN
  INSERT INTO desk_version VALUES ('LEADS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE search (
  number            INTEGER PRIMARY KEY,
  goal              INTEGER NOT NULL,
  sale              INTEGER NOT NULL, -- whether it stands in the list of sales; anything else is with the rentals
  status            INTEGER NOT NULL,
  type              INTEGER NOT NULL,
  city              INTEGER NOT NULL,
  project           INTEGER,
  price             INTEGER,
  bedrooms          INTEGER,
  bathrooms         INTEGER,
  garages           INTEGER,
  parkings          INTEGER NOT NULL,
  surface           INTEGER,
  plot              INTEGER,
  facades           INTEGER,
  energy_class      TEXT,
  construction_year INTEGER,
  new_build         INTEGER NOT NULL,
  available_from    TEXT,
  garden            INTEGER,
  terrace           INTEGER,
  lift              INTEGER,
  cellar            INTEGER,
  furnished         INTEGER,
  pool              INTEGER,
  latitude          REAL NOT NULL,
  longitude         REAL NOT NULL,
  published_at      INTEGER NOT NULL,
  updated_at        INTEGER NOT NULL,
  type_sort         INTEGER NOT NULL,
  city_sort         TEXT NOT NULL,
  taken INTEGER NOT NULL DEFAULT 0,
  street TEXT,
  house_number TEXT,
  agent INTEGER NOT NULL DEFAULT 0,
  reduced_at INTEGER,
  viewable INTEGER NOT NULL DEFAULT 0,
  reference TEXT
) STRICT;
CREATE INDEX search_project ON search (project) WHERE project IS NOT NULL;
CREATE TRIGGER property_appeared AFTER INSERT ON search BEGIN INSERT INTO changed VALUES (NEW.number); END;
CREATE TRIGGER property_in_news AFTER INSERT ON search WHEN NEW.status = 1 BEGIN
  DELETE FROM news WHERE property = NEW.number AND reason IN (SELECT reason FROM returned WHERE property = NEW.number);
  INSERT INTO news (property, reason, was, at) SELECT property, reason, was, at FROM returned WHERE property = NEW.number;
  INSERT INTO known (property, price, goal, gone) SELECT NEW.number, NEW.price, NEW.goal, taken FROM property WHERE number = NEW.number
    ON CONFLICT DO UPDATE SET price = iif(excluded.gone OR goal = excluded.goal AND excluded.price IS NULL, price, excluded.price),
      goal = iif(excluded.gone, goal, excluded.goal), gone = excluded.gone;
END;
CREATE TRIGGER property_left AFTER DELETE ON search BEGIN INSERT INTO changed VALUES (OLD.number); END;
CREATE TRIGGER reduction_over AFTER UPDATE OF reduced_at ON search BEGIN
  INSERT INTO changed VALUES (NEW.number);
  UPDATE data_version SET version = version + 1;
END;
CREATE TRIGGER unit_appeared AFTER INSERT ON search WHEN NEW.project IS NOT NULL BEGIN
  INSERT INTO changed_project VALUES (NEW.project);
END;
CREATE TRIGGER unit_left AFTER DELETE ON search WHEN OLD.project IS NOT NULL BEGIN
  INSERT INTO changed_project VALUES (OLD.project);
END;
CREATE TRIGGER viewable_changed AFTER UPDATE OF viewable ON search WHEN NEW.viewable <> OLD.viewable BEGIN
  INSERT INTO changed VALUES (NEW.number);
  UPDATE data_version SET version = version + 1;
END;

CREATE TABLE secret (
  name  TEXT PRIMARY KEY,
  value BLOB NOT NULL CHECK (length(value) >= 32)
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
  token      BLOB PRIMARY KEY,
  owner      INTEGER NOT NULL REFERENCES owner ON DELETE CASCADE ON UPDATE CASCADE,
  created_at INTEGER NOT NULL,
  seen_at    INTEGER NOT NULL,
  ends_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_owner ON session (owner);
CREATE TRIGGER owner_seen AFTER INSERT ON session BEGIN
  UPDATE owner SET seen_at = max(coalesce(seen_at, 0), NEW.seen_at) WHERE id = NEW.owner;
END;
CREATE TRIGGER owner_seen_again AFTER UPDATE OF seen_at ON session BEGIN
  UPDATE owner SET seen_at = max(coalesce(seen_at, 0), NEW.seen_at) WHERE id = NEW.owner;
END;

CREATE TABLE setup (
  id           INTEGER PRIMARY KEY CHECK (id = 1),
  link         BLOB, -- the digest of its token; null once it was opened
  link_ends    INTEGER NOT NULL,
  session      BLOB, -- the digest of the token of the browser that opened it
  session_ends INTEGER NOT NULL DEFAULT 0,
  answers      TEXT NOT NULL DEFAULT '{}' -- what was filled in so far
) STRICT;

CREATE TABLE site (
  id      INTEGER PRIMARY KEY CHECK (id = 1),
  content TEXT NOT NULL CHECK (json_valid(content))
) STRICT;
CREATE TRIGGER agent_left_appointments AFTER UPDATE OF content ON site BEGIN
  UPDATE appointment SET passed_to = NULL WHERE passed_to IS NOT NULL AND state = 'BOOKED'
    AND passed_to NOT IN (SELECT value ->> 'id' FROM json_each(NEW.content, '$.agents'));
END;
CREATE TRIGGER marquees_changed AFTER UPDATE ON site BEGIN
  DELETE FROM replaced_marquee WHERE marquee NOT IN replacing;
  INSERT INTO replaced_marquee SELECT marquee FROM replacing WHERE marquee NOT IN replaced_marquee;
END;
CREATE TRIGGER marquees_set AFTER INSERT ON site BEGIN
  DELETE FROM replaced_marquee WHERE marquee NOT IN replacing;
  INSERT INTO replaced_marquee SELECT marquee FROM replacing WHERE marquee NOT IN replaced_marquee;
END;
CREATE TRIGGER project_site_changed AFTER UPDATE ON site WHEN
  json_extract(OLD.content, '$.defaultLanguage', '$.languages', '$.agents', '$.offices') <> json_extract(NEW.content, '$.defaultLanguage', '$.languages', '$.agents', '$.offices')
BEGIN INSERT INTO changed_project SELECT number FROM project; END;
CREATE TRIGGER site_changed AFTER UPDATE ON site WHEN
  json_extract(OLD.content, '$.defaultLanguage', '$.languages', '$.agents', '$.offices', '$.settings.replacedMarquees', '$.settings.propertyVideoHosts', '$.settings.depositMonths', '$.settings.renovationYears')
  <> json_extract(NEW.content, '$.defaultLanguage', '$.languages', '$.agents', '$.offices', '$.settings.replacedMarquees', '$.settings.propertyVideoHosts', '$.settings.depositMonths', '$.settings.renovationYears')
BEGIN INSERT INTO changed SELECT number FROM search; END;
CREATE TRIGGER site_deleted AFTER DELETE ON site BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER site_inserted AFTER INSERT ON site BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER site_updated AFTER UPDATE ON site BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TABLE staff (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  name     TEXT NOT NULL,
  email    TEXT NOT NULL UNIQUE,
  language TEXT NOT NULL,
  role     TEXT NOT NULL CHECK (role IN ('MANAGER', 'AGENT', 'EDITOR')),
  password TEXT, -- its argon2id hash
  secret   TEXT, -- of the second step (TOTP, base32); null until it is set up
  step     INTEGER NOT NULL DEFAULT 0, -- the half minute of the last code that was taken, which no code may be taken for again
  closed_at INTEGER, -- when the access was closed
  version INTEGER NOT NULL DEFAULT 1,
  lead_emails TEXT NOT NULL DEFAULT '' CHECK (lead_emails IN ('', 'NONE', 'OWN', 'ALL')),
  appointment_emails TEXT NOT NULL DEFAULT '' CHECK (appointment_emails IN ('', 'NONE', 'OWN', 'ALL')),
  away_from TEXT NOT NULL DEFAULT '',
  away_until TEXT NOT NULL DEFAULT '',
  substitute INTEGER NOT NULL DEFAULT 0,
  next_lead INTEGER NOT NULL DEFAULT 0 CHECK (next_lead IN (0, 1))
) STRICT;
CREATE TRIGGER passkeys_gone AFTER UPDATE OF secret ON staff WHEN NEW.secret IS NULL BEGIN
  DELETE FROM passkey WHERE staff = NEW.id;
END;
CREATE TRIGGER staff_added AFTER INSERT ON staff BEGIN
  INSERT INTO desk_version VALUES ('STAFF', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER staff_changed AFTER UPDATE OF name, email, role, secret, closed_at ON staff BEGIN
  INSERT INTO desk_version VALUES ('STAFF', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER staff_versioned AFTER UPDATE OF name, email, language, role, closed_at ON staff BEGIN
  UPDATE staff SET version = version + 1 WHERE id = NEW.id;
END;

CREATE TABLE staff_link (
  token   BLOB PRIMARY KEY, -- its digest
  staff   INTEGER NOT NULL REFERENCES staff ON DELETE CASCADE,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_link_staff ON staff_link (staff);

CREATE TABLE staff_session (
  token      BLOB PRIMARY KEY, -- its digest
  id         TEXT NOT NULL UNIQUE, -- names the session in lists and actions, and opens nothing
  staff      INTEGER NOT NULL REFERENCES staff ON DELETE CASCADE,
  browser    TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at    INTEGER NOT NULL,
  ends_at    INTEGER NOT NULL,
  full       INTEGER NOT NULL CHECK (full IN (0, 1)), -- 0 between the password and the second step
  secret     TEXT, -- of a second step that is being set up
  confirmed_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_session_staff ON staff_session (staff, seen_at);
CREATE TRIGGER staff_session_over AFTER DELETE ON staff_session BEGIN
  INSERT INTO desk_version VALUES ('STAFF', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE "subscriber" (
  id           TEXT PRIMARY KEY,
  email        TEXT NOT NULL UNIQUE,
  first_name   TEXT NOT NULL,
  language     TEXT NOT NULL,
  state        TEXT NOT NULL CHECK (state IN ('PENDING', 'CONFIRMED', 'PAUSED', 'UNSUBSCRIBED')),
  created_at   INTEGER NOT NULL,
  confirmed_at INTEGER
) STRICT;

CREATE TABLE transit_feed (
  name      TEXT PRIMARY KEY,
  operators TEXT NOT NULL, -- JSON list of their names
  version   TEXT NOT NULL,
  until     TEXT NOT NULL, -- the last day for which it holds; '' when it does not say
  read_at   INTEGER NOT NULL,
  stops     INTEGER NOT NULL,
  lines     INTEGER NOT NULL
) STRICT;
CREATE TRIGGER transit_feed_deleted AFTER DELETE ON transit_feed BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER transit_feed_inserted AFTER INSERT ON transit_feed BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER transit_feed_updated AFTER UPDATE ON transit_feed BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TABLE transit_stop (
  id        INTEGER PRIMARY KEY,
  feed      TEXT NOT NULL,
  name      TEXT NOT NULL,
  names     TEXT NOT NULL, -- JSON by language, where it is called otherwise
  latitude  REAL NOT NULL,
  longitude REAL NOT NULL,
  town      TEXT NOT NULL,
  words     TEXT NOT NULL, -- by which it is found, folded, each after a space
  lines     TEXT NOT NULL  -- JSON list
) STRICT;
CREATE INDEX transit_stop_feed ON transit_stop (feed);
CREATE INDEX transit_stop_place ON transit_stop (latitude, longitude);

CREATE TABLE type (
  id       INTEGER PRIMARY KEY,
  category INTEGER NOT NULL REFERENCES category,
  name     TEXT NOT NULL CHECK (json_valid(name))
) STRICT;
CREATE TRIGGER type_changed AFTER UPDATE ON type BEGIN INSERT INTO changed SELECT number FROM search WHERE type = NEW.id; END;
CREATE TRIGGER type_deleted AFTER DELETE ON type BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER type_inserted AFTER INSERT ON type BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER type_updated AFTER UPDATE ON type BEGIN UPDATE data_version SET version = version + 1; END;

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

CREATE TABLE undo_property (
  id       TEXT NOT NULL, -- of the change, which may be of several properties
  staff    INTEGER NOT NULL,
  property INTEGER NOT NULL,
  version  INTEGER NOT NULL, -- of the record, as the change left it
  at       INTEGER NOT NULL,
  PRIMARY KEY (id, property)
) STRICT;
CREATE INDEX undo_property_at ON undo_property (property, at);
CREATE INDEX undo_property_staff ON undo_property (staff, at);
CREATE TRIGGER property_edited AFTER INSERT ON undo_property BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER property_undone AFTER DELETE ON undo_property BEGIN
  INSERT INTO desk_version VALUES ('PROPERTIES', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE upload (
  file TEXT PRIMARY KEY,
  lead TEXT NOT NULL REFERENCES lead ON DELETE CASCADE,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX upload_lead ON upload (lead);

CREATE TABLE used_challenge (
  challenge BLOB PRIMARY KEY, -- its digest
  staff     INTEGER NOT NULL REFERENCES staff ON DELETE CASCADE,
  ends_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_challenge_staff ON used_challenge (staff, ends_at);

CREATE TABLE valuation (
  lead    TEXT PRIMARY KEY REFERENCES lead ON DELETE CASCADE,
  at      INTEGER, -- null once it was taken back
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX valuation_at ON valuation (at) WHERE at IS NOT NULL;
CREATE TRIGGER valuation_changed AFTER UPDATE ON valuation BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER valuation_set AFTER INSERT ON valuation BEGIN
  INSERT INTO desk_version SELECT 'LEADS', agent, 1 FROM lead_handling WHERE lead = NEW.lead ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE viewable (
  property INTEGER PRIMARY KEY REFERENCES property ON DELETE CASCADE
) STRICT;
CREATE TRIGGER viewable_begins AFTER INSERT ON viewable BEGIN
  UPDATE search SET viewable = 1 WHERE number = NEW.property;
END;
CREATE TRIGGER viewable_ends AFTER DELETE ON viewable BEGIN
  UPDATE search SET viewable = 0 WHERE number = OLD.property;
END;

CREATE TABLE watch (
  demand   TEXT PRIMARY KEY REFERENCES demand ON DELETE CASCADE,
  property INTEGER NOT NULL, -- it may be gone
  told     TEXT CHECK (json_valid(told)), -- how the property was when its person was told last; NULL: nobody looked since the demand became active
  told_at  INTEGER -- when the last email about it was written
) STRICT, WITHOUT ROWID;
CREATE INDEX watch_property ON watch (property);

CREATE TABLE webhook (
  name       TEXT PRIMARY KEY,
  key        TEXT NOT NULL REFERENCES api_key ON DELETE CASCADE,
  url        TEXT NOT NULL,
  secret     TEXT NOT NULL,
  language   TEXT NOT NULL,
  projects   INTEGER NOT NULL CHECK (projects IN (0, 1)),
  created_at INTEGER NOT NULL,
  cursor     TEXT NOT NULL, -- what it is told up to
  sequence   INTEGER NOT NULL, -- that of the cursor, as in the table change
  paused     TEXT CHECK (paused IN ('BY_HAND', 'FAILED')),
  due_at     INTEGER NOT NULL DEFAULT 0,
  tries      INTEGER NOT NULL DEFAULT 0,
  failing_since INTEGER,
  runner     TEXT,
  until      INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX webhook_key ON webhook (key);
CREATE TRIGGER webhook_added AFTER INSERT ON webhook BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER webhook_changed AFTER UPDATE OF paused, due_at, tries ON webhook BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER webhook_removed AFTER DELETE ON webhook BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE webhook_delivery (
  number       INTEGER PRIMARY KEY AUTOINCREMENT,
  id           TEXT NOT NULL UNIQUE,
  webhook      TEXT NOT NULL REFERENCES webhook ON DELETE CASCADE,
  kind         TEXT NOT NULL CHECK (kind IN ('ping', 'changes', 'expired')),
  changes      TEXT NOT NULL CHECK (json_type(changes) = 'array'),
  cursor       TEXT NOT NULL,
  made_at      INTEGER NOT NULL,
  tries        INTEGER NOT NULL DEFAULT 0,
  tried_at     INTEGER,
  took         INTEGER,
  status       INTEGER,
  problem      TEXT,
  delivered_at INTEGER,
  failure TEXT
) STRICT;
CREATE UNIQUE INDEX webhook_delivery_next ON webhook_delivery (webhook) WHERE delivered_at IS NULL;
CREATE INDEX webhook_delivery_webhook ON webhook_delivery (webhook, number);
CREATE TRIGGER webhook_tried AFTER UPDATE ON webhook_delivery BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

CREATE TABLE work_lease (
  holder TEXT NOT NULL,
  turn   INTEGER NOT NULL
) STRICT;

CREATE VIEW changed (number) AS SELECT number FROM change WHERE kind = 'property';
CREATE TRIGGER change_noted INSTEAD OF INSERT ON changed
WHEN NOT EXISTS (
  SELECT 1 FROM change
  WHERE kind = 'property' AND number = NEW.number AND sequence > (SELECT import_after FROM change_log)
)
BEGIN
  DELETE FROM change WHERE kind = 'property' AND number = NEW.number;
  INSERT INTO change (kind, number, at) SELECT 'property', NEW.number, now FROM change_log;
END;

CREATE VIEW changed_project (number) AS SELECT number FROM change WHERE kind = 'project';
CREATE TRIGGER project_change_noted INSTEAD OF INSERT ON changed_project
WHEN NOT EXISTS (
  SELECT 1 FROM change
  WHERE kind = 'project' AND number = NEW.number AND sequence > (SELECT import_after FROM change_log)
)
BEGIN
  DELETE FROM change WHERE kind = 'project' AND number = NEW.number;
  INSERT INTO change (kind, number, at) SELECT 'project', NEW.number, now FROM change_log;
END;

CREATE VIEW crm_next AS
SELECT * FROM crm_lead d
WHERE d.state = 'WAITING' AND NOT EXISTS (
  SELECT 1 FROM crm_lead e
  WHERE e.lead = d.lead AND e.link = d.link AND e.change < d.change AND e.state = 'WAITING'
);

CREATE VIEW listing AS
SELECT
  p.number,
  CASE WHEN NOT p.hides_reference THEN p.reference END AS reference,
  p.goal,
  p.status,
  p.type,
  p.city,
  p.project,
  p.unit_name,
  p.agent,
  p.marquee,
  p.taken,
  p.publish_price,
  p.price_unit,
  p.title,
  p.description,
  p.videos,
  p.virtual_tour,
  p.published_at,
  p.updated_at,
  p.city_sort,
  p.type_sort,
  CASE WHEN p.tells_price THEN p.price END AS price,
  CASE WHEN p.publish_address THEN p.street END AS street,
  CASE WHEN p.publish_address THEN p.house_number END AS house_number,
  CASE WHEN p.publish_address THEN p.box_number END AS box_number,
  CASE WHEN p.publish_address THEN p.latitude END AS latitude,
  CASE WHEN p.publish_address THEN p.longitude END AS longitude,
  p.sub_city,
  p.neighbourhood,
  CASE WHEN p.publish_address THEN p.nearby ELSE '[]' END AS nearby,
  p.construction_year,
  p.renovation_year,
  p.facades,
  p.construction,
  p.condition,
  p.floors,
  p.floor,
  p.bedrooms,
  p.bathrooms,
  p.shower_rooms,
  p.toilets,
  p.garages,
  p.parkings,
  p.external_parkings,
  p.spaces,
  p.surface_total,
  p.surface_living,
  p.surface_ground,
  p.surface_terrace,
  p.surface_garden,
  p.surface_constructed,
  p.surface_office,
  p.surface_store,
  p.front_width,
  p.plot_width,
  p.heating,
  p.heating_source,
  p.kitchen,
  p.roof,
  p.roof_material,
  p.window_glazing,
  p.window_frame,
  p.floor_cover,
  p.interior_comfort,
  p.exterior_comfort,
  p.terrace_orientation,
  p.garden_orientation,
  p.rear_orientation,
  p.lift,
  p.cellar,
  p.attic,
  p.terrace,
  p.garden,
  p.furnished,
  p.pool,
  CASE WHEN p.tells_price THEN p.start_price END AS start_price,
  p.charges,
  p.owner_charges,
  CASE WHEN p.tells_price THEN p.deposit END AS deposit,
  CASE WHEN p.tells_price THEN p.agency_cost END AS agency_cost,
  p.inventory_cost,
  CASE WHEN p.tells_price THEN p.notary_fee END AS notary_fee,
  p.registration_rate,
  CASE WHEN p.tells_price THEN p.vat END AS vat,
  p.vat_regime,
  CASE WHEN p.tells_price THEN p.construction_cost END AS construction_cost,
  CASE WHEN p.tells_price THEN p.total_cost END AS total_cost,
  CASE WHEN p.tells_price THEN p.total_price END AS total_price,
  CASE WHEN p.tells_price THEN p.parking_price END AS parking_price,
  CASE WHEN p.tells_price THEN p.garage_price END AS garage_price,
  p.property_tax,
  p.cadastral_income,
  p.epc_status,
  p.epc_specific,
  p.epc_total,
  p.epc_co2,
  p.e_level,
  p.epc_unique_code,
  p.epc_valid_until,
  p.epc_label_text,
  p.thermal_class,
  p.electricity_certificate,
  p.gas_certificate,
  p.soil_certificate,
  p.asbestos,
  p.asbestos_date,
  p.flood_risk,
  p.flood_zone,
  p.riverbank_zone,
  p.g_score,
  p.p_score,
  p.flood_report_date,
  p.permit,
  p.allotment_permit,
  p.preemptive_right,
  p.summons,
  p.judicial_decision,
  p.planning_breach,
  p.planning_destination,
  p.annuity_kind,
  p.annuity_ages,
  CASE WHEN p.tells_price THEN p.annuity_rent END AS annuity_rent,
  p.annuity_indexed,
  p.connection_gas,
  p.connection_water,
  p.connection_electricity,
  p.connection_drain,
  p.available,
  p.available_from,
  p.energy_class,
  p.minimum_income,
  p.maximum_persons,
  p.visit_capacity,
  CASE WHEN p.tells_price AND p.status = 1 AND NOT p.taken THEN (SELECT at FROM reduced WHERE property = p.number) END AS reduced_at,
  CASE WHEN p.tells_price AND p.status = 1 AND NOT p.taken THEN (SELECT was FROM reduced WHERE property = p.number) END AS reduced_from
FROM (
  -- The band over the photo, as market.BandOf has it, may stand in place of the price.
  SELECT *, publish_price AND CASE status WHEN 2 THEN 3 WHEN 4 THEN 4 ELSE marquee END NOT IN replaced_marquee AS tells_price FROM property
) p
WHERE p.status IN (1, 2, 4, 6) AND NOT p.held AND p.hidden_until IS NULL;

CREATE VIEW noticed (number) AS SELECT property FROM public_history WHERE 0;
CREATE TRIGGER public_history_noted INSTEAD OF INSERT ON noticed BEGIN
  INSERT INTO public_history (property, at, since, goal, state, price)
  SELECT
    v.property,
    max(iif(h.property IS NULL, min(v.published_at, k.now), k.now), coalesce(h.at, 0)),
    CASE
      WHEN h.property IS NULL THEN min(v.published_at, k.now)
      WHEN v.goal <> h.goal
        OR 'GONE' IN (v.state, h.state)
        OR v.state IN ('AVAILABLE', 'UNDER_OPTION') AND h.state IN ('SOLD', 'RENTED', 'REALISED')
        THEN max(k.now, h.at)
      ELSE h.since
    END,
    v.goal, v.state, v.price
  FROM shown_state v
  JOIN change_log k
  LEFT JOIN public_history h
    ON h.property = v.property AND h.at = (SELECT max(at) FROM public_history WHERE property = v.property)
  WHERE v.property = NEW.number
    AND (h.property IS NULL OR (v.goal, v.state, v.price) IS NOT (h.goal, h.state, h.price))
  ON CONFLICT DO UPDATE SET since = excluded.since, goal = excluded.goal, state = excluded.state, price = excluded.price;

  -- What was before the history that begins now.
  DELETE FROM public_history
  WHERE property = NEW.number
    AND at < (SELECT since FROM public_history WHERE property = NEW.number ORDER BY at DESC LIMIT 1);

  -- All prices, while the price is hidden.
  UPDATE public_history SET price = NULL
  WHERE property = NEW.number
    AND price IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM property
      WHERE number = NEW.number
        AND price IS NOT NULL
        AND publish_price
        AND CASE status WHEN 2 THEN 3 WHEN 4 THEN 4 ELSE marquee END NOT IN replaced_marquee
    );

  -- Rows that noted a change of a price alone, which is hidden now.
  DELETE FROM public_history
  WHERE property = NEW.number AND at IN (
    SELECT at FROM (
      SELECT
        at,
        coalesce(price, -1) AS price,
        state,
        coalesce(lag(price) OVER before, -1) AS last,
        lag(state) OVER before AS was
      FROM public_history WHERE property = NEW.number
      WINDOW before AS (ORDER BY at)
    ) WHERE price = -1 AND last = -1 AND state = was
  );

  -- The oldest rows of a long history.
  DELETE FROM public_history
  WHERE property = NEW.number
    AND at <= (SELECT at FROM public_history WHERE property = NEW.number ORDER BY at DESC LIMIT 1 OFFSET 50);
END;

CREATE VIEW public_project AS
SELECT
  number, goal, city, agent, name, tagline, description, delivery, published_at, updated_at, open_days,
  CASE WHEN publish_address THEN street END AS street,
  CASE WHEN publish_address THEN house_number END AS house_number,
  CASE WHEN publish_address THEN box_number END AS box_number
FROM project;

CREATE VIEW reduced AS
SELECT property, at, was FROM (
  SELECT
    h.property,
    h.at,
    h.price,
    (SELECT min(e.price) FROM public_history e WHERE e.property = h.property AND e.at < h.at) AS was
  FROM public_history h
  WHERE h.price IS NOT NULL
    AND h.at > (SELECT now FROM change_log) - 90 * 86400
    AND NOT EXISTS (
      SELECT 1 FROM public_history l
      WHERE l.property = h.property AND l.at > h.at AND l.price IS NOT h.price
    )
) WHERE price < was;

CREATE VIEW refusal (why) AS SELECT '' WHERE 0;
CREATE TRIGGER refuse INSTEAD OF INSERT ON refusal BEGIN
  SELECT RAISE(ABORT, NEW.why);
END;

CREATE VIEW replacing AS
SELECT DISTINCT value AS marquee
FROM json_each(coalesce((SELECT content ->> '$.settings.replacedMarquees' FROM site), '[3, 4]'));

CREATE VIEW returned AS
SELECT s.number AS property, 'PUBLISHED' AS reason, NULL AS was, s.updated_at AS at
FROM search s
JOIN property p ON p.number = s.number
LEFT JOIN known k ON k.property = s.number
WHERE s.status = 1 AND NOT p.taken AND (k.property IS NULL OR k.gone OR k.goal <> s.goal)
UNION ALL
SELECT s.number, 'LOWERED ' || s.price, k.price, s.updated_at
FROM search s
JOIN property p ON p.number = s.number
JOIN known k ON k.property = s.number
WHERE s.status = 1 AND NOT p.taken AND s.price < k.price AND k.goal = s.goal;

CREATE VIEW searchable AS
SELECT
  l.number, l.goal, l.goal = 0 AS sale, l.status, l.type, l.city, l.project, l.price, l.bedrooms, l.bathrooms, l.garages,
  coalesce(l.parkings, 0) + coalesce(l.external_parkings, 0) AS parkings,
  l.surface_living AS surface, l.surface_ground AS plot, l.facades, l.energy_class, l.construction_year,
  coalesce(l.condition IN ('NEW', 'TO_BUILD'), 0) AS new_build,
  coalesce(l.available_from, CASE WHEN l.available IN ('IMMEDIATELY', 'AT_DEED') THEN '' END) AS available_from,
  l.garden, l.terrace, l.lift, l.cellar, l.furnished, l.pool,
  iif(l.latitude IS NULL OR l.longitude IS NULL, c.latitude, l.latitude) AS latitude,
  iif(l.latitude IS NULL OR l.longitude IS NULL, c.longitude, l.longitude) AS longitude,
  l.published_at, l.updated_at, l.type_sort, l.city_sort, l.taken, l.street, l.house_number, l.agent, l.reduced_at,
  l.number IN (SELECT property FROM viewable) AS viewable, l.reference
FROM listing l JOIN city c ON c.id = l.city;

CREATE VIEW seat AS
SELECT id, property, start, 9223372036854775807 AS until,
  coalesce(passed_to, (SELECT agent FROM property WHERE number = appointment.property)) AS agent
FROM appointment WHERE state = 'BOOKED'
UNION ALL
SELECT lead, property, start, until, (SELECT agent FROM property WHERE number = held_seat.property) FROM held_seat;

CREATE VIEW shown_photo AS
SELECT
  p.id, p.property, p.project, p.kind, p.position, p.file, p.width, p.height, coalesce(k.decorative, 0) AS decorative,
  p.alt AS delivered, p.drawn, p.points,
  CASE WHEN k.file IS NULL THEN p.alt WHEN k.decorative THEN '{}' ELSE json_patch(p.alt, k.words) END AS alt
FROM photo p LEFT JOIN picture k ON k.file = p.file;

CREATE VIEW shown_state AS
SELECT p.number AS property, p.goal, p.published_at, l.price,
  CASE
    WHEN l.number IS NULL THEN 'GONE'
    WHEN p.status = 6 THEN 'REALISED'
    WHEN p.status = 2 OR p.marquee = 3 THEN 'SOLD'
    WHEN p.status = 4 OR p.marquee = 4 THEN 'RENTED'
    WHEN p.marquee = 2 THEN 'UNDER_OPTION'
    ELSE 'AVAILABLE'
  END AS state
FROM property p
LEFT JOIN listing l ON l.number = p.number
WHERE l.number IS NOT NULL OR p.status NOT IN (1, 2, 4, 6);

PRAGMA user_version = 116;
