package booked_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/booked"
)

// unavailable queues what is to be told of visits, twice, and gives the emails.
func unavailable(t *testing.T, o leadstest.Service) leadstest.Post {
	t.Helper()
	for range 2 { // the second time nothing is left to tell
		if err := o.Booked().QueueUnavailable(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	return o.Collect(t)
}

// TestAVisitToAPropertyThatIsTakenIsTold takes the property of a visit off the market in each way.
func TestAVisitToAPropertyThatIsTakenIsTold(t *testing.T) {
	for name, c := range map[string]struct{ take, state string }{
		"sold":            {"UPDATE property SET status = 2 WHERE number = ?", "Verkocht"},
		"sold by marquee": {"UPDATE property SET marquee = 3 WHERE number = ?", "Verkocht"},
		"rented":          {"UPDATE property SET status = 4 WHERE number = ?", "Verhuurd"},
		"hidden":          {"UPDATE property SET hidden_until = 9999999999 WHERE number = ?", "Niet meer op onze site"},
		"off the site":    {"UPDATE property SET status = 3 WHERE number = ?", "Niet meer op onze site"},
		"removed":         {"DELETE FROM property WHERE number = ?", "Niet meer op onze site"},
	} {
		t.Run(name, func(t *testing.T) {
			o := open(t)
			slots := o.FreeSlots(t, forSale)
			if _, problems, err := o.Book(t, forSale, slots[0].Start, an.Email); err != nil || len(problems) > 0 {
				t.Fatal(problems, err)
			}
			token := o.Collect(t).Token(t, an.Email, "/nl/mijn-afspraak/?token=")
			agent := AgentOf(t, o, forSale)
			calendar, err := o.Store.Appointments.MakeFeed(t.Context(), agent)
			if err != nil {
				t.Fatal(err)
			}
			if p := unavailable(t, o); len(p.Subjects) != 0 {
				t.Fatalf("while the home is on offer the emails are %q, want none", p.Subjects)
			}
			write(t, o, c.take, forSale)
			p := unavailable(t, o)
			text := decoded(p.Texts[an.Email])
			if len(p.Subjects[an.Email]) != 1 || len(p.Subjects[agencyMailbox]) != 1 || !strings.Contains(text, c.state) ||
				!strings.Contains(text, "/nl/te-koop/?city=") || !strings.Contains(text, "/nl/mijn-afspraak/?token=") {
				t.Errorf("the emails are %q and %s, want one each, with the state, similar homes and the visit", p.Subjects, text)
			}
			v, err := o.AppointmentOfLink(t.Context(), token)
			if err != nil || v == nil || v.Available || !v.Changeable {
				t.Errorf("the link shows %+v (%v), want a visit that can be cancelled alone", v, err)
			}
			refused(t, "property UNKNOWN")(o.MoveAppointment(t.Context(), &leads.MoveInput{Token: token, Start: &slots[1].Start}))
			list, err := o.Store.Appointments.AppointmentsBetween(t.Context(), slots[0].Start, slots[0].End)
			if err != nil || len(list) != 1 || list[0].Availability == "AVAILABLE" || list[0].City == 0 || list[0].Agent == 0 {
				t.Fatalf("the desk has %+v (%v), want the visit with what was known of its home", list, err)
			}
			stale, problems, err := o.Booked().MoveAtDesk(t.Context(),
				booked.Stored{ID: list[0].ID, By: desklog.Action{At: o.Now(), Name: "moveAppointment"}},
				booked.Move{Start: slots[1].Start})
			if err != nil || stale || len(problems) != 1 || problems[0].Code != forms.Unknown {
				t.Errorf("the move at the desk gives %v (stale: %t, %v), want it refused", problems, stale, err)
			}
			if f := feed(t, o, calendar); !strings.Contains(f, "STATUS:CANCELLED") {
				t.Errorf("the agent's calendar has %s, want the visit as cancelled", f)
			}
			block := appointments.BlockOf(agent, slots[0].Start, slots[0].End)
			block.Seen, block.Length = []string{}, slots[0].End.Sub(slots[0].Start)
			inside, err := o.Store.Appointments.AppointmentsInside(t.Context(), block, o.Now())
			if err != nil || len(inside) != 1 {
				t.Errorf("hours to be blocked have the visits %+v inside (%v), want one", inside, err)
			}
			if err := o.Store.Appointments.BlockHours(t.Context(), block); !errors.Is(err, appointments.ErrBookedInside) {
				t.Errorf("blocking hours with a visit that was not seen gives %v, want ErrBookedInside", err)
			}
			taken(t)(o.CancelAppointment(t.Context(), token))
		})
	}
}

// TestAVisitToAPropertyThatCameBackIsNotTold sells a property and offers it again before anybody was told, and tells of a later sale.
func TestAVisitToAPropertyThatCameBackIsNotTold(t *testing.T) {
	o := open(t)
	if _, problems, err := o.Book(t, forSale, o.FreeSlots(t, forSale)[0].Start, an.Email); err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	o.Collect(t)
	calendar, err := o.Store.Appointments.MakeFeed(t.Context(), AgentOf(t, o, forSale))
	if err != nil {
		t.Fatal(err)
	}
	const sell, offer = "UPDATE property SET status = 2 WHERE number = ?", "UPDATE property SET status = 1 WHERE number = ?"
	for _, step := range []struct {
		sql  []string
		want int
	}{{[]string{sell, offer}, 0}, {[]string{sell}, 2}, {[]string{offer}, 0}, {[]string{sell}, 2}} {
		for _, sql := range step.sql {
			write(t, o, sql, forSale)
		}
		if p := unavailable(t, o); len(p.Subjects) != step.want {
			t.Errorf("after %q the emails are %q, want %d", step.sql, p.Subjects, step.want)
		}
		if f := feed(t, o, calendar); strings.Contains(f, "STATUS:CANCELLED") != (step.want > 0) {
			t.Errorf("after %q the agent's calendar has %s", step.sql, f)
		}
	}
}
