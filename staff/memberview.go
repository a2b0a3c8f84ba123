package staff

import (
	"context"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/locale"
)

// MemberState is whether somebody has access to the desk.
type MemberState string

// The states. Somebody who is invited has not chosen a password yet.
const (
	Invited MemberState = "INVITED"
	Active  MemberState = "ACTIVE"
	Closed  MemberState = "CLOSED"
)

// MemberView is a member of staff as managers see them.
type MemberView struct{ row members.ManagedMember }

// ID is the view's in the graph.
func (v *MemberView) ID() string { return "StaffAccount:" + strconv.Itoa(v.Member().Number) }

// Member is what all colleagues see of the member.
func (v *MemberView) Member() *desk.StaffMember { return Shown(v.row.StaffMember) }

// Email is the address with which the member signs in.
func (v *MemberView) Email() string { return v.row.Email }

// Language is that of the desk.
func (v *MemberView) Language() locale.Language { return v.row.Language }

// State is whether the member has access.
func (v *MemberView) State() MemberState {
	switch {
	case v.row.ClosedAt != nil:
		return Closed
	case v.row.Password == nil:
		return Invited
	}
	return Active
}

// SecondStep is whether a phone is set up.
func (v *MemberView) SecondStep() bool { return v.row.Secret != nil }

// Sessions counts the open sessions.
func (v *MemberView) Sessions() int { return v.row.Sessions }

// SeenAt is when one was last used.
func (v *MemberView) SeenAt() *time.Time { return locale.OptionalMoment(v.row.SeenAt) }

// Leads counts the open leads.
func (v *MemberView) Leads() int { return v.row.Leads }

// Version grows with each change by a manager.
func (v *MemberView) Version() int { return v.row.Version }

// Managers lists the managers who have access, by name.
func (s *Service) Managers(ctx context.Context) ([]*desk.StaffMember, error) {
	list := []*desk.StaffMember{}
	rows, err := s.Store.Members.Staff(ctx)
	for _, m := range rows {
		if m.Role == desk.Manager && m.ClosedAt == nil {
			list = append(list, Shown(m))
		}
	}
	return list, err
}
