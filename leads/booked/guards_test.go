package booked_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/leadstest"

	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
)

func TestAgentHasOneAppointmentAtATime(t *testing.T) {
	o := open(t)
	start := leadstest.Followed(t, o.FreeSlots(t, forSale))
	taken(t)(o.Book(t, forSale, start, an.Email))
	refused(t, "start FULL")(o.Book(t, leadstest.SameAgent, start, "tom@example.org"))
	if o.IsFree(t, leadstest.SameAgent, start) {
		t.Error("a slot is free although the agent is elsewhere")
	}
	if !o.IsFree(t, leadstest.SameAgent, start.Add(30*time.Minute)) || !o.IsFree(t, leadstest.AnotherAgent, start) {
		t.Error("the next slot, or one of another agent, is not free")
	}
	taken(t)(o.Book(t, leadstest.AnotherAgent, start, "tom@example.org"))
	taken(t)(o.Book(t, leadstest.SameAgent, start.Add(30*time.Minute), "eva@example.org"))
	token := o.Collect(t).Token(t, "eva@example.org", "/nl/mijn-afspraak/?token=")
	refused(t, "start FULL")(o.MoveAppointment(t.Context(), &leads.MoveInput{Token: token, Start: &start}))
}

func TestPersonHasOneOpenAppointmentPerPropertyAndNoneThatOverlap(t *testing.T) {
	o := open(t)
	slots := o.FreeSlots(t, forSale)
	slots = slots[len(slots)/2:] // later days, so that these slots are still listed a day later
	first := taken(t)(o.Book(t, forSale, slots[0].Start, an.Email))
	token := o.Collect(t).Token(t, an.Email, "/nl/mijn-afspraak/?token=")
	for _, again := range []struct {
		property int
		start    time.Time
	}{{forSale, slots[1].Start}, {leadstest.AnotherAgent, slots[0].Start}} {
		a := taken(t)(o.Book(t, again.property, again.start, an.Email))
		if !a.Start.Equal(again.start) || a.AlreadyRequested || len(a.Path) != len(first.Path) {
			t.Error("a stranger is told that this person has an appointment:", a)
		}
		p := o.Collect(t)
		p.Expect(t, agencyMailbox)
		if len(p.Subjects[an.Email]) != 1 || !strings.HasPrefix(p.Subjects[an.Email][0],
			"U hebt al een bezoek op ") || strings.Contains(p.Texts[an.Email], "BEGIN:VCALENDAR") {
			t.Errorf("the emails are %q, want one that says there is an appointment already", p.Subjects)
		}
		if o.IsFree(t, again.property, again.start) {
			t.Error("a stranger sees by the free seat that this person has an appointment")
		}
	}
	o.At(time.Now().Add(limits.HeldSeatTime * 3 / 2))
	if !o.IsFree(t, forSale, slots[1].Start) || !o.IsFree(t, leadstest.AnotherAgent, slots[0].Start) {
		t.Error("a day later the second appointment still holds a seat")
	}
	o.At(time.Now())
	taken(t)(o.Book(t, leadstest.AnotherAgent, slots[1].Start, an.Email)) // another property at another time
	second := o.Collect(t).Token(t, an.Email, "/nl/mijn-afspraak/?token=")
	refused(t, "start ALREADY_REQUESTED")(o.MoveAppointment(t.Context(), &leads.MoveInput{Token: second, Start: &slots[0].Start}))
	taken(t)(o.CancelAppointment(t.Context(), token))
	taken(t)(o.Book(t, forSale, slots[2].Start, an.Email))
}

// TestAppointmentSlotsRevealNoOtherAppointment: a stranger books in somebody's name, twice and again under another name. All answers, and
// the slots of this property and of the agent's others, are the same whether that person had an appointment before or not.
func TestAppointmentSlotsRevealNoOtherAppointment(t *testing.T) {
	see := func(had bool) (seen []string) {
		o := open(t)
		slots := o.FreeSlots(t, forSale)
		last, first, second := slots[len(slots)-1].Start, slots[0].Start, slots[2].Start
		booker := "tom@example.org"
		if had {
			booker = an.Email
		}
		taken(t)(o.Book(t, forSale, last, booker))
		for _, try := range []struct {
			property int
			start    time.Time
			email    string
		}{{forSale, first, an.Email}, {forSale, second, an.Email}, {forSale, first, an.Email}, {forSale, first, "eva@example.org"},
			{leadstest.SameAgent, first, "eva@example.org"}} {
			a, problems, err := o.Book(t, try.property, try.start, try.email)
			seen = append(seen, fmt.Sprint(a != nil, problems, err))
			for _, property := range []int{forSale, leadstest.SameAgent, leadstest.AnotherAgent} {
				for _, s := range o.FreeSlots(t, property) {
					seen = append(seen, fmt.Sprint(property, *s))
				}
			}
		}
		return seen
	}
	if without, with := see(false), see(true); !slices.Equal(without, with) {
		t.Errorf("a stranger sees %v for a person without an appointment and %v for one with, want the same", without, with)
	}
}

// TestMoveToTheOwnHeldSeat: the email about the conflict has a link to move the existing appointment to the held seat.
func TestMoveToTheOwnHeldSeat(t *testing.T) {
	o := open(t)
	slots := o.FreeSlots(t, forSale)
	for _, s := range slots[:3] {
		taken(t)(o.Book(t, forSale, s.Start, an.Email))
	}
	token := o.Collect(t).Token(t, an.Email, "/nl/mijn-afspraak/?token=")
	taken(t)(o.MoveAppointment(t.Context(), &leads.MoveInput{Token: token, Start: &slots[1].Start}))
	if !o.IsFree(t, forSale, slots[0].Start) || o.IsFree(t, forSale, slots[1].Start) || !o.IsFree(t, forSale, slots[2].Start) {
		t.Error("after the move the new seat is free, or one of the others is still held")
	}
}
