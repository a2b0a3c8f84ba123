package calendars

import (
	"context"
	"errors"
	"log/slog"
	"strings"
	"time"

	"github.com/gevel/gevel/calendar"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// ErrAddress says that nobody's calendar is read at an address.
var ErrAddress = errors.New("the address of a calendar begins with https:// and leads to a public server")

// Fetcher reads addresses of other companies.
type Fetcher interface {
	Get(ctx context.Context, address, etag string, most int64) (fetch.Answer, error)
}

// renewed is after how long a calendar is worked out again although it did not change, because later repetitions come into view.
const renewed = 6 * time.Hour

// Read reads the busy times of agents whose calendars were not tried for limits.CalendarEvery. When a calendar cannot be read, its
// last known times stay, and the command gevel agent lists the problem.
func (o *Service) Read(ctx context.Context) error {
	list, err := o.Store.Appointments.CalendarsToRead(ctx, o.Now())
	for _, c := range list {
		err = errors.Join(err, o.read(ctx, c))
	}
	return err
}

func (o *Service) read(ctx context.Context, c appointments.AgentCalendar) error {
	known := c.ETag
	if c.ReadAt == nil || *c.ReadAt < o.Now().Add(-renewed).Unix() {
		known = ""
	}
	answer, err := o.Fetch.Get(ctx, c.Address, known, limits.CalendarBytes)
	return o.take(ctx, c, answer, err)
}

// take stores what reading a calendar gave.
func (o *Service) take(ctx context.Context, c appointments.AgentCalendar, answer fetch.Answer, err error) error {
	if err != nil {
		return o.failed(ctx, c, err)
	}
	if answer.Unchanged && (c.Failure == nil || !ofItsContent[*c.Failure]) {
		c.Problem, c.Failure, c.Status = nil, nil, nil
	}
	if answer.Unchanged {
		return o.Store.Appointments.CalendarTried(ctx, c, o.Now())
	}
	reading, err := o.busyTimes(ctx, c.Agent, answer.Body)
	if err != nil {
		return o.failed(ctx, c, err)
	}
	c.ETag, c.Status = answer.ETag, nil
	c.Problem, c.Failure = contentProblem(reading)
	times := make([]appointments.Busy, len(reading.Busy))
	for i, t := range reading.Busy {
		times[i] = appointments.Busy{Start: t.Start.Unix(), Until: t.End.Unix()}
	}
	return o.Store.Appointments.CalendarRead(ctx, c, times, o.Now())
}

// Address is the address of a calendar as it is read, from one that was pasted: programs show one of their own, webcal://, and
// a link of an email brings the signs around it along.
func Address(pasted string) string {
	address := strings.Trim(pasted, "<>\"\u00a0\u200b\ufeff \t\r\n")
	scheme, rest, _ := strings.Cut(address, "://")
	if strings.EqualFold(scheme, "webcal") || strings.EqualFold(scheme, "webcals") {
		return "https://" + rest
	}
	return address
}

// ReadAt reads an agent's busy times at an address, now and from now on; what goes wrong is the calendar's problem. For an address
// that is not https or leads to a private network it returns ErrCalendarAddress and changes nothing.
func (o *Service) ReadAt(ctx context.Context, agent int, address string, by ...desklog.Action) error {
	address = Address(address)
	answer, err := o.Fetch.Get(ctx, address, "", limits.CalendarBytes)
	if errors.Is(err, fetch.ErrAddress) || errors.Is(err, fetch.ErrPrivate) {
		return ErrAddress
	}
	if failed := o.Store.Appointments.ReadCalendarAt(ctx, agent, address, by...); failed != nil {
		return failed
	}
	return o.take(ctx, appointments.AgentCalendar{Agent: agent, Address: address}, answer, err)
}

// busyTimes works out an agent's calendar for the days on which visitors can book. Invitations that the agent declined, by the address at
// the agency, do not count.
func (o *Service) busyTimes(ctx context.Context, agent int, text []byte) (calendar.Reading, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return calendar.Reading{}, err
	}
	var owner []string
	for _, a := range c.Site.Agents {
		if a.ID == agent && a.Email != "" {
			owner = append(owner, a.Email)
		}
	}
	days := c.Site.Settings.ViewingHours.WithDefaults().Days
	return calendar.Busy(text, owner, o.Now(), o.Now().AddDate(0, 0, days+2))
}

// failed notes why a calendar could not be read. It is logged once, not each time.
func (o *Service) failed(ctx context.Context, c appointments.AgentCalendar, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	problem := err.Error()
	if c.Problem == nil || *c.Problem != problem {
		slog.Warn("an agent's calendar cannot be read", "agent", c.Agent, "err", problem)
	}
	c.Problem = &problem
	c.Failure, c.Status = failureOf(err)
	return o.Store.Appointments.CalendarTried(ctx, c, o.Now())
}
