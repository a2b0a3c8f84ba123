package staff

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/locale"
)

// Desk is what one session sees at the desk. Only Service makes one.
type Desk struct{ session *members.StaffSession }

// ID is the same for every session of one member.
func (d *Desk) ID() string { return "Desk:" + d.Me().ID() }

// Me is who is signed in.
func (d *Desk) Me() *desk.StaffMember { return Shown(d.Member()) }

// Rights are what the role may do.
func (d *Desk) Rights() []desk.Right { return d.Member().Role.Rights() }

// Role is a role with what it may do.
type Role struct {
	Role   desk.StaffRole
	Rights []desk.Right
}

// Roles are all of them.
func (d *Desk) Roles() (list []*Role) {
	for _, r := range desk.StaffRoles {
		list = append(list, &Role{r, r.Rights()})
	}
	return list
}

// Language is that of the desk.
func (d *Desk) Language() locale.Language { return d.Member().Language }

// Shown is a member as colleagues see the member.
func Shown(m members.StaffMember) *desk.StaffMember {
	return &desk.StaffMember{Number: m.ID, Name: m.Name, Role: m.Role}
}

// OpenSession is a browser that is signed in.
type OpenSession struct {
	ID        string
	Browser   string
	CreatedAt time.Time
	SeenAt    time.Time
	Current   bool
}

// Sessions lists the open sessions of whoever is at the desk.
func (s *Service) Sessions(ctx context.Context, d *Desk) (list []*OpenSession, err error) {
	rows, err := s.Store.Members.StaffSessions(ctx, d.Member().ID, s.Now())
	for _, n := range rows {
		list = append(list, &OpenSession{ID: n.ID, Browser: n.Browser, CreatedAt: time.Unix(n.CreatedAt, 0).UTC(),
			SeenAt: time.Unix(n.SeenAt, 0).UTC(), Current: n.ID == d.session.ID})
	}
	return list, err
}

// RecoveryCodes counts the recovery codes that are left.
func (s *Service) RecoveryCodes(ctx context.Context, d *Desk) (int, error) {
	return s.Store.Members.RecoveryCodesLeft(ctx, d.Member().ID)
}
