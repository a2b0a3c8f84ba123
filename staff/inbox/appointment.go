package inbox

import (
	"context"

	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/staff/week"
)

// AppointmentState is whether an appointment takes place.
type AppointmentState string

// LeadAppointment is the appointment that a lead booked. Agent is the name of the property's agent.
type LeadAppointment struct {
	State       AppointmentState
	Agent       string
	Appointment *week.Appointment
}

// Appointment reads the appointment that a lead booked; nil for a lead without one.
func (s *Service) Appointment(ctx context.Context, v *LeadView) (*LeadAppointment, error) {
	row, err := s.Store.Appointments.AppointmentOfLead(ctx, v.row.ID)
	if row == nil {
		return nil, err
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	shown := week.AppointmentsShown(c, v.desk, []appointments.AgentAppointment{*row})[0]
	return &LeadAppointment{AppointmentState(row.State), shown.Agent, shown}, nil
}

// FirstName is the first name of who sent the lead.
func (v *LeadView) FirstName() string { return v.row.FirstName }

// LastName is the last name.
func (v *LeadView) LastName() string { return v.row.LastName }
