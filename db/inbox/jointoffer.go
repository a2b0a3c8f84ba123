package inbox

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
)

// JointOffer is an offer of two buyers that the second confirms.
type JointOffer struct {
	Lead
	ConfirmedAt *int64 `db:"confirmed_at"`
}

// InsertJointOffer stores that the second buyer of a lead has to confirm.
func InsertJointOffer(lead string) handle.Statement {
	return handle.Statement{SQL: "INSERT INTO joint_offer (lead) VALUES (?)", Args: []any{lead}}
}

// JointOffer reads an offer of two buyers, nil when there is none.
func (s *Store) JointOffer(ctx context.Context, lead string) (*JointOffer, error) {
	var o JointOffer
	err := s.One(ctx,
		&o,
		"SELECT "+handle.ColumnsOf(Lead{}, "l.")+", j.confirmed_at FROM joint_offer j JOIN lead l ON l.id = j.lead WHERE j.lead = ?", lead)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &o, err
}

// ConfirmJointOffer stores that the second buyer confirms, and queues emails the first time.
func (s *Store) ConfirmJointOffer(ctx context.Context, lead string, now time.Time, emails []outbox.Email) (bool, error) {
	return outbox.UpdateAndQueue(ctx, s.DB, emails, now, "UPDATE joint_offer SET confirmed_at = ? WHERE lead = ? AND confirmed_at IS NULL",
		now.Unix(),
		lead)
}
