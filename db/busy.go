package db

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/limits"
)

// ErrUnknownBlock says that no blocked hours have this number.
var ErrUnknownBlock = errors.New("there are no blocked hours with this number")

// Busy is a time in which an agent shows no property, in seconds since 1970.
type Busy struct {
	ID    int64 `db:"id" json:"-"`
	Agent int   `db:"agent" json:"-"`
	Start int64 `db:"start" json:"start"`
	Until int64 `db:"until" json:"until"`
}

// BlockHours keeps an agent's appointments out of a time. Appointments that are booked then stay.
func (s *Store) BlockHours(ctx context.Context, agent int, from, until time.Time) error {
	_, err := s.Write(ctx, Statement{SQL: "INSERT INTO busy (agent, start, until, source) VALUES (?, ?, ?, 'BLOCKED')",
		Args: []any{agent, from.Unix(), until.Unix()}})
	return err
}

// UnblockHours ends what BlockHours did. It returns ErrUnknownBlock for an unknown number.
func (s *Store) UnblockHours(ctx context.Context, id int64) error {
	affected, err := s.Write(ctx, Statement{SQL: "DELETE FROM busy WHERE id = ? AND source = 'BLOCKED'", Args: []any{id}})
	if err == nil && affected[0] == 0 {
		err = ErrUnknownBlock
	}
	return err
}

// BlockedHours lists the hours that are blocked by hand and not over, by agent and time.
func (s *Store) BlockedHours(ctx context.Context, now time.Time) (list []Busy, err error) {
	err = s.list(ctx,
		&list, "SELECT id, agent, start, until FROM busy WHERE source = 'BLOCKED' AND until > ? ORDER BY agent, start LIMIT ?",
		now.Unix(), limits.BusyTimes)
	return list, err
}

// AgentElsewhere lists when the agent of a property cannot show it, between two times: during appointments of the given length at other
// properties, and at busy times.
func (s *Store) AgentElsewhere(ctx context.Context, property int, length time.Duration, from, until, now time.Time) (list []Busy,
	err error) {
	seconds := int64(length.Seconds())
	err = s.list(ctx, &list, `WITH here AS (SELECT agent FROM property WHERE number = ?1)
		SELECT DISTINCT a.start, a.start + ?2 AS until FROM seat a JOIN property p ON p.number = a.property
		WHERE a.until > ?3 AND a.start > ?4 - ?2 AND a.start < ?5 AND a.property <> ?1 AND p.agent = (SELECT agent FROM here)
		UNION SELECT start, until FROM busy WHERE agent = (SELECT agent FROM here) AND start < ?5 AND until > ?4`,
		property, seconds, now.Unix(), from.Unix(), until.Unix())
	return list, err
}
