package db

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/people"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

var seesAll = inbox.Handler{Staff: 1, All: true}

// wrote stores a lead that came some minutes after noon.
func wrote(t testing.TB, s *Store, id, email string, minutes int, change func(*inbox.Lead)) {
	t.Helper()
	receive(t, s, receipt(id, func(r *inbox.Receipt) {
		r.Lead.Email, r.Lead.CreatedAt = email, noon.Add(time.Duration(minutes)*time.Minute).Unix()
		if change != nil {
			change(&r.Lead)
		}
	}))
}

// listed names the people of a filter in their order.
func listedPeople(t testing.TB, s *Store, by inbox.Handler, f people.Filter) (who []string) {
	t.Helper()
	rows, err := s.People.People(t.Context(), by, f, nil, noon.Add(time.Hour).Unix(), limits.DeskPeople)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		who = append(who, r.Who)
	}
	if n, err := s.People.Count(t.Context(), by, f); n != len(rows) || err != nil {
		t.Errorf("%d people are counted (%v) and %d listed", n, err, len(rows))
	}
	return who
}

// TestPeopleAreListed narrows the list of people in every way, as somebody who sees all leads and as one who sees some.
func TestPeopleAreListed(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	seller := func(l *inbox.Lead) { l.Form, l.Language = "requestValuation", locale.French }
	wrote(t, s, "a1", "an@example.com", 1, func(l *inbox.Lead) { l.FirstName, l.LastName = "An", "Old" })
	wrote(t, s, "a2", "an@example.com", 9, func(l *inbox.Lead) { l.FirstName, l.LastName = "Zoë", "Claes" })
	wrote(t, s, "t1", "tom@example.com", 5, seller)
	wrote(t, s, "p1", "", 3, func(l *inbox.Lead) { l.FirstName, l.LastName, l.Phone = "Piet", "", "+32 (0)470/11.22.33" })
	wrote(t, s, "p2", "", 2, func(l *inbox.Lead) { l.FirstName, l.LastName, l.Phone = "Pieter", "", "0470 11 22 33" })
	wrote(t, s, "x1", "spam@example.com", 8, nil)
	must(t, "spam")(s.Inbox.SetLeadState(t.Context(), "x1", 1, desk.LeadSpam, "undo", doneBy(1, "setLeadState")))
	owns(t, s, "lieve@example.com", 1)
	if _, err := s.Write(t.Context(), append(
		appointments.BookAppointment(appointments.Appointment{ID: "visit", Lead: "a1", Property: 1,
			Start: noon.Unix(), State: "BOOKED"}, appointments.Booking{Capacity: 9, Length: time.Minute, Now: noon}),
		demands.InsertDemand(
			demands.NewDemand("d", forms.PersonInput{Email: "an@example.com"}, locale.Dutch, agency.PropertyFilter{}, noon),
		),
		handle.Statement{SQL: "UPDATE demand SET state = 'ACTIVE', lead = 'a1'"},
		demands.Subscribed(demands.Subscriber{ID: "s", Email: "tom@example.com", State: "CONFIRMED", CreatedAt: noon.Unix()}),
		handle.Statement{SQL: "UPDATE lead_handling SET agent = 7 WHERE lead IN ('a2', 't1')"},
	)...); err != nil {
		t.Fatal(err)
	}
	agent, seven, one := inbox.Handler{Staff: 3}, 7, 1
	const an, tom, piet, lieve = "an@example.com", "tom@example.com", "tel:0470112233", "lieve@example.com"
	for _, c := range []struct {
		what string
		by   inbox.Handler
		f    people.Filter
		want []string
	}{
		{"everybody", seesAll, people.Filter{}, []string{an, tom, piet, lieve}},
		{"words of the last name", seesAll, people.Filter{Words: []string{"claes", "zoe"}}, []string{an}},
		{"a number", seesAll, people.Filter{Words: []string{"0470112233"}}, []string{piet}},
		{"an owner's name", seesAll, people.Filter{Words: []string{"lieve@"}}, []string{lieve}},
		{"those who search", seesAll, people.Filter{List: desk.Searching}, []string{an}},
		{"visitors", seesAll, people.Filter{List: desk.Visitors}, []string{an}},
		{"sellers", seesAll, people.Filter{List: desk.Sellers}, []string{tom}},
		{"owners", seesAll, people.Filter{List: desk.Owning}, []string{lieve}},
		{"those who write French", seesAll, people.Filter{Language: locale.French}, []string{tom}},
		{"with the newsletter", seesAll, people.Filter{Consent: desk.ConsentNewsletter}, []string{tom}},
		{"with a demand", seesAll, people.Filter{Consent: desk.ConsentDemand}, []string{an}},
		{"who agreed to nothing", seesAll, people.Filter{Consent: desk.ConsentNone}, []string{piet, lieve}},
		{"of an agent", seesAll, people.Filter{Agent: &seven}, []string{an, tom}},
		{"who saw a home", seesAll, people.Filter{Saw: &one}, []string{an}},
		{"with an address", seesAll, people.Filter{Addresses: []string{piet}}, []string{piet}},
		{"everybody of an agent's own", agent, people.Filter{}, []string{piet, an}},
		{"a colleague's words", agent, people.Filter{Words: []string{"claes"}}, nil},
		{"a colleague's seller", agent, people.Filter{List: desk.Sellers}, nil},
		{"a newsletter of a colleague's", agent, people.Filter{Consent: desk.ConsentNewsletter}, nil},
		{"owners, as an agent", agent, people.Filter{List: desk.Owning}, nil},
	} {
		if got := listedPeople(t, s, c.by, c.f); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q are listed, want %q", c.what, got, c.want)
		}
	}
	rows, err := s.People.People(t.Context(), seesAll, people.Filter{}, nil, noon.Add(time.Hour).Unix(), 1)
	if err != nil || len(rows) != 1 || rows[0].LastName != "Claes" || rows[0].Viewed != 1 || rows[0].Demands != 1 || *rows[0].Lead != "a2" {
		t.Errorf("the first row is %+v (%v), want Zoë Claes, who saw one home and has a demand", rows, err)
	}
	after, err := s.People.People(t.Context(), seesAll, people.Filter{}, &people.Cursor{At: rows[0].At, Who: an}, 0, 9)
	if err != nil || len(after) != 3 || after[0].Who != tom {
		t.Errorf("after An come %+v (%v), want Tom and two more", after, err)
	}
	if rows, err = s.People.People(
		t.Context(),
		agent,
		people.Filter{},
		nil,
		0,
		9,
	); err != nil || rows[1].LastName != "Old" ||
		rows[1].Viewed != 0 {
		t.Errorf("an agent reads %+v (%v), want An by the own lead", rows, err)
	}
}

