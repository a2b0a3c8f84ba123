package week

import (
	"context"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/leads/booked"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// CancelAppointmentInput cancels an appointment. Version is the appointment's, as it was read.
type CancelAppointmentInput struct {
	Appointment string
	Version     int
}

// MoveAppointmentInput moves an appointment to another time. Outside lets it begin at one that is no viewing time. Agent holds it from then
// on; nil: whoever holds it.
type MoveAppointmentInput struct {
	Appointment string
	Version     int
	Start       time.Time
	Outside     bool
	Agent       *int
}

// Changed is the week in which something changed, as it is now.
type Changed struct {
	Desk *staff.Desk
	Week *Week
}

// Stale is the week of an appointment that somebody changed first, or of hours in which somebody booked one first. Nothing was written.
type Stale Changed

// CancelAppointment cancels an appointment; visitor and agency get an email.
func (s *Service) CancelAppointment(ctx context.Context, f *CancelAppointmentInput) (*Changed, *Stale, forms.Problems, error) {
	return s.changeAppointment(ctx, f.Appointment, f.Version, "cancelAppointment",
		func(a booked.Stored) (bool, forms.Problems, error) { return s.Leads.Booked().CancelAtDesk(ctx, a) })
}

// MoveAppointment moves an appointment, or passes it to another agent, whose appointments the session may change too; visitor and agency
// get an email.
func (s *Service) MoveAppointment(ctx context.Context, f *MoveAppointmentInput) (*Changed, *Stale, forms.Problems, error) {
	move := booked.Move{Start: f.Start, Outside: f.Outside}
	if f.Agent != nil {
		d, problems, err := s.MayChange(ctx)
		if d == nil {
			return nil, nil, problems, err
		}
		if problems, err := s.mayHold(ctx, d, *f.Agent); err != nil || len(problems) > 0 {
			return nil, nil, problems, err
		}
		move.Agent = *f.Agent
	}
	return s.changeAppointment(ctx, f.Appointment, f.Version, "moveAppointment",
		func(a booked.Stored) (bool, forms.Problems, error) { return s.Leads.Booked().MoveAtDesk(ctx, a, move) })
}

// mayHold checks that an agent is there and that the session may change what the agent does.
func (s *Service) mayHold(ctx context.Context, d *staff.Desk, agent int) (forms.Problems, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	if c.Agent(agent, c.Fallback()) == nil {
		return forms.OneProblem("agent", forms.Unknown), nil
	}
	return nil, s.mayChangeNumber(ctx, d, agent)
}

// changeAppointment changes an appointment of an agent whose appointments the session may change.
func (s *Service) changeAppointment(ctx context.Context, id string, version int, name desklog.ActionName,
	change func(booked.Stored) (stale bool, problems forms.Problems, err error)) (*Changed, *Stale, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, nil, problems, err
	}
	agent, start, err := s.Store.Appointments.AgentOfAppointment(ctx, id)
	if err != nil {
		return nil, nil, nil, err
	}
	if agent == 0 {
		return nil, nil, forms.OneProblem("appointment", forms.Unknown), nil
	}
	if err := s.mayChangeNumber(ctx, d, agent); err != nil {
		return nil, nil, nil, err
	}
	stale, problems, err := change(booked.Stored{ID: id, Version: version, By: s.Action(d, name)})
	if err != nil || len(problems) > 0 {
		return nil, nil, problems, err
	}
	w, err := s.weekOf(ctx, d, start)
	if stale && err == nil {
		return nil, (*Stale)(w), nil, nil
	}
	return w, nil, nil, err
}

// mayChangeNumber returns ErrForbidden unless a session may change what an agent does, by the agent's number.
func (s *Service) mayChangeNumber(ctx context.Context, d *staff.Desk, number int) error {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(c.Site.Agents, func(a agency.Agent) bool { return a.ID == number })
	if at >= 0 && MayChangeAgent(d, c.Site.Agents[at]) || d.May(desk.AllAppointments) {
		return nil
	}
	return staff.ErrForbidden
}

// weekOf reads the week in which a moment lies.
func (s *Service) weekOf(ctx context.Context, d *staff.Desk, at time.Time) (*Changed, error) {
	day := locale.Today(at)
	w, err := s.Week(db.Unpinned(ctx), d, &day)
	return &Changed{d, w}, err
}
