package db

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// PropertyEdit is what somebody at the desk writes of one property. It is written with the batch that has the property, or not at all.
type PropertyEdit struct {
	Number  int
	Seen    int64               // the version of the record that was read: the batch is refused with ErrPropertiesChanged when it grew
	Changes []agency.PartChange // lines of its history
	Undo    string              // the id by which it can be undone; "" for what cannot
	Undoes  string              // the id of the change that it takes back; "" for none
	By      Action
}

// version is the version of a record: the last line of its history.
const version = "(SELECT coalesce(max(id), 0) FROM part_change WHERE record = ?)"

// edit writes what the desk notes of an edit, in the same write.
func (i *importing) edit(e *PropertyEdit) {
	record := agency.PropertyRecordOf(e.Number)
	list := []handle.Statement{handle.Guard(ErrPropertiesChanged.Why, version+" = ?", record, e.Seen)}
	list = append(list, e.history()...)
	if e.Undo != "" {
		made := handle.Statement{SQL: "INSERT INTO undo_property (id, staff, property, version, at) SELECT ?, ?, ?, " + version + ", ?",
			Args: []any{e.Undo, e.By.Staff, e.Number, record, e.By.At.Unix()}}
		past := handle.Statement{SQL: `DELETE FROM undo_property WHERE staff = ?1 AND id NOT IN
			(SELECT id FROM undo_property WHERE staff = ?1 ORDER BY at DESC, rowid DESC LIMIT ?2)`, Args: []any{e.By.Staff, limits.Undos}}
		list = append(list, made, past)
	}
	if e.Undoes != "" {
		list = append(list, handle.Guard(agency.Unknown, "EXISTS (SELECT 1 FROM undo_property WHERE id = ?)", e.Undoes),
			handle.Statement{SQL: "DELETE FROM undo_property WHERE id = ?", Args: []any{e.Undoes}})
	}
	line := e.By
	line.Record = record
	for _, st := range append(list, line.insert()) {
		i.add(st.SQL, st.Args...)
	}
}

func (e *PropertyEdit) history() (list []handle.Statement) {
	for _, c := range e.Changes {
		list = append(list,
			handle.Statement{SQL: "INSERT INTO part_change (record, field, language, before, value, origin, staff, at, seen) " +
				"VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
				Args: []any{c.Record, c.Field, c.Language, c.Before, c.Value, agency.OfDesk, e.By.Staff, e.By.At.Unix(), e.Seen}})
	}
	return list
}

// UndoneProperty is a change of a property that can be undone: the version of the record that it made.
type UndoneProperty struct {
	Property int   `db:"property"`
	Version  int64 `db:"version"`
}

// UndoneProperty reads a change that a member of staff made within limits.UndoTime; nil when there is none.
func (s *Store) UndoneProperty(ctx context.Context, id string, by Action) (*UndoneProperty, error) {
	var u UndoneProperty
	err := s.One(ctx, &u, "SELECT property, version FROM undo_property WHERE id = ? AND staff = ? AND at > ?", id, by.Staff,
		by.At.Add(-limits.UndoTime).Unix())
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &u, err
}

// LastPropertyUndo is the last change of a property by a member of staff that can be undone, "" for none.
func (s *Store) LastPropertyUndo(ctx context.Context, property, staff int, now time.Time) (id string, err error) {
	var list []string
	err = s.List(ctx, &list, "SELECT id FROM undo_property WHERE property = ? AND staff = ? AND at > ? ORDER BY version DESC LIMIT 1",
		property, staff, now.Add(-limits.UndoTime).Unix())
	if len(list) > 0 {
		id = list[0]
	}
	return id, err
}

// RecordVersion is the version of a record, 0 for one that was never edited at the desk.
func (s *Store) RecordVersion(ctx context.Context, record string) (v int64, err error) {
	return v, s.One(ctx, &v, "SELECT "+version, record)
}

// TakeOver makes the desk the source of a property, and what it came from leaves it alone from then on.
func (s *Store) TakeOver(ctx context.Context, number int, by Action) error {
	by.Record = agency.PropertyRecordOf(number)
	const others = "EXISTS (SELECT 1 FROM property WHERE number = ? AND source <> 'desk')"
	_, err := s.Write(ctx, noteTime(by.At), by.insertIf(others, number),
		handle.Statement{SQL: `UPDATE property SET source = 'desk', source_before = source WHERE number = ? AND source <> 'desk'`,
			Args: []any{number}})
	return err
}

// GiveBack gives a property that the desk took over back to its source. Its checksum is emptied, so that the source's word is compared with
// what visitors see, and a link is told to read it again.
func (s *Store) GiveBack(ctx context.Context, number int, by Action) error {
	by.Record = agency.PropertyRecordOf(number)
	readAgain := handle.Statement{SQL: `INSERT INTO crm_inbox (link, record, at, gone, due_at)
		SELECT r.link, coalesce(r.project, r.id), ?1, 0, ?2 FROM crm_record r JOIN property p ON p.number = r.number
		WHERE r.kind = 'property' AND r.number = ?3 AND p.source = 'desk' AND p.source_before = 'link:' || r.link AND NOT r.gone
		ON CONFLICT DO UPDATE SET version = version + 1, tries = 0, due_at = excluded.due_at`,
		Args: []any{by.At.UnixMilli(), by.At.Unix(), number}}
	runSoon := handle.Statement{SQL: `UPDATE link SET due_at = min(due_at, ?) WHERE name IN (SELECT substr(source_before, 6) FROM property
		WHERE number = ? AND source = 'desk' AND source_before LIKE 'link:%')`, Args: []any{by.At.Unix(), number}}
	back := handle.Statement{Args: []any{number},
		SQL: "UPDATE property AS p SET source = source_before, source_before = NULL, checksum = '' WHERE number = ? AND " + givable}
	line := by.insertIf("EXISTS (SELECT 1 FROM property p WHERE number = ? AND "+givable+")", number)
	_, err := s.Write(ctx, noteTime(by.At), line, readAgain, runSoon, back)
	return err
}

// deleteOldPropertyUndos is deleteOldUndos for changes of properties.
func deleteOldPropertyUndos(now time.Time) handle.Statement {
	return handle.Statement{SQL: "DELETE FROM undo_property WHERE at <= ?", Args: []any{now.Add(-limits.UndoTime).Unix()}}
}
