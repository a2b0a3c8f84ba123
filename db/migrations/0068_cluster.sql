-- Writes of a cluster: the last of them by number, so that a node knows how far its file is and whether a list that is sent again was
-- written already. affected has how many rows each statement of the list affected, last that of the last one. One machine writes no rows.
CREATE TABLE cluster_write (
  n INTEGER PRIMARY KEY AUTOINCREMENT,
  token TEXT NOT NULL UNIQUE,
  affected TEXT NOT NULL DEFAULT '',
  last INTEGER NOT NULL DEFAULT 0
) STRICT;
