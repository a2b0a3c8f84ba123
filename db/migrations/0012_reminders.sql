-- When the visitor is reminded of an appointment, NULL when that is done or not needed; and the visits of one time, to see where an agent is then.
ALTER TABLE appointment ADD COLUMN remind_at INTEGER;
UPDATE appointment SET remind_at = start - 86400 WHERE state = 'BOOKED' AND start > unixepoch() + 86400;
CREATE INDEX appointment_reminders ON appointment (remind_at) WHERE state = 'BOOKED' AND remind_at IS NOT NULL;
CREATE INDEX appointment_times ON appointment (start) WHERE state = 'BOOKED';
