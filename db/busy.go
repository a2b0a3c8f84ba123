package db

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
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
	// Blocked says that somebody blocked it by hand; otherwise the agent's own calendar says so.
	Blocked bool   `db:"blocked" json:"-"`
	Reason  string `db:"reason" json:"-"` // for colleagues; "" for none, and of a calendar
}

// ErrManyBlocks says that an agent has limits.BlockedHours blocked hours that are not over.
var ErrManyBlocks = errors.New("this agent has too many blocked hours; end some of them first")

const manyBlocks agency.ProblemCode = "MANY_BLOCKS"

// BlockHours keeps an agent's appointments out of a time. Appointments that are booked then stay. It returns ErrManyBlocks beyond
// limits.BlockedHours. by are lines of the desk's log.
func (s *Store) BlockHours(ctx context.Context, agent int, from, until time.Time, reason string, by ...Action) error {
	list := []Statement{
		{SQL: "INSERT INTO busy (agent, start, until, source, reason) VALUES (?, ?, ?, 'BLOCKED', ?)",
			Args: []any{agent, from.Unix(), until.Unix(), reason}},
		guard(manyBlocks, "(SELECT count(*) FROM busy WHERE agent = ? AND source = 'BLOCKED' AND until > ?) <= ?", agent,
			time.Now().Unix(), limits.BlockedHours),
	}
	for _, line := range by {
		list = append(list, line.insert())
	}
	_, err := s.Write(ctx, list...)
	if errors.Is(asRefusal(err), Refused{manyBlocks}) {
		return ErrManyBlocks
	}
	return err
}

// UnblockHours ends what BlockHours did. It returns ErrUnknownBlock for an unknown number, and then writes no line of the desk's log.
func (s *Store) UnblockHours(ctx context.Context, id int64, by ...Action) error {
	list := []Statement{{SQL: "DELETE FROM busy WHERE id = ? AND source = 'BLOCKED'", Args: []any{id}}}
	for _, line := range by {
		list = append(list, line.insertIf("changes() > 0"))
	}
	affected, err := s.Write(ctx, list...)
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

// BusyBetween lists when agents are busy between two times, by hand or by their own calendars, by agent and time.
func (s *Store) BusyBetween(ctx context.Context, from, until time.Time) (list []Busy, err error) {
	err = s.list(ctx, &list, `SELECT id, agent, start, until, source = 'BLOCKED' AS blocked, reason FROM busy WHERE start < ? AND until > ?
		ORDER BY agent, start LIMIT ?`, until.Unix(), from.Unix(), limits.WeekEvents)
	return list, err
}

// Block reads blocked hours; it returns ErrUnknownBlock when there are none with this number.
func (s *Store) Block(ctx context.Context, id int64) (b Busy, err error) {
	err = s.one(ctx, &b, "SELECT id, agent, start, until, true AS blocked FROM busy WHERE id = ? AND source = 'BLOCKED'", id)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrUnknownBlock
	}
	return b, err
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
