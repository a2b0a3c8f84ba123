-- What changed in the listings, for those who keep a copy of them: each home once, at its last change. Whoever writes, triggers
-- keep it. A home without a row in the table search is not published: nothing but its number is told.
CREATE TABLE change (
  place  INTEGER PRIMARY KEY AUTOINCREMENT, -- a home that changes again moves to the end, under a place that none had before
  number INTEGER NOT NULL UNIQUE,
  at     INTEGER NOT NULL
) STRICT;

CREATE TABLE change_log (
  id      INTEGER PRIMARY KEY CHECK (id = 1),
  epoch   TEXT NOT NULL,    -- which sequence this is; a backup gets another, because its sequence goes on differently
  dropped INTEGER NOT NULL, -- the last place of a home that is gone and whose row was dropped
  now     INTEGER NOT NULL  -- when what is written happens; an import sets it, so that a trigger asks no clock
) STRICT;
INSERT INTO change_log VALUES (1, lower(hex(randomblob(8))), 0, unixepoch());

-- Inserting a number here notes that the home changed.
CREATE VIEW changed (number) AS SELECT number FROM change;
CREATE TRIGGER change_noted INSTEAD OF INSERT ON changed BEGIN
  DELETE FROM change WHERE number = NEW.number;
  INSERT INTO change (number, at) SELECT NEW.number, now FROM change_log;
END;

-- A home that is written anew leaves the table search and comes back.
CREATE TRIGGER home_appeared AFTER INSERT ON search BEGIN INSERT INTO changed VALUES (NEW.number); END;
CREATE TRIGGER home_left AFTER DELETE ON search BEGIN INSERT INTO changed VALUES (OLD.number); END;

CREATE TRIGGER photo_added AFTER INSERT ON photo BEGIN INSERT INTO changed SELECT number FROM search WHERE number = NEW.property; END;
CREATE TRIGGER photo_changed AFTER UPDATE ON photo BEGIN INSERT INTO changed SELECT number FROM search WHERE number IN (OLD.property, NEW.property); END;
CREATE TRIGGER photo_removed AFTER DELETE ON photo BEGIN INSERT INTO changed SELECT number FROM search WHERE number = OLD.property; END;

CREATE TRIGGER document_added AFTER INSERT ON document BEGIN INSERT INTO changed SELECT number FROM search WHERE number = NEW.property; END;
CREATE TRIGGER document_changed AFTER UPDATE ON document BEGIN INSERT INTO changed SELECT number FROM search WHERE number IN (OLD.property, NEW.property); END;
CREATE TRIGGER document_removed AFTER DELETE ON document BEGIN INSERT INTO changed SELECT number FROM search WHERE number = OLD.property; END;

-- What homes are called by.
CREATE TRIGGER city_changed AFTER UPDATE ON city BEGIN INSERT INTO changed SELECT number FROM search WHERE city = NEW.id; END;
CREATE TRIGGER country_changed AFTER UPDATE ON country BEGIN
  INSERT INTO changed SELECT number FROM search WHERE city IN (SELECT id FROM city WHERE country = NEW.id);
END;
CREATE TRIGGER type_changed AFTER UPDATE ON type BEGIN INSERT INTO changed SELECT number FROM search WHERE type = NEW.id; END;
CREATE TRIGGER category_changed AFTER UPDATE ON category BEGIN
  INSERT INTO changed SELECT number FROM search WHERE type IN (SELECT id FROM type WHERE category = NEW.id);
END;
CREATE TRIGGER project_changed AFTER UPDATE ON project BEGIN INSERT INTO changed SELECT number FROM search WHERE project = NEW.number; END;

-- The parts of the configuration that homes are shown with: their languages, their agents, and how prices, films, deposits and duties to renovate are said.
CREATE TRIGGER site_changed AFTER UPDATE ON site WHEN
  json_extract(OLD.content, '$.defaultLanguage', '$.languages', '$.agents', '$.settings.replacedMarquees', '$.settings.propertyVideoHosts', '$.settings.depositMonths', '$.settings.renovationYears')
  <> json_extract(NEW.content, '$.defaultLanguage', '$.languages', '$.agents', '$.settings.replacedMarquees', '$.settings.propertyVideoHosts', '$.settings.depositMonths', '$.settings.renovationYears')
BEGIN INSERT INTO changed SELECT number FROM search; END;

INSERT INTO change (number, at) SELECT number, updated_at FROM search ORDER BY updated_at, number;

-- As in 0005, but a home that comes back before its news was told does not stop the write: within an upsert OR REPLACE does not
-- hold in a trigger.
DROP TRIGGER home_in_news;
CREATE TRIGGER home_in_news AFTER INSERT ON search WHEN NEW.status = 1 BEGIN
  DELETE FROM news WHERE property = NEW.number AND reason = (
    SELECT iif(k.property IS NULL, 'PUBLISHED', 'LOWERED ' || NEW.price)
    FROM (SELECT 1) LEFT JOIN known k ON k.property = NEW.number
    WHERE k.property IS NULL OR NEW.price < k.price);
  INSERT INTO news (property, reason, was, at)
    SELECT NEW.number, iif(k.property IS NULL, 'PUBLISHED', 'LOWERED ' || NEW.price), k.price, NEW.updated_at
    FROM (SELECT 1) LEFT JOIN known k ON k.property = NEW.number
    WHERE k.property IS NULL OR NEW.price < k.price;
  INSERT INTO known (property, price) VALUES (NEW.number, NEW.price)
    ON CONFLICT DO UPDATE SET price = excluded.price;
END;
