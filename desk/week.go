package desk

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/week"
)

// Week gives a week of appointments to everybody at the desk.
func (r *deskResolver) Week(ctx context.Context, d *staff.Desk, day *locale.Date) (*week.Week, error) {
	w, err := r.rooms.Week.Week(ctx, d, day)
	return w, readable(err)
}

// AppointmentsInside lists the appointments in hours that may be blocked.
func (r *deskResolver) AppointmentsInside(ctx context.Context, d *staff.Desk, agent *int, start, end time.Time,
	weeklyUntil *locale.Date) ([]*week.Appointment, error) {
	list, err := r.rooms.Week.AppointmentsInside(ctx, d, week.Hours{Agent: agent, Start: start, End: end, WeeklyUntil: weeklyUntil})
	return list, readable(err)
}

// AppointmentCheck says what there is to know of an appointment before it is booked or moved.
func (r *deskResolver) AppointmentCheck(ctx context.Context, d *staff.Desk, property int, start time.Time,
	appointment *string, agent *int) (*week.Check, error) {
	return r.rooms.Week.Check(ctx, d, property, start, appointment, agent)
}

// AppointmentSlots lists the viewing times of a property that an agent could hold.
func (r *deskResolver) AppointmentSlots(ctx context.Context, _ *staff.Desk, property int, from locale.Date, days int, appointment *string,
	agent *int) ([]*agency.Slot, error) {
	v := appointments.Viewing{Property: property, Agent: agent}
	if appointment != nil {
		v.Moved = *appointment
	}
	slots, err := r.rooms.Week.Slots(ctx, v, from, days)
	return slots, readable(err)
}

// Calendars lists the agents' own calendars of which the role may say where they are read.
func (r *deskResolver) Calendars(ctx context.Context, d *staff.Desk) ([]*week.AgentCalendar, error) {
	return r.rooms.Week.Calendars(ctx, d)
}

func (r *mutationResolver) SetAgentCalendar(ctx context.Context, input week.CalendarInput) (SetAgentCalendarPayload, error) {
	return engine.Payload(r.rooms.Week.SetCalendar(ctx, &input))
}

func (r *mutationResolver) MakeAgentFeed(ctx context.Context, input week.FeedInput) (MakeAgentFeedPayload, error) {
	return engine.Payload(r.rooms.Week.MakeFeed(ctx, &input))
}

func (r *mutationResolver) CancelAppointment(ctx context.Context, input week.CancelAppointmentInput) (CancelAppointmentPayload, error) {
	return unlessChanged(r.rooms.Week.CancelAppointment(ctx, &input))
}

func (r *mutationResolver) MoveAppointment(ctx context.Context, input week.MoveAppointmentInput) (MoveAppointmentPayload, error) {
	return unlessChanged(r.rooms.Week.MoveAppointment(ctx, &input))
}

func (r *mutationResolver) ReportAppointment(ctx context.Context, input week.ReportAppointmentInput) (ReportAppointmentPayload, error) {
	return unlessChanged(r.rooms.Week.ReportAppointment(ctx, &input))
}

func (r *mutationResolver) BlockHours(ctx context.Context, input week.BlockHoursInput) (BlockHoursPayload, error) {
	return unlessChanged(r.rooms.Week.BlockHours(ctx, &input))
}

func (r *mutationResolver) UnblockHours(ctx context.Context, input week.UnblockHoursInput) (UnblockHoursPayload, error) {
	return engine.Payload(r.rooms.Week.UnblockHours(ctx, &input))
}

// unlessChanged returns the outcome of a change of the week that somebody may have changed first.
func unlessChanged(changed *week.Changed, stale *week.Stale, problems forms.Problems, err error) (any, error) {
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(changed, problems, err)
}

func (r *mutationResolver) PlanAppointment(ctx context.Context, input leads.PlanInput) (PlanAppointmentPayload, error) {
	return engine.Payload(r.rooms.Week.PlanAppointment(ctx, &input))
}
