package db

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

var noon = time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)

// receipt is a form of a visitor with an email, changed as the test needs.
func receipt(id string, change func(*Receipt)) Receipt {
	r := Receipt{Captcha: "captcha " + id, Expires: noon.Add(time.Hour),
		Lead: Lead{ID: id, Form: "sendContact", Key: "key of " + id, Language: locale.Dutch, FirstName: "An", LastName: "Claes",
			Email:   "an@example.com",
			Content: `{"remark":"Hallo"}`, Answer: `{"told":"` + id + `"}`, CreatedAt: noon.Unix()},
		Emails: []Email{{ID: "email of " + id, Kind: "contact-agency", Recipient: "info@example.com", Message: []byte("Subject: Hallo")}}}
	if change != nil {
		change(&r)
	}
	return r
}

func receive(t testing.TB, s *Store, r Receipt) {
	t.Helper()
	if err := s.Receive(t.Context(), r); err != nil {
		t.Fatal(err)
	}
}

// count counts the rows of a table.
func count(t *testing.T, s *Store, table string) (n int) {
	t.Helper()
	if err := s.one(t.Context(), &n, "SELECT count(*) FROM "+table); err != nil {
		t.Fatal(err)
	}
	return n
}

func TestReceiveTheSameKeyTwiceIsOneLead(t *testing.T) {
	s := open(t)
	var taken, again atomic.Int64
	var wg sync.WaitGroup
	for i := range 20 {
		wg.Go(func() {
			err := s.Receive(t.Context(), receipt(fmt.Sprint(i), func(r *Receipt) { r.Lead.Key = "one key" }))
			switch {
			case err == nil:
				taken.Add(1)
			case errors.Is(err, ErrAgain):
				again.Add(1)
			default:
				t.Errorf("a form with the same key gives %v, want ErrAgain", err)
			}
		})
	}
	wg.Wait()
	if taken.Load() != 1 || again.Load() != 19 || count(t, s, "lead") != 1 || count(t, s, "outbox") != 1 {
		t.Errorf("one key: %d taken, %d again, %d leads, %d emails, want 1, 19, 1, 1",
			taken.Load(), again.Load(), count(t, s, "lead"), count(t, s, "outbox"))
	}
	if answer, found, err := s.AnswerTo(t.Context(), "sendContact", "one key"); !found || err != nil || answer == "" {
		t.Errorf("the key has the answer %q, found: %v, want that of its lead (%v)", answer, found, err)
	}
	receive(t, s, receipt("other form", func(r *Receipt) { r.Lead.Form, r.Lead.Key = "subscribe", "one key" }))
}

func TestReceiveUsesUpTheCaptcha(t *testing.T) {
	s := open(t)
	receive(t, s, receipt("a", nil))
	err := s.Receive(t.Context(), receipt("b", func(r *Receipt) { r.Captcha = "captcha a" }))
	if !errors.Is(err, Refused{agency.CaptchaWrong}) || count(t, s, "lead") != 1 || count(t, s, "outbox") != 1 {
		t.Errorf("a used captcha gives %v and %d leads, want Refused and 1", err, count(t, s, "lead"))
	}
	if allowed, err := s.TryCaptcha(t.Context(), "captcha a", noon, 5); allowed || err != nil {
		t.Errorf("a used captcha may be tried again (%v)", err)
	}
	for i := range 4 {
		allowed, err := s.TryCaptcha(t.Context(), "captcha c", noon, 3)
		if err != nil || allowed != (i < 3) {
			t.Errorf("try %d of a captcha is allowed: %v, want three allowed (%v)", i+1, allowed, err)
		}
	}
}

func TestCountAttempt(t *testing.T) {
	s := open(t)
	try := func(who, form string, now time.Time) bool {
		ok, err := s.CountAttempt(t.Context(), Limit{who, form, 2, now.Add(-time.Hour)}, now)
		if err != nil {
			t.Fatal(err)
		}
		return ok
	}
	for i := range 3 {
		if try("x", "subscribe", noon) != (i < 2) {
			t.Errorf("attempt %d is not treated as it should: two are allowed, the third is not", i+1)
		}
	}
	if !try("y", "subscribe", noon) || !try("x", "sendContact", noon) || !try("x", "subscribe", noon.Add(2*time.Hour)) {
		t.Error("another visitor, another form or two hours later is counted with the first")
	}
}

