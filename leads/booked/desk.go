package booked

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/leads/check"
)

// Stored names an appointment that the desk changes: Version is the sequence that was read there, By the line of the desk's log that is
// written with the change.
type Stored struct {
	ID      string
	Version int
	By      desklog.Action
}

// CancelAtDesk cancels an appointment for the agency. Visitor and agency get a calendar update that says so. It is stale, and nothing is
// written, when somebody changed the appointment since it was read, or it has begun.
func (o *Service) CancelAtDesk(ctx context.Context, s Stored) (stale bool, problems forms.Problems, err error) {
	return o.changeAtDesk(ctx, s, "cancelAppointment", func(a *appointments.Appointment) { a.State, a.RemindAt = "CANCELLED", nil })
}

// MoveAtDesk moves an appointment to another time for the agency, with the checks of a visitor who moves it; outside lets it begin at a
// time that is no viewing time.
func (o *Service) MoveAtDesk(
	ctx context.Context,
	s Stored,
	start time.Time,
	outside bool,
) (stale bool, problems forms.Problems, err error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return false, nil, err
	}
	input := &check.Checking{}
	if input.StartAtDesk(start, outside, check.Facts{Catalog: c, Now: o.Now()}); len(input.Problems) > 0 {
		return false, input.Problems, nil
	}
	return o.changeAtDesk(ctx, s, "moveAppointment", func(a *appointments.Appointment) {
		a.Start, a.RemindAt = start.Unix(), RemindAt(start, o.Now())
	})
}

func (o *Service) changeAtDesk(ctx context.Context, s Stored, mutation string, change func(*appointments.Appointment)) (stale bool,
	problems forms.Problems, err error) {
	a, lead, err := o.Store.Appointments.Appointment(ctx, s.ID)
	if err != nil {
		return false, nil, err
	}
	if a == nil {
		return false, forms.OneProblem("appointment", forms.Unknown), nil
	}
	if a.Sequence != s.Version || !IsOpen(a, o.Now()) {
		return true, nil, nil
	}
	s.By.Record, s.By.Before = a.ID, time.Unix(a.Start, 0).UTC().Format(time.RFC3339)
	after := *a
	change(&after)
	if s.By.After = after.State; after.State == "BOOKED" {
		s.By.After = time.Unix(after.Start, 0).UTC().Format(time.RFC3339)
	}
	_, problems, err = o.Change(ctx, a, lead, mutation, change, s.By)
	if len(problems) > 0 && problems[0].Code == forms.LinkEnded {
		return true, nil, nil
	}
	return false, problems, err
}
