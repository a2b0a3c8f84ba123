-- The stops of public transport, from the timetables that the agency adds.
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
