package db

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
)

// TestBookAppointmentGivesTheLastSeatOnce lets a hundred visitors book one seat at the same moment.
func TestBookAppointmentGivesTheLastSeatOnce(t *testing.T) {
	s := open(t)
	var booked, full atomic.Int64
	var wg sync.WaitGroup
	for i := range 100 {
		wg.Go(func() {
			id, email := fmt.Sprint(i), fmt.Sprintf("visitor%d@example.com", i)
			err := s.Inbox.Receive(t.Context(), receipt(id, func(r *inbox.Receipt) {
				r.Lead.Email = email
				r.Effects = appointments.BookAppointment(appointments.Appointment{ID: "visit " + id, Lead: id,
					Property: 1096, Start: noon.Unix(), State: "BOOKED"},
					appointments.Booking{Email: email, Capacity: 1, Length: 30 * time.Minute, Now: noon})
			}))
			switch {
			case err == nil:
				booked.Add(1)
			case errors.Is(err, handle.Refused{Why: forms.Full}):
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
	sellsProperty(t, s, 1096)
	later := noon.Add(time.Hour)
	book := func(id, email string, at time.Time) error {
		return s.Inbox.Receive(t.Context(), receipt(id, func(r *inbox.Receipt) {
			r.Lead.Email = email
			r.Effects = appointments.BookAppointment(appointments.Appointment{ID: "visit " + id, Lead: id, Property: 1096,
				Start: at.Unix(), State: "BOOKED"},
				appointments.Booking{Email: email, Capacity: 2, Length: 30 * time.Minute, Now: noon})
		}))
	}
	for id, at := range map[string]time.Time{"a": noon, "b": later, "c": later} {
		if err := book(id, id+"@example.com", at); err != nil {
			t.Fatal(err)
		}
	}
	if err := book("again", "a@example.com", noon); !errors.Is(err, handle.Refused{Why: forms.AlreadyRequested}) {
		t.Errorf("a second appointment of one person gives %v, want Refused as already requested", err)
	}
	a, lead, err := s.Appointments.Appointment(t.Context(), "visit a")
	if err != nil || lead.Email != "a@example.com" {
		t.Fatalf("the appointment is found with the lead %+v, want that of a@example.com (%v)", lead, err)
	}
	moved := *a
	moved.Start, moved.Sequence = later.Unix(), 1
	if err := s.Appointments.MoveAppointment(t.Context(), moved, appointments.Booking{Email: "a@example.com",
		Capacity: 2, Length: 30 * time.Minute, Now: noon},
		nil); !errors.Is(err, handle.Refused{Why: forms.Full}) {
		t.Errorf("an appointment moved to a full slot gives %v, want Refused as full", err)
	}
	if err := s.Appointments.MoveAppointment(t.Context(), moved, appointments.Booking{Email: "a@example.com",
		Capacity: 3, Length: 30 * time.Minute, Now: noon},
		[]outbox.Email{{ID: "moved", Message: []byte("x")}}); err != nil {
		t.Error(err)
	}
	if err := s.Appointments.MoveAppointment(t.Context(), moved, appointments.Booking{Email: "a@example.com",
		Capacity: 3, Length: 30 * time.Minute, Now: noon},
		nil); !errors.Is(err, handle.Refused{Why: forms.LinkEnded}) {
		t.Errorf("the same move twice gives %v, want Refused as ended", err)
	}
	again := moved
	again.Start, again.Sequence = noon.Unix(), 2
	booking := appointments.Booking{Email: "a@example.com", Capacity: 3, Length: 30 * time.Minute, Now: noon}
	writeSQL(t, s, "UPDATE property SET status = 2")
	if err := s.Appointments.MoveAppointment(t.Context(), again, booking, nil); !errors.Is(err, handle.Refused{Why: forms.Unknown}) {
		t.Errorf("a move at a home that was sold gives %v, want Refused as unknown", err)
	}
	moved.State, moved.Sequence = "CANCELLED", 2
	if err := s.Appointments.MoveAppointment(t.Context(), moved, appointments.Booking{Email: "a@example.com",
		Capacity: 0, Length: 30 * time.Minute, Now: noon},
		nil); err != nil {
		t.Error(err)
	}
	taken, err := s.Appointments.SeatsTaken(t.Context(), appointments.Viewing{Property: 1096}, noon, later, noon)
	if err != nil || taken[noon.Unix()] != 0 || taken[later.Unix()] != 2 {
		t.Errorf("the seats taken are %v, want none at noon and two an hour later (%v)", taken, err)
	}
}
