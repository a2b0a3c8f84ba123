package listings

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/staff/week"
)

// Owners lists the names of a property's owners; nil for a session that may not see them.
func (s *Service) Owners(ctx context.Context, v *View) ([]string, error) {
	if !v.desk.May(desk.AllOwners) && !(v.desk.May(desk.OwnOwners) && slices.Contains(v.desk.OwnAgents(v.catalog), v.row.Agent)) {
		return nil, nil
	}
	names, err := s.Store.Portfolio.OwnersOf(ctx, v.row.Number)
	if names == nil {
		names = []string{}
	}
	return names, err
}

// MatchingDemands counts the active demands that a property matches now; nil for a role that may not read leads.
func (s *Service) MatchingDemands(ctx context.Context, v *View) (*int, error) {
	if !v.desk.May(desk.ReadLeads) {
		return nil, nil
	}
	n, err := s.Store.MatchingDemands(ctx, v.row.Number)
	return &n, err
}

// NextAppointments lists a property's appointments that have not begun, with the visitor and the report for whoever may change them.
func (s *Service) NextAppointments(ctx context.Context, v *View) ([]*week.Appointment, error) {
	list, err := s.Store.Appointments.NextAppointments(ctx, v.row.Number, s.Now())
	return week.AppointmentsShown(v.catalog, v.desk, list), err
}
