-- Finds leads by phone number: by its last eight digits, however it was written.
CREATE INDEX lead_phone ON lead (substr(replace(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '(', ''), ')', ''), '.', ''), '/', ''), '-', ''), '+', ''), -8)) WHERE phone <> '';
