package parts

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// Confirmed returns the translations that were found still right, by their parts.
func (s *Store) Confirmed(ctx context.Context) (map[desk.Part][]agency.Confirmed, error) {
	var rows []struct {
		desk.Part
		agency.Confirmed
	}
	err := s.List(ctx, &rows, "SELECT record, field, language, original, translation FROM confirmed")
	parts := map[desk.Part][]agency.Confirmed{}
	for _, r := range rows {
		parts[r.Part] = append(parts[r.Part], r.Confirmed)
	}
	return parts, err
}

// ConfirmWrite adds confirmations of a translation and takes others back. It is refused with ErrPartsChanged when somebody wrote a draft
// or a part since they were read.
type ConfirmWrite struct {
	Seen    int64  // the last line of the history of parts that was read
	Drafted string // as PartState returned it
	Part    desk.Part
	Added   []agency.Confirmed
	Removed []agency.Confirmed
}

// Confirm writes confirmations with a line of the log. Visitors see no change.
func (s *Store) Confirm(ctx context.Context, w ConfirmWrite, by desklog.Action) error {
	list := append(PartBatch{Seen: w.Seen}.Statements(by.At), GuardDrafts(w.Drafted))
	for _, c := range w.Removed {
		list = append(list, handle.Statement{
			SQL:  "DELETE FROM confirmed WHERE record = ? AND field = ? AND language = ? AND original = ? AND translation = ?",
			Args: []any{w.Part.Record, w.Part.Field, w.Part.Language, c.Original, c.Translation}})
	}
	for _, c := range w.Added {
		list = append(list, handle.Statement{
			SQL:  "INSERT OR IGNORE INTO confirmed (record, field, language, original, translation) VALUES (?, ?, ?, ?, ?)",
			Args: []any{w.Part.Record, w.Part.Field, w.Part.Language, c.Original, c.Translation}})
	}
	by.Record, by.After = w.Part.Record, w.Part.Name()
	_, err := s.Write(ctx, append(list, by.Insert())...)
	return handle.AsRefusal(err)
}
