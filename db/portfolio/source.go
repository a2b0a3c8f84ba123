package portfolio

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// TakeOver makes the desk the source of a property, and what it came from leaves it alone from then on.
func (s *Store) TakeOver(ctx context.Context, number int, by desklog.Action) error {
	by.Record = desk.PropertyRecordOf(number)
	const others = "EXISTS (SELECT 1 FROM property WHERE number = ? AND source <> 'desk')"
	_, err := s.Write(ctx, changelog.NoteTime(by.At), by.InsertIf(others, number),
		handle.Statement{SQL: `UPDATE property SET source = 'desk', source_before = source WHERE number = ? AND source <> 'desk'`,
			Args: []any{number}})
	return err
}

// GiveBack gives a property that the desk took over back to its source. Its checksum is emptied, so that the source's word is compared with
// what visitors see, and a link is told to read it again.
func (s *Store) GiveBack(ctx context.Context, number int, by desklog.Action) error {
	by.Record = desk.PropertyRecordOf(number)
	readAgain := handle.Statement{SQL: `INSERT INTO crm_inbox (link, record, at, gone, due_at)
		SELECT r.link, coalesce(r.project, r.id), ?1, 0, ?2 FROM crm_record r JOIN property p ON p.number = r.number
		WHERE r.kind = 'property' AND r.number = ?3 AND p.source = 'desk' AND p.source_before = 'link:' || r.link AND NOT r.gone
		ON CONFLICT DO UPDATE SET version = version + 1, tries = 0, due_at = excluded.due_at`,
		Args: []any{by.At.UnixMilli(), by.At.Unix(), number}}
	runSoon := handle.Statement{SQL: `UPDATE link SET due_at = min(due_at, ?) WHERE name IN (SELECT substr(source_before, 6) FROM property
		WHERE number = ? AND source = 'desk' AND source_before LIKE 'link:%')`, Args: []any{by.At.Unix(), number}}
	back := handle.Statement{Args: []any{number},
		SQL: "UPDATE property AS p SET source = source_before, source_before = NULL, checksum = '' WHERE number = ? AND " + givable}
	line := by.InsertIf("EXISTS (SELECT 1 FROM property p WHERE number = ? AND "+givable+")", number)
	_, err := s.Write(ctx, handle.Guard(ErrDrafted.Why, "NOT EXISTS (SELECT 1 FROM draft WHERE record = ?)", by.Record),
		changelog.NoteTime(by.At), line, readAgain, runSoon, back)
	return handle.AsRefusal(err)
}

// ErrDrafted says that a property has changes that wait: they are published or thrown away first.
var ErrDrafted = handle.Refused{Why: "DRAFTED"}
