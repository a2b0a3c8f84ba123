//go:build cluster

package db

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/locale"
)

// acknowledged is what the cluster confirmed as stored, and the longest time in which it confirmed nothing.
type acknowledged struct {
	sync.Mutex
	leads, appointments []string
	prices              [3]locale.Money // of the property that each machine imports
	kinds               [3]int          // leads, bookings, imports
	last                time.Time
	longest             time.Duration
}

func (a *acknowledged) note(kind int, note func()) {
	a.Lock()
	defer a.Unlock()
	note()
	a.kinds[kind]++
	a.longest, a.last = max(a.longest, time.Since(a.last)), time.Now()
}

func (a *acknowledged) count() int {
	a.Lock()
	defer a.Unlock()
	return a.kinds[0] + a.kinds[1] + a.kinds[2]
}

// write sends a lead, or books one of two seats that six try to book at the same time.
func (a *acknowledged) write(ctx context.Context, t *testing.T, s *Store, at, number int) {
	id := fmt.Sprintf("%d of %d", number, at)
	email := fmt.Sprintf("visitor%d@example.com", number)
	booking := number%2 == 0
	err := s.Inbox.Receive(ctx, receipt(id, func(r *inbox.Receipt) {
		r.Lead.Email = email
		if booking {
			start := noon.Add(time.Duration(number/12) * time.Hour)
			r.Effects = appointments.BookAppointment(appointments.Appointment{ID: "visit " + id, Lead: id, Property: 1,
				Start: start.Unix(), State: "BOOKED"},
				appointments.Booking{Email: email, Capacity: 2, Length: 30 * time.Minute, Now: noon})
		}
	}))
	switch {
	case err == nil && booking:
		a.note(1, func() { a.leads, a.appointments = append(a.leads, id), append(a.appointments, "visit "+id) })
	case err == nil:
		a.note(0, func() { a.leads = append(a.leads, id) })
	case ctx.Err() == nil && !errors.Is(err, handle.ErrNoCluster) && !(booking && errors.Is(err, handle.Refused{Why: forms.Full})):
		t.Errorf("%s is refused: %v", id, err)
	}
}

// importPrices raises the price of a machine's own property again and again.
func importPrices(ctx context.Context, t *testing.T, s *Store, at int, a *acknowledged) {
	for n := locale.Money(1000); ctx.Err() == nil; n++ {
		b := batch(property(100+at, func(r *records.Property) { r.Price = &n }))
		b.OnlyProperties = true
		_, err := s.Imports.Import(ctx, b)
		if err == nil {
			a.note(2, func() { a.prices[at] = n })
		}
		time.Sleep(30 * time.Millisecond) // imports are rarer than forms
	}
}

// stored looks for what was acknowledged on each machine.
func (a *acknowledged) stored(t *testing.T, stores []*Store) {
	t.Helper()
	t.Logf("%d leads, %d bookings and %d imports were acknowledged", a.kinds[0], a.kinds[1], a.kinds[2])
	for i, s := range stores {
		caughtUp(t, s)
		for table, ids := range map[string][]string{"lead": a.leads, "appointment": a.appointments} {
			var missing int
			if err := s.One(t.Context(), &missing, `SELECT count(*) FROM json_each(?) WHERE value NOT IN (SELECT id FROM `+table+`)`,
				handle.JSON(ids)); err != nil || missing > 0 {
				t.Errorf("node %d lacks %d of %d rows of %s (%v)", i+1, missing, len(ids), table, err)
			}
		}
		for at, price := range a.prices {
			var now locale.Money
			if err := s.One(t.Context(), &now, "SELECT price FROM property WHERE number = ?", 100+at); err != nil || now < price {
				t.Errorf("node %d has the price %d of property %d, %d was imported (%v)", i+1, now, 100+at, price, err)
			}
		}
		for what, sql := range map[string]string{
			"slots with more visitors than seats": "SELECT count(*) FROM (SELECT 1 FROM appointment GROUP BY start HAVING count(*) > 2)",
			"forms that are stored twice":         "SELECT count(*) FROM (SELECT 1 FROM lead GROUP BY key HAVING count(*) > 1)",
			"leads without their email":           "SELECT count(*) FROM lead l WHERE (SELECT count(*) FROM outbox WHERE lead = l.id) <> 1",
		} {
			if n := integer(t, s, sql); n != 0 {
				t.Errorf("node %d has %d %s", i+1, n, what)
			}
		}
	}
}
