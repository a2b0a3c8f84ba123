-- The form that a search was registered with, for what the agency is told of it once it is confirmed.
ALTER TABLE demand ADD COLUMN lead TEXT REFERENCES lead ON DELETE SET NULL;
CREATE INDEX demand_lead ON demand (lead);
