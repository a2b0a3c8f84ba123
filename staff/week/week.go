package week

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/leads/booked"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Week is a week of appointments and busy times, by agent.
type Week struct {
	From    locale.Date // its Monday
	Minutes int         // how long an appointment takes
	Agents  []*AgentWeek
}

// AgentWeek is the week of one agent. Changeable reports whether the session may change it.
type AgentWeek struct {
	Number       int
	Name         string
	Changeable   bool
	Appointments []*Appointment
	Busy         []*Busy
	Times        []*Time
}

// Appointment is an appointment that is not cancelled. Visitor is nil for a session that may not change it.
type Appointment struct {
	ID          string
	Agent       string // the agent's name
	AgentNumber int
	Version     int
	Start, End  time.Time
	Property    int
	Reference   string // of the property, as people know it
	Title       string
	Place       string // street and town, also of an address that is not published
	Available   bool   // its property is still on offer
	Visitor     *Visitor
	Report      *Report // nil for none, and for whoever may not change it
	Travel      *Travel // from the agent's appointment before it, of a week alone
}

// Report is what was said of an appointment after it.
type Report struct {
	Version  int
	Text     string
	ForOwner bool
}

// Visitor is the visitor of an appointment.
type Visitor struct{ Lead, Name, Email, Phone string }

// Busy is a time in which an agent cannot be booked. ID is nil when it was read from the agent's own calendar.
type Busy struct {
	ID         *string
	Start, End time.Time
	Why        *string // of blocked hours, for whoever may change them
	Series     *BlockSeries
}

// BlockSeries is hours that were blocked together: repeated each week, or of several agents.
type BlockSeries struct {
	LastDay locale.Date
	Agents  int
}

// Week reads the week in which a day lies, today's when there is none.
func (s *Service) Week(ctx context.Context, d *staff.Desk, day *locale.Date) (*Week, error) {
	monday, err := s.monday(day)
	if err != nil {
		return nil, err
	}
	until := monday.AddDate(0, 0, 7)
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	appointments, err := s.Store.Appointments.AppointmentsBetween(ctx, monday, until)
	if err != nil {
		return nil, err
	}
	busy, err := s.Store.Appointments.BusyBetween(ctx, monday, until)
	if err != nil {
		return nil, err
	}
	hours := c.Site.Settings.ViewingHours.WithDefaults()
	w := &Week{From: locale.Today(monday), Minutes: hours.Minutes}
	for _, a := range c.Site.Agents {
		of := &AgentWeek{Number: a.ID, Name: a.Name, Changeable: MayChangeAgent(d, a)}
		of.add(c, d.Language(), appointments, busy)
		of.addTimes(hours, monday, s.Now())
		w.Agents = append(w.Agents, of)
	}
	return w, nil
}

// monday is midnight, by the agency's clock, at the beginning of the week in which a day lies; of today's for nil. It returns BadInput for
// a day that does not exist.
func (s *Service) monday(day *locale.Date) (time.Time, error) {
	at := s.Now().In(locale.Zone)
	if day != nil {
		var err error
		if at, err = time.ParseInLocation(time.DateOnly, string(*day), locale.Zone); err != nil {
			return at, staff.BadInput("day must be an existing day, written YYYY-MM-DD")
		}
	}
	return time.Date(at.Year(), at.Month(), at.Day()-locale.SinceMonday(at), 0, 0, 0, 0, locale.Zone), nil
}

// MayChangeAgent reports whether a session may change an agent's appointments. A member of staff is the agent with the same email address.
// Those of an agent who is no longer there may be changed by whoever may change all.
func MayChangeAgent(d *staff.Desk, a agency.Agent) bool {
	role := d.Member().Role
	return role.May(desk.AllAppointments) || role.May(desk.OwnAppointments) && strings.EqualFold(d.Member().Email, a.Email)
}

func (w *AgentWeek) add(c *agency.Catalog, l locale.Language, booked []appointments.AgentAppointment, busy []appointments.Busy) {
	var before *appointments.AgentAppointment
	for i, a := range booked {
		if a.Agent != w.Number {
			continue
		}
		shown := AppointmentShown(c, l, a, w.Changeable)
		if before != nil {
			shown.Travel = travelBetween(c, l, *before, a)
		}
		w.Appointments, before = append(w.Appointments, shown), &booked[i]
	}
	for _, b := range busy {
		if b.Agent == w.Number {
			w.Busy = append(w.Busy, w.busyShown(b))
		}
	}
}

// AppointmentsShown are appointments of any agents as a session sees them.
func AppointmentsShown(c *agency.Catalog, d *staff.Desk, list []appointments.AgentAppointment) []*Appointment {
	l, shown := d.Language(), []*Appointment{}
	for _, a := range list {
		shown = append(shown, AppointmentShown(c, l, a, MayChangeAgent(d, agentOf(c, a.Agent))))
	}
	return shown
}

// agentOf is an agent by number, without name and email address for one who is no longer there.
func agentOf(c *agency.Catalog, number int) agency.Agent {
	if a := c.Agent(number, c.Fallback()); a != nil {
		return *a.Agent
	}
	return agency.Agent{ID: number}
}

// AppointmentShown is an appointment in a language, with its visitor and report for whoever may change it.
func AppointmentShown(c *agency.Catalog, l locale.Language, a appointments.AgentAppointment, changeable bool) *Appointment {
	start := time.Unix(a.Start, 0).UTC()
	end := start.Add(time.Duration(c.Site.Settings.ViewingHours.WithDefaults().Minutes) * time.Minute)
	shown := &Appointment{
		ID:          a.ID,
		Agent:       agentOf(c, a.Agent).Name,
		AgentNumber: a.Agent,
		Version:     a.Sequence,
		Start:       start,
		End:         end,
		Property:    a.Property,
		Reference:   a.Reference,
		Title:       a.Title.In(l, c.Fallback()),
		Place:       booked.PlaceOf(c, a, l),
		Available:   a.Availability == "AVAILABLE",
	}
	if changeable {
		shown.Visitor = &Visitor{Lead: a.Lead, Name: prose.Joined(" ", a.FirstName, a.LastName), Email: a.Email, Phone: a.Phone}
		if a.AppointmentReport.Version > 0 {
			shown.Report = &Report{a.AppointmentReport.Version, a.AppointmentReport.Text, a.ForOwner}
		}
	}
	return shown
}

func (w *AgentWeek) busyShown(b appointments.Busy) *Busy {
	shown := &Busy{Start: time.Unix(b.Start, 0).UTC(), End: time.Unix(b.Until, 0).UTC()}
	if b.Blocked {
		id := strconv.FormatInt(b.ID, 10)
		shown.ID = &id
		if b.Agents > 0 {
			shown.Series = &BlockSeries{locale.DayOf(b.Last), b.Agents}
		}
		if w.Changeable && b.Reason != "" {
			shown.Why = &b.Reason
		}
	}
	return shown
}
