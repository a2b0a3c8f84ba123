package owners

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/listings"
)

// View is an owner as the desk shows them to a session. An agent sees the owners of the agent's properties, with all properties that
// these owners have.
type View struct {
	desk    *staff.Desk
	catalog *agency.Catalog
	row     owners.DeskOwner
	now     time.Time
}

// ID is the view's in the graph. The type Owner is for the owner's own page alone.
func (v *View) ID() string { return "DeskOwner:" + strconv.Itoa(v.row.ID) }

// Name is the owner's.
func (v *View) Name() string { return v.row.Name }

// Email is the address with which the owner signs in; nil for none.
func (v *View) Email() *string {
	if v.row.Email == "" {
		return nil
	}
	return &v.row.Email
}

// Language is that of emails to the owner.
func (v *View) Language() locale.Language { return v.row.Language }

// Access is whether the owner may sign in.
func (v *View) Access() desk.OwnerAccess {
	switch until := v.InvitedUntil(); {
	case v.row.ClosedAt != nil:
		return desk.OwnerClosed
	case v.row.Email == "":
		return desk.OwnerWithoutAddress
	case v.row.Password != nil:
		return desk.OwnerActive
	case until == nil:
		return desk.OwnerNeverInvited
	case until.Before(v.now):
		return desk.OwnerLinkExpired
	}
	return desk.OwnerInvited
}

// InvitedUntil is when the link of the last invitation ends, nil without one.
func (v *View) InvitedUntil() *time.Time { return locale.OptionalMoment(v.row.InvitedUntil) }

// ClosedAt is when access was taken away, nil for never.
func (v *View) ClosedAt() *time.Time { return locale.OptionalMoment(v.row.ClosedAt) }

// SeenAt is when the owner was here last, nil for never.
func (v *View) SeenAt() *time.Time { return locale.OptionalMoment(v.row.SeenAt) }

// Sessions counts the browsers that are signed in.
func (v *View) Sessions() int { return v.row.Sessions }

// FromFolder reports whether the import folder names the owner, so that name and address are changed there.
func (v *View) FromFolder() bool { return v.row.FromFolder() }

// Version grows with each change by staff or an import.
func (v *View) Version() int { return v.row.Version }

// Reports is how the owner hears of weeks.
func (v *View) Reports() desk.OwnerReports { return v.row.Reports }

// Changeable reports whether the session may change the owner. An agent may when all of the owner's properties are the agent's.
func (v *View) Changeable() bool {
	return mayChangeOwner(v.desk, v.catalog, v.row)
}

// Property is a property of an owner. Linked reports whether it was linked at the desk; otherwise the folder says it.
type Property struct {
	Number     int
	Reference  string // by which people know it
	Place      string
	Linked     bool
	Unlinkable bool // whether the session may take it away from the owner
}

// Properties are those that the owner sees.
func (v *View) Properties() []*Property {
	list := []*Property{}
	if v.row.Links.Value == nil {
		return list
	}
	own := v.desk.OwnAgents(v.catalog)
	for _, l := range *v.row.Links.Value {
		list = append(list,
			&Property{Number: l.Number, Reference: l.Sent,
				Place:  listings.PlaceOf(v.catalog, v.desk.Language(), l.City, l.Street, l.House, l.Box),
				Linked: l.Desk, Unlinkable: l.Desk && (v.desk.May(desk.AllOwners) || slices.Contains(own, l.Agent))})
	}
	return list
}

func mayChangeOwner(d *staff.Desk, c *agency.Catalog, o owners.DeskOwner) bool {
	return d.May(desk.AllOwners) || onlyOf(d.OwnAgents(c), o)
}

// onlyOf reports whether an owner has properties, all of some agents.
func onlyOf(agents []int, o owners.DeskOwner) bool {
	return o.Links.Value != nil && len(*o.Links.Value) > 0 &&
		!slices.ContainsFunc(*o.Links.Value, func(l owners.OwnerLink) bool { return !slices.Contains(agents, l.Agent) })
}

// someOf reports whether an owner has a property of some agents.
func someOf(agents []int, o owners.DeskOwner) bool {
	return o.Links.Value != nil &&
		slices.ContainsFunc(*o.Links.Value, func(l owners.OwnerLink) bool { return slices.Contains(agents, l.Agent) })
}

// Owner reads an owner; nil when there is none whom the session may see, or no right to any.
func (s *Service) Owner(ctx context.Context, d *staff.Desk, id string) (*View, error) {
	number, ok := ownerNumber(id)
	if !ok || !d.May(desk.OwnOwners) {
		return nil, nil
	}
	row, err := s.Store.Owners.DeskOwner(ctx, number, s.Now())
	if row == nil {
		return nil, err
	}
	return s.ownerView(ctx, d, *row)
}

// ownerView shows an owner to a session; nil for one that it may not see.
func (s *Service) ownerView(ctx context.Context, d *staff.Desk, row owners.DeskOwner) (*View, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil || !d.May(desk.AllOwners) && !someOf(d.OwnAgents(c), row) {
		return nil, err
	}
	return &View{d, c, row, s.Now()}, nil
}

func ownerNumber(id string) (number int, ok bool) {
	text, ok := strings.CutPrefix(id, "DeskOwner:")
	number, err := strconv.Atoi(text)
	return number, ok && err == nil && number > 0
}
