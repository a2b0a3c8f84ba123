package parts

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// ofContent is the condition that a record is one of settings, articles and pages: those of properties are read one by one.
const ofContent = "record NOT GLOB 'property:*'"

// drafted is a text that changes whenever one of the drafts or of their plans does.
const drafted = "((SELECT coalesce(max(id), 0) || '/' || count(*) FROM draft WHERE " + ofContent + ") || '/' || " +
	"(SELECT coalesce(max(id), 0) || '/' || count(*) FROM planned WHERE " + ofContent + "))"

// DraftWrite is a change of drafts. It is refused with ErrPartsChanged when somebody wrote a draft or a part since they were read.
type DraftWrite struct {
	Seen    int64            // the last line of the history of parts that was read
	Drafted string           // as PartState returned it
	Set     []desk.DraftPart // written as they are
	Cleared []desk.Part
	Thrown  []string // records whose whole drafts are thrown away

	Planned   []desk.PlannedDraft // go live at a time
	Unplanned []string            // records whose plan to go live is dropped
}

// SaveDrafts writes drafts in one write. Visitors see no change.
func (s *Store) SaveDrafts(ctx context.Context, w DraftWrite, log ...desklog.Action) error {
	list := PartBatch{Seen: w.Seen}.Statements(time.Time{})
	list = append(list, GuardDrafts(w.Drafted))
	for _, p := range w.Cleared {
		list = append(list, handle.Statement{SQL: "DELETE FROM draft WHERE record = ? AND field = ? AND language = ?",
			Args: []any{p.Record, p.Field, p.Language}})
	}
	for _, d := range w.Set {
		list = append(list, setDraft(d))
	}
	list = append(list, ThrowAway(w.Thrown)...)
	list = append(list, plan(w.Planned, w.Unplanned)...)
	for _, a := range log {
		list = append(list, a.Insert())
	}
	_, err := s.Write(ctx, list...)
	return handle.AsRefusal(err)
}

func setDraft(d desk.DraftPart) handle.Statement {
	const sql = "INSERT OR REPLACE INTO draft (record, field, language, value, base, staff, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
	return handle.Statement{SQL: sql,
		Args: []any{d.Record, d.Field, d.Language, d.Value, d.Base, d.Staff, d.At}}
}

func GuardDrafts(seen string) handle.Statement {
	return handle.Guard(ErrPartsChanged.Why, drafted+" = ?", seen)
}

func ThrowAway(records []string) (list []handle.Statement) {
	for _, record := range records {
		list = append(list, handle.Statement{SQL: "DELETE FROM draft WHERE record = ?", Args: []any{record}})
	}
	return list
}
