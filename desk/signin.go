package desk

import (
	"context"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
)

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
	return engine.Payload(r.Staff.SignIn(ctx, &input))
}

func (r *mutationResolver) DeskCode(ctx context.Context, input staff.CodeInput) (DeskCodePayload, error) {
	return engine.Payload(r.Staff.Code(ctx, &input))
}

func (r *mutationResolver) DeskRecover(ctx context.Context, input staff.CodeInput) (DeskRecoverPayload, error) {
	return engine.Payload(r.Staff.Recover(ctx, &input))
}

func (r *mutationResolver) DeskSignOut(ctx context.Context) (*staff.SignedOut, error) {
	return r.Staff.SignOut(ctx)
}

func (r *mutationResolver) EndDeskSessions(ctx context.Context, input staff.EndSessionsInput) (EndDeskSessionsPayload, error) {
	return engine.Payload(r.Staff.EndSessions(ctx, &input))
}

func (r *mutationResolver) SetDeskLanguage(ctx context.Context, input staff.LanguageInput) (SetDeskLanguagePayload, error) {
	return engine.Payload(r.Staff.SetLanguage(ctx, &input))
}
