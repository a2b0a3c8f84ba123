package appointments

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"strings"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// ErrUnknownCalendar says that an agent has no calendar to read.
var ErrUnknownCalendar = errors.New("this agent has no calendar that is read")

// AgentCalendar is an agent's own calendar, and how reading it went. Address is a secret: it is empty where nothing is read.
type AgentCalendar struct {
	Agent   int              `db:"agent"`
	Address string           `db:"address"`
	ETag    string           `db:"etag"`
	ReadAt  *int64           `db:"read_at"`
	Problem *string          `db:"problem"`
	Failure *CalendarFailure `db:"failure"` // its kind; nil also for problems before it was kept
	Status  *int             `db:"status"`  // what the server answered, of CalendarRefused
	Feed    bool             `db:"feed"`    // whether others can read the agent's appointments
}

const agentCalendars = `SELECT agent, coalesce(address, '') AS address, etag, read_at, problem, failure, status, feed IS NOT NULL AS feed
	FROM agent_calendar`

// AgentCalendars lists the calendars of all agents that have one.
func (s *Store) AgentCalendars(ctx context.Context) (list []AgentCalendar, err error) {
	return list, s.List(ctx, &list, agentCalendars+" ORDER BY agent")
}

// CalendarsToRead lists the calendars that were not tried for limits.CalendarEvery, the longest ago first.
func (s *Store) CalendarsToRead(ctx context.Context, now time.Time) (list []AgentCalendar, err error) {
	return list, s.List(ctx, &list, agentCalendars+" WHERE address IS NOT NULL AND coalesce(tried_at, 0) <= ? ORDER BY tried_at",
		now.Add(-limits.CalendarEvery).Unix())
}

// ReadCalendarAt stores the address from which an agent's busy times are read from now on; nothing is read here. by are lines of the desk's
// log.
func (s *Store) ReadCalendarAt(ctx context.Context, agent int, address string, by ...desklog.Action) error {
	list := []handle.Statement{{SQL: `INSERT INTO agent_calendar (agent, address) VALUES (?, ?) ON CONFLICT (agent)
		DO UPDATE SET address = excluded.address, etag = '', tried_at = NULL, read_at = NULL, problem = NULL,
		failure = NULL, status = NULL`,
		Args: []any{agent, address}}}
	for _, line := range by {
		list = append(list, line.Insert())
	}
	_, err := s.Write(ctx, list...)
	return err
}

// StopReadingCalendar forgets the address of an agent's calendar and the busy times that were read there. It returns ErrUnknownCalendar
// when there is none, and then writes no line of the desk's log.
func (s *Store) StopReadingCalendar(ctx context.Context, agent int, by ...desklog.Action) error {
	list := []handle.Statement{{SQL: `UPDATE agent_calendar SET address = NULL, etag = '', tried_at = NULL, read_at = NULL, problem = NULL,
		failure = NULL, status = NULL
		WHERE agent = ? AND address IS NOT NULL`, Args: []any{agent}}}
	for _, line := range by {
		list = append(list, line.InsertIf("changes() > 0"))
	}
	affected, err := s.Write(ctx,
		append(list, handle.Statement{SQL: "DELETE FROM busy WHERE agent = ? AND source = 'CALENDAR'", Args: []any{agent}})...)
	if err == nil && affected[0] == 0 {
		err = ErrUnknownCalendar
	}
	return err
}

// CalendarRead replaces the busy times that were read from an agent's calendar, unless its address was changed meanwhile.
func (s *Store) CalendarRead(ctx context.Context, c AgentCalendar, times []Busy, now time.Time) error {
	const still = "EXISTS (SELECT 1 FROM agent_calendar WHERE agent = ?1 AND address = ?2)"
	_, err := s.Write(ctx,
		handle.Statement{SQL: "DELETE FROM busy WHERE agent = ?1 AND source = 'CALENDAR' AND " + still, Args: []any{c.Agent, c.Address}},
		handle.Statement{SQL: `INSERT INTO busy (agent, start, until, source) SELECT ?1, value ->> 'start', value ->> 'until', 'CALENDAR'
			FROM json_each(?3) WHERE ` + still, Args: []any{c.Agent, c.Address, handle.JSON(times)}},
		handle.Statement{SQL: `UPDATE agent_calendar SET etag = ?3, tried_at = ?4, read_at = ?4, problem = ?5, failure = ?6, status = ?7
			WHERE agent = ?1 AND address = ?2`,
			Args: []any{c.Agent, c.Address, c.ETag, now.Unix(), c.Problem, c.Failure, c.Status}})
	return err
}

// CalendarTried notes that an agent's calendar was tried and is unchanged, or failed with a problem. Its busy times stay.
func (s *Store) CalendarTried(ctx context.Context, c AgentCalendar, now time.Time) error {
	_, err := s.Write(ctx, handle.Statement{SQL: `UPDATE agent_calendar SET tried_at = ?, problem = ?, failure = ?, status = ?
		WHERE agent = ? AND address = ?`, Args: []any{now.Unix(), c.Problem, c.Failure, c.Status, c.Agent, c.Address}})
	return err
}

// MakeFeed makes the token of the address at which an agent's appointments can be read. An earlier one ends. Only its digest is stored.
// by are lines of the desk's log.
func (s *Store) MakeFeed(ctx context.Context, agent int, by ...desklog.Action) (token string, err error) {
	token = strings.ToLower(rand.Text())
	list := []handle.Statement{{
		SQL:  "INSERT INTO agent_calendar (agent, feed) VALUES (?, ?) ON CONFLICT (agent) DO UPDATE SET feed = excluded.feed",
		Args: []any{agent, handle.Digest(token)}}}
	for _, line := range by {
		list = append(list, line.Insert())
	}
	_, err = s.Write(ctx, list...)
	return token, err
}

// FeedAgent finds the agent of a token; found is false when there is none.
func (s *Store) FeedAgent(ctx context.Context, token string) (agent int, found bool, err error) {
	err = s.One(ctx, &agent, "SELECT agent FROM agent_calendar WHERE feed = ?", handle.Digest(token))
	if errors.Is(err, sql.ErrNoRows) {
		return 0, false, nil
	}
	return agent, err == nil, err
}
