-- Lines of the log name what undoes them. What could be undone until now cannot be any more: it could be for 30 minutes.
ALTER TABLE action ADD COLUMN undo TEXT NOT NULL DEFAULT '';
