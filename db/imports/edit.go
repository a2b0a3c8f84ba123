package imports

import (
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/limits"
)

// PropertyEdit is what somebody at the desk writes of one property. It is written with the batch that has the property, or not at all.
type PropertyEdit struct {
	Number  int
	Seen    int64             // the version of the record that was read: the batch is refused with ErrPropertiesChanged when it grew
	Changes []desk.PartChange // lines of its history
	Undo    string            // the id by which it can be undone, alike for all of a batch; "" for what cannot
	Undoes  string            // the id of the change that it takes back, of the last of a batch alone; "" for none
	Removes bool              // the batch removes the property, which the desk made: its history goes with it
	Draft   int64             // the version of the draft that it publishes and deletes; 0 for none
	By      desklog.Action
}

// ErrDraftChanged says that the draft that is published was written after it was read.
var ErrDraftChanged = handle.Refused{Why: "DRAFT_CHANGED"}

// ErrUsed says that somebody wrote about the property that is removed, or visits it.
var ErrUsed = handle.Refused{Why: "PROPERTY_USED"}

// edit writes what the desk notes of an edit, in the same write.
func (i *importing) edit(e *PropertyEdit) {
	record := desk.PropertyRecordOf(e.Number)
	list := []handle.Statement{handle.Guard(ErrPropertiesChanged.Why, parts.RecordVersion+" = ?", record, e.Seen)}
	list = append(list, e.history()...)
	if e.Undo != "" {
		made := handle.Statement{SQL: "INSERT INTO undo_property (id, staff, property, version, at) SELECT ?, ?, ?, " +
			parts.RecordVersion + ", ?",
			Args: []any{e.Undo, e.By.Staff, e.Number, record, e.By.At.Unix()}}
		past := handle.Statement{SQL: `DELETE FROM undo_property WHERE staff = ?1 AND id NOT IN
			(SELECT id FROM undo_property WHERE staff = ?1 GROUP BY id ORDER BY max(at) DESC, max(rowid) DESC LIMIT ?2)`,
			Args: []any{e.By.Staff, limits.Undos}}
		list = append(list, made, past)
	}
	if e.Undoes != "" {
		list = append(list, handle.Guard(forms.Unknown, "EXISTS (SELECT 1 FROM undo_property WHERE id = ?)", e.Undoes),
			handle.Statement{SQL: "DELETE FROM undo_property WHERE id = ?", Args: []any{e.Undoes}})
	}
	if e.Removes {
		list = append(list, handle.Guard(ErrUsed.Why, `NOT EXISTS (SELECT 1 FROM lead WHERE property = ?)
				AND NOT EXISTS (SELECT 1 FROM appointment WHERE property = ?)`, e.Number, e.Number),
			handle.Statement{SQL: "DELETE FROM part_change WHERE record = ?", Args: []any{record}})
	}
	if e.Draft != 0 {
		list = append(list, handle.Guard(ErrDraftChanged.Why, parts.DraftVersion+" = ?", record, e.Draft))
		list = append(list, parts.ThrowAway([]string{record})...)
	}
	line := e.By
	line.Record, line.Undo = record, e.Undo
	i.addStatements(append(list, line.Insert())...)
}

func (e *PropertyEdit) history() (list []handle.Statement) {
	for _, c := range e.Changes {
		list = append(list,
			handle.Statement{SQL: "INSERT INTO part_change (record, field, language, before, value, origin, staff, at, seen) " +
				"VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
				Args: []any{c.Record, c.Field, c.Language, c.Before, c.Value, desk.OfDesk, e.By.Staff, e.By.At.Unix(), e.Seen}})
	}
	return list
}
