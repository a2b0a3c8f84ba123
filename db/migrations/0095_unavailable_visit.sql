-- When visitor and agent were told that the home of an appointment is sold, rented, hidden or gone, as Unix time; null while it is on offer.
ALTER TABLE appointment ADD COLUMN unavailable_told INTEGER;
-- What is left of a home that was deleted, so that its agent still sees the appointment.
ALTER TABLE appointment ADD COLUMN home TEXT CHECK (json_valid(home));
CREATE TRIGGER property_left_appointments BEFORE DELETE ON property BEGIN
  UPDATE appointment
  SET home = json_object('agent', OLD.agent, 'title', json(OLD.title), 'city', OLD.city, 'goal', OLD.goal, 'street', OLD.street,
    'house_number', OLD.house_number, 'box_number', OLD.box_number)
  WHERE property = OLD.number;
END;
