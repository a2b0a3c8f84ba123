-- Lists can be filtered by agent; the rows are written again with the view searchable (views.go).
ALTER TABLE search ADD COLUMN agent INTEGER NOT NULL DEFAULT 0;

-- What is shown of a home's agent follows the agent's office.
DROP TRIGGER project_site_changed;
DROP TRIGGER site_changed;
CREATE TRIGGER project_site_changed AFTER UPDATE ON site WHEN
  json_extract(OLD.content, '$.defaultLanguage', '$.languages', '$.agents', '$.offices') <> json_extract(NEW.content, '$.defaultLanguage', '$.languages', '$.agents', '$.offices')
BEGIN INSERT INTO changed_project SELECT number FROM project; END;
CREATE TRIGGER site_changed AFTER UPDATE ON site WHEN
  json_extract(OLD.content, '$.defaultLanguage', '$.languages', '$.agents', '$.offices', '$.settings.replacedMarquees', '$.settings.propertyVideoHosts', '$.settings.depositMonths', '$.settings.renovationYears')
  <> json_extract(NEW.content, '$.defaultLanguage', '$.languages', '$.agents', '$.offices', '$.settings.replacedMarquees', '$.settings.propertyVideoHosts', '$.settings.depositMonths', '$.settings.renovationYears')
BEGIN INSERT INTO changed SELECT number FROM search; END;
