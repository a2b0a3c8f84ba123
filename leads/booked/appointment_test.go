package booked_test

import (
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

func TestAppointmentIsBookedMovedAndCancelled(t *testing.T) {
	o := open(t)
	slots := o.FreeSlots(t, forSale)
	book := func(start time.Time, email string) *leads.AppointmentInput {
		who := an
		who.Email = email
		return &leads.AppointmentInput{Envelope: o.Envelope(locale.Dutch), Property: forSale, Person: who, Start: &start}
	}
	if a := taken(t)(o.BookAppointment(t.Context(),
		book(slots[0].Start, an.Email))); !a.Start.Equal(slots[0].Start) || !a.End.Equal(slots[0].End) {
		t.Errorf("the appointment is %+v, want the slot that was chosen", a)
	}
	refused(t, "start FULL")(o.BookAppointment(t.Context(), book(slots[0].Start, "tom@example.org")))
	if left := o.FreeSlots(t, forSale); len(left) != len(slots)-1 || left[0].Start.Equal(slots[0].Start) {
		t.Error("the slot is still free")
	}
	token := o.Collect(t).Token(t, an.Email, "/nl/mijn-afspraak/?token=")
	if v, err := o.AppointmentOfLink(t.Context(), token); err != nil || v.State != "BOOKED" || !v.Start.Equal(slots[0].Start) {
		t.Errorf("the link shows %+v (%v), want the appointment as it was booked", v, err)
	}
	refused(t, "start UNKNOWN")(o.MoveAppointment(t.Context(), &leads.MoveInput{Token: token, Start: ptr(slots[1].Start.Add(time.Minute))}))
	if a := taken(t)(o.MoveAppointment(t.Context(),
		&leads.MoveInput{Token: token, Start: &slots[0].Start})); !a.Start.Equal(slots[0].Start) {
		t.Errorf("the answer to a move to the same time is %+v, want the appointment as it is", a)
	}
	if p := o.Collect(t); len(p.Subjects) != 0 {
		t.Errorf("the emails about a move to the same time are %q, want none", p.Subjects)
	}
	taken(t)(o.MoveAppointment(t.Context(), &leads.MoveInput{Token: token, Start: &slots[1].Start}))
	moved := o.Collect(t)
	if len(moved.Subjects[an.Email]) != 1 || len(moved.Subjects[agencyMailbox]) != 1 || !strings.Contains(moved.Texts[an.Email],
		"SEQUENCE:1") {
		t.Errorf("the emails about the move are %q, want one to the visitor and one to the agency", moved.Subjects)
	}
	taken(t)(o.CancelAppointment(t.Context(), token))
	if p := o.Collect(t); !strings.Contains(p.Texts[an.Email], "METHOD:CANCEL") || !strings.Contains(p.Texts[an.Email], "SEQUENCE:2") ||
		!strings.Contains(decoded(p.Texts[an.Email]), "/1096/?form=appointment") {
		t.Errorf("the emails %q lack the cancelled event or the link to book again: %s", p.Subjects, p.Texts[an.Email])
	}
	refused(t, "token LINK_ENDED")(o.CancelAppointment(t.Context(), token))
	refused(t, "token LINK_ENDED")(o.CancelAppointment(t.Context(), token+"x"))
	if left := o.FreeSlots(t, forSale); len(left) != len(slots) {
		t.Error("the seat of the cancelled appointment is not free again")
	}
}

// TestBookAppointmentOfAHundredVisitorsForOneSeat lets a hundred visitors send the form for one seat at the same moment.
func TestBookAppointmentOfAHundredVisitorsForOneSeat(t *testing.T) {
	o := open(t)
	o.Captcha = leadstest.Trusting{}
	start := o.FreeSlots(t, forSale)[0].Start
	var wg sync.WaitGroup
	var booked, full atomic.Int64
	for i := range 100 {
		who := an
		who.Email = fmt.Sprintf("visitor%d@example.org", i)
		key := fmt.Sprint("a key of visitor ", i)
		envelope := leads.Envelope{Key: key, Language: locale.Dutch, Privacy: true, Captcha: &leads.CaptchaInput{ID: key, Proof: "1"}}
		form := &leads.AppointmentInput{Envelope: envelope, Property: forSale, Person: who, Start: &start}
		wg.Go(func() {
			visitor := &principal.Principal{Address: fmt.Sprint("192.0.2.", i)}
			a, problems, err := o.BookAppointment(principal.With(t.Context(), visitor), form)
			switch {
			case a != nil:
				booked.Add(1)
			case len(problems) == 1 && problems[0].Code == forms.Full:
				full.Add(1)
			default:
				t.Errorf("the form gives %v (%v), want a seat or %s", problems, err, forms.Full)
			}
		})
	}
	wg.Wait()
	if booked.Load() != 1 || full.Load() != 99 || len(o.Stored(t, "bookAppointment")) != 1 {
		t.Errorf("%d visitors have the seat and %d are told it is full, want 1, as a lead, and 99", booked.Load(), full.Load())
	}
	if p := o.Collect(t); len(p.Subjects) != 2 || len(p.Subjects[agencyMailbox]) != 1 {
		t.Errorf("the emails are %q, want one to the visitor and one to the agency", p.Subjects)
	}
}

func TestAppointmentAtARentalNeedsItsStatements(t *testing.T) {
	o := open(t)
	book := &leads.AppointmentInput{Envelope: o.Envelope(locale.Dutch), Property: forRent, Person: an,
		Start: &o.FreeSlots(t, forRent)[0].Start}
	refused(t, "statements STATEMENTS")(o.BookAppointment(t.Context(), book))
	book.Statements = []agency.RentStatement{agency.StatesIncome, agency.StatesPersons, agency.StatesRead, agency.StatesSigning}
	taken(t)(o.BookAppointment(t.Context(), book))
	second := *book
	second.Envelope, second.Person.Email = o.Envelope(locale.Dutch), "tom@example.org"
	taken(t)(o.BookAppointment(t.Context(), &second)) // this property has two seats
}
