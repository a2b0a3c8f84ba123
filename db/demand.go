package db

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// Demand is a stored search: its person gets emails about new properties that match it.
type Demand struct {
	ID          string          `db:"id"`
	Email       string          `db:"email"`
	FirstName   string          `db:"first_name"`
	LastName    string          `db:"last_name"`
	Language    locale.Language `db:"language"`
	FilterJSON  string          `db:"filter"`
	State       string          `db:"state"` // PENDING, ACTIVE or PAUSED
	CreatedAt   int64           `db:"created_at"`
	ConfirmedAt *int64          `db:"confirmed_at"`
	ExpiresAt   int64           `db:"expires_at"`
	Lead        *string         `db:"lead"` // the form it came with, nil once that was deleted
}

// demandLife is how long a demand is valid until it must be confirmed again.
const demandLife = 365 * 24 * time.Hour

// Filter is the filter of the list.
func (d Demand) Filter() (f agency.PropertyFilter, err error) {
	err = json.Unmarshal([]byte(d.FilterJSON), &f)
	return f, err
}

// filterText writes a filter as JSON.
func filterText(f agency.PropertyFilter) string {
	b, _ := json.Marshal(f) // numbers, texts and lists always have a JSON form
	return string(b)
}

// NewDemand makes a demand that is not confirmed yet.
func NewDemand(id string, who agency.PersonInput, l locale.Language, f agency.PropertyFilter, now time.Time) Demand {
	return Demand{ID: id, Email: who.Email, FirstName: who.FirstName, LastName: who.LastName, Language: l, FilterJSON: filterText(f),
		State: "PENDING", CreatedAt: now.Unix(), ExpiresAt: now.Add(demandLife).Unix()}
}

// InsertDemand stores a demand. If the person has one with the same filter, that one stays; while it is not confirmed, its form is
// replaced by the new one.
func InsertDemand(d Demand) handle.Statement {
	st := handle.Insert("demand", d)
	st.SQL += " ON CONFLICT (email, filter) DO UPDATE SET lead = excluded.lead WHERE state = 'PENDING'"
	return st
}

// FormOf reads the form that a demand came with, nil once it was deleted.
func (s *Store) FormOf(ctx context.Context, d Demand) (*Lead, error) {
	var l Lead
	err := s.One(ctx, &l, "SELECT "+handle.ColumnsOf(l, "l.")+" FROM lead l JOIN demand d ON d.lead = l.id WHERE d.id = ?", d.ID)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &l, err
}

// SameDemand gives the id of the person's demand with the same filter, "" when there is none.
func (s *Store) SameDemand(ctx context.Context, d Demand) (id string, err error) {
	err = s.One(ctx, &id, "SELECT id FROM demand WHERE email = ? AND filter = ?", d.Email, d.FilterJSON)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return id, err
}

// Demand reads a demand, nil when there is none.
func (s *Store) Demand(ctx context.Context, id string) (*Demand, error) {
	var d Demand
	err := s.One(ctx, &d, "SELECT "+handle.ColumnsOf(d, "")+" FROM demand WHERE id = ?", id)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &d, err
}

// ConfirmDemand makes a demand active, queues emails and lets its form go to the linked CRMs. It is false when there was nothing to
// confirm.
func (s *Store) ConfirmDemand(ctx context.Context, id string, now time.Time, emails []Email) (bool, error) {
	note, err := s.noteWatch(ctx, id, now)
	if err != nil {
		return false, err
	}
	return s.writeAndQueue(ctx, emails, now,
		handle.Statement{SQL: "UPDATE demand SET state = 'ACTIVE', confirmed_at = ? WHERE id = ? AND state = 'PENDING'",
			Args: []any{now.Unix(), id}},
		demandToCRMs(id, now.Unix()), note)
}

// RenewDemand extends a confirmed demand to a year from now. A paused one becomes active.
func (s *Store) RenewDemand(ctx context.Context, id string, now time.Time) (bool, error) {
	return s.updateWatch(ctx, id, now, `UPDATE demand SET confirmed_at = iif(state = 'PAUSED', ?, confirmed_at), state = 'ACTIVE',
		expires_at = ?, renewal_at = NULL
		WHERE id = ? AND state <> 'PENDING'`, now.Unix(), now.Add(demandLife).Unix(), id)
}

// renewalBefore is how long before a demand ends its person is asked to renew it.
const renewalBefore = 14 * 24 * time.Hour

// EndingDemands lists demands that end soon and whose persons were not asked to renew them yet.
func (s *Store) EndingDemands(ctx context.Context, now time.Time) (list []Demand, err error) {
	err = s.List(ctx,
		&list,
		"SELECT "+handle.ColumnsOf(Demand{}, "")+
			" FROM demand WHERE state <> 'PENDING' AND renewal_at IS NULL AND expires_at BETWEEN ? AND ?",
		now.Unix(), now.Add(renewalBefore).Unix())
	return list, err
}

// RequestRenewal queues the email that asks to renew a demand, once.
func (s *Store) RequestRenewal(ctx context.Context, id string, email Email, now time.Time) error {
	_, err := s.updateAndQueue(ctx, []Email{email}, now, "UPDATE demand SET renewal_at = ? WHERE id = ? AND renewal_at IS NULL",
		now.Unix(),
		id)
	return err
}

// PauseDemand stops the emails of a confirmed demand, or resumes them. News from the pause is not sent later; resuming one that is active
// changes nothing, so that its news is not lost.
func (s *Store) PauseDemand(ctx context.Context, id string, paused bool, now time.Time) (bool, error) {
	state := "ACTIVE"
	if paused {
		state = "PAUSED"
	}
	return s.updateWatch(ctx, id, now, `UPDATE demand SET state = ?1, confirmed_at = iif(state = ?1, confirmed_at, ?2)
		WHERE id = ?3 AND state <> 'PENDING'`, state, now.Unix(), id)
}

// ChangeDemand gives a demand another filter, whose news counts from now; the same one changes nothing. It is false when there is no such
// demand, or when the person has another one with that filter.
func (s *Store) ChangeDemand(ctx context.Context, id string, f agency.PropertyFilter, now time.Time) (bool, error) {
	return s.update(ctx, `UPDATE OR IGNORE demand SET filter = ?1,
		confirmed_at = iif(state = 'PENDING' OR filter = ?1, confirmed_at, ?2) WHERE id = ?3`, filterText(f), now.Unix(), id)
}

// update runs one statement and reports whether it changed a row.
func (s *Store) update(ctx context.Context, sql string, args ...any) (bool, error) {
	affected, err := s.Write(ctx, handle.Statement{SQL: sql, Args: args})
	return err == nil && affected[0] > 0, err
}

// updateWatch is update of a demand that may be for one property, which is noted when the demand becomes active.
func (s *Store) updateWatch(ctx context.Context, id string, now time.Time, sql string, args ...any) (bool, error) {
	note, err := s.noteWatch(ctx, id, now)
	if err != nil {
		return false, err
	}
	affected, err := s.Write(ctx, handle.Statement{SQL: sql, Args: args}, note)
	return err == nil && affected[0] > 0, err
}
