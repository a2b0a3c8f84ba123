-- The properties that the desk features: they come first in the list of what is new, in the order of their ranks. The version is that of the
-- whole list: the line of the log at which it was written.
CREATE TABLE featured (
  rank     INTEGER PRIMARY KEY CHECK (rank > 0),
  property INTEGER NOT NULL UNIQUE REFERENCES property ON DELETE CASCADE,
  version  INTEGER NOT NULL
) STRICT;
CREATE TRIGGER featured_inserted AFTER INSERT ON featured BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER featured_updated AFTER UPDATE ON featured BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER featured_deleted AFTER DELETE ON featured BEGIN UPDATE data_version SET version = version + 1; END;
