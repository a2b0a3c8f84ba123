package leadstest

import (
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// Properties of the sample: one for sale and one for rent, another one with the agent of the first, and one with another agent.
const (
	ForSale      = 1096
	ForRent      = 1048
	SameAgent    = 1090
	AnotherAgent = 1092
)

// FreeSlots are the slots of the next days with a free seat.
func (o Service) FreeSlots(t *testing.T, property int) (free []*agency.Slot) {
	t.Helper()
	slots, err := o.Booked().Slots(t.Context(), property, locale.Today(o.Now()), 20)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range slots {
		if s.Free {
			free = append(free, s)
		}
	}
	return free
}

// IsFree says whether one of them begins at a moment.
func (o Service) IsFree(t *testing.T, property int, start time.Time) bool {
	t.Helper()
	for _, s := range o.FreeSlots(t, property) {
		if s.Start.Equal(start) {
			return true
		}
	}
	return false
}

// Followed is the first slot that another one follows without a gap, at whatever hour the test runs.
func Followed(t *testing.T, slots []*agency.Slot) time.Time {
	t.Helper()
	for i, s := range slots[1:] {
		if s.Start.Equal(slots[i].End) {
			return slots[i].Start
		}
	}
	t.Fatal("no slot is followed by another")
	return time.Time{}
}

// Book sends the appointment form of An with another address.
func (o Service) Book(t *testing.T, property int, start time.Time, email string) (*leads.Answer, forms.Problems, error) {
	t.Helper()
	who := An
	who.Email = email
	return o.BookAppointment(t.Context(),
		&leads.AppointmentInput{Envelope: o.Envelope(locale.Dutch), Property: property, Person: who, Start: &start})
}
