package db

import (
	"crypto/rand"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// someone writes one person into every table with personal data.
func someone(t *testing.T, s *Store, name string) {
	t.Helper()
	email := name + "@example.com"
	if err := s.AddLink(t.Context(), "link", "sweepbright", nil, "secret"); err != nil && !errors.Is(err, ErrLinkExists) {
		t.Fatal(err)
	}
	receive(t, s, receipt(name, func(r *Receipt) {
		l := &r.Lead
		l.Email, l.Form, r.CRM = email, "bookAppointment", true
		r.Effects = BookAppointment(Appointment{ID: "visit " + name, Lead: name, Property: 1, Start: noon.Unix(), State: "BOOKED"},
			Booking{Email: email, Capacity: 9, Length: 30 * time.Minute, Now: noon})
		r.Effects = append(r.Effects,
			HoldSeat(Appointment{ID: "second " + name, Lead: name, Property: 2, Start: noon.Unix()}, Booking{Capacity: 9, Now: noon},
				noon.Add(time.Hour))...)
		r.Effects = append(r.Effects, InsertJointOffer(name))
		r.Effects = append(r.Effects, InsertDocumentRequests(*l, 1, []string{"epc.pdf"})...)
		r.Effects = append(r.Effects, InsertUpload(name, agency.Upload{File: name + ".pdf", Name: "cv.pdf"}),
			Subscribed(Subscriber{ID: "sub " + name, Email: email, State: "PENDING", CreatedAt: noon.Unix()}),
			InsertDemand(NewDemand("demand "+name, agency.PersonInput{Email: email}, locale.Dutch, agency.PropertyFilter{}, noon)))
	}))
	if _, err := s.ConfirmDemand(t.Context(), "demand "+name, noon,
		[]Email{{ID: "hello " + name, Recipient: email, Message: []byte("x")}}); err != nil {
		t.Fatal(err)
	}
	fill(t, s, property(1, nil))
	o := owns(t, s, email, 1)
	begin(t, s, o, "token of "+name, noon)
	closedStaff(t, s, email)
	if err := s.AddLeadNote(t.Context(), name, "", "Called back.", Action{At: noon, Staff: 1, Name: "addLeadNote"}); err != nil {
		t.Fatal(err)
	}
	if err := s.SaveList(t.Context(), SavedList{Name: name, List: agency.EveryLead, Filter: `{"words":"` + email + `"}`},
		doneBy(1, "saveLeadList")); err != nil {
		t.Fatal(err)
	}
	at := noon.Unix()
	if done, err := s.SetValuation(t.Context(), name, 0, &at, doneBy(1, "setValuation")); err != nil || !done {
		t.Fatalf("the valuation of %s cannot be set: %v", name, err)
	}
	if done, err := s.SetLeadState(t.Context(), name, 1, agency.LeadDone, rand.Text(), doneBy(1, "setLeadState")); err != nil || !done {
		t.Fatalf("the state of the lead of %s cannot be set: %v", name, err)
	}
	if done, err := s.AnswerLead(t.Context(), Answer{Lead: name, Version: 2, State: agency.LeadDone, Text: "Monday at ten.",
		Files: []agency.Upload{{File: "file for " + name + ".pdf", Name: "plan.pdf", Type: "application/pdf", Size: 9}},
		Email: Email{ID: "answer " + name, Kind: "answer-visitor", Recipient: email, Message: []byte("x")},
		By:    doneBy(1, "")}); err != nil || !done {
		t.Fatalf("the lead of %s cannot be answered: %v", name, err)
	}
	if err := s.ReportAppointment(t.Context(), Appointment{ID: "visit " + name, Lead: name}, AppointmentReport{Text: "Light."}, nil,
		Action{At: noon, Staff: 1, Name: "reportAppointment"}); err != nil {
		t.Fatal(err)
	}
	if err := s.StartOwnerNews(t.Context(), o.ID, "news of "+name, nil, noon); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Write(t.Context(), InsertPasswordLink(email, "link of "+name, noon.Add(time.Hour))); err != nil {
		t.Fatal(err)
	}
	if err := s.SaveDevice(t.Context(), Device{Token: "device of " + name, Owner: o.ID, At: noon, Ends: noon.Add(time.Hour)},
		""); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Write(t.Context(),
		Statement{SQL: "INSERT INTO watch (demand, property) VALUES (?, 1)", Args: []any{"demand " + name}}); err != nil {
		t.Fatal(err)
	}
	alert := Alert{Demand: Demand{ID: "demand " + name}, News: []News{News{Property: 1, Reason: "PUBLISHED"}}}
	if err := s.QueueAlert(t.Context(), alert, Email{ID: "news " + name, Recipient: email, Message: []byte("x")}, noon); err != nil {
		t.Fatal(err)
	}
}

func TestPersonalDataAndForget(t *testing.T) {
	s := open(t)
	someone(t, s, "an")
	someone(t, s, "tom")
	known, err := s.PersonalData(t.Context(), "an@example.com")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range personal {
		if len(known[p.table]) == 0 {
			t.Errorf("%s has no row of An", p.table)
		}
	}
	if known["owner"][0]["password"] != nil || known["session"][0]["token"] != nil || known["device"][0]["token"] != nil {
		t.Error("a password or token is shown")
	}
	gone, err := s.Forget(t.Context(), "an@example.com", Action{At: noon, Name: "erasePerson"})
	if err != nil || gone["lead"] != 1 || gone["demand"] != 1 || gone["lead_note"] != 1 {
		t.Fatalf("the rows that went are %v (%v), want one lead, demand and note among them", gone, err)
	}
	for _, p := range personal {
		if n := count(t, s, p.table+" WHERE "+strings.ReplaceAll(p.mine, "?1", "'an@example.com'")); n != 0 {
			t.Errorf("%s still has %d rows of An", p.table, n)
		}
		if n := count(t, s, p.table); n == 0 {
			t.Errorf("%s lost the rows of Tom", p.table)
		}
	}
}

// TestPersonalListsEveryTable looks for columns that can hold personal data in tables that personal does not list.
func TestPersonalListsEveryTable(t *testing.T) {
	s := open(t)
	var tables []string
	if err := s.list(t.Context(), &tables, `SELECT DISTINCT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
		WHERE m.type = 'table' AND c.name IN ('email', 'recipient', 'first_name', 'last_name', 'phone', 'lead',
		'demand', 'owner')`); err != nil {
		t.Fatal(err)
	}
	if len(tables) < 5 {
		t.Fatalf("only %d tables with personal data are found: %v", len(tables), tables)
	}
	for _, table := range tables {
		if !slices.ContainsFunc(personal, func(p struct{ table, mine string }) bool { return p.table == table }) {
			t.Errorf("%s holds personal data and is not in the list personal", table)
		}
	}
}

func TestDeleteExpired(t *testing.T) {
	s := open(t)
	someone(t, s, "an")
	receive(t, s, receipt("rent", func(r *Receipt) { r.Lead.Form = "applyForRent" }))
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