// TestBookAppointmentGivesTheLastSeatOnce lets a hundred visitors book one seat at the same moment.
func TestBookAppointmentGivesTheLastSeatOnce(t *testing.T) {
	s := open(t)
	var booked, full atomic.Int64
	var wg sync.WaitGroup
	for i := range 100 {
		wg.Go(func() {
			id, email := fmt.Sprint(i), fmt.Sprintf("visitor%d@example.com", i)
			err := s.Receive(t.Context(), receipt(id, func(r *Receipt) {
				r.Lead.Email = email
				r.Effects = BookAppointment(Appointment{ID: "visit " + id, Lead: id, Property: 1096, Start: noon.Unix(), State: "BOOKED"},
					Booking{Email: email, Capacity: 1, Length: 30 * time.Minute, Now: noon})
			}))
			switch {
			case err == nil:
				booked.Add(1)
			case errors.Is(err, Refused{agency.Full}):
				full.Add(1)
			default:
				t.Errorf("a booking gives %v, want a seat or Refused as full", err)
			}
		})
	}
	wg.Wait()
	if booked.Load() != 1 || full.Load() != 99 || count(t, s, "appointment") != 1 || count(t, s, "lead") != 1 || count(t, s,
		"outbox") != 1 {
		t.Errorf("%d booked, %d heard it is full, %d appointments, %d leads, want 1, 99, 1, 1",
			booked.Load(), full.Load(), count(t, s, "appointment"), count(t, s, "lead"))
	}
}

func TestMoveAppointment(t *testing.T) {
	s := open(t)
	later := noon.Add(time.Hour)
	book := func(id, email string, at time.Time) error {
		return s.Receive(t.Context(), receipt(id, func(r *Receipt) {
			r.Lead.Email = email
			r.Effects = BookAppointment(Appointment{ID: "visit " + id, Lead: id, Property: 1096, Start: at.Unix(), State: "BOOKED"},
				Booking{Email: email, Capacity: 2, Length: 30 * time.Minute, Now: noon})
		}))
	}
	for id, at := range map[string]time.Time{"a": noon, "b": later, "c": later} {
		if err := book(id, id+"@example.com", at); err != nil {
			t.Fatal(err)
		}
	}
	if err := book("again", "a@example.com", noon); !errors.Is(err, Refused{agency.AlreadyRequested}) {
		t.Errorf("a second appointment of one person gives %v, want Refused as already requested", err)
	}
	a, lead, err := s.Appointment(t.Context(), "visit a")
	if err != nil || lead.Email != "a@example.com" {
		t.Fatalf("the appointment is found with the lead %+v, want that of a@example.com (%v)", lead, err)
	}
	moved := *a
	moved.Start, moved.Sequence = later.Unix(), 1
	if err := s.MoveAppointment(t.Context(), moved, Booking{Email: "a@example.com", Capacity: 2, Length: 30 * time.Minute, Now: noon},
		nil); !errors.Is(err, Refused{agency.Full}) {
		t.Errorf("an appointment moved to a full slot gives %v, want Refused as full", err)
	}
	if err := s.MoveAppointment(t.Context(), moved, Booking{Email: "a@example.com", Capacity: 3, Length: 30 * time.Minute, Now: noon},
		[]Email{{ID: "moved", Message: []byte("x")}}); err != nil {
		t.Error(err)
	}
	if err := s.MoveAppointment(t.Context(), moved, Booking{Email: "a@example.com", Capacity: 3, Length: 30 * time.Minute, Now: noon},
		nil); !errors.Is(err, Refused{agency.LinkEnded}) {
		t.Errorf("the same move twice gives %v, want Refused as ended", err)
	}
	moved.State, moved.Sequence = "CANCELLED", 2
	if err := s.MoveAppointment(t.Context(), moved, Booking{Email: "a@example.com", Capacity: 0, Length: 30 * time.Minute, Now: noon},
		nil); err != nil {
		t.Error(err)
	}
	taken, err := s.SeatsTaken(t.Context(), 1096, noon, later, noon)
	if err != nil || taken[noon.Unix()] != 0 || taken[later.Unix()] != 2 {
		t.Errorf("the seats taken are %v, want none at noon and two an hour later (%v)", taken, err)
	}
}

func TestDueEmails(t *testing.T) {
	s := open(t)
	for _, id := range []string{"a", "b", "c"} {
		receive(t, s, receipt(id, nil))
	}
	due := func(at time.Time) string {
		list, err := s.DueEmails(t.Context(), at, 10)
		if err != nil {
			t.Fatal(err)
		}
		ids := ""
		for _, l := range list {
			ids += l.ID[len(l.ID)-1:]
		}
		return ids
	}
	if due(noon) != "abc" || due(noon.Add(-time.Second)) != "" {
		t.Errorf("at noon %q are due, want abc, and none a second before", due(noon))
	}
	for _, err := range []error{
		s.EmailSent(t.Context(), "email of a", noon),
		s.EmailFailed(t.Context(), "email of b", "mailbox full", noon.Add(time.Hour)),
		s.EmailFailed(t.Context(), "email of c", "no such person", time.Time{}),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	if due(noon) != "" || due(noon.Add(time.Hour)) != "b" || due(noon.AddDate(1, 0, 0)) != "b" {
		t.Errorf("at noon %q are due and an hour later %q, want none and then b, also a year later", due(noon), due(noon.Add(time.Hour)))
	}
	var kept string
	if err := s.one(t.Context(), &kept, "SELECT recipient || message FROM outbox WHERE id = 'email of a'"); err != nil || kept != "" {
		t.Errorf("an email that was sent still has %q (%v)", kept, err)
	}
}
