package leads

import (
	"context"
	"crypto/rand"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/mail"
)

// Appointment books a visit when a seat is left. Visitor and agency get an invitation for their calendars.
func (o *Office) Appointment(ctx context.Context, f *agency.AppointmentInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "bookAppointment", f, func(t *taking) error {
		visits := t.facts.Catalog.Site.Settings.Visits.WithDefaults()
		slot, _ := visits.At(*f.Start, t.Now()) // Check found it
		a := db.Appointment{ID: rand.Text(), Lead: t.receipt.Lead.ID, Property: f.Property, Start: slot.Start.Unix(), State: "BOOKED"}
		t.add(db.Booked(a, f.Person.Email, visits.Seats(t.about))...)
		t.answer.Start, t.answer.End = slot.Start, slot.End
		t.data.Rows, t.data.Text = []mail.Row{choiceRow("statements", f.Statements...)}, f.Remark
		t.data.Appointment = o.entry(a, visits)
		return errors.Join(t.toAgency("appointment-agency", nil), t.toVisitor("appointment-visitor", func(d *mail.Data) {
			d.Link = t.link("appointment", f.Language, o.appointmentToken(a))
		}))
	})
}

// entry is the appointment in calendars.
func (o *Office) entry(a db.Appointment, visits agency.Visits) *mail.Appointment {
	start := time.Unix(a.Start, 0).UTC()
	return &mail.Appointment{ID: a.ID, Sequence: a.Sequence, Start: start, End: start.Add(time.Duration(visits.Minutes) * time.Minute), Changed: o.Now()}
}

// appointmentToken opens an appointment to whoever has its letters.
func (o *Office) appointmentToken(a db.Appointment) string {
	return o.Key.Sign(forAppointment, a.ID, o.Now().Add(linkLife))
}

// AppointmentOf reads the appointment that a token opens, with the lead that booked it; nil when there is none.
func (o *Office) AppointmentOf(ctx context.Context, token string) (*db.Appointment, *db.Lead, error) {
	id, err := o.Key.Read(forAppointment, token, o.Now())
	if err != nil {
		return nil, nil, nil
	}
	return o.Store.Appointment(ctx, id)
}

// CancelAppointment gives a seat back. Both calendars are told.
func (o *Office) CancelAppointment(ctx context.Context, token string) (*Answer, agency.Problems, error) {
	return o.changeAppointment(ctx, token, "cancelAppointment", func(a *db.Appointment) { a.State = "CANCELLED" })
}

// MoveAppointment takes another seat instead. Both calendars are told.
func (o *Office) MoveAppointment(ctx context.Context, f *agency.MoveInput) (*Answer, agency.Problems, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	if problems := VisitorOf(ctx).Problems.With(f.Check(agency.Facts{Catalog: c, Now: o.Now()})); len(problems) > 0 {
		return nil, problems, nil
	}
	return o.changeAppointment(ctx, f.Token, "moveAppointment", func(a *db.Appointment) { a.Start = f.Start.Unix() })
}

// isOpen tells whether an appointment can be cancelled or moved.
func isOpen(a *db.Appointment, now time.Time) bool {
	return a.State == "BOOKED" && a.Start >= now.Unix()
}

// changed are the kinds of letters by what is done with an appointment.
var changed = map[string]string{"cancelAppointment": "cancelled", "moveAppointment": "moved"}

// changeAppointment changes an appointment that is still to come, and tells both in letters. deed is the mutation.
func (o *Office) changeAppointment(ctx context.Context, token, deed string, change func(*db.Appointment)) (*Answer, agency.Problems, error) {
	a, lead, err := o.AppointmentOf(ctx, token)
	if err != nil {
		return nil, nil, err
	}
	if a == nil || !isOpen(a, o.Now()) {
		return nil, problem("token", agency.LinkEnded), nil
	}
	change(a)
	a.Sequence++
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	p, err := o.property(ctx, a.Property, lead.Language)
	if err != nil {
		return nil, nil, err
	}
	visits := c.Site.Settings.Visits.WithDefaults()
	letters, err := o.appointmentLetters(c, changed[deed], *a, *lead, p)
	if err != nil {
		return nil, nil, err
	}
	err = o.Store.MoveAppointment(ctx, *a, visits.Seats(p), o.Now(), letters)
	var refused db.Refused
	if errors.As(err, &refused) {
		return nil, problem(places[refused.Why], refused.Why), nil
	}
	o.Wake()
	entry := o.entry(*a, visits)
	return &Answer{Path: agency.ThanksPath(deed, lead.Language), Start: entry.Start, End: entry.End}, nil, err
}

func (o *Office) appointmentLetters(c *agency.Catalog, kind string, a db.Appointment, lead db.Lead, p *agency.Property) ([]db.Letter, error) {
	who := agency.PersonInput{Title: lead.Title, FirstName: lead.FirstName, LastName: lead.LastName, Email: lead.Email, Phone: lead.Phone}
	data := mail.Data{Person: personOf(who, lead.Language), Lead: lead.ID, Appointment: o.entry(a, c.Site.Settings.Visits.WithDefaults())}
	toVisitor := data
	toVisitor.Link = o.link("appointment", lead.Language, o.appointmentToken(a))
	if a.State == "CANCELLED" && p != nil {
		toVisitor.Link = o.Origin + p.Path()
	}
	return o.composeAll(c, letter{kind: "appointment-" + kind + "-agency", l: c.Fallback(), data: data, about: p},
		letter{kind: "appointment-" + kind + "-visitor", l: lead.Language, data: toVisitor, about: p})
}

// Slots lists the visits of a property on some days, with those that are full marked. There are none for a property that cannot
// be had.
func (o *Office) Slots(ctx context.Context, property int, from agency.Date, days int) ([]*agency.Slot, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	p, err := o.property(ctx, property, c.Fallback())
	if err != nil || p == nil || p.CRMStatus != agency.Active {
		return []*agency.Slot{}, err
	}
	visits := c.Site.Settings.Visits.WithDefaults()
	slots := visits.Slots(from, days, o.Now())
	if len(slots) == 0 {
		return slots, nil
	}
	taken, err := o.Store.Taken(ctx, property, slots[0].Start, slots[len(slots)-1].Start)
	for i := range slots {
		slots[i].Free = taken[slots[i].Start.Unix()] < visits.Seats(p)
	}
	return slots, err
}
