package staff

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// CancelAppointmentInput cancels an appointment. Version is the appointment's, as it was read.
type CancelAppointmentInput struct {
	Appointment string
	Version     int
}

// MoveAppointmentInput moves an appointment to another viewing time.
type MoveAppointmentInput struct {
	Appointment string
	Version     int
	Start       time.Time
}

// BlockHoursInput keeps visitors from booking an agent between two times.
type BlockHoursInput struct {
	Agent int
	Start time.Time
	End   time.Time
	Why   string
}

// UnblockHoursInput ends blocked hours.
type UnblockHoursInput struct{ Block string }

// WeekChanged is the week in which something changed, as it is now.
type WeekChanged struct {
	Desk *Desk
	Week *Week
}

// WeekStale is the week of an appointment that somebody changed first. Nothing was written.
type WeekStale WeekChanged

// CancelAppointment cancels an appointment; visitor and agency get an email.
func (s *Service) CancelAppointment(ctx context.Context, f *CancelAppointmentInput) (*WeekChanged, *WeekStale, agency.Problems, error) {
	return s.changeAppointment(ctx, f.Appointment, f.Version, "deskCancelAppointment",
		func(a leads.Stored) (bool, agency.Problems, error) { return s.Auth.Leads.CancelAtDesk(ctx, a) })
}

// MoveAppointment moves an appointment; visitor and agency get an email.
func (s *Service) MoveAppointment(ctx context.Context, f *MoveAppointmentInput) (*WeekChanged, *WeekStale, agency.Problems, error) {
	return s.changeAppointment(ctx, f.Appointment, f.Version, "deskMoveAppointment",
		func(a leads.Stored) (bool, agency.Problems, error) { return s.Auth.Leads.MoveAtDesk(ctx, a, f.Start) })
}

// changeAppointment changes an appointment of an agent whose appointments the session may change.
func (s *Service) changeAppointment(ctx context.Context, id string, version int, name db.ActionName,
	change func(leads.Stored) (stale bool, problems agency.Problems, err error)) (*WeekChanged, *WeekStale, agency.Problems, error) {
	d, problems, err := s.mayChange(ctx)
	if d == nil {
		return nil, nil, problems, err
	}
	agent, start, err := s.store().AgentOfAppointment(ctx, id)
	if err != nil {
		return nil, nil, nil, err
	}
	if agent == 0 {
		return nil, nil, problem("appointment", agency.Unknown), nil
	}
	if err := s.mayChangeNumber(ctx, d, agent); err != nil {
		return nil, nil, nil, err
	}
	stale, problems, err := change(leads.Stored{ID: id, Version: version, By: s.action(d.session, name)})
	if err != nil || len(problems) > 0 {
		return nil, nil, problems, err
	}
	w, err := s.weekOf(ctx, d, start)
	if stale && err == nil {
		return nil, (*WeekStale)(w), nil, nil
	}
	return w, nil, nil, err
}

// mayChangeNumber returns ErrForbidden unless a session may change what an agent does, by the agent's number.
func (s *Service) mayChangeNumber(ctx context.Context, d *Desk, number int) error {
	c, err := s.store().Catalog(ctx)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(c.Site.Agents, func(a agency.Agent) bool { return a.ID == number })
	if at >= 0 && mayChangeAgent(d, c.Site.Agents[at]) || d.session.Member.Role.May(agency.AllAppointments) {
		return nil
	}
	return ErrForbidden
}

// weekOf reads the week in which a moment lies.
func (s *Service) weekOf(ctx context.Context, d *Desk, at time.Time) (*WeekChanged, error) {
	day := locale.Today(at)
	w, err := s.Week(db.Unpinned(ctx), d, &day)
	return &WeekChanged{d, w}, err
}

// BlockHours keeps visitors from booking an agent. Appointments that are booked in that time stay until they are moved.
func (s *Service) BlockHours(ctx context.Context, f *BlockHoursInput) (*WeekChanged, agency.Problems, error) {
	d, problems, err := s.mayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	if problems, err := s.checkBlock(ctx, d, f); err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	by := s.action(d.session, "blockHours")
	by.Record, by.After = strconv.Itoa(f.Agent), f.Start.UTC().Format(time.RFC3339)+"/"+f.End.UTC().Format(time.RFC3339)
	err = s.store().BlockHours(ctx, f.Agent, f.Start, f.End, strings.TrimSpace(f.Why), by)
	if errors.Is(err, db.ErrManyBlocks) {
		return nil, problem("agent", agency.TooMany), nil
	}
	if err != nil {
		return nil, nil, err
	}
	w, err := s.weekOf(ctx, d, f.Start)
	return w, nil, err
}

func (s *Service) checkBlock(ctx context.Context, d *Desk, f *BlockHoursInput) (agency.Problems, error) {
	c, err := s.store().Catalog(ctx)
	if err != nil {
		return nil, err
	}
	if !slices.ContainsFunc(c.Site.Agents, func(a agency.Agent) bool { return a.ID == f.Agent }) {
		return problem("agent", agency.Unknown), nil
	}
	switch now := s.Auth.Leads.Now(); {
	case !f.End.After(f.Start):
		return problem("end", agency.Unknown), nil
	case !f.End.After(now):
		return problem("end", agency.Past), nil
	case f.End.Sub(f.Start) > limits.BlockedDays*24*time.Hour:
		return problem("end", agency.TooLong), nil
	case utf8.RuneCountInString(f.Why) > limits.BlockReasonCharacters:
		return problem("why", agency.TooLong), nil
	}
	return nil, s.mayChangeNumber(ctx, d, f.Agent)
}

// UnblockHours ends blocked hours.
func (s *Service) UnblockHours(ctx context.Context, f *UnblockHoursInput) (*WeekChanged, agency.Problems, error) {
	d, problems, err := s.mayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	id, err := strconv.ParseInt(f.Block, 10, 64)
	if err != nil {
		return nil, problem("block", agency.Unknown), nil
	}
	b, err := s.store().Block(ctx, id)
	if err == nil {
		if err = s.mayChangeNumber(ctx, d, b.Agent); err == nil {
			by := s.action(d.session, "unblockHours")
			by.Record = strconv.Itoa(b.Agent)
			err = s.store().UnblockHours(ctx, id, by)
		}
	}
	if errors.Is(err, db.ErrUnknownBlock) {
		return nil, problem("block", agency.Unknown), nil
	}
	if err != nil {
		return nil, nil, err
	}
	w, err := s.weekOf(ctx, d, time.Unix(b.Start, 0))
	return w, nil, err
}
