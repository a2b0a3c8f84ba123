package auth

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads"
)

// SignOut ends the request's session. Without one the answer is the same.
func (d *Service) SignOut(ctx context.Context, f *SignOutInput) (*Answer, forms.Problems, error) {
	if err := d.Leads.InUse(ctx, &f.Language); err != nil {
		return nil, nil, err
	}
	p, err := sessionPrincipal(ctx)
	if err != nil {
		return nil, nil, err
	}
	if p.Session != "" {
		if err := d.Store.Owners.EndSession(ctx, p.Session); err != nil {
			return nil, nil, err
		}
	}
	p.Continue("", time.Time{}, nil)
	return &Answer{Path: leads.ThanksPath("signOut", f.Language)}, nil, nil
}

// SignOutEverywhere ends all sessions of the signed-in owner. Without a session the answer is the same.
func (d *Service) SignOutEverywhere(ctx context.Context, f *SignOutInput) (*Answer, forms.Problems, error) {
	if err := d.Leads.InUse(ctx, &f.Language); err != nil {
		return nil, nil, err
	}
	p, err := sessionPrincipal(ctx)
	if err != nil {
		return nil, nil, err
	}
	owner, err := d.Viewer(ctx)
	if err != nil {
		return nil, nil, err
	}
	if owner != nil {
		if err := d.Store.Owners.EndSessions(ctx, owner.ID); err != nil {
			return nil, nil, err
		}
	}
	p.Continue("", time.Time{}, nil)
	return &Answer{Path: leads.ThanksPath("signOutEverywhere", f.Language)}, nil, nil
}
