-- What a property lacks of what its region asks of an advertisement, as a list of {"field", "text"}, and whether it is held back for that: then
-- no public view has it.
ALTER TABLE property ADD COLUMN lacks TEXT CHECK (json_valid(lacks));
ALTER TABLE property ADD COLUMN held INTEGER NOT NULL DEFAULT 0 CHECK (held IN (0, 1));
CREATE INDEX property_held ON property (number) WHERE held;
