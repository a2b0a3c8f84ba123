package booked_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/leads/booked"
)

// TestAppointmentIsChangedAtTheDesk moves and cancels an appointment for the agency: the emails do not say that the visitor did it.
func TestAppointmentIsChangedAtTheDesk(t *testing.T) {
	o := open(t)
	slots := o.FreeSlots(t, forSale)
	if _, problems, err := o.Book(t, forSale, slots[0].Start, an.Email); err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	o.Collect(t)
	list, err := o.Store.Appointments.AppointmentsBetween(t.Context(), slots[0].Start, slots[0].End)
	if err != nil || len(list) != 1 {
		t.Fatalf("the store has the appointments %v, want the one that was booked (%v)", list, err)
	}
	stored := func(version int) booked.Stored {
		return booked.Stored{ID: list[0].ID, Version: version, By: desklog.Action{At: o.Now(), Name: "moveAppointment"}}
	}
	expect := func(stale, wantStale bool, err error) {
		t.Helper()
		if err != nil || stale != wantStale {
			t.Fatalf("the change is stale: %t (%v), want %t", stale, err, wantStale)
		}
	}
	stale, _, err := o.Booked().MoveAtDesk(t.Context(), stored(0), booked.Move{Start: slots[0].Start})
	expect(stale, false, err)
	if p := o.Collect(t); len(p.Subjects) != 0 {
		t.Errorf("the emails about a move to the same time are %q, want none", p.Subjects)
	}
	stale, _, err = o.Booked().MoveAtDesk(t.Context(), stored(0), booked.Move{Start: slots[1].Start})
	expect(stale, false, err)
	p := o.Collect(t)
	if text := decoded(p.Texts[an.Email]); !strings.Contains(text, "Wij moesten uw bezoek verplaatsen") || !strings.Contains(text,
		"SEQUENCE:1") {
		t.Errorf("the email about the move is %s, want it to say that the agency moved it", text)
	}
	stale, _, err = o.Booked().CancelAtDesk(t.Context(), stored(0))
	expect(stale, true, err)
	stale, _, err = o.Booked().CancelAtDesk(t.Context(), stored(1))
	expect(stale, false, err)
	p = o.Collect(t)
	visitor, agency := decoded(p.Texts[an.Email]), decoded(p.Texts[agencyMailbox])
	if !strings.Contains(visitor, "METHOD:CANCEL") || strings.Contains(visitor, "Bedankt om het ons te laten weten") ||
		!strings.Contains(visitor, "kan niet doorgaan") || !strings.Contains(agency, "aan de balie geannuleerd") {
		t.Errorf("the emails are %s and %s, want them to say that the agency cancelled", visitor, agency)
	}
	if left := o.FreeSlots(t, forSale); len(left) != len(slots) {
		t.Error("the seat of the cancelled appointment is not free again")
	}
}
