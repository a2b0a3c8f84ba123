package week

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/leads/booked"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Check is what there is to know of an appointment before it is booked or moved. Agent holds it. Elsewhere is where the agent is then, with
// that refusal.
type Check struct {
	Agent         int
	Name          string
	Refusal       *Refusal
	Elsewhere     *string
	Warning       *Warning
	Before, After *Travel
}

// Refusal is why an appointment would be refused.
type Refusal string

// The refusals.
const (
	RefusedPast        Refusal = "PAST"
	RefusedUnavailable Refusal = "UNAVAILABLE"
	RefusedBusy        Refusal = "BUSY"
	RefusedElsewhere   Refusal = "ELSEWHERE"
	RefusedFull        Refusal = "FULL"
)

// Warning is why visitors could not book an appointment themselves.
type Warning string

// The warnings.
const (
	WarnHoliday Warning = "HOLIDAY"
	WarnOutside Warning = "OUTSIDE"
	WarnNotice  Warning = "NOTICE"
)

// day is what an agent does on a day, without the appointment that is checked.
type day struct {
	checked  appointments.AgentAppointment
	others   []appointments.AgentAppointment
	here     []appointments.AgentAppointment // at the property, with other agents
	busy     []appointments.Busy
	seats    int // taken at the property at that very time
	capacity int // how many there are
	length   int64
}

// Check says what there is to know of an appointment at a property, of a new one or of one that would be moved. It refuses what the guards
// of the write refuse. Agent would hold it; nil: whoever holds it, or the agent of the property. The check is nil for a property that is
// not there.
func (s *Service) Check(ctx context.Context, d *staff.Desk, property int, start time.Time, moved *string, agent *int) (*Check, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	a, err := s.Store.Appointments.FreshAppointment(ctx, property, start)
	if a == nil || err != nil {
		return nil, err
	}
	if moved != nil {
		a.ID = *moved
		if a.Agent, _, err = s.Store.Appointments.AgentOfAppointment(ctx, *moved); err != nil {
			return nil, err
		}
	}
	if agent != nil {
		a.Agent = *agent
	}
	hours := c.Site.Settings.ViewingHours.WithDefaults()
	on, err := s.dayOf(ctx, *a, int64(hours.Minutes)*60)
	if err != nil {
		return nil, err
	}
	l := d.Language()
	check := &Check{Agent: a.Agent, Name: agentOf(c, a.Agent).Name, Warning: s.warning(hours, start)}
	shown, err := s.Store.PropertiesByNumber(ctx, l, []int{property}, columns.Selection{Groups: []string{"rentTerms"}})
	if err != nil {
		return nil, err
	}
	if len(shown) > 0 {
		on.capacity = hours.Seats(shown[0])
	} else if on.capacity = hours.Seats(nil); moved == nil {
		on.checked.Availability = "" // what no visitor sees can only be visited by whoever booked before
	}
	check.refuse(c, l, on, s.Now())
	for _, other := range on.others {
		switch {
		case other.Start+on.length <= a.Start:
			check.Before = travelBetween(c, l, other, *a)
		case other.Start >= a.Start+on.length && check.After == nil:
			if check.After = travelBetween(c, l, *a, other); check.After != nil {
				check.After.Place = booked.PlaceOf(c, other, l)
			}
		}
	}
	return check, nil
}

// Slots lists the viewing times of a property on some days, and which of them the agent of a viewing could hold.
func (s *Service) Slots(ctx context.Context, v appointments.Viewing, from locale.Date, days int) ([]*agency.Slot, error) {
	if days < 1 || days > limits.SlotDays || !from.Valid() {
		return nil, staff.BadInput(fmt.Sprintf("from is an existing day, written YYYY-MM-DD, and days goes from 1 to %d", limits.SlotDays))
	}
	return s.Leads.Booked().SlotsOf(ctx, v, from, days)
}

// dayOf reads what the agent of an appointment does on its day.
func (s *Service) dayOf(ctx context.Context, a appointments.AgentAppointment, length int64) (on day, err error) {
	start := time.Unix(a.Start, 0)
	midnight := locale.StartOfDay(start)
	list, err := s.Store.Appointments.AppointmentsBetween(ctx, midnight, midnight.AddDate(0, 0, 1))
	if err != nil {
		return on, err
	}
	on = day{checked: a, length: length}
	for _, other := range list {
		switch {
		case other.ID == a.ID:
		case other.Agent == a.Agent:
			on.others = append(on.others, other)
		case other.Property == a.Property:
			on.here = append(on.here, other)
		}
	}
	taken, err := s.Store.Appointments.SeatsTaken(ctx, appointments.Viewing{Property: a.Property, Moved: a.ID}, start, start, s.Now())
	if err != nil {
		return on, err
	}
	on.seats = taken[a.Start]
	busy, err := s.Store.Appointments.BusyBetween(ctx, start, start.Add(time.Duration(length)*time.Second))
	on.busy = slices.DeleteFunc(busy, func(b appointments.Busy) bool { return b.Agent != a.Agent })
	return on, err
}

// refuse says why an appointment would be refused, in the order in which one would want to know it.
func (check *Check) refuse(c *agency.Catalog, l locale.Language, on day, now time.Time) {
	a := on.checked
	overlaps := func(other appointments.AgentAppointment) bool {
		return other.Start > a.Start-on.length && other.Start < a.Start+on.length &&
			(other.Property != a.Property || other.Start != a.Start)
	}
	refuse := func(why Refusal) { check.Refusal = &why }
	at := slices.IndexFunc(on.others, overlaps)
	switch {
	case a.Start < now.Unix():
		refuse(RefusedPast)
	case a.Availability != "AVAILABLE":
		refuse(RefusedUnavailable)
	case len(on.busy) > 0:
		refuse(RefusedBusy)
	case at >= 0:
		refuse(RefusedElsewhere)
		place := booked.PlaceOf(c, on.others[at], l)
		check.Elsewhere = &place
	case on.seats >= on.capacity || slices.ContainsFunc(on.here, overlaps):
		refuse(RefusedFull)
	}
}

// warning is why visitors could not book a time themselves, nil when they could.
func (s *Service) warning(hours agency.ViewingHours, start time.Time) *Warning {
	why := WarnNotice
	begins := func(slot *agency.Slot) bool { return slot.Start.Equal(start) }
	if _, ok := hours.At(start, s.Now()); ok {
		return nil
	}
	switch midnight := locale.StartOfDay(start); {
	case slices.Contains(hours.Holidays, locale.Today(start)):
		why = WarnHoliday
	case !slices.ContainsFunc(hours.SlotsOn(midnight), begins):
		why = WarnOutside
	}
	return &why
}
