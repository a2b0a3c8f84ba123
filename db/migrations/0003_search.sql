-- The class of a home's energy label, A to I, made by the import. Emptying the checksums lets the next import fill it in
-- for homes that were there before.
ALTER TABLE property ADD COLUMN energy_class TEXT;
UPDATE property SET checksum = '';

-- What lists, counts and maps ask of a home: one narrow row for each public one, kept by triggers. A hidden price is null and
-- a hidden address is the middle of its city, so that no filter can find out more than a page shows.
CREATE TABLE search (
  number            INTEGER PRIMARY KEY,
  goal              INTEGER NOT NULL,
  sale              INTEGER NOT NULL, -- whether it stands in the list of sales; anything else is with the rentals
  status            INTEGER NOT NULL,
  type              INTEGER NOT NULL,
  city              INTEGER NOT NULL,
  project           INTEGER,
  price             INTEGER,
  bedrooms          INTEGER,
  bathrooms         INTEGER,
  garages           INTEGER,
  parkings          INTEGER NOT NULL,
  surface           INTEGER,
  plot              INTEGER,
  facades           INTEGER,
  energy_class      TEXT,
  construction_year INTEGER,
  new_build         INTEGER NOT NULL,
  available_from    TEXT,
  garden            INTEGER,
  terrace           INTEGER,
  lift              INTEGER,
  cellar            INTEGER,
  furnished         INTEGER,
  pool              INTEGER,
  latitude          REAL NOT NULL,
  longitude         REAL NOT NULL,
  published_at      INTEGER NOT NULL,
  updated_at        INTEGER NOT NULL,
  price_asc         INTEGER NOT NULL,
  price_desc        INTEGER NOT NULL,
  type_sort         INTEGER NOT NULL,
  city_sort         TEXT NOT NULL
) STRICT;

-- The orders of a list; numbers follow downwards in each.
CREATE INDEX search_newest ON search (status, published_at, number);
CREATE INDEX search_oldest ON search (status, published_at, number DESC);
CREATE INDEX search_price_asc ON search (status, sale, price_asc, number DESC);
CREATE INDEX search_price_desc ON search (status, sale, price_desc, number);
CREATE INDEX search_type_asc ON search (status, sale, type_sort, number DESC);
CREATE INDEX search_type_desc ON search (status, sale, type_sort, number);
CREATE INDEX search_city_asc ON search (status, sale, city_sort, number DESC);
CREATE INDEX search_city_desc ON search (status, sale, city_sort, number);
-- The common choices.
CREATE INDEX search_choice ON search (status, sale, city, type);
CREATE INDEX search_city ON search (status, city, published_at, number);
CREATE INDEX search_project ON search (project) WHERE project IS NOT NULL;

-- Where it is, for areas on the map.
CREATE VIRTUAL TABLE search_place USING rtree (number, south, north, west, east);

-- A home as the table search has it. Without a certain day, what is free at once or at the deed is free on any.
CREATE VIEW searchable AS
SELECT
  l.number, l.goal, l.goal = 0 AS sale, l.status, l.type, l.city, l.project, l.price, l.bedrooms, l.bathrooms, l.garages,
  coalesce(l.parkings, 0) + coalesce(l.external_parkings, 0) AS parkings,
  l.surface_living AS surface, l.surface_ground AS plot, l.facades, p.energy_class, l.construction_year,
  coalesce(l.condition IN ('NEW', 'TO_BUILD'), 0) AS new_build,
  coalesce(l.available_from, CASE WHEN l.available IN ('IMMEDIATELY', 'AT_DEED') THEN '' END) AS available_from,
  l.garden, l.terrace, l.lift, l.cellar, l.furnished, l.pool,
  iif(l.latitude IS NULL OR l.longitude IS NULL, c.latitude, l.latitude) AS latitude,
  iif(l.latitude IS NULL OR l.longitude IS NULL, c.longitude, l.longitude) AS longitude,
  l.published_at, l.updated_at, l.price_asc, l.price_desc, l.type_sort, l.city_sort
FROM listing l JOIN property p USING (number) JOIN city c ON c.id = l.city;

CREATE TRIGGER search_inserted AFTER INSERT ON search BEGIN
  INSERT INTO search_place VALUES (NEW.number, NEW.latitude, NEW.latitude, NEW.longitude, NEW.longitude);
END;
CREATE TRIGGER search_deleted AFTER DELETE ON search BEGIN
  DELETE FROM search_place WHERE number = OLD.number;
END;

CREATE TRIGGER property_found AFTER INSERT ON property BEGIN
  INSERT INTO search SELECT * FROM searchable WHERE number = NEW.number;
END;
CREATE TRIGGER property_refound AFTER UPDATE ON property BEGIN
  DELETE FROM search WHERE number IN (OLD.number, NEW.number);
  INSERT INTO search SELECT * FROM searchable WHERE number = NEW.number;
END;
CREATE TRIGGER property_lost AFTER DELETE ON property BEGIN
  DELETE FROM search WHERE number = OLD.number;
END;
CREATE TRIGGER city_moved AFTER UPDATE OF latitude, longitude ON city BEGIN
  DELETE FROM search WHERE city = NEW.id;
  INSERT INTO search SELECT * FROM searchable WHERE city = NEW.id;
END;

INSERT INTO search SELECT * FROM searchable;

-- The table search sorts now.
DROP INDEX property_newest;
DROP INDEX property_price_asc;
DROP INDEX property_price_desc;
DROP INDEX property_city_sort;
DROP INDEX property_type_sort;
