package imports

import (
	"context"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// BoundDrawing is a drawing on which the desk said which shape is which unit: the file of the media folder that stands in the place of the
// one that an import brings.
type BoundDrawing struct {
	Project  int    `db:"project"`
	Original string `db:"original"`
	File     string `db:"file"`
}

// BoundDrawings are those of all projects, by number.
func (s *Store) BoundDrawings(ctx context.Context) (map[int]BoundDrawing, error) {
	var rows []BoundDrawing
	err := s.List(ctx, &rows, "SELECT project, original, file FROM bound_drawing")
	list := make(map[int]BoundDrawing, len(rows))
	for _, r := range rows {
		list[r.Project] = r
	}
	return list, err
}

// ReplaceDrawing puts a drawing in the place of the one that a project has, as it was read, and remembers which one an import brings. The
// refusal is ErrPropertiesChanged when the project has another one by now.
func (s *Store) ReplaceDrawing(ctx context.Context, p ProjectEntry, after Media, by desklog.Action) error {
	number, before := p.Record.Number, p.Drawings[0].File
	p.Drawings = []Media{after}
	_, err := s.Write(ctx,
		handle.Guard(ErrPropertiesChanged.Why, "EXISTS (SELECT 1 FROM photo WHERE project = ? AND kind = ? AND file = ?)", number,
			drawingKind, before),
		handle.Statement{SQL: `INSERT INTO bound_drawing (project, original, file) VALUES (?1, ?2, ?3)
			ON CONFLICT DO UPDATE SET original = iif(file = ?2, original, ?2), file = ?3`, Args: []any{number, before, after.File}},
		handle.Statement{SQL: "UPDATE photo SET file = ?, drawn = ? WHERE project = ? AND kind = ?",
			Args: []any{after.File, storedJSON(true, after.Drawn), number, drawingKind}},
		handle.Statement{SQL: "UPDATE project SET checksum = ?, updated_at = ? WHERE number = ?",
			Args: []any{checksumOf(p.withoutNames()), by.At.Unix(), number}},
		by.Insert())
	return handle.AsRefusal(err)
}

// asBound refuses an import of a drawing of which the desk bound a shape since that was read.
func (i *importing) asBound(p ProjectEntry) {
	if len(p.Drawings) > 0 {
		st := handle.Guard(ErrPropertiesChanged.Why, "coalesce((SELECT file FROM bound_drawing WHERE project = ?), '') = ?",
			p.Record.Number, p.Bound)
		i.addStatements(st)
	}
}
