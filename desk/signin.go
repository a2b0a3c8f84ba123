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

func (r *mutationResolver) SignIn(ctx context.Context, input staff.SignInInput) (SignInPayload, error) {
	return engine.Payload(r.Staff.SignIn(ctx, &input))
}

func (r *mutationResolver) SignInWithCode(ctx context.Context, input staff.CodeInput) (SignInWithCodePayload, error) {
	return engine.Payload(r.Staff.Code(ctx, &input))
}

func (r *mutationResolver) SignInWithRecoveryCode(ctx context.Context, input staff.CodeInput) (SignInWithRecoveryCodePayload, error) {
	return engine.Payload(r.Staff.Recover(ctx, &input))
}

func (r *mutationResolver) SignOut(ctx context.Context) (*staff.SignedOut, error) {
	return r.Staff.SignOut(ctx)
}

func (r *mutationResolver) EndSessions(ctx context.Context, input staff.EndSessionsInput) (EndSessionsPayload, error) {
	return engine.Payload(r.Staff.EndSessions(ctx, &input))
}

func (r *mutationResolver) SetLanguage(ctx context.Context, input staff.LanguageInput) (SetLanguagePayload, error) {
	return engine.Payload(r.Staff.SetLanguage(ctx, &input))
}

func (r *mutationResolver) SetNextLead(ctx context.Context, input staff.NextLeadInput) (SetNextLeadPayload, error) {
	return engine.Payload(r.Staff.SetNextLead(ctx, &input))
}
