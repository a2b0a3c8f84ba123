-- Pictures and documents that other servers have: each is fetched once, into the media folder.
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

-- Where a property or project shows a remote file, whether it is fetched or not: the tables photo and document have only fetched ones.
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
CREATE INDEX remote_use_property ON remote_use (property, kind, position);
CREATE INDEX remote_use_project ON remote_use (project, kind, position);
CREATE INDEX remote_use_remote ON remote_use (remote);
