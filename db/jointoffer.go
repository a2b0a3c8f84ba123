package db

import (
	"context"
	"database/sql"
	"errors"
	"time"
)

// JointOffer is an offer of two buyers, of whom the second confirms it.
type JointOffer struct {
	Lead
	ConfirmedAt *int64 `db:"confirmed_at"`
}

// Joint keeps that the second buyer of a lead is asked to confirm.
func InsertJointOffer(lead string) Statement {
	return Statement{SQL: "INSERT INTO joint_offer (lead) VALUES (?)", Args: []any{lead}}
}

// JointOffer reads an offer of two buyers, nil when there is none.
func (s *Store) JointOffer(ctx context.Context, lead string) (*JointOffer, error) {
	var o JointOffer
	err := s.one(ctx,
		&o, "SELECT "+columnsOf(Lead{}, "l.")+", j.confirmed_at FROM joint_offer j JOIN lead l ON l.id = j.lead WHERE j.lead = ?", lead)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &o, err
}

// ConfirmJointOffer notes that the second buyer confirms, and queues the letters of the first time.
func (s *Store) ConfirmJointOffer(ctx context.Context, lead string, now time.Time, letters []Email) (bool, error) {
	return s.updateAndQueue(ctx, letters, now, "UPDATE joint_offer SET confirmed_at = ? WHERE lead = ? AND confirmed_at IS NULL", now.Unix(),
		lead)
}
