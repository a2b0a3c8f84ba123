package week

import (
	"context"
	"crypto/rand"
	"errors"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Hours are a time between two moments: of one agent, or of everybody without one; once, or each week until a last day.
type Hours struct {
	Agent       *int
	Start       time.Time
	End         time.Time
	WeeklyUntil *locale.Date
}

// BlockHoursInput keeps visitors from booking in some hours. Seen are the appointments in them that whoever blocks them knows of.
type BlockHoursInput struct {
	Hours
	Why  string
	Seen []string
}

// BlockHours keeps visitors from booking an agent, or for managers everybody. Appointments that are booked in that time stay until they are
// moved; with one that was not seen, the week is stale and nothing is written.
func (s *Service) BlockHours(ctx context.Context, f *BlockHoursInput) (*Changed, *Stale, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, nil, problems, err
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, nil, err
	}
	b, problems, err := s.checkBlock(ctx, d, c, f)
	if err != nil || len(problems) > 0 {
		return nil, nil, problems, err
	}
	by := s.blockAction(d, &f.Hours)
	by.Undo = b.Series
	stale := s.Store.Appointments.BlockHours(ctx, b, by)
	switch {
	case errors.Is(stale, appointments.ErrManyBlocks):
		return nil, nil, forms.OneProblem("agent", forms.TooMany), nil
	case stale != nil && !errors.Is(stale, appointments.ErrBookedInside):
		return nil, nil, nil, stale
	}
	w, err := s.weekOf(ctx, d, f.Start)
	if stale != nil && err == nil {
		return nil, (*Stale)(w), nil, nil
	}
	return w, nil, nil, err
}

// blockAction is the line of the log of blocked hours: of which agent, from when to when, and until which day each week.
func (s *Service) blockAction(d *staff.Desk, h *Hours) desklog.Action {
	by := s.Action(d, "blockHours")
	if h.Agent != nil {
		by.Record = strconv.Itoa(*h.Agent)
	}
	by.After = h.logged()
	return by
}

// logged writes hours as the log has them, which the desk's app reads (web/desk/staff/moments.ts).
func (h *Hours) logged() string {
	text := h.Start.UTC().Format(time.RFC3339) + "/" + h.End.UTC().Format(time.RFC3339)
	if h.WeeklyUntil != nil {
		text += "/" + string(*h.WeeklyUntil)
	}
	return text
}

// checkBlock checks the hours, and then whether the session may block them. It returns what is to be written.
func (s *Service) checkBlock(ctx context.Context, d *staff.Desk, c *agency.Catalog,
	f *BlockHoursInput) (b appointments.Block, p forms.Problems, err error) {
	if utf8.RuneCountInString(f.Why) > limits.BlockReasonCharacters {
		return b, forms.OneProblem("why", forms.TooLong), nil
	}
	if b, p = s.blockOf(c, &f.Hours); len(p) > 0 {
		return b, p, nil
	}
	if f.Agent == nil && !d.May(desk.AllAppointments) {
		return b, nil, staff.ErrForbidden
	}
	for _, agent := range b.Agents {
		if err := s.mayChangeNumber(ctx, d, agent); err != nil {
			return b, nil, err
		}
	}
	inside, err := s.Store.Appointments.AppointmentsInside(ctx, b, s.Now())
	if len(inside) > limits.BlockedAppointments {
		return b, forms.OneProblem("end", forms.TooLong), nil
	}
	b.Reason, b.Seen, b.Series = strings.TrimSpace(f.Why), append([]string{}, f.Seen...), rand.Text()
	return b, nil, err
}

// blockOf gives the agents and times of hours that can be blocked.
func (s *Service) blockOf(c *agency.Catalog, h *Hours) (b appointments.Block, p forms.Problems) {
	for _, a := range c.Site.Agents {
		if h.Agent == nil || *h.Agent == a.ID {
			b.Agents = append(b.Agents, a.ID)
		}
	}
	if len(b.Agents) == 0 {
		return b, forms.OneProblem("agent", forms.Unknown)
	}
	switch now := s.Now(); {
	case !h.End.After(h.Start):
		return b, forms.OneProblem("end", forms.Unknown)
	case !h.End.After(now):
		return b, forms.OneProblem("end", forms.Past)
	case h.End.Sub(h.Start) > limits.BlockedDays*24*time.Hour:
		return b, forms.OneProblem("end", forms.TooLong)
	}
	b.Length = time.Duration(c.Site.Settings.ViewingHours.WithDefaults().Minutes) * time.Minute
	b.Times, p = h.times()
	return b, p
}

// times lists the hours of each week, from and until the same time by the agency's clock. Where nothing is between the two, because the
// clock was changed during the first hours or leaves that time out, they are as long as the first ones.
func (h *Hours) times() (list []appointments.Busy, p forms.Problems) {
	start, end, last := h.Start.In(locale.Zone), h.End.In(locale.Zone), h.Start
	if h.WeeklyUntil != nil {
		day, err := time.ParseInLocation(time.DateOnly, string(*h.WeeklyUntil), locale.Zone)
		switch last = day.AddDate(0, 0, 1).Add(-time.Second); {
		case err != nil:
			return nil, forms.OneProblem("weeklyUntil", forms.Unknown)
		case last.Before(start), end.After(start.AddDate(0, 0, 7)):
			return nil, forms.OneProblem("weeklyUntil", forms.OutOfRange)
		case !last.Before(start.AddDate(0, 0, 7*limits.BlockedWeeks)):
			return nil, forms.OneProblem("weeklyUntil", forms.TooLong)
		}
	}
	for i := 0; !start.AddDate(0, 0, i).After(last); i += 7 {
		from, until := start.AddDate(0, 0, i), end.AddDate(0, 0, i)
		if !until.After(from) {
			until = from.Add(h.End.Sub(h.Start))
		}
		list = append(list, appointments.Busy{Start: from.Unix(), Until: until.Unix()})
	}
	return list, nil
}

// AppointmentsInside lists the appointments in some hours that have not begun, the earliest limits.BlockedAppointments of them.
func (s *Service) AppointmentsInside(ctx context.Context, d *staff.Desk, h Hours) ([]*Appointment, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	b, problems := s.blockOf(c, &h)
	if len(problems) > 0 {
		return nil, staff.BadInput("these hours cannot be blocked: " + string(problems[0].Code) + " at " + problems[0].Path[0])
	}
	list, err := s.Store.Appointments.AppointmentsInside(ctx, b, s.Now())
	return AppointmentsShown(c, d, list[:min(len(list), limits.BlockedAppointments)]), err
}
