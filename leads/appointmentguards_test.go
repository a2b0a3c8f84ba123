package leads_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
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
func book(t *testing.T, o leadstest.Service, property int, start time.Time, email string) (*leads.Answer, agency.Problems, error) {
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

// TestAppointmentAtAHiddenAddressMeetsAtTheOffice: the agency's email has the street, the visitor's only the meeting place.
func TestAppointmentAtAHiddenAddressMeetsAtTheOffice(t *testing.T) {
	o := open(t)
	start := followed(t, freeSlots(t, o, hidden))
	taken(t)(book(t, o, hidden, start, an.Email))
	p := collect(t, o)
	if text := decoded(p.texts[an.Email]); strings.Contains(text, hiddenStreet) || strings.Count(text,
		"Afspraak: op ons kantoor, Breeërsteenweg 1") != 2 || !strings.Contains(text, "LOCATION:op ons kantoor") {
		t.Error("the visitor is not told to come to the office:", text)
	}
	if !strings.Contains(decoded(p.texts[agencyMailbox]), hiddenStreet) {
		t.Error("the agency is not told the street")
	}
	if _, err := o.Store.Write(t.Context(),
		db.Statement{SQL: `UPDATE site SET content = json_set(content, '$.settings.visits.meetingPlace', 'PROPERTY')`}); err != nil {
		t.Fatal(err)
	}
	token := p.token(t, an.Email, "/nl/mijn-afspraak/?token=")
	next := start.Add(30 * time.Minute)
	taken(t)(o.MoveAppointment(t.Context(), &leads.MoveInput{Token: token, Start: &next}))
	p = collect(t, o)
	for _, who := range []string{an.Email, agencyMailbox} {
		if text := decoded(p.texts[who]); !strings.Contains(text, hiddenStreet) || !strings.Contains(text, "Eerder: ") {
			t.Errorf("the email to %s lacks the meeting place or the previous time: %s", who, text)
		}
	}
}

func TestAVisitorIsRemindedOnceTheDayBefore(t *testing.T) {
	o := open(t)
	slots := freeSlots(t, o, forSale)
	late := slots[len(slots)-1].Start
	taken(t)(book(t, o, forSale, late, an.Email))
	cancelled := slots[len(slots)-2].Start
	taken(t)(book(t, o, forSale, cancelled, "tom@example.org"))
	sent := collect(t, o)
	taken(t)(o.CancelAppointment(t.Context(), sent.token(t, "tom@example.org", "/nl/mijn-afspraak/?token=")))
	collect(t, o)
	remind := func(at time.Time) post {
		t.Helper()
		o.Now = func() time.Time { return at }
		if err := o.SendReminders(t.Context()); err != nil {
			t.Fatal(err)
		}
		return collectAt(t, o, at)
	}
	if p := remind(late.Add(-25 * time.Hour)); len(p.subjects) != 0 {
		t.Errorf("25 hours before the appointment the emails are %q, want none", p.subjects)
	}
	p := remind(late.Add(-24 * time.Hour))
	if len(p.subjects) != 1 || len(p.subjects[an.Email]) != 1 || !strings.HasPrefix(p.subjects[an.Email][0], "Tot binnenkort") {
		t.Errorf("24 hours before the appointment the emails are %q, want one reminder", p.subjects)
	}
	p.token(t, an.Email, "/nl/mijn-afspraak/?token=")
	if p := remind(late.Add(-23 * time.Hour)); len(p.subjects) != 0 {
		t.Errorf("23 hours before the appointment the emails are %q, want no second reminder", p.subjects)
	}
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
