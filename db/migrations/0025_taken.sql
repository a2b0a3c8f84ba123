-- A property is taken when a marquee calls it sold (3) or rented (4), as agency.TakenMarquees says; the test of TakenMarquees compares the two.
DROP INDEX property_taken;
ALTER TABLE property ADD COLUMN taken INTEGER NOT NULL GENERATED ALWAYS AS (marquee IN (3, 4)) VIRTUAL;
CREATE INDEX property_taken ON property (number) WHERE taken;

DROP TRIGGER home_in_news;
CREATE TRIGGER home_in_news AFTER INSERT ON search WHEN NEW.status = 1 BEGIN
  DELETE FROM news WHERE property = NEW.number AND reason IN (SELECT reason FROM returned WHERE property = NEW.number);
  INSERT INTO news (property, reason, was, at) SELECT property, reason, was, at FROM returned WHERE property = NEW.number;
  INSERT INTO known (property, price, goal, gone) SELECT NEW.number, NEW.price, NEW.goal, taken FROM property WHERE number = NEW.number
    ON CONFLICT DO UPDATE SET price = iif(excluded.gone OR goal = excluded.goal AND excluded.price IS NULL, price, excluded.price),
      goal = iif(excluded.gone, goal, excluded.goal), gone = excluded.gone;
END;
