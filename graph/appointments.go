package graph

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

func (r *queryResolver) AppointmentSlots(ctx context.Context, property int, from *locale.Date, days int) ([]*agency.Slot, error) {
	if days < 1 || days > limits.SlotDays {
		return nil, engine.BadInput("days goes from 1 to 62")
	}
	first := locale.Today(r.Now())
	if from != nil {
		if !from.Valid() {
			return nil, engine.BadInput("from must be an existing day, written YYYY-MM-DD")
		}
		first = *from
	}
	return r.Leads.Booked().Slots(ctx, property, first, days)
}

func (r *queryResolver) Appointment(ctx context.Context, token string) (*leads.Appointment, error) {
	return r.Leads.AppointmentOfLink(ctx, token)
}

func (r *appointmentResolver) Home(ctx context.Context, v *leads.Appointment, language locale.Language) (*agency.Property, error) {
	return r.property(ctx, v.Property, language)
}

func (r *appointmentResolver) Slots(ctx context.Context, v *leads.Appointment) ([]*agency.Slot, error) {
	return r.Leads.Booked().Slots(ctx, v.Property, locale.Today(r.Now()), limits.SlotDays)
}

func (r *mutationResolver) BookAppointment(ctx context.Context, input leads.AppointmentInput) (BookAppointmentPayload, error) {
	return engine.Payload(r.Leads.BookAppointment(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) MoveAppointment(ctx context.Context, input leads.MoveInput) (MoveAppointmentPayload, error) {
	return engine.Payload(r.Leads.MoveAppointment(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) CancelAppointment(ctx context.Context, input TokenInput) (CancelAppointmentPayload, error) {
	return engine.Payload(r.Leads.CancelAppointment(ctx, input.Token))
}
