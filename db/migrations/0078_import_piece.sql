-- What a large import into a cluster has sent so far: no table that anything shows. The last write of the import moves it to where it belongs.
CREATE TABLE import_piece (
  import    TEXT NOT NULL,
  statement INTEGER NOT NULL, -- which of the import's statements takes it
  sequence  INTEGER NOT NULL,
  sent_at   INTEGER NOT NULL,
  args      TEXT NOT NULL CHECK (json_valid(args)),
  PRIMARY KEY (import, statement, sequence)
) STRICT;
CREATE INDEX import_piece_sent ON import_piece (sent_at);
