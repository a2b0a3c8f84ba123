package inbox

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
)

// leadChange is one change at the desk, of one lead or many, which can be undone as one.
type leadChange struct {
	field string // the column of lead_handling: state or agent
	value any
	undo  string // the id with which it is undone
	by    desklog.Action
}

// statements set the field of the leads that chosen selects as h, with a line of the log for each.
func (c leadChange) statements(chosen string, args ...any) []handle.Statement {
	at := c.by.At.Unix()
	return []handle.Statement{
		{SQL: "INSERT INTO undo (id, staff, field, at) VALUES (?, ?, ?, ?)", Args: []any{c.undo, c.by.Staff, c.field, at}},
		{SQL: "INSERT INTO undo_lead (undo, lead, before, version) SELECT ?, h.lead, h." + c.field + ", h." + c.field +
			"_version + 1 FROM " +
			chosen, Args: append([]any{c.undo}, args...)},
		{SQL: `INSERT INTO action (at, staff, session, name, record, before, after, undo)
			SELECT ?, ?, ?, ?, 'lead:' || lead, before, ?, undo FROM undo_lead WHERE undo = ?`,
			Args: []any{at, c.by.Staff, c.by.Session, string(c.by.Name), c.value, c.undo}},
		{SQL: setField(c.field, "?"), Args: []any{c.value, c.by.Staff, at, c.undo}},
		{SQL: "DELETE FROM undo WHERE id = ? AND NOT EXISTS (SELECT 1 FROM undo_lead WHERE undo = undo.id)", Args: []any{c.undo}},
		{SQL: `DELETE FROM undo WHERE staff = ?1 AND id NOT IN
			(SELECT id FROM undo WHERE staff = ?1 ORDER BY at DESC, rowid DESC LIMIT ?2)`, Args: []any{c.by.Staff, limits.Undos}},
	}
}

// changedLeads is the index of the statement that changes the leads.
const changedLeads = 3

// setField is a change of the leads of an undo; its arguments follow those of value: who, when, and the id of the undo.
func setField(field, value string) string {
	return "UPDATE lead_handling SET " + field + " = " + value + ", " + field + "_version = " + field + "_version + 1, " + field +
		"_by = ?, " + field + "_at = ? WHERE lead IN (SELECT lead FROM undo_lead WHERE undo = ?)"
}

// Undone counts the leads that got their earlier value back, and those that somebody changed since, which stay as they are.
type Undone struct{ Back, Stale int }

// Undo takes back a change of the member of staff, once and within limits.UndoTime. It returns Refused UNKNOWN when there is nothing to
// undo. A lead does not go back to somebody who may have no leads any more.
func (s *Store) Undo(ctx context.Context, id string, by desklog.Action) (Undone, error) {
	since := by.At.Add(-limits.UndoTime).Unix()
	const mine = "SELECT field FROM undo WHERE id = ? AND staff = ? AND at > ?"
	var field string
	err := s.One(ctx, &field, mine, id, by.Staff, since)
	if errors.Is(err, sql.ErrNoRows) {
		return Undone{}, handle.Refused{Why: forms.Unknown}
	}
	if err != nil {
		return Undone{}, err
	}
	list := append([]handle.Statement{handle.Guard(forms.Unknown, "EXISTS ("+mine+")", id, by.Staff, since)},
		undoStatements(id, field, by)...)
	affected, err := s.Write(ctx, list...)
	if err != nil {
		return Undone{}, handle.AsRefusal(err)
	}
	return Undone{Back: int(affected[3]), Stale: int(affected[1])}, nil
}

// undoStatements undo a change of a field, for the leads that nobody changed since.
func undoStatements(id, field string, by desklog.Action) []handle.Statement {
	before, at := "h."+field+"_version = undo_lead.version", by.At.Unix()
	if field == "agent" {
		before += " AND " + members.MayHave("undo_lead.before")
	}
	return []handle.Statement{
		{SQL: "DELETE FROM undo_lead WHERE undo = ? AND NOT EXISTS (SELECT 1 FROM lead_handling h WHERE h.lead = undo_lead.lead AND " +
			before + ")", Args: []any{id}},
		{SQL: `INSERT INTO action (at, staff, session, name, record, before, after)
			SELECT ?, ?, ?, ?, 'lead:' || u.lead, h.` + field + `, u.before FROM undo_lead u JOIN lead_handling h ON h.lead = u.lead
				WHERE u.undo = ?`,
			Args: []any{at, by.Staff, by.Session, string(by.Name), id}},
		{SQL: setField(field, "(SELECT before FROM undo_lead u WHERE u.undo = ? AND u.lead = lead_handling.lead)"),
			Args: []any{id, by.Staff, at, id}},
		{SQL: "DELETE FROM undo WHERE id = ?", Args: []any{id}}}
}

// UndoLeads lists at most n leads of a change that can be undone.
func (s *Store) UndoLeads(ctx context.Context, id string, n int) (leads []string, err error) {
	return leads, s.List(ctx, &leads, "SELECT lead FROM undo_lead WHERE undo = ? LIMIT ?", id, n)
}

// DeleteOldUndos deletes the records of changes that are too old to be undone.
func DeleteOldUndos(now time.Time) handle.Statement {
	return handle.Statement{SQL: "DELETE FROM undo WHERE at <= ?", Args: []any{now.Add(-limits.UndoTime).Unix()}}
}
