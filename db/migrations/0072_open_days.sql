-- Days on which anybody may come to a project, as a list of {"date", "from", "until", "note", "cancelled"}.
ALTER TABLE project ADD COLUMN open_days TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(open_days));
DROP VIEW public_project;
CREATE VIEW public_project AS
SELECT
  number, goal, city, agent, name, tagline, description, delivery, published_at, updated_at, open_days,
  CASE WHEN publish_address THEN street END AS street,
  CASE WHEN publish_address THEN house_number END AS house_number,
  CASE WHEN publish_address THEN box_number END AS box_number
FROM project;
