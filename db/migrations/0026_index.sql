-- Lists, counts, maps and demands read an index in memory (search/), which is made of the table search. So it has what they need of an
-- address, and what only SQL needed has no reader any more.
DROP TRIGGER search_inserted;
DROP TRIGGER search_deleted;
DROP TABLE search_place;
DROP INDEX search_alike;
DROP INDEX search_choice;
DROP INDEX search_city;
DROP INDEX search_city_asc;
DROP INDEX search_city_desc;
DROP INDEX search_city_price;
DROP INDEX search_newest;
DROP INDEX search_oldest;
DROP INDEX search_price_asc;
DROP INDEX search_price_desc;
DROP INDEX search_type_asc;
DROP INDEX search_type_desc;
DROP INDEX search_type_price;
DROP INDEX property_taken;
DROP INDEX property_street;
ALTER TABLE search DROP COLUMN price_asc;
ALTER TABLE search DROP COLUMN price_desc;
ALTER TABLE search ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;
ALTER TABLE search ADD COLUMN street TEXT;
ALTER TABLE search ADD COLUMN house_number TEXT;
UPDATE search SET (taken, street, house_number) = (
  SELECT p.taken, iif(p.publish_address, p.street, NULL), iif(p.publish_address, p.house_number, NULL) FROM property p WHERE p.number = search.number);
