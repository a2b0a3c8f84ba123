package owners

import (
	"context"
	"crypto/rand"
	"errors"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Input names an owner, with the version that was read.
type Input struct {
	Owner   string
	Version int
}

// PropertyInput names an owner, with the version that was read, and a property: by its number, or by its reference as it was typed.
type PropertyInput struct {
	Owner     string
	Version   int
	Property  int
	Reference string
}

// ChangeInput changes an owner who was made at the desk.
type ChangeInput struct {
	Owner    string
	Version  int
	Name     string
	Email    string
	Language locale.Language
}

// Changed is an owner after a change. The owner is nil when deleted, or when the session may not see the owner any more.
type Changed struct {
	Desk  *staff.Desk
	Owner *View
}

// Stale is an owner whom somebody changed first. Nothing was written.
type Stale Changed

// checkOwner tells what is wrong with the name and address of an owner. The address may be missing.
func checkOwner(name, email *string) forms.Problems {
	c := &check.Checking{}
	*name = strings.Join(strings.Fields(locale.Visible(*name)), " ")
	c.Chosen("name", *name != "")
	if len([]rune(*name)) > limits.OwnerNameCharacters {
		c.Add("name", forms.TooLong)
	}
	if *email = strings.TrimSpace(*email); *email != "" {
		c.Email("email", email)
	}
	return c.Problems
}

// ChangeOwner changes name, address and language. Those of an owner whom the folder brings are changed there: UNKNOWN.
func (s *Service) ChangeOwner(ctx context.Context, f *ChangeInput) (*Changed, *Stale, forms.Problems, error) {
	problems := checkOwner(&f.Name, &f.Email)
	return s.changeOwner(ctx, Input{f.Owner, f.Version}, problems,
		func(d *staff.Desk, o owners.DeskOwner) (forms.Problems, error) {
			if o.FromFolder() {
				return forms.OneProblem("owner", forms.Unknown), nil
			}
			to := owners.Owner{Name: f.Name, Email: f.Email, Language: f.Language}
			return nil, s.Store.Owners.RenameOwner(ctx, o, to, s.Action(d, ""))
		})
}

// InviteOwner sends an owner a link to choose a password: an invitation while there is none, which also gives access again.
func (s *Service) InviteOwner(ctx context.Context, f *Input) (*Changed, *Stale, forms.Problems, error) {
	return s.changeOwner(ctx, *f, nil, func(d *staff.Desk, o owners.DeskOwner) (forms.Problems, error) {
		if o.Email == "" {
			return forms.OneProblem("email", forms.Required), nil
		}
		link, err := s.ownerLink(ctx, o.Owner)
		if err != nil {
			return nil, err
		}
		return nil, s.Store.Owners.SendOwnerLink(ctx, o, *link, s.Action(d, ""))
	})
}

// ownerLink makes a link with which an owner chooses a password, and its email. Staff never sees it.
func (s *Service) ownerLink(ctx context.Context, o owners.Owner) (*owners.OwnerLinkEmail, error) {
	now := s.Now()
	link := &owners.OwnerLinkEmail{Token: rand.Text(), Ends: now.Add(limits.OwnerInvitationTime), Invites: o.Password == nil}
	if !link.Invites {
		link.Ends = now.Add(limits.OwnerPasswordLinkTime)
	}
	var err error
	link.Email, err = s.Leads.OwnerLink(ctx, o, link.Token, link.Ends, link.Invites)
	link.Email.Limits = []attempts.Limit{{Who: s.Digest("owner link", o.Email), Form: "ownerLink", Most: limits.OwnerLinksPerHour,
		Since: now.Add(-time.Hour)}}
	return link, err
}

// LinkProperty gives an owner a property. An agent may give only properties of the agent's own.
func (s *Service) LinkProperty(ctx context.Context, f *PropertyInput) (*Changed, *Stale, forms.Problems, error) {
	return s.changeOwner(ctx, Input{f.Owner, f.Version}, nil, func(d *staff.Desk, o owners.DeskOwner) (forms.Problems, error) {
		number, problems, err := s.TypedProperty(ctx, f.Property, f.Reference)
		if problems != nil || err != nil {
			return problems, err
		}
		if problems, err := s.mayLink(ctx, d, []int{number}); problems != nil || err != nil {
			return problems, err
		}
		return nil, s.Store.Owners.LinkProperty(ctx, o, number, s.Action(d, ""))
	})
}

// UnlinkProperty takes a property away that was linked at the desk.
func (s *Service) UnlinkProperty(ctx context.Context, f *PropertyInput) (*Changed, *Stale, forms.Problems, error) {
	return s.changeOwner(ctx, Input{f.Owner, f.Version}, nil, func(d *staff.Desk, o owners.DeskOwner) (forms.Problems, error) {
		number, problems, err := s.TypedProperty(ctx, f.Property, f.Reference)
		if problems != nil || err != nil {
			return problems, err
		}
		return nil, s.Store.Owners.UnlinkProperty(ctx, o, number, s.Action(d, ""))
	})
}

// EndOwnerSessions signs an owner out everywhere.
func (s *Service) EndOwnerSessions(ctx context.Context, f *Input) (*Changed, *Stale, forms.Problems, error) {
	return s.changeOwner(ctx, *f, nil, func(d *staff.Desk, o owners.DeskOwner) (forms.Problems, error) {
		return nil, s.Store.Owners.EndOwnerSessions(ctx, o, s.Action(d, ""))
	})
}

// CloseOwner ends an owner's access.
func (s *Service) CloseOwner(ctx context.Context, f *Input) (*Changed, *Stale, forms.Problems, error) {
	return s.changeOwner(ctx, *f, nil, func(d *staff.Desk, o owners.DeskOwner) (forms.Problems, error) {
		return nil, s.Store.Owners.CloseOwner(ctx, o, s.Action(d, ""))
	})
}

// RemoveOwner deletes an owner who was made at the desk; one of the folder is UNKNOWN.
func (s *Service) RemoveOwner(ctx context.Context, f *Input) (*Changed, *Stale, forms.Problems, error) {
	return s.changeOwner(ctx, *f, nil, func(d *staff.Desk, o owners.DeskOwner) (forms.Problems, error) {
		return nil, s.Store.Owners.RemoveOwner(ctx, o, s.Action(d, ""))
	})
}

// changeOwner changes an owner whose version is still the one that was read, and reads the owner again.
func (s *Service) changeOwner(ctx context.Context, f Input, wrong forms.Problems,
	write func(*staff.Desk, owners.DeskOwner) (forms.Problems, error)) (*Changed, *Stale, forms.Problems, error) {
	d, view, problems, err := s.mayChangeOwner(ctx, f.Owner)
	if view == nil || len(wrong) > 0 {
		return nil, nil, problems.With(wrong), err
	}
	o := view.row
	o.Version = f.Version
	problems, err = write(d, o)
	stale := errors.Is(err, owners.ErrOwnerStale)
	if err != nil && !stale {
		problems, err = refusedOwner(err)
	}
	if err != nil && !stale || len(problems) > 0 {
		return nil, nil, problems, err
	}
	s.Wake()
	view, err = s.Owner(ctx, d, f.Owner)
	if stale && err == nil {
		return nil, &Stale{d, view}, nil, nil
	}
	return &Changed{d, view}, nil, nil, err
}

// mayChangeOwner reads an owner whom the session may change. The view is nil with the problem SIGNED_OUT or UNKNOWN, or ErrForbidden.
func (s *Service) mayChangeOwner(ctx context.Context, id string) (*staff.Desk, *View, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, nil, problems, err
	}
	if !d.May(desk.OwnOwners) {
		return nil, nil, nil, staff.ErrForbidden
	}
	view, err := s.Owner(ctx, d, id)
	switch {
	case err != nil:
		return nil, nil, nil, err
	case view == nil:
		return nil, nil, forms.OneProblem("owner", forms.Unknown), nil
	case !view.Changeable():
		return nil, nil, nil, staff.ErrForbidden
	}
	return d, view, nil, nil
}

// refusedOwner turns the refusal of the store into a problem of the form.
func refusedOwner(err error) (forms.Problems, error) {
	var refused handle.Refused
	switch {
	case errors.Is(err, owners.ErrOwnerExists):
		return forms.OneProblem("email", forms.AlreadyRequested), nil
	case !errors.As(err, &refused):
		return nil, err
	case refused.Why == forms.Unknown, refused.Why == forms.TooMany:
		return forms.OneProblem("property", refused.Why), nil
	}
	return forms.OneProblem("", refused.Why), nil
}
