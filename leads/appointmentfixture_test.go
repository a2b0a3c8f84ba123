package leads_test

import (
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// Properties of the sample: one with the same agent as forSale, one with another agent, and one whose address is not published.
const (
	sameAgent    = 1090
	anotherAgent = 1092
	hidden       = 1050
	hiddenStreet = "Breeërsteenweg 180"
)

// book sends the appointment form.
func book(t *testing.T, o leadstest.Service, property int, start time.Time, email string) (*leads.Answer, forms.Problems, error) {
	t.Helper()
	who := an
	who.Email = email
	return o.BookAppointment(t.Context(),
		&leads.AppointmentInput{Envelope: o.Envelope(locale.Dutch), Property: property, Person: who, Start: &start})
}

// followed is the first slot that another one follows without a gap, at whatever hour the test runs.
func followed(t *testing.T, slots []*agency.Slot) time.Time {
	t.Helper()
	for i, s := range slots[1:] {
		if s.Start.Equal(slots[i].End) {
			return slots[i].Start
		}
	}
	t.Fatal("no slot is followed by another")
	return time.Time{}
}

func isFree(t *testing.T, o leadstest.Service, property int, start time.Time) bool {
	t.Helper()
	for _, s := range freeSlots(t, o, property) {
		if s.Start.Equal(start) {
			return true
		}
	}
	return false
}
