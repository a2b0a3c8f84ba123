package portfolio

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// HideProperty hides a property from visitors until a moment, with a line of the log. Why is a reason for colleagues.
func (s *Store) HideProperty(ctx context.Context, number int, until time.Time, why string, by desklog.Action) error {
	by.Record, by.After = desk.PropertyRecordOf(number), string(locale.Today(until))
	_, err := s.Write(ctx, changelog.NoteTime(by.At),
		handle.Statement{SQL: "UPDATE property SET hidden_until = ?, hidden_why = ? WHERE number = ?",
			Args: []any{until.Unix(), why, number}},
		by.Insert())
	return err
}

// ShowProperty shows a property to visitors again, with a line of the log.
func (s *Store) ShowProperty(ctx context.Context, number int, by desklog.Action) error {
	by.Record = desk.PropertyRecordOf(number)
	_, err := s.Write(ctx, changelog.NoteTime(by.At),
		by.InsertIf("EXISTS (SELECT 1 FROM property WHERE number = ? AND hidden_until IS NOT NULL)", number),
		handle.Statement{SQL: "UPDATE property SET hidden_until = NULL, hidden_why = '' WHERE number = ? AND hidden_until IS NOT NULL",
			Args: []any{number}})
	return err
}

// ShowHidden shows hidden properties again whose time is over. It writes only when there are any.
func (s *Store) ShowHidden(ctx context.Context, now time.Time) error {
	var numbers []int
	if err := s.List(ctx, &numbers, "SELECT number FROM property WHERE hidden_until <= ?", now.Unix()); err != nil {
		return err
	}
	for _, number := range numbers {
		if err := s.ShowProperty(ctx, number, desklog.Action{At: now, Name: "showProperty"}); err != nil {
			return err
		}
	}
	return nil
}