// TestANameOfAColleaguesDemandIsNotListed is of somebody whose name only a demand has, which a colleague's lead registered.
func TestANameOfAColleaguesDemandIsNotListed(t *testing.T) {
	s := open(t)
	nameless := func(l *inbox.Lead) { l.FirstName, l.LastName = "", "" }
	wrote(t, s, "own", "an@example.com", 1, nameless)
	wrote(t, s, "colleagues", "an@example.com", 2, nameless)
	named := forms.PersonInput{Email: "an@example.com", FirstName: "An", LastName: "Claes"}
	if _, err := s.Write(t.Context(),
		demands.InsertDemand(demands.NewDemand("d", named, locale.Dutch, agency.PropertyFilter{}, noon)),
		handle.Statement{SQL: "UPDATE demand SET lead = 'colleagues'"},
		handle.Statement{SQL: "UPDATE lead_handling SET agent = 7 WHERE lead = 'colleagues'"}); err != nil {
		t.Fatal(err)
	}
	for by, want := range map[inbox.Handler]string{seesAll: "An Claes", {Staff: 3}: ""} {
		rows, err := s.People.People(t.Context(), by, people.Filter{}, nil, 0, 9)
		if err != nil || len(rows) != 1 || rows[0].Name != want {
			t.Errorf("%+v reads %+v (%v), want one with the name %q", by, rows, err, want)
		}
	}
}

