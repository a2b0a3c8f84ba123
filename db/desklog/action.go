package desklog

import (
	"fmt"
	"time"

	"github.com/gevel/gevel/db/handle"
)

// ActionName says what was done. Each name that the program writes has a text in the desk's log, web/desk/texts/.
type ActionName string

// Action is a line of the desk's log: who did what, in which session, to which record. Before and After are values of the record, never
// text that a visitor wrote. Staff is 0 for the command line.
type Action struct {
	At      time.Time
	Staff   int
	Session string
	Name    ActionName
	Record  string
	Before  string
	After   string
	Undo    string // the id of what undoes it; "" for nothing, and for what the record says
}

// Insert adds the action to the log.
func (a Action) Insert() handle.Statement { return a.InsertIf("true") }

// InsertIf adds the action if a condition holds.
func (a Action) InsertIf(condition string, args ...any) handle.Statement {
	return a.insert("? WHERE "+condition, append([]any{a.Undo}, args...))
}

// InsertUndoneBy adds the action with the id that a query finds as what undoes it: one that the same write makes.
func (a Action) InsertUndoneBy(query string, args ...any) handle.Statement {
	return a.insert("("+query+")", args)
}

// insert adds the action; the rest of the statement begins with what undoes it.
func (a Action) insert(rest string, args []any) handle.Statement {
	return handle.Statement{SQL: `INSERT INTO action (at, staff, session, name, record, before, after, undo)
		SELECT ?, nullif(?, 0), nullif(?, ''), ?, ?, ?, ?, ` + rest,
		Args: append([]any{a.At.Unix(), a.Staff, a.Session, string(a.Name), a.Record, a.Before, a.After}, args...)}
}

// RecordCounts writes counts of records for the log: how many were added, changed and removed.
func RecordCounts(added, changed, removed int) string {
	return fmt.Sprintf("%d %d %d", added, changed, removed)
}
