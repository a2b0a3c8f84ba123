package week

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
)

// UndoPlan cancels an appointment that the desk booked; visitor and agency get an email, as they did of the booking. It is stale, and
// nothing is written, when somebody changed the appointment meanwhile, or it has begun.
func (s *Service) UndoPlan(ctx context.Context, id string) (stale int, problems forms.Problems, err error) {
	a, _, err := s.Store.Appointments.Appointment(ctx, id)
	if err != nil || a == nil {
		return 0, forms.OneProblem("action", forms.Unknown), err
	}
	_, changed, problems, err := s.CancelAppointment(ctx, &CancelAppointmentInput{Appointment: id, Version: a.Sequence})
	return count(changed), problems, err
}

// UndoMove moves an appointment back to when it was, as the log has it, in the same way.
func (s *Service) UndoMove(ctx context.Context, id, was string) (stale int, problems forms.Problems, err error) {
	start, unread := time.Parse(time.RFC3339, was)
	a, _, err := s.Store.Appointments.Appointment(ctx, id)
	if err != nil || a == nil || unread != nil {
		return 0, forms.OneProblem("action", forms.Unknown), err
	}
	_, changed, problems, err := s.MoveAppointment(ctx, &MoveAppointmentInput{Appointment: id, Version: a.Sequence, Start: start,
		Outside: true})
	return count(changed), problems, err
}

// UndoPass gives an appointment back to the agent who held it, at the time that it had, as the log has both.
func (s *Service) UndoPass(ctx context.Context, id, was string) (stale int, problems forms.Problems, err error) {
	at, number, _ := strings.Cut(was, " ")
	start, unread := time.Parse(time.RFC3339, at)
	agent, wrong := strconv.Atoi(number)
	a, _, err := s.Store.Appointments.Appointment(ctx, id)
	if err != nil || a == nil || unread != nil || wrong != nil {
		return 0, forms.OneProblem("action", forms.Unknown), err
	}
	_, changed, problems, err := s.MoveAppointment(ctx, &MoveAppointmentInput{Appointment: id, Version: a.Sequence, Start: start,
		Outside: true, Agent: &agent})
	return count(changed), problems, err
}

// count is how many appointments stay as they are.
func count(stale *Stale) int {
	if stale == nil {
		return 0
	}
	return 1
}
