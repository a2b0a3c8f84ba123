package db

import (
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/people"
)

func TestPersonalDataAndForget(t *testing.T) {
	s := open(t)
	someone(t, s, "an")
	someone(t, s, "tom")
	known, err := s.People.PersonalData(t.Context(), "an@example.com")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range people.Tables {
		if len(known[p.Table]) == 0 {
			t.Errorf("%s has no row of An", p.Table)
		}
	}
	if known["owner"][0]["password"] != nil || known["session"][0]["token"] != nil || known["device"][0]["token"] != nil {
		t.Error("a password or token is shown")
	}
	gone, err := s.People.Forget(t.Context(), []string{"an@example.com"}, desklog.Action{At: noon, Name: "erasePerson"})
	if err != nil || gone["lead"] != 1 || gone["demand"] != 1 || gone["lead_note"] != 1 {
		t.Fatalf("the rows that went are %v (%v), want one lead, demand and note among them", gone, err)
	}
	left, err := s.People.PersonalData(t.Context(), "an@example.com")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range people.Tables {
		if n := len(left[p.Table]); n != 0 {
			t.Errorf("%s still has %d rows of An", p.Table, n)
		}
		if n := count(t, s, p.Table); n == 0 {
			t.Errorf("%s lost the rows of Tom", p.Table)
		}
	}
}

// TestPersonalListsEveryTable looks for columns that can hold personal data in tables that Tables does not list.
func TestPersonalListsEveryTable(t *testing.T) {
	s := open(t)
	var tables []string
	if err := s.List(t.Context(), &tables, `SELECT DISTINCT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
		WHERE m.type = 'table' AND c.name IN ('email', 'recipient', 'first_name', 'last_name', 'phone', 'lead',
		'demand', 'owner')`); err != nil {
		t.Fatal(err)
	}
	if len(tables) < 5 {
		t.Fatalf("only %d tables with personal data are found: %v", len(tables), tables)
	}
	for _, table := range tables {
		if !slices.ContainsFunc(people.Tables, func(p struct{ Table, Mine string }) bool { return p.Table == table }) {
			t.Errorf("%s holds personal data and is not in the list Tables", table)
		}
	}
}

func TestDeleteExpired(t *testing.T) {
	s := open(t)
	someone(t, s, "an")
	receive(t, s, receipt("rent", func(r *inbox.Receipt) { r.Lead.Form = "applyForRent" }))
	for _, c := range []struct {
		after  int
		booked int // retention of appointments in days
		leads  int
	}{
		{89, 730, 2}, {91, 730, 1}, {100, 200, 1},
		{201, 200, 0},
	} {
		if _, err := s.DeleteExpired(t.Context(), map[string]int{"applyForRent": 90, "bookAppointment": c.booked},
			noon.AddDate(0, 0, c.after).Add(time.Minute)); err != nil {
			t.Fatal(err)
		}
		if n := count(t, s, "lead"); n != c.leads {
			t.Errorf("after %d days: %d leads, want %d", c.after, n, c.leads)
		}
	}
	if count(t, s, "demand") != 1 || count(t, s, "subscriber") != 0 || count(t, s, "captcha") != 0 {
		t.Error("after 201 days want the confirmed demand kept, and the unconfirmed subscriber and all captchas gone")
	}
}
