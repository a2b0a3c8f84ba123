-- What staff said of an appointment after it, one report each. The owner of the property reads it when it is for the owner. With its
-- appointment it goes.
CREATE TABLE appointment_report (
  appointment TEXT PRIMARY KEY REFERENCES appointment ON DELETE CASCADE,
  version     INTEGER NOT NULL,
  text        TEXT NOT NULL,
  for_owner   INTEGER NOT NULL,
  staff       INTEGER NOT NULL,
  at          INTEGER NOT NULL
) STRICT;
CREATE TRIGGER appointment_reported AFTER INSERT ON appointment_report BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER appointment_report_changed AFTER UPDATE ON appointment_report BEGIN
  INSERT INTO desk_version VALUES ('APPOINTMENTS', 0, 1) ON CONFLICT DO UPDATE SET version = version + 1;
END;

-- Whether a delivery tells the CRM what was said after the appointment.
ALTER TABLE crm_lead ADD COLUMN reported INTEGER NOT NULL DEFAULT 0;

-- Why hours are blocked, for colleagues who may change them.
ALTER TABLE busy ADD COLUMN reason TEXT NOT NULL DEFAULT '';
