package week

import (
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/leads/booked"
	"github.com/gevel/gevel/locale"
)

// Travel is the way between two appointments of an agent on a day. Minutes by car are estimated; Spare are the minutes between the two.
type Travel struct {
	Place   string // of the other appointment
	Minutes int
	Spare   int
}

// Tight reports whether the way takes longer than there is time.
func (t *Travel) Tight() bool { return t.Minutes > t.Spare }

// travelBetween is the way from one appointment to a later one. It is nil on different days, at the same property, and when nobody said
// where one of the two is: from the middle of its town no way can be told.
func travelBetween(c *agency.Catalog, l locale.Language, before, after appointments.AgentAppointment) *Travel {
	start, earlier := time.Unix(after.Start, 0), time.Unix(before.Start, 0)
	from, to := locationOf(before), locationOf(after)
	if from == nil || to == nil || before.Property == after.Property || locale.Today(start) != locale.Today(earlier) {
		return nil
	}
	length := time.Duration(c.Site.Settings.ViewingHours.WithDefaults().Minutes) * time.Minute
	return &Travel{Place: booked.PlaceOf(c, before, l), Minutes: from.DriveMinutes(*to),
		Spare: max(0, int(start.Sub(earlier.Add(length)).Minutes()))}
}

func locationOf(a appointments.AgentAppointment) *geo.Location {
	if a.Latitude == nil || a.Longitude == nil {
		return nil
	}
	return &geo.Location{Latitude: *a.Latitude, Longitude: *a.Longitude, Exact: true}
}
