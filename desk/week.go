package desk

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Week gives a week of appointments to everybody at the desk.
func (r *deskResolver) Week(ctx context.Context, d *staff.Desk, day *locale.Date) (*staff.Week, error) {
	w, err := r.Staff.Week(ctx, d, day)
	return w, readable(err)
}

// AppointmentsInside lists the appointments in hours that may be blocked.
func (r *deskResolver) AppointmentsInside(ctx context.Context, d *staff.Desk, agent *int, start, end time.Time,
	weeklyUntil *locale.Date) ([]*staff.WeekAppointment, error) {
	list, err := r.Staff.AppointmentsInside(ctx, d, staff.Hours{Agent: agent, Start: start, End: end, WeeklyUntil: weeklyUntil})
	return list, readable(err)
}

// Calendars lists the agents' own calendars of which the role may say where they are read.
func (r *deskResolver) Calendars(ctx context.Context, d *staff.Desk) ([]*staff.AgentCalendar, error) {
	return r.Staff.Calendars(ctx, d)
}

func (r *mutationResolver) SetAgentCalendar(ctx context.Context, input staff.CalendarInput) (SetAgentCalendarPayload, error) {
	return engine.Payload(r.Staff.SetCalendar(ctx, &input))
}

func (r *mutationResolver) MakeAgentFeed(ctx context.Context, input staff.FeedInput) (MakeAgentFeedPayload, error) {
	return engine.Payload(r.Staff.MakeFeed(ctx, &input))
}

func (r *mutationResolver) CancelAppointment(ctx context.Context, input staff.CancelAppointmentInput) (CancelAppointmentPayload,
	error) {
	return unlessChanged(r.Staff.CancelAppointment(ctx, &input))
}

func (r *mutationResolver) MoveAppointment(ctx context.Context, input staff.MoveAppointmentInput) (MoveAppointmentPayload, error) {
	return unlessChanged(r.Staff.MoveAppointment(ctx, &input))
}

func (r *mutationResolver) ReportAppointment(ctx context.Context, input staff.ReportAppointmentInput) (ReportAppointmentPayload, error) {
	return unlessChanged(r.Staff.ReportAppointment(ctx, &input))
}

func (r *mutationResolver) BlockHours(ctx context.Context, input staff.BlockHoursInput) (BlockHoursPayload, error) {
	return unlessChanged(r.Staff.BlockHours(ctx, &input))
}

func (r *mutationResolver) UnblockHours(ctx context.Context, input staff.UnblockHoursInput) (UnblockHoursPayload, error) {
	return engine.Payload(r.Staff.UnblockHours(ctx, &input))
}

// unlessChanged returns the outcome of a change of the week that somebody may have changed first.
func unlessChanged(changed *staff.WeekChanged, stale *staff.WeekStale, problems agency.Problems, err error) (any, error) {
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(changed, problems, err)
}

func (r *mutationResolver) PlanAppointment(ctx context.Context, input leads.PlanInput) (PlanAppointmentPayload, error) {
	return engine.Payload(r.Staff.PlanAppointment(ctx, &input))
}
