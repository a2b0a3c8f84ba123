package inbox

import (
	"context"

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
	l := v.desk.Language()
	a := c.Agent(row.Agent, l)
	shown := week.AppointmentShown(c, l, *row, week.MayChangeAgent(v.desk, *a.Agent))
	return &LeadAppointment{AppointmentState(row.State), a.Name, shown}, nil
}

// FirstName is the first name of who sent the lead.
func (v *LeadView) FirstName() string { return v.row.FirstName }

// LastName is the last name.
func (v *LeadView) LastName() string { return v.row.LastName }
