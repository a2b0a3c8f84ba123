-- Homes like another are the nearest in price of its kind and place, its kind, its place, and all (search_price_asc): each is read from an
-- index, so that their cost does not grow with the number of homes.
CREATE INDEX search_alike ON search (status, sale, type_sort, city, price_asc, number DESC);
CREATE INDEX search_type_price ON search (status, sale, type_sort, price_asc, number DESC);
CREATE INDEX search_city_price ON search (status, sale, city, price_asc, number DESC);