// TestTwoAreOne joins people, joins what they became again, and undoes, splits, forgets and lets expire.
func TestTwoAreOne(t *testing.T) {
	s := open(t)
	for i, who := range []string{"a", "b", "c", "d"} {
		wrote(t, s, who, who+"@example.com", i, nil)
	}
	at := func(id string, staff int, minutes int) desklog.Action {
		return desklog.Action{At: noon.Add(time.Duration(minutes) * time.Minute), Staff: staff, Name: "joinPeople", Undo: id}
	}
	join := func(person, other, undo string, minutes int) error {
		return s.People.Join(t.Context(), people.Joined{Person: person + "@example.com", Address: other + "@example.com",
			FirstName: "Of " + other, Language: "de"}, at(undo, 1, minutes))
	}
	is := func(when string, want ...string) {
		t.Helper()
		var got []string
		for _, who := range listedPeople(t, s, seesAll, people.Filter{}) {
			all, err := s.People.Addresses(t.Context(), seesAll, who)
			if err != nil {
				t.Fatal(err)
			}
			one := ""
			for _, address := range all {
				one += address[:1]
			}
			got = append(got, one)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s the people are %q, want %q", when, got, want)
		}
	}
	unknown := handle.Refused{Why: forms.Unknown}
	if err := errors.Join(join("b", "c", "first", 0), join("a", "b", "second", 10)); err != nil {
		t.Fatal(err)
	}
	is("after two joins", "d", "abc")
	if rows, _ := s.People.People(t.Context(), seesAll, people.Filter{Addresses: []string{"c@example.com"}}, nil, 0, 9); len(rows) != 1 ||
		rows[0].FirstName != "Of b" || rows[0].Language != "de" || rows[0].Addresses != 3 {
		t.Errorf("the joined row is %+v, want what was chosen last, of three addresses", rows)
	}
	if err := join("d", "c", "third", 11); !errors.Is(err, unknown) {
		t.Errorf("joining somebody whom another address stands for gives %v, want UNKNOWN", err)
	}
	for _, c := range []struct {
		undo           string
		staff, minutes int
	}{{"first", 1, 12}, {"second", 2, 12}, {"second", 1, 40}, {"", 1, 12}} {
		if err := s.People.UndoJoin(t.Context(), c.undo, at("", c.staff, c.minutes)); !errors.Is(err, unknown) {
			t.Errorf("undoing %+v gives %v, want UNKNOWN: it was joined again, is a colleague's, is too old, or is nothing", c, err)
		}
	}
	if err := s.People.UndoJoin(t.Context(), "second", at("", 1, 39)); err != nil {
		t.Fatal(err)
	}
	is("after undoing", "d", "bc", "a")
	if done, err := s.People.Split(t.Context(), "b@example.com", at("", 1, 50)); done || err != nil {
		t.Errorf("the address that stands for others is split (%v)", err)
	}
	must(t, "the split")(s.People.Split(t.Context(), "c@example.com", at("", 1, 50)))
	is("after splitting", "d", "c", "b", "a")
	if err := errors.Join(join("a", "b", "again", 51), join("c", "d", "both", 52)); err != nil {
		t.Fatal(err)
	}
	both, err := s.People.Addresses(t.Context(), seesAll, "b@example.com")
	if err != nil {
		t.Fatal(err)
	}
	if gone, err := s.People.Forget(t.Context(), both, desklog.Action{At: noon, Name: "erasePerson"}); gone["lead"] != 2 ||
		gone["same_person"] != 1 || err != nil {
		t.Errorf("forgetting one of two erases %v (%v), want both leads and that they were one", gone, err)
	}
	is("after forgetting", "cd")
	if _, err := s.Write(t.Context(), handle.Statement{SQL: "DELETE FROM lead WHERE id = 'd'"}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.DeleteExpired(t.Context(), nil, noon); err != nil || count(t, s, "same_person") != 0 {
		t.Errorf("a joined address stays when its last lead went (%v)", err)
	}
}

// TestShortNumbersAreFound finds numbers of Luxembourg with six digits, with and without the country, and nobody else's.
func TestShortNumbersAreFound(t *testing.T) {
	s := open(t)
	for i, phone := range []string{"22 12 34", "+352 22 12 34", "00352221234", "0475 22 12 34", "+352 621 22 12 34", "+32 89 22 12 34"} {
		wrote(t, s, fmt.Sprint(i), fmt.Sprint(i, "@example.com"), i, func(l *inbox.Lead) { l.Phone = phone })
	}
	for digits, want := range map[string][]string{
		"221234": {"2@example.com", "1@example.com", "0@example.com"}, "352221234": {"2@example.com", "1@example.com", "0@example.com"},
		"0475221234": {"3@example.com"}, "621221234": {"4@example.com"}, "089221234": {"5@example.com"}, "123422": nil,
	} {
		got, err := s.People.AddressesWithPhone(t.Context(), seesAll, digits, limits.PeopleFound)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("with %s are found %q (%v), want %q", digits, got, err, want)
		}
	}
	for typed, want := range map[string]string{"+32 (0)470/11.22.33": "tel:0470112233", "0032470112233": "tel:0470112233",
		"00352 22 12 34": "tel:+352221234", "22-12-34": "tel:221234", "tel:+352221234": "tel:+352221234"} {
		wrote(t, s, "w"+typed, "", 1, func(l *inbox.Lead) { l.Phone = typed })
		var who string
		if err := s.One(t.Context(), &who, "SELECT who FROM lead WHERE id = ?", "w"+typed); who != want && typed != "tel:+352221234" ||
			people.OfPhone(typed) != want || err != nil {
			t.Errorf("%q is %q in the store and %q in the program (%v), want %q", typed, who, people.OfPhone(typed), err, want)
		}
	}
}
