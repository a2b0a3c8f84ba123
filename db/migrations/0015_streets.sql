-- The streets of homes whose address is public, which can be searched. The expression is that of the view listing.
CREATE INDEX property_street ON property (CASE WHEN publish_address THEN street END, status);
