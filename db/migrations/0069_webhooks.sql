-- Receivers that are told of changes (webhooks). A receiver belongs to the key of its program and goes with it. The secret signs what it is
-- sent, so it is stored as it is. cursor is what a receiver is told up to, place the same as a number of the table change.
CREATE TABLE webhook (
  name       TEXT PRIMARY KEY,
  key        TEXT NOT NULL REFERENCES api_key ON DELETE CASCADE,
  url        TEXT NOT NULL,
  secret     TEXT NOT NULL,
  language   TEXT NOT NULL,
  projects   INTEGER NOT NULL CHECK (projects IN (0, 1)),
  created_at INTEGER NOT NULL,
  cursor     TEXT NOT NULL,
  place      INTEGER NOT NULL,
  paused     TEXT CHECK (paused IN ('BY_HAND', 'FAILED')),
  due_at     INTEGER NOT NULL DEFAULT 0,
  tries      INTEGER NOT NULL DEFAULT 0,
  failing_since INTEGER,
  runner     TEXT,
  until      INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX webhook_key ON webhook (key);
-- What receivers are sent, in order. changes has only what changed, never how it looked: that is read when it is sent.
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
  delivered_at INTEGER
) STRICT;
CREATE INDEX webhook_delivery_webhook ON webhook_delivery (webhook, number);
CREATE UNIQUE INDEX webhook_delivery_next ON webhook_delivery (webhook) WHERE delivered_at IS NULL;

CREATE TRIGGER webhook_added AFTER INSERT ON webhook BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER webhook_changed AFTER UPDATE OF paused, due_at, tries ON webhook BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER webhook_removed AFTER DELETE ON webhook BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER webhook_tried AFTER UPDATE ON webhook_delivery BEGIN
  INSERT INTO desk_version VALUES ('LINKS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
