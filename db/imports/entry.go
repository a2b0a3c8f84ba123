package imports

import (
	"context"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// lister reads rows into a slice, from the store or from a snapshot of it.
type lister func(ctx context.Context, into any, query string, args ...any) error

// Entries reads properties with everything that is hidden, as an import would write them again; files have their names in the media folder,
// or those of other servers' files, whether these were fetched or not.
// Never use it for what visitors see. Unknown numbers are left out.
func (s *Store) Entries(ctx context.Context, numbers []int) (map[int]*PropertyEntry, error) {
	return EntriesOf(ctx, s.List, asDelivered, numbers)
}

// AmongNumbers is a condition on a column of numbers.
const AmongNumbers = " IN (SELECT value FROM json_each(?))"

func EntriesOf(ctx context.Context, list lister, words wordsOf, numbers []int) (map[int]*PropertyEntry, error) {
	var rows []struct {
		records.Property
		Published int64 `db:"published_at"`
	}
	if err := list(ctx, &rows,
		"SELECT "+handle.ColumnsOf(records.Property{}, "")+", published_at FROM property WHERE number"+AmongNumbers,
		handle.JSON(numbers)); err != nil {
		return nil, err
	}
	files, err := filesOf(ctx, list, words, "property", numbers)
	entries := make(map[int]*PropertyEntry, len(rows))
	for _, r := range rows {
		r.PublishedAt = locale.DayOf(r.Published)
		e := &PropertyEntry{Record: r.Property}
		if f := files[r.Number]; f != nil {
			e.Photos, e.Plans, e.Panoramas = f.pictures[photoKind], f.pictures[planKind], f.pictures[panoramaKind]
			e.Record.Photos, e.Record.Plans, e.Record.Panoramas = f.names[photoKind], f.names[planKind], f.names[panoramaKind]
			e.Record.Points = pointRecords(e.Plans)
			e.Documents, e.Record.Documents = f.documents, f.documentRecords
		}
		entries[r.Number] = e
	}
	return entries, err
}

// ProjectEntry reads a project as Entries reads properties; nil for an unknown number.
func (s *Store) ProjectEntry(ctx context.Context, number int) (*ProjectEntry, error) {
	entries, err := ProjectEntriesOf(ctx, s.List, asDelivered, []int{number})
	if len(entries) == 0 {
		return nil, err
	}
	return &entries[0], err
}

// ProjectEntriesOf reads projects as entriesOf reads properties, in the order of their numbers.
func ProjectEntriesOf(ctx context.Context, list lister, words wordsOf, numbers []int) (entries []ProjectEntry, err error) {
	var rows []struct {
		records.Project
		Published int64 `db:"published_at"`
	}
	if err := list(ctx, &rows,
		"SELECT "+handle.ColumnsOf(records.Project{}, "")+", published_at FROM project WHERE number"+AmongNumbers+
			" ORDER BY number", handle.JSON(numbers)); err != nil {
		return nil, err
	}
	files, err := filesOf(ctx, list, words, "project", numbers)
	for _, r := range rows {
		r.PublishedAt = locale.DayOf(r.Published)
		e := ProjectEntry{Record: r.Project}
		if f := files[r.Number]; f != nil {
			e.Photos, e.Plans, e.Drawings = f.pictures[photoKind], f.pictures[planKind], f.pictures[drawingKind]
			e.Record.Photos, e.Record.Plans = f.names[photoKind], f.names[planKind]
			if names := f.names[drawingKind]; len(names) > 0 {
				e.Record.Drawing = &names[0]
			}
		}
		entries = append(entries, e)
	}
	return entries, err
}

// pointRecords gives the points of plans as a folder has them, with the names in the media folder.
func pointRecords(plans []Media) (list []media.PlanPointRecord) {
	for _, plan := range plans {
		for _, p := range plan.Points {
			list = append(list, media.PlanPointRecord{Plan: plan.File, X: p.X, Y: p.Y, Shows: p.File})
		}
	}
	return list
}
