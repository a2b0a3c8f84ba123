package booked

import (
	"context"
	"strconv"
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
	passed  [2]int // the agent who held it and the one to whom it is passed; nobody otherwise
}

// CancelAtDesk cancels an appointment for the agency. Visitor and agency get a calendar update that says so. It is stale, and nothing is
// written, when somebody changed the appointment since it was read, or it has begun.
func (o *Service) CancelAtDesk(ctx context.Context, s Stored) (stale bool, problems forms.Problems, err error) {
	return o.changeAtDesk(ctx, s, "cancelAppointment", func(a *appointments.Appointment) { a.State, a.RemindAt = "CANCELLED", nil })
}

// Move is where an appointment goes to. Outside lets it begin at a time that is no viewing time; Agent holds it from then on, 0: whoever
// holds it.
type Move struct {
	Start   time.Time
	Outside bool
	Agent   int
}

// MoveAtDesk moves an appointment to another time or agent for the agency, with the checks of a visitor who moves it. One that stays when
// it was is not checked against the viewing times.
func (o *Service) MoveAtDesk(ctx context.Context, s Stored, to Move) (stale bool, problems forms.Problems, err error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return false, nil, err
	}
	held, was, err := o.Store.Appointments.AgentOfAppointment(ctx, s.ID)
	if err != nil {
		return false, nil, err
	}
	if input := (&check.Checking{}); !to.Start.Equal(was) {
		input.StartAtDesk(to.Start, to.Outside, check.Facts{Catalog: c, Now: o.Now()})
		if len(input.Problems) > 0 {
			return false, input.Problems, nil
		}
	}
	if to.Agent != 0 && to.Agent != held {
		s.passed = [2]int{held, to.Agent}
	}
	return o.changeAtDesk(ctx, s, "moveAppointment", func(a *appointments.Appointment) {
		if a.Start != to.Start.Unix() {
			a.Start, a.RemindAt = to.Start.Unix(), RemindAt(to.Start, o.Now())
		}
		if s.passed != nobody {
			a.PassedTo = &to.Agent
		}
	})
}

// nobody says that an appointment stays with its agent.
var nobody [2]int

func (o *Service) changeAtDesk(ctx context.Context, s Stored, mutation string,
	change func(*appointments.Appointment)) (stale bool, problems forms.Problems, err error) {
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
	if s.passed != nobody {
		s.By.Name = "passAppointment"
		s.By.Before, s.By.After = s.By.Before+" "+strconv.Itoa(s.passed[0]), s.By.After+" "+strconv.Itoa(s.passed[1])
	}
	_, problems, err = o.Change(ctx, a, lead, mutation, change, s)
	if len(problems) > 0 && problems[0].Code == forms.LinkEnded {
		return true, nil, nil
	}
	return false, problems, err
}
