package db

import (
	"crypto/rand"
	"errors"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/db/people"
	"github.com/gevel/gevel/locale"
)

// someone writes one person into every table with personal data.
func someone(t *testing.T, s *Store, name string) {
	t.Helper()
	email := name + "@example.com"
	if err := s.Links.AddLink(t.Context(), "link", "sweepbright", nil, "secret"); err != nil && !errors.Is(err, crmlinks.ErrLinkExists) {
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
	receive(t, s, receipt(name, func(r *inbox.Receipt) {
		l := &r.Lead
		l.Email, l.Form, r.CRM = email, "bookAppointment", true
		r.Effects = appointments.BookAppointment(appointments.Appointment{ID: "visit " + name, Lead: name, Property: 1,
			Start: noon.Unix(), State: "BOOKED"},
			appointments.Booking{Email: email, Capacity: 9, Length: 30 * time.Minute, Now: noon})
		r.Effects = append(r.Effects,
			appointments.HoldSeat(appointments.Appointment{ID: "second " + name, Lead: name, Property: 2, Start: noon.Unix()},
				appointments.Booking{Capacity: 9, Now: noon},
				noon.Add(time.Hour))...)
		r.Effects = append(r.Effects, inbox.InsertJointOffer(name))
		r.Effects = append(r.Effects, inbox.InsertDocumentRequests(*l, 1, []string{"epc.pdf"})...)
		r.Effects = append(r.Effects, inbox.InsertUpload(name, forms.Upload{File: name + ".pdf", Name: "cv.pdf"}),
			demands.Subscribed(demands.Subscriber{ID: "sub " + name, Email: email, State: "PENDING", CreatedAt: noon.Unix()}),
			demands.InsertDemand(demands.NewDemand("demand "+name, forms.PersonInput{Email: email}, locale.Dutch,
				agency.PropertyFilter{}, noon)))
	}))
	if _, err := s.ConfirmDemand(t.Context(), "demand "+name, noon,
		[]outbox.Email{{ID: "hello " + name, Recipient: email, Message: []byte("x")}}); err != nil {
		t.Fatal(err)
	}
}

// someonesLead stores what staff does with the person's lead before it answers.
func someonesLead(t *testing.T, s *Store, name, email string) {
	t.Helper()
	if err := s.Inbox.AddLeadNote(t.Context(), name, "", "Called back.", desklog.Action{At: noon, Staff: 1,
		Name: "addLeadNote"}); err != nil {
		t.Fatal(err)
	}
	if err := s.Inbox.SaveList(t.Context(), inbox.SavedList{Name: name, List: desk.EveryLead, Filter: `{"words":"` + email + `"}`},
		doneBy(1, "saveLeadList")); err != nil {
		t.Fatal(err)
	}
	at := noon.Unix()
	must(t, "the valuation of "+name)(s.Inbox.SetValuation(t.Context(), name, 0, &at, doneBy(1, "setValuation")))
	must(t, "the call back of "+name)(s.Inbox.SetCallBack(t.Context(), inbox.CallBack{Lead: name, At: &at}, doneBy(1, "setCallBack")))
	must(t, "the state of the lead of "+name)(s.Inbox.SetLeadState(t.Context(), name, 1, desk.LeadDone, rand.Text(),
		doneBy(1, "setLeadState")))
}

// someonesAnswer stores an answer with a file, and a report of the appointment.
func someonesAnswer(t *testing.T, s *Store, name, email string) {
	t.Helper()
	must(t, "an answer to "+name)(s.Inbox.AnswerLead(t.Context(), inbox.Answer{Lead: name, Version: 2, State: desk.LeadDone,
		Text:  "Monday at ten.",
		Files: []forms.Upload{{File: "file for " + name + ".pdf", Name: "plan.pdf", Type: "application/pdf", Size: 9}},
		Email: outbox.Email{ID: "answer " + name, Kind: "answer-visitor", Recipient: email, Message: []byte("x")}, By: doneBy(1, "")}))
	if err := s.Appointments.ReportAppointment(t.Context(), appointments.Appointment{ID: "visit " + name, Lead: name},
		appointments.AppointmentReport{Text: "Light."}, nil,
		desklog.Action{At: noon, Staff: 1, Name: "reportAppointment"}); err != nil {
		t.Fatal(err)
	}
}

// asOwner stores what there is of a person who owns a property.
func asOwner(t *testing.T, s *Store, o *owners.Owner, name, email string) {
	t.Helper()
	if err := s.Owners.StartOwnerNews(t.Context(), o.ID, "news of "+name, nil, noon); err != nil {
		t.Fatal(err)
	}
	heard := handle.Statement{SQL: "INSERT INTO owner_report (owner, week, sent, at) VALUES (?, '2026-11-16', 1, 0)", Args: []any{o.ID}}
	if _, err := s.Write(t.Context(), owners.InsertPasswordLink(email, "link of "+name, noon.Add(time.Hour)), heard); err != nil {
		t.Fatal(err)
	}
	device := owners.Device{Token: "device of " + name, Owner: o.ID, At: noon, Ends: noon.Add(time.Hour)}
	if err := s.Owners.SaveDevice(t.Context(), device, ""); err != nil {
		t.Fatal(err)
	}
}

// someonesNews stores that the person watches a property, and an email about it.
func someonesNews(t *testing.T, s *Store, name, email string) {
	t.Helper()
	joined := people.Joined{Person: email, Address: "another." + email, FirstName: name, Language: "nl"}
	if err := s.People.Join(t.Context(), joined, desklog.Action{At: noon, Staff: 1, Name: "joinPeople", Undo: name}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Write(t.Context(),
		handle.Statement{SQL: "INSERT INTO watch (demand, property) VALUES (?, 1)", Args: []any{"demand " + name}}); err != nil {
		t.Fatal(err)
	}
	alert := Alert{Demand: demands.Demand{ID: "demand " + name}, News: []News{News{Property: 1, Reason: "PUBLISHED"}}}
	if err := s.QueueAlert(t.Context(), alert, outbox.Email{ID: "news " + name, Recipient: email, Message: []byte("x")}, noon); err != nil {
		t.Fatal(err)
	}
}
