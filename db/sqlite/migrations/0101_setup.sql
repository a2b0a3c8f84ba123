-- What a new site is set up with: a row while it is, none once it stands.
CREATE TABLE setup (
  id           INTEGER PRIMARY KEY CHECK (id = 1),
  link         BLOB, -- the digest of its token; null once it was opened
  link_ends    INTEGER NOT NULL,
  session      BLOB, -- the digest of the token of the browser that opened it
  session_ends INTEGER NOT NULL DEFAULT 0,
  answers      TEXT NOT NULL DEFAULT '{}' -- what was filled in so far
) STRICT;
