package graph

import (
	"context"

	"github.com/gevel/gevel/staff"
)

// Desk returns the desk of who is signed in there. Nothing else leads to it.
func (r *queryResolver) Desk(ctx context.Context) (*staff.Desk, error) { return r.Staff.Desk(ctx) }

func (r *deskResolver) Agency(ctx context.Context, _ *staff.Desk) (string, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return "", err
	}
	return c.Site.ShortName, nil
}

func (r *deskResolver) RecoveryCodes(ctx context.Context, d *staff.Desk) (int, error) {
	return r.Staff.RecoveryCodes(ctx, d)
}

// Emails are those that whoever is at the desk gets.
func (r *deskResolver) Emails(ctx context.Context, d *staff.Desk) (*staff.Emails, error) {
	return r.Staff.EmailsOfMe(ctx, d)
}

func (r *deskResolver) Sessions(ctx context.Context, d *staff.Desk) ([]*staff.OpenSession, error) {
	return r.Staff.Sessions(ctx, d)
}

func (r *mutationResolver) DeskSignIn(ctx context.Context, input staff.SignInInput) (DeskSignInPayload, error) {
	return payload(r.Staff.SignIn(ctx, &input))
}

func (r *mutationResolver) DeskCode(ctx context.Context, input staff.CodeInput) (DeskCodePayload, error) {
	return payload(r.Staff.Code(ctx, &input))
}

func (r *mutationResolver) DeskRecover(ctx context.Context, input staff.CodeInput) (DeskRecoverPayload, error) {
	return payload(r.Staff.Recover(ctx, &input))
}

func (r *mutationResolver) DeskSignOut(ctx context.Context) (*staff.SignedOut, error) {
	return r.Staff.SignOut(ctx)
}

func (r *mutationResolver) EndDeskSessions(ctx context.Context, input staff.EndSessionsInput) (EndDeskSessionsPayload, error) {
	return payload(r.Staff.EndSessions(ctx, &input))
}

func (r *mutationResolver) SetDeskLanguage(ctx context.Context, input staff.LanguageInput) (SetDeskLanguagePayload, error) {
	return payload(r.Staff.SetLanguage(ctx, &input))
}
