// Package deliveries is what somebody brought to the desk as a file: it waits until it is looked at, and what was taken can be undone for a
// while.
package deliveries

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// Store is the deliveries at the desk.
type Store struct{ *handle.DB }

// Delivery is a file with properties that a member of staff brought. TakenAt is nil while it waits.
type Delivery struct {
	ID      string `db:"id"`
	Staff   int    `db:"staff"`
	File    string `db:"file"`   // as its sender calls it
	Format  string `db:"format"` // OPENIMMO, SHEET or FOLDER
	Size    int64  `db:"size"`
	At      int64  `db:"at"`
	Preview string `db:"preview"` // JSON: what it would change
	TakenAt *int64 `db:"taken_at"`
}

// Property is a property as it was before a delivery was taken: nil for one that was new. Source is who brought it then.
type Property struct {
	Number   int     `db:"property"`
	Before   *string `db:"before"` // JSON
	Source   string  `db:"source"`
	Checksum string  `db:"checksum"` // as the delivery left it
	Now      string  `db:"now"`      // its checksum now, "" for one that is not there
	Used     bool    `db:"used"`     // somebody wrote about it, or visits it
}

// Held is the condition that emails about the property of a number wait, because a delivery that changed it can be undone. Its argument is
// the Unix time of now.
const Held = " IN (SELECT property FROM delivered_property WHERE until > ?)"

const columns = "id, staff, file, format, size, at, preview, taken_at"

// OfMember lists the deliveries of a member of staff, the newest first: the one that waits, and those that can be undone.
func (s *Store) OfMember(ctx context.Context, staff int, now time.Time) (list []Delivery, err error) {
	return list, s.List(ctx, &list, "SELECT "+columns+` FROM desk_delivery WHERE staff = ? AND (taken_at IS NULL AND at > ? OR taken_at > ?)
		ORDER BY at DESC, id`, staff, now.Add(-limits.DeliveryTime).Unix(), now.Add(-limits.UndoTime).Unix())
}

// Add stores a delivery that waits, in place of the one that its member of staff had.
func (s *Store) Add(ctx context.Context, d Delivery) error {
	_, err := s.Write(ctx, drop(d.Staff),
		handle.Statement{SQL: "INSERT INTO desk_delivery (" + columns + ") VALUES (?, ?, ?, ?, ?, ?, ?, NULL)",
			Args: []any{d.ID, d.Staff, d.File, d.Format, d.Size, d.At, d.Preview}})
	return err
}

// Replace stores what a delivery that waits would change now.
func (s *Store) Replace(ctx context.Context, id, preview string) error {
	_, err := s.Write(ctx, handle.Statement{SQL: "UPDATE desk_delivery SET preview = ? WHERE id = ? AND taken_at IS NULL",
		Args: []any{preview, id}})
	return err
}

// Drop forgets the delivery of a member of staff that waits, and the log has it.
func (s *Store) Drop(ctx context.Context, by desklog.Action) error {
	line := by.InsertIf("EXISTS (SELECT 1 FROM desk_delivery WHERE staff = ? AND taken_at IS NULL)", by.Staff)
	_, err := s.Write(ctx, line, drop(by.Staff))
	return err
}

func drop(staff int) handle.Statement {
	return handle.Statement{SQL: "DELETE FROM desk_delivery WHERE staff = ? AND taken_at IS NULL", Args: []any{staff}}
}

// Properties lists the properties that a delivery changed, with how they are now.
func (s *Store) Properties(ctx context.Context, id string) (list []Property, err error) {
	return list, s.List(ctx, &list, `SELECT d.property, d.before, d.source, d.checksum, coalesce(p.checksum, '') AS now,
			EXISTS (SELECT 1 FROM lead WHERE property = d.property)
				OR EXISTS (SELECT 1 FROM appointment WHERE property = d.property) AS used
		FROM delivered_property d LEFT JOIN property p ON p.number = d.property WHERE d.delivery = ? ORDER BY d.property`, id)
}

// Appointments counts the appointments at properties that have not begun, by number.
func (s *Store) Appointments(ctx context.Context, numbers []int, now time.Time) (map[int]int, error) {
	var rows []struct {
		Property int `db:"property"`
		Visits   int `db:"visits"`
	}
	err := s.List(ctx, &rows, `SELECT property, count(*) AS visits FROM appointment
		WHERE state = 'BOOKED' AND start > ? AND property IN (SELECT value FROM json_each(?)) GROUP BY property`, now.Unix(),
		handle.JSON(numbers))
	visits := make(map[int]int, len(rows))
	for _, r := range rows {
		visits[r.Property] = r.Visits
	}
	return visits, err
}

// Stored is how a property of the site is that a delivery names.
type Stored struct {
	Number   int    `db:"number"`
	Checksum string `db:"checksum"`
	Source   string `db:"source"`
	Agent    int    `db:"agent"`
	Photo    string `db:"photo"` // the file of the first one, "" for none
}

// Stored reads properties by number.
func (s *Store) Stored(ctx context.Context, numbers []int) (map[int]Stored, error) {
	var rows []Stored
	err := s.List(ctx, &rows, `SELECT number, checksum, source, agent,
			coalesce((SELECT file FROM photo WHERE property = number AND kind = 0 ORDER BY position LIMIT 1), '') AS photo
		FROM property WHERE number IN (SELECT value FROM json_each(?))`, handle.JSON(numbers))
	stored := make(map[int]Stored, len(rows))
	for _, r := range rows {
		stored[r.Number] = r
	}
	return stored, err
}

// Waiting lists the ids of the deliveries whose files are still needed.
func (s *Store) Waiting(ctx context.Context, now time.Time) (ids []string, err error) {
	return ids, s.List(ctx, &ids, "SELECT id FROM desk_delivery WHERE taken_at IS NULL AND at > ?", now.Add(-limits.DeliveryTime).Unix())
}

// DeleteOld deletes deliveries that waited too long, and those that can be undone no more.
func DeleteOld(now time.Time) handle.Statement {
	return handle.Statement{SQL: "DELETE FROM desk_delivery WHERE coalesce(taken_at, at) <= ? AND (taken_at IS NOT NULL OR at <= ?)",
		Args: []any{now.Add(-limits.UndoTime).Unix(), now.Add(-limits.DeliveryTime).Unix()}}
}
