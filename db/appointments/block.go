package appointments

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// ErrUnknownBlock says that no blocked hours have this number.
var ErrUnknownBlock = errors.New("there are no blocked hours with this number")

// ErrManyBlocks says that an agent has limits.BlockedHours blocked hours that are not over.
var ErrManyBlocks = errors.New("this agent has too many blocked hours; end some of them first")

// ErrBookedInside says that an appointment lies in hours to be blocked that whoever blocks them has not seen.
var ErrBookedInside = errors.New("there are other appointments in these hours")

const (
	manyBlocks   forms.ProblemCode = "MANY_BLOCKS"
	bookedInside forms.ProblemCode = "BOOKED_INSIDE"
)

// Block is hours that are blocked at once: the same times for some agents.
type Block struct {
	Agents []int
	Times  []Busy // start and until alone
	Reason string
	Series string // names them together, for what undoes them; "" for hours of the command line, which nothing does
	// Seen are the appointments that may lie inside, nil for all that do. Length is how long an appointment takes.
	Seen   []string
	Length time.Duration
}

// BlockOf blocks one time of one agent.
func BlockOf(agent int, from, until time.Time) Block {
	return Block{Agents: []int{agent}, Times: []Busy{{Start: from.Unix(), Until: until.Unix()}}}
}

// inside is the condition that the appointment a of the property p, or of one that was deleted, has not begun and lies in the hours of a
// block.
func (b Block) inside(now time.Time) (string, []any) {
	return "a.state = 'BOOKED' AND a.start > ? AND " + holder + ` IN (SELECT value FROM json_each(?))
		AND EXISTS (SELECT 1 FROM json_each(?) WHERE a.start < value ->> 'until' AND a.start + ? > value ->> 'start')`,
		[]any{now.Unix(), handle.JSON(b.Agents), handle.JSON(b.Times), int64(b.Length.Seconds())}
}

// AppointmentsInside lists the appointments in the hours of a block that have not begun, by time: at most one more than
// limits.BlockedAppointments.
func (s *Store) AppointmentsInside(ctx context.Context, b Block, now time.Time) (list []AgentAppointment, err error) {
	inside, args := b.inside(now)
	return list, s.List(ctx, &list, agentAppointments+"WHERE "+inside+" ORDER BY a.start, a.id LIMIT ?",
		append(args, limits.BlockedAppointments+1)...)
}

// BlockHours keeps agents' appointments out of some times. Appointments that are booked then stay: it returns ErrBookedInside if there are
// others than those that were seen. It returns ErrManyBlocks beyond limits.BlockedHours. by are lines of the desk's log.
func (s *Store) BlockHours(ctx context.Context, b Block, by ...desklog.Action) error {
	now := time.Now()
	list := []handle.Statement{
		{SQL: `INSERT INTO busy (agent, start, until, source, reason, series)
			SELECT a.value, t.value ->> 'start', t.value ->> 'until', 'BLOCKED', ?, nullif(?, '') FROM json_each(?) a, json_each(?) t`,
			Args: []any{b.Reason, b.Series, handle.JSON(b.Agents), handle.JSON(b.Times)}},
		handle.Guard(manyBlocks, `NOT EXISTS (SELECT 1 FROM busy WHERE source = 'BLOCKED' AND until > ?
			AND agent IN (SELECT value FROM json_each(?)) GROUP BY agent HAVING count(*) > ?)`,
			now.Unix(), handle.JSON(b.Agents), limits.BlockedHours),
	}
	if b.Seen != nil {
		inside, args := b.inside(now)
		list = append(list,
			handle.Guard(bookedInside, "NOT EXISTS (SELECT 1 FROM appointment a LEFT JOIN property p ON p.number = a.property WHERE "+
				inside+" AND a.id NOT IN (SELECT value FROM json_each(?)))", append(args, handle.JSON(b.Seen))...))
	}
	for _, line := range by {
		list = append(list, line.Insert())
	}
	_, err := s.Write(ctx, list...)
	switch refused := handle.AsRefusal(err); {
	case errors.Is(refused, handle.Refused{Why: manyBlocks}):
		return ErrManyBlocks
	case errors.Is(refused, handle.Refused{Why: bookedInside}):
		return ErrBookedInside
	}
	return err
}

// UnblockHours ends blocked hours. It returns ErrUnknownBlock when none has one of the numbers, and then writes no line of the desk's log.
func (s *Store) UnblockHours(ctx context.Context, ids []int64, by ...desklog.Action) error {
	list := []handle.Statement{{SQL: "DELETE FROM busy WHERE source = 'BLOCKED' AND id IN (SELECT value FROM json_each(?))",
		Args: []any{handle.JSON(ids)}}}
	for _, line := range by {
		list = append(list, line.InsertIf("changes() > 0"))
	}
	affected, err := s.Write(ctx, list...)
	if err == nil && affected[0] == 0 {
		err = ErrUnknownBlock
	}
	return err
}

// BlockedTogether lists blocked hours by time; with agents also those that were blocked with them, of these agents, and are not over.
func (s *Store) BlockedTogether(ctx context.Context, id int64, agents []int) (list []Busy, err error) {
	return list, s.List(ctx, &list, `SELECT id, agent, start, until FROM busy WHERE source = 'BLOCKED' AND (id = ?1 OR until > ?2
			AND series = (SELECT series FROM busy WHERE id = ?1) AND agent IN (SELECT value FROM json_each(?3)))
		ORDER BY start, agent`, id, time.Now().Unix(), handle.JSON(agents))
}

// BlockedHours lists the hours that are blocked by hand and not over, by agent and time.
func (s *Store) BlockedHours(ctx context.Context, now time.Time) (list []Busy, err error) {
	err = s.List(ctx, &list,
		"SELECT id, agent, start, until FROM busy WHERE source = 'BLOCKED' AND until > ? ORDER BY agent, start LIMIT ?",
		now.Unix(), limits.BusyTimes)
	return list, err
}

// Block reads blocked hours; it returns ErrUnknownBlock when there are none with this number.
func (s *Store) Block(ctx context.Context, id int64) (b Busy, err error) {
	err = s.One(ctx, &b, "SELECT id, agent, start, until, true AS blocked FROM busy WHERE id = ? AND source = 'BLOCKED'", id)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrUnknownBlock
	}
	return b, err
}
