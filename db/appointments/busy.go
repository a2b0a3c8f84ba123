package appointments

import (
	"context"
	"time"

	"github.com/gevel/gevel/limits"
)

// Busy is a time in which an agent shows no property, in seconds since 1970.
type Busy struct {
	ID    int64 `db:"id" json:"-"`
	Agent int   `db:"agent" json:"-"`
	Start int64 `db:"start" json:"start"`
	Until int64 `db:"until" json:"until"`
	// Blocked says that somebody blocked it by hand; otherwise the agent's own calendar says so.
	Blocked bool   `db:"blocked" json:"-"`
	Reason  string `db:"reason" json:"-"` // for colleagues; "" for none, and of a calendar
	// Last is when the last of the hours that were blocked together begin, and Agents how many agents have some of them; 0 for hours that
	// are alone.
	Last   int64 `db:"last" json:"-"`
	Agents int   `db:"agents" json:"-"`
}

// Hinders reports whether nobody can view a property from one moment until another. Who views it from that moment on is no hindrance.
func (b Busy) Hinders(property int, start, until time.Time) bool {
	together := int(b.ID) == property && b.Start == start.Unix()
	return !together && start.Unix() < b.Until && b.Start < until.Unix()
}

// BusyBetween lists when agents are busy between two times, by hand or by their own calendars, by agent and time.
func (s *Store) BusyBetween(ctx context.Context, from, until time.Time) (list []Busy, err error) {
	err = s.List(ctx, &list, `SELECT id, agent, start, until, source = 'BLOCKED' AS blocked, reason,
			coalesce((SELECT max(start) FROM busy s WHERE s.series = b.series HAVING count(*) > 1), 0) AS last,
			coalesce((SELECT count(DISTINCT agent) FROM busy s WHERE s.series = b.series HAVING count(*) > 1), 0) AS agents
		FROM busy b WHERE start < ? AND until > ? ORDER BY agent, start LIMIT ?`, until.Unix(), from.Unix(), limits.WeekEvents)
	return list, err
}

// Viewing is an appointment at a property, not yet booked or to be moved. Agent would hold it, nil for the agent of the property; Moved is
// its id, "" for a new one.
type Viewing struct {
	Property int
	Agent    *int
	Moved    string
}

// AgentElsewhere lists when the agent of a viewing cannot hold it, between two times: during other appointments of the given length of
// the agent or at the property, whoever holds them, and at busy times. An appointment has the property's number as its id.
func (s *Store) AgentElsewhere(ctx context.Context, v Viewing, length time.Duration, from, until, now time.Time) (list []Busy, err error) {
	seconds := int64(length.Seconds())
	err = s.List(ctx, &list, `WITH here AS (SELECT coalesce(?6, (SELECT agent FROM property WHERE number = ?1)) AS agent)
		SELECT DISTINCT a.property AS id, a.start, a.start + ?2 AS until FROM seat a
		WHERE a.until > ?3 AND a.start > ?4 - ?2 AND a.start < ?5 AND a.id <> ?7
			AND (a.property = ?1 OR a.agent = (SELECT agent FROM here))
		UNION SELECT 0, start, until FROM busy WHERE agent = (SELECT agent FROM here) AND start < ?5 AND until > ?4`,
		v.Property, seconds, now.Unix(), from.Unix(), until.Unix(), v.Agent, v.Moved)
	return list, err
}
