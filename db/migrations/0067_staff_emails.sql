-- Which emails to the agency a member of staff gets: about appointments, and about other leads. Who chose nothing gets what the settings of
-- the site say.
ALTER TABLE staff ADD COLUMN lead_emails TEXT NOT NULL DEFAULT '' CHECK (lead_emails IN ('', 'NONE', 'OWN', 'ALL'));
ALTER TABLE staff ADD COLUMN appointment_emails TEXT NOT NULL DEFAULT '' CHECK (appointment_emails IN ('', 'NONE', 'OWN', 'ALL'));
