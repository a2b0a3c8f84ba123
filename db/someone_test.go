package db

import (
	"crypto/rand"
	"errors"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// someone writes one person into every table with personal data.
func someone(t *testing.T, s *Store, name string) {
	t.Helper()
	email := name + "@example.com"
	if err := s.AddLink(t.Context(), "link", "sweepbright", nil, "secret"); err != nil && !errors.Is(err, ErrLinkExists) {
		t.Fatal(err)
	}
	someonesForm(t, s, name, email)
	fill(t, s, property(1, nil))
	o := owns(t, s, email, 1)
	begin(t, s, o, "token of "+name, noon)
	closedStaff(t, s, email)
	someonesLead(t, s, name, email)
	someonesAnswer(t, s, name, email)
	asOwner(t, s, o, name, email)
	someonesNews(t, s, name, email)
}

// must ends a test that could not store what it needs.
func must(t *testing.T, what string) func(done bool, err error) {
	return func(done bool, err error) {
		t.Helper()
		if err != nil || !done {
			t.Fatalf("%s cannot be stored: %v", what, err)
		}
	}
}

// someonesForm stores a form that books an appointment, holds a second seat and does all else that forms do.
func someonesForm(t *testing.T, s *Store, name, email string) {
	t.Helper()
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
}

// someonesLead stores what staff does with the person's lead before it answers.
func someonesLead(t *testing.T, s *Store, name, email string) {
	t.Helper()
	if err := s.AddLeadNote(t.Context(), name, "", "Called back.", Action{At: noon, Staff: 1, Name: "addLeadNote"}); err != nil {
		t.Fatal(err)
	}
	if err := s.SaveList(t.Context(), SavedList{Name: name, List: agency.EveryLead, Filter: `{"words":"` + email + `"}`},
		doneBy(1, "saveLeadList")); err != nil {
		t.Fatal(err)
	}
	at := noon.Unix()
	must(t, "the valuation of "+name)(s.SetValuation(t.Context(), name, 0, &at, doneBy(1, "setValuation")))
	must(t, "the state of the lead of "+name)(s.SetLeadState(t.Context(), name, 1, agency.LeadDone, rand.Text(), doneBy(1, "setLeadState")))
}

// someonesAnswer stores an answer with a file, and a report of the appointment.
func someonesAnswer(t *testing.T, s *Store, name, email string) {
	t.Helper()
	must(t, "an answer to "+name)(s.AnswerLead(t.Context(), Answer{Lead: name, Version: 2, State: agency.LeadDone, Text: "Monday at ten.",
		Files: []agency.Upload{{File: "file for " + name + ".pdf", Name: "plan.pdf", Type: "application/pdf", Size: 9}},
		Email: Email{ID: "answer " + name, Kind: "answer-visitor", Recipient: email, Message: []byte("x")}, By: doneBy(1, "")}))
	if err := s.ReportAppointment(t.Context(), Appointment{ID: "visit " + name, Lead: name}, AppointmentReport{Text: "Light."}, nil,
		Action{At: noon, Staff: 1, Name: "reportAppointment"}); err != nil {
		t.Fatal(err)
	}
}

// asOwner stores what there is of a person who owns a property.
func asOwner(t *testing.T, s *Store, o *Owner, name, email string) {
	t.Helper()
	if err := s.StartOwnerNews(t.Context(), o.ID, "news of "+name, nil, noon); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Write(t.Context(), InsertPasswordLink(email, "link of "+name, noon.Add(time.Hour))); err != nil {
		t.Fatal(err)
	}
	device := Device{Token: "device of " + name, Owner: o.ID, At: noon, Ends: noon.Add(time.Hour)}
	if err := s.SaveDevice(t.Context(), device, ""); err != nil {
		t.Fatal(err)
	}
}

// someonesNews stores that the person watches a property, and an email about it.
func someonesNews(t *testing.T, s *Store, name, email string) {
	t.Helper()
	if _, err := s.Write(t.Context(),
		handle.Statement{SQL: "INSERT INTO watch (demand, property) VALUES (?, 1)", Args: []any{"demand " + name}}); err != nil {
		t.Fatal(err)
	}
	alert := Alert{Demand: Demand{ID: "demand " + name}, News: []News{News{Property: 1, Reason: "PUBLISHED"}}}
	if err := s.QueueAlert(t.Context(), alert, Email{ID: "news " + name, Recipient: email, Message: []byte("x")}, noon); err != nil {
		t.Fatal(err)
	}
}
