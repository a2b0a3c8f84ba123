package leads_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
)

func TestAgentHasOneAppointmentAtATime(t *testing.T) {
	o := open(t)
	start := followed(t, freeSlots(t, o, forSale))
	taken(t)(book(t, o, forSale, start, an.Email))
	refused(t, "start FULL")(book(t, o, sameAgent, start, "tom@example.org"))
	if isFree(t, o, sameAgent, start) {
		t.Error("a slot is free although the agent is elsewhere")
	}
	if !isFree(t, o, sameAgent, start.Add(30*time.Minute)) || !isFree(t, o, anotherAgent, start) {
		t.Error("the next slot, or one of another agent, is not free")
	}
	taken(t)(book(t, o, anotherAgent, start, "tom@example.org"))
	taken(t)(book(t, o, sameAgent, start.Add(30*time.Minute), "eva@example.org"))
	token := collect(t, o).token(t, "eva@example.org", "/nl/mijn-afspraak/?token=")
	refused(t, "start FULL")(o.MoveAppointment(t.Context(), &leads.MoveInput{Token: token, Start: &start}))
}

func TestPersonHasOneOpenAppointmentPerPropertyAndNoneThatOverlap(t *testing.T) {
	o := open(t)
	slots := freeSlots(t, o, forSale)
	slots = slots[len(slots)/2:] // later days, so that these slots are still listed a day later
	first := taken(t)(book(t, o, forSale, slots[0].Start, an.Email))
	token := collect(t, o).token(t, an.Email, "/nl/mijn-afspraak/?token=")
	for _, again := range []struct {
		property int
		start    time.Time
	}{{forSale, slots[1].Start}, {anotherAgent, slots[0].Start}} {
		a := taken(t)(book(t, o, again.property, again.start, an.Email))
		if !a.Start.Equal(again.start) || a.AlreadyRequested || len(a.Path) != len(first.Path) {
			t.Error("a stranger is told that this person has an appointment:", a)
		}
		p := collect(t, o)
		p.expect(t, agencyMailbox)
		if len(p.subjects[an.Email]) != 1 || !strings.HasPrefix(p.subjects[an.Email][0],
			"U hebt al een bezoek op ") || strings.Contains(p.texts[an.Email], "BEGIN:VCALENDAR") {
			t.Errorf("the emails are %q, want one that says there is an appointment already", p.subjects)
		}
		if isFree(t, o, again.property, again.start) {
			t.Error("a stranger sees by the free seat that this person has an appointment")
		}
	}
	at(o, time.Now().Add(limits.HeldSeatTime*3/2))
	if !isFree(t, o, forSale, slots[1].Start) || !isFree(t, o, anotherAgent, slots[0].Start) {
		t.Error("a day later the second appointment still holds a seat")
	}
	at(o, time.Now())
	taken(t)(book(t, o, anotherAgent, slots[1].Start, an.Email)) // another property at another time
	second := collect(t, o).token(t, an.Email, "/nl/mijn-afspraak/?token=")
	refused(t, "start ALREADY_REQUESTED")(o.MoveAppointment(t.Context(), &leads.MoveInput{Token: second, Start: &slots[0].Start}))
	taken(t)(o.CancelAppointment(t.Context(), token))
	taken(t)(book(t, o, forSale, slots[2].Start, an.Email))
}

// TestAppointmentSlotsRevealNoOtherAppointment: a stranger books in somebody's name, twice and again under another name. All answers, and
// the slots of this property and of the agent's others, are the same whether that person had an appointment before or not.
func TestAppointmentSlotsRevealNoOtherAppointment(t *testing.T) {
	see := func(had bool) (seen []string) {
		o := open(t)
		slots := freeSlots(t, o, forSale)
		last, first, second := slots[len(slots)-1].Start, slots[0].Start, slots[2].Start
		booker := "tom@example.org"
		if had {
			booker = an.Email
		}
		taken(t)(book(t, o, forSale, last, booker))
		for _, try := range []struct {
			property int
			start    time.Time
			email    string
		}{{forSale, first, an.Email}, {forSale, second, an.Email}, {forSale, first, an.Email}, {forSale, first, "eva@example.org"},
			{sameAgent, first, "eva@example.org"}} {
			a, problems, err := book(t, o, try.property, try.start, try.email)
			seen = append(seen, fmt.Sprint(a != nil, problems, err))
			for _, property := range []int{forSale, sameAgent, anotherAgent} {
				for _, s := range freeSlots(t, o, property) {
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
	slots := freeSlots(t, o, forSale)
	for _, s := range slots[:3] {
		taken(t)(book(t, o, forSale, s.Start, an.Email))
	}
	token := collect(t, o).token(t, an.Email, "/nl/mijn-afspraak/?token=")
	taken(t)(o.MoveAppointment(t.Context(), &leads.MoveInput{Token: token, Start: &slots[1].Start}))
	if !isFree(t, o, forSale, slots[0].Start) || isFree(t, o, forSale, slots[1].Start) || !isFree(t, o, forSale, slots[2].Start) {
		t.Error("after the move the new seat is free, or one of the others is still held")
	}
}
