package link_test

import (
	"regexp"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// booked is an appointment at a property of a link, with what its visitor does.
type booked struct {
	*site
	o     leadstest.Service
	slots []time.Time
	token string
}

// book lets a visitor book an appointment at a property of the link.
func (s *site) book(id string) *booked {
	s.t.Helper()
	v := &booked{site: s, o: leadstest.Open(s.t, s.Store)}
	number := s.records()[id].Number
	slots, err := v.o.Booked().Slots(s.t.Context(), number, locale.Today(time.Now()), 20)
	if err != nil {
		s.t.Fatal(err)
	}
	for _, slot := range slots {
		if slot.Free {
			v.slots = append(v.slots, slot.Start)
		}
	}
	_, problems, err := v.o.BookAppointment(s.t.Context(), &leads.AppointmentInput{Envelope: v.o.Envelope(locale.Dutch), Property: number,
		Start:  &v.slots[0],
		Person: forms.PersonInput{FirstName: "An", LastName: "Claes", Email: "an@example.org", Phone: "0475 12 34 56"}})
	if err != nil || len(problems) > 0 {
		s.t.Fatalf("the appointment is refused: %v, %v", problems, err)
	}
	v.token = v.linkOfEmail()
	s.catchUp()
	return v
}

// catchUp moves the link's clock to after what visitors did.
func (s *site) catchUp() {
	if now := time.Now().Add(time.Second); s.now.Before(now) {
		s.now = now
	}
}

// linkOfEmail finds the token of the visitor's email.
func (v *booked) linkOfEmail() string {
	v.t.Helper()
	due, err := v.Store.Outbox.DueEmails(v.t.Context(), time.Now(), 100)
	if err != nil {
		v.t.Fatal(err)
	}
	for _, email := range due {
		text := strings.NewReplacer("=\r\n", "", "=3D", "=").Replace(string(email.Message))
		if found := regexp.MustCompile(`/nl/mijn-afspraak/\?token=([^"\s<&]+)`).FindStringSubmatch(text); found != nil {
			return found[1]
		}
	}
	v.t.Fatal("the visitor has no email with a link to the appointment")
	return ""
}

func (v *booked) move(slot int) {
	v.t.Helper()
	_, problems, err := v.o.MoveAppointment(v.t.Context(), &leads.MoveInput{Token: v.token, Start: &v.slots[slot]})
	if err != nil || len(problems) > 0 {
		v.t.Fatalf("the appointment is not moved: %v, %v", problems, err)
	}
	v.catchUp()
}

func (v *booked) cancel() {
	v.t.Helper()
	if _, problems, err := v.o.CancelAppointment(v.t.Context(), v.token); err != nil || len(problems) > 0 {
		v.t.Fatalf("the appointment is not cancelled: %v, %v", problems, err)
	}
	v.catchUp()
}

// clock is a slot as CRMs read it.
func (v *booked) clock(slot int) string {
	return v.slots[slot].In(locale.Zone).Format("2006-01-02T15:04:05")
}
