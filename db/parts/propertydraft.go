package parts

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// RecordDraft is what waits of one record, and when it goes live; without parts there is no draft.
type RecordDraft struct {
	Parts   []desk.DraftPart
	Planned *desk.PlannedDraft
}

// Version is that of the draft, 0 without one.
func (d RecordDraft) Version() (version int64) {
	for _, p := range d.Parts {
		version = max(version, p.ID)
	}
	return version
}

// RecordDraft reads the draft of a property.
func (s *Store) RecordDraft(ctx context.Context, record string) (d RecordDraft, err error) {
	var planned []desk.PlannedDraft
	err = errors.Join(
		s.List(ctx, &d.Parts,
			"SELECT "+handle.ColumnsOf(desk.DraftPart{}, "")+" FROM draft WHERE record = ? ORDER BY field, language", record),
		s.List(ctx, &planned, "SELECT "+handle.ColumnsOf(desk.PlannedDraft{}, "")+" FROM planned WHERE record = ?", record))
	if len(planned) > 0 {
		d.Planned = &planned[0]
	}
	return d, err
}

// WrittenSince lists the parts of a draft that somebody wrote in force after they were drafted or planned.
func (s *Store) WrittenSince(ctx context.Context, record string) (list []desk.Part, err error) {
	return list, s.List(ctx, &list, `SELECT record, field, language FROM draft d WHERE record = ? AND EXISTS (SELECT 1 FROM part_change c
		WHERE c.record = d.record AND c.field = d.field AND c.language = d.language AND c.id > d.base) ORDER BY field, language`, record)
}

// RecordDraftWrite is a change of the draft of a property. It is refused with ErrPartsChanged when that was written since it was read.
type RecordDraftWrite struct {
	Record    string
	Seen      int64 // the version of the draft, 0 without one
	Set       []desk.DraftPart
	Thrown    bool
	Planned   *desk.PlannedDraft // goes live at a time; what is in force now is what it was compared with
	Unplanned bool
}

// DraftVersion is the version of the draft of a record.
const DraftVersion = "(SELECT coalesce(max(id), 0) FROM draft WHERE record = ?)"

// SaveRecordDraft writes it in one write. Visitors see no change.
func (s *Store) SaveRecordDraft(ctx context.Context, w RecordDraftWrite, log ...desklog.Action) error {
	list := []handle.Statement{handle.Guard(ErrPartsChanged.Why, DraftVersion+" = ?", w.Record, w.Seen),
		handle.Guard(ErrPartsChanged.Why, "EXISTS (SELECT 1 FROM property WHERE 'property:' || number = ? AND source = 'desk')", w.Record)}
	for _, d := range w.Set {
		list = append(list, setDraft(d))
	}
	if w.Thrown {
		list = append(list, ThrowAway([]string{w.Record})...)
	}
	if w.Planned != nil {
		list = append(list, handle.Statement{SQL: "UPDATE draft SET base = " + RecordVersion + " WHERE record = ?",
			Args: []any{w.Record, w.Record}})
		list = append(list, plan([]desk.PlannedDraft{*w.Planned}, nil)...)
	}
	if w.Unplanned {
		list = append(list, plan(nil, []string{w.Record})...)
	}
	for _, a := range log {
		list = append(list, a.Insert())
	}
	_, err := s.Write(ctx, list...)
	return handle.AsRefusal(err)
}

// DueProperties lists the plans of properties whose time has come and that were not refused, the earliest first.
func (s *Store) DueProperties(ctx context.Context, now time.Time) (list []desk.PlannedDraft, err error) {
	return list, s.List(ctx, &list, "SELECT "+handle.ColumnsOf(desk.PlannedDraft{}, "")+` FROM planned
		WHERE goes_live <= ? AND NOT refused AND NOT (`+ofContent+") ORDER BY goes_live, id", now.Unix())
}
