-- A home that comes back is compared with what it was last known to cost: while it is away (sold, under a marquee that says so, or deleted) and
-- while its price is hidden, that amount stays known, and never one that was hidden. What a home cost for sale says nothing of its rent.
ALTER TABLE known ADD COLUMN goal INTEGER;
ALTER TABLE known ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
UPDATE known SET (goal, gone) = (SELECT goal, marquee IN (3, 4) FROM property WHERE number = known.property);

-- What of a home that can be had is news, in comparison with what is known of it.
CREATE VIEW returned AS
SELECT s.number AS property, 'PUBLISHED' AS reason, NULL AS was, s.updated_at AS at
FROM search s JOIN property p ON p.number = s.number LEFT JOIN known k ON k.property = s.number
WHERE s.status = 1 AND p.marquee NOT IN (3, 4) AND (k.property IS NULL OR k.gone OR k.goal <> s.goal)
UNION ALL
SELECT s.number, 'LOWERED ' || s.price, k.price, s.updated_at
FROM search s JOIN property p ON p.number = s.number JOIN known k ON k.property = s.number
WHERE s.status = 1 AND p.marquee NOT IN (3, 4) AND s.price < k.price AND k.goal = s.goal;

DROP TRIGGER home_in_news;
CREATE TRIGGER home_in_news AFTER INSERT ON search WHEN NEW.status = 1 BEGIN
  DELETE FROM news WHERE property = NEW.number AND reason IN (SELECT reason FROM returned WHERE property = NEW.number);
  INSERT INTO news (property, reason, was, at) SELECT property, reason, was, at FROM returned WHERE property = NEW.number;
  INSERT INTO known (property, price, goal, gone) SELECT NEW.number, NEW.price, NEW.goal, marquee IN (3, 4) FROM property WHERE number = NEW.number
    ON CONFLICT DO UPDATE SET price = iif(excluded.gone OR goal = excluded.goal AND excluded.price IS NULL, price, excluded.price),
      goal = iif(excluded.gone, goal, excluded.goal), gone = excluded.gone;
END;
DROP TRIGGER home_taken;
CREATE TRIGGER home_taken AFTER UPDATE ON property WHEN NEW.status <> 1 BEGIN
  UPDATE known SET gone = 1 WHERE property = NEW.number;
END;
DROP TRIGGER home_gone;
CREATE TRIGGER home_gone AFTER DELETE ON property BEGIN
  UPDATE known SET gone = 1 WHERE property = OLD.number;
END;

-- The seat of a second visit that one person asks for is not given, but held for about a day: what strangers see of it must not tell that
-- this person had an appointment before.
CREATE TABLE held_seat (
  lead     TEXT PRIMARY KEY REFERENCES lead ON DELETE CASCADE,
  property INTEGER NOT NULL,
  start    INTEGER NOT NULL,
  until    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX held_seat_start ON held_seat (start);

-- Every seat that is not to be had, and until when.
CREATE VIEW seat AS
SELECT id, property, start, 9223372036854775807 AS until FROM appointment WHERE state = 'BOOKED'
UNION ALL SELECT lead, property, start, until FROM held_seat;
