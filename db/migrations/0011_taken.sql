-- Homes that a marquee calls sold (3) or rented (4), so that what offers homes leaves them out without reading all.
CREATE INDEX property_taken ON property (number) WHERE marquee IN (3, 4);
