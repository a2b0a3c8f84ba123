-- Deliveries that somebody looks at, at the desk, before they are taken, and by what those that were taken can be undone.
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
