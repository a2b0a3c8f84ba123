-- When agents can show no property: hours that the agency blocked, and busy times of the agent's own calendar.
CREATE TABLE busy (
  id     INTEGER PRIMARY KEY,
  agent  INTEGER NOT NULL,
  start  INTEGER NOT NULL,
  until  INTEGER NOT NULL CHECK (until > start),
  source TEXT NOT NULL CHECK (source IN ('BLOCKED', 'CALENDAR'))
) STRICT;
CREATE INDEX busy_agent ON busy (agent, start);

-- The calendars of agents: the own one, which is read here, and the address at which others read the agent's appointments.
CREATE TABLE agent_calendar (
  agent    INTEGER PRIMARY KEY,
  address  TEXT, -- of the own calendar; a secret
  etag     TEXT NOT NULL DEFAULT '',
  tried_at INTEGER, -- when it was last tried
  read_at  INTEGER, -- when its times were last worked out
  problem  TEXT, -- why the last try failed
  feed     BLOB UNIQUE -- digest of the token in the address of the appointments
) STRICT;
