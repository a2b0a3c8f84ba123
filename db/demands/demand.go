package demands

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
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

// DemandLife is how long a demand is valid until it must be confirmed again.
const DemandLife = 365 * 24 * time.Hour

// Filter is the filter of the list.
func (d Demand) Filter() (f agency.PropertyFilter, err error) {
	err = json.Unmarshal([]byte(d.FilterJSON), &f)
	return f, err
}

// FilterText writes a filter as JSON.
func FilterText(f agency.PropertyFilter) string {
	b, _ := json.Marshal(f) // numbers, texts and lists always have a JSON form
	return string(b)
}

// NewDemand makes a demand that is not confirmed yet.
func NewDemand(id string, who forms.PersonInput, l locale.Language, f agency.PropertyFilter, now time.Time) Demand {
	return Demand{ID: id, Email: who.Email, FirstName: who.FirstName, LastName: who.LastName, Language: l, FilterJSON: FilterText(f),
		State: "PENDING", CreatedAt: now.Unix(), ExpiresAt: now.Add(DemandLife).Unix()}
}

// InsertDemand stores a demand. If the person has one with the same filter, that one stays; while it is not confirmed, its form is
// replaced by the new one.
func InsertDemand(d Demand) handle.Statement {
	st := handle.Insert("demand", d)
	st.SQL += " ON CONFLICT (email, filter) DO UPDATE SET lead = excluded.lead WHERE state = 'PENDING'"
	return st
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
func (s *Store) RequestRenewal(ctx context.Context, id string, email outbox.Email, now time.Time) error {
	_, err := outbox.UpdateAndQueue(ctx, s.DB, []outbox.Email{email}, now,
		"UPDATE demand SET renewal_at = ? WHERE id = ? AND renewal_at IS NULL",
		now.Unix(),
		id)
	return err
}

// ChangeDemand gives a demand another filter, whose news counts from now; the same one changes nothing. It is false when there is no such
// demand, or when the person has another one with that filter.
func (s *Store) ChangeDemand(ctx context.Context, id string, f agency.PropertyFilter, now time.Time) (bool, error) {
	return s.update(ctx, `UPDATE OR IGNORE demand SET filter = ?1,
		confirmed_at = iif(state = 'PENDING' OR filter = ?1, confirmed_at, ?2) WHERE id = ?3`, FilterText(f), now.Unix(), id)
}

// update runs one statement and reports whether it changed a row.
func (s *Store) update(ctx context.Context, sql string, args ...any) (bool, error) {
	affected, err := s.Write(ctx, handle.Statement{SQL: sql, Args: args})
	return err == nil && affected[0] > 0, err
}
