package desklog

import "context"

// LoggedAction is a line of the desk's log with the name of its author: "" for the command line, for what the site does by itself (runs of
// links, a webhook that stops), for a failed sign-in and for somebody who was erased.
type LoggedAction struct {
	ID     int    `db:"id"`
	At     int64  `db:"at"`
	By     string `db:"by"`
	Staff  int    `db:"staff"`
	Name   string `db:"name"`
	Record string `db:"record"`
	Before string `db:"before"`
	After  string `db:"after"`
}

// ActionCursor is the place of an action in the log.
type ActionCursor struct {
	At int64
	ID int
}

// Actions lists at most n actions before a cursor, nil for the newest; of one member of staff, or of everybody for 0.
func (s *Store) Actions(ctx context.Context, staff int, before *ActionCursor, n int) (list []LoggedAction, err error) {
	condition, args := "true", []any{}
	if staff != 0 {
		condition, args = "a.staff = ?", append(args, staff)
	}
	if before != nil {
		condition, args = condition+" AND (a.at, a.id) < (?, ?)", append(args, before.At, before.ID)
	}
	return list, s.List(ctx, &list, `SELECT a.id, a.at, coalesce(m.name, '') AS by, coalesce(a.staff, 0) AS staff, a.name, a.record,
		a.before, a.after
		FROM action a LEFT JOIN staff m ON m.id = a.staff WHERE `+condition+" ORDER BY a.at DESC, a.id DESC LIMIT ?", append(args, n)...)
}
