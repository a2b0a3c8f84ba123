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

// BusyBetween lists when agents are busy between two times, by hand or by their own calendars, by agent and time.
func (s *Store) BusyBetween(ctx context.Context, from, until time.Time) (list []Busy, err error) {
	err = s.List(ctx, &list, `SELECT id, agent, start, until, source = 'BLOCKED' AS blocked, reason,
			coalesce((SELECT max(start) FROM busy s WHERE s.series = b.series HAVING count(*) > 1), 0) AS last,
			coalesce((SELECT count(DISTINCT agent) FROM busy s WHERE s.series = b.series HAVING count(*) > 1), 0) AS agents
		FROM busy b WHERE start < ? AND until > ? ORDER BY agent, start LIMIT ?`, until.Unix(), from.Unix(), limits.WeekEvents)
	return list, err
}

// AgentElsewhere lists when the agent of a property cannot show it, between two times: during appointments of the given length at other
// properties, and at busy times.
func (s *Store) AgentElsewhere(ctx context.Context, property int, length time.Duration, from, until, now time.Time) (list []Busy,
	err error) {
	seconds := int64(length.Seconds())
	err = s.List(ctx, &list, `WITH here AS (SELECT agent FROM property WHERE number = ?1)
		SELECT DISTINCT a.start, a.start + ?2 AS until FROM seat a
		WHERE a.until > ?3 AND a.start > ?4 - ?2 AND a.start < ?5 AND a.property <> ?1 AND a.agent = (SELECT agent FROM here)
		UNION SELECT start, until FROM busy WHERE agent = (SELECT agent FROM here) AND start < ?5 AND until > ?4`,
		property, seconds, now.Unix(), from.Unix(), until.Unix())
	return list, err
}
