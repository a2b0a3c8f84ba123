package week

import (
	"context"
	"errors"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/leads/calendars"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// AgentCalendar is an agent's own calendar, from which busy times are read. Its address is a secret of which the desk shows only the host.
type AgentCalendar struct {
	Agent int
	Name  string
	row   appointments.AgentCalendar
}

// ID names it.
func (k *AgentCalendar) ID() string { return "AgentCalendar:" + strconv.Itoa(k.Agent) }

// Server is the host of its address; nil when none is read.
func (k *AgentCalendar) Server() *string {
	if u, err := url.Parse(k.row.Address); err == nil && u.Host != "" {
		return &u.Host
	}
	return nil
}

// ReadAt is when its times were last worked out; nil for never.
func (k *AgentCalendar) ReadAt() *time.Time { return locale.OptionalMoment(k.row.ReadAt) }

// Problem is what went wrong at the last try, in English; nil for nothing.
func (k *AgentCalendar) Problem() *string { return k.row.Problem }

// Failure is the kind of that problem; nil when there is none.
func (k *AgentCalendar) Failure() *appointments.CalendarFailure { return k.row.Failure }

// Status is what the server answered, of a calendar that it refused.
func (k *AgentCalendar) Status() *int { return k.row.Status }

// Feed reports whether there is an address at which other programs read the agent's appointments.
func (k *AgentCalendar) Feed() bool { return k.row.Feed }

// Calendars lists the calendars of the agents whose appointments the session may change.
func (s *Service) Calendars(ctx context.Context, d *staff.Desk) ([]*AgentCalendar, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	rows, err := s.Store.Appointments.AgentCalendars(ctx)
	list := []*AgentCalendar{}
	for _, a := range c.Site.Agents {
		if !MayChangeAgent(d, a) {
			continue
		}
		k := &AgentCalendar{Agent: a.ID, Name: a.Name}
		if at := slices.IndexFunc(rows, func(r appointments.AgentCalendar) bool { return r.Agent == a.ID }); at >= 0 {
			k.row = rows[at]
		}
		list = append(list, k)
	}
	return list, err
}

// CalendarInput says at which address an agent's calendar is read from now on; "" for none any more.
type CalendarInput struct {
	Agent   int
	Address string
}

// CalendarSet is an agent's calendar as it is read from now on.
type CalendarSet struct{ Calendar *AgentCalendar }

// SetCalendar reads an agent's calendar at an address, at once and from now on, or stops reading it. A calendar that cannot be read now is
// tried again later; one that is not on a public server is refused.
func (s *Service) SetCalendar(ctx context.Context, f *CalendarInput) (*CalendarSet, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	if err := s.mayChangeNumber(ctx, d, f.Agent); err != nil {
		return nil, nil, err
	}
	if problems, err := s.setCalendar(ctx, d, f); err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	k, problems, err := s.calendarOf(ctx, d, f.Agent)
	return &CalendarSet{k}, problems, err
}

// calendarOf is the calendar of an agent as it is now.
func (s *Service) calendarOf(ctx context.Context, d *staff.Desk, agent int) (*AgentCalendar, forms.Problems, error) {
	list, err := s.Calendars(ctx, d)
	at := slices.IndexFunc(list, func(k *AgentCalendar) bool { return k.Agent == agent })
	if err != nil || at < 0 {
		return nil, forms.OneProblem("agent", forms.Unknown), err
	}
	return list[at], nil, nil
}

func (s *Service) setCalendar(ctx context.Context, d *staff.Desk, f *CalendarInput) (forms.Problems, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	by := s.Action(d, "setAgentCalendar")
	by.Record = strconv.Itoa(f.Agent)
	switch address := strings.TrimSpace(f.Address); {
	case !slices.ContainsFunc(c.Site.Agents, func(a agency.Agent) bool { return a.ID == f.Agent }):
		return forms.OneProblem("agent", forms.Unknown), nil
	case len(address) > limits.CalendarAddressBytes:
		return forms.OneProblem("address", forms.TooLong), nil
	case address == "":
		err = s.Store.Appointments.StopReadingCalendar(ctx, f.Agent, by)
	default:
		err = s.Leads.Calendars().ReadAt(ctx, f.Agent, address, by)
	}
	switch {
	case errors.Is(err, calendars.ErrAddress):
		return forms.OneProblem("address", forms.Unknown), nil
	case errors.Is(err, appointments.ErrUnknownCalendar):
		return nil, nil // it was stopped already
	}
	return nil, err
}
