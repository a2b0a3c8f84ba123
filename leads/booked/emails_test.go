package booked_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/leadstest"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/leads"
)

// TestAppointmentAtAHiddenAddressMeetsAtTheOffice: the agency's email has the street, the visitor's only the meeting place.
func TestAppointmentAtAHiddenAddressMeetsAtTheOffice(t *testing.T) {
	o := open(t)
	start := leadstest.Followed(t, o.FreeSlots(t, hidden))
	taken(t)(o.Book(t, hidden, start, an.Email))
	p := o.Collect(t)
	if text := decoded(p.Texts[an.Email]); strings.Contains(text, hiddenStreet) || strings.Count(text,
		"Afspraak: op ons kantoor, Breeërsteenweg 1") != 2 || !strings.Contains(text, "LOCATION:op ons kantoor") {
		t.Error("the visitor is not told to come to the office:", text)
	}
	if !strings.Contains(decoded(p.Texts[agencyMailbox]), hiddenStreet) {
		t.Error("the agency is not told the street")
	}
	if _, err := o.Store.Write(t.Context(),
		handle.Statement{SQL: `UPDATE site SET content = json_set(content, '$.settings.visits.meetingPlace', 'PROPERTY')`}); err != nil {
		t.Fatal(err)
	}
	token := p.Token(t, an.Email, "/nl/mijn-afspraak/?token=")
	next := start.Add(30 * time.Minute)
	taken(t)(o.MoveAppointment(t.Context(), &leads.MoveInput{Token: token, Start: &next}))
	p = o.Collect(t)
	for _, who := range []string{an.Email, agencyMailbox} {
		if text := decoded(p.Texts[who]); !strings.Contains(text, hiddenStreet) || !strings.Contains(text, "Eerder: ") {
			t.Errorf("the email to %s lacks the meeting place or the previous time: %s", who, text)
		}
	}
}

func TestAVisitorIsRemindedOnceTheDayBefore(t *testing.T) {
	o := open(t)
	slots := o.FreeSlots(t, forSale)
	late := slots[len(slots)-1].Start
	taken(t)(o.Book(t, forSale, late, an.Email))
	cancelled := slots[len(slots)-2].Start
	taken(t)(o.Book(t, forSale, cancelled, "tom@example.org"))
	sent := o.Collect(t)
	taken(t)(o.CancelAppointment(t.Context(), sent.Token(t, "tom@example.org", "/nl/mijn-afspraak/?token=")))
	o.Collect(t)
	remind := func(at time.Time) leadstest.Post {
		t.Helper()
		o.Now = func() time.Time { return at }
		if err := o.Booked().SendReminders(t.Context()); err != nil {
			t.Fatal(err)
		}
		return o.CollectAt(t, at)
	}
	if p := remind(late.Add(-25 * time.Hour)); len(p.Subjects) != 0 {
		t.Errorf("25 hours before the appointment the emails are %q, want none", p.Subjects)
	}
	p := remind(late.Add(-24 * time.Hour))
	if len(p.Subjects) != 1 || len(p.Subjects[an.Email]) != 1 || !strings.HasPrefix(p.Subjects[an.Email][0], "Tot binnenkort") {
		t.Errorf("24 hours before the appointment the emails are %q, want one reminder", p.Subjects)
	}
	p.Token(t, an.Email, "/nl/mijn-afspraak/?token=")
	if p := remind(late.Add(-23 * time.Hour)); len(p.Subjects) != 0 {
		t.Errorf("23 hours before the appointment the emails are %q, want no second reminder", p.Subjects)
	}
}
