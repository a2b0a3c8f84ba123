package auth

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/leads"
)

// SignOut ends the session that the request brought. Who has none gets the same answer.
func (d *Service) SignOut(ctx context.Context, f *SignOutInput) (*Answer, agency.Problems, error) {
	if err := d.Leads.InUse(ctx, &f.Language); err != nil {
		return nil, nil, err
	}
	c, err := caller(ctx)
	if err != nil {
		return nil, nil, err
	}
	if c.Token != "" {
		if err := d.Leads.Store.EndSession(ctx, c.Token); err != nil {
			return nil, nil, err
		}
	}
	c.keep("", time.Time{}, nil)
	return &Answer{Path: leads.ThanksPath("signOut", f.Language)}, nil, nil
}

// SignOutEverywhere ends all sessions of the owner who asks. Who is nobody's gets the same answer.
func (d *Service) SignOutEverywhere(ctx context.Context, f *SignOutInput) (*Answer, agency.Problems, error) {
	if err := d.Leads.InUse(ctx, &f.Language); err != nil {
		return nil, nil, err
	}
	c, err := caller(ctx)
	if err != nil {
		return nil, nil, err
	}
	owner, err := d.Viewer(ctx)
	if err != nil {
		return nil, nil, err
	}
	if owner != nil {
		if err := d.Leads.Store.EndSessions(ctx, owner.ID); err != nil {
			return nil, nil, err
		}
	}
	c.keep("", time.Time{}, nil)
	return &Answer{Path: leads.ThanksPath("signOutEverywhere", f.Language)}, nil, nil
}
