package graph

import (
	"context"

	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/leads"
)

func (r *mutationResolver) SignIn(ctx context.Context, input auth.SignInInput) (SignInPayload, error) {
	return engine.Payload(r.Auth.SignIn(ctx, &input))
}

func (r *mutationResolver) SignOut(ctx context.Context, input auth.SignOutInput) (SignOutPayload, error) {
	return engine.Payload(r.Auth.SignOut(ctx, &input))
}

func (r *mutationResolver) SignOutEverywhere(ctx context.Context, input auth.SignOutInput) (SignOutPayload, error) {
	return engine.Payload(r.Auth.SignOutEverywhere(ctx, &input))
}

func (r *mutationResolver) ForgotPassword(ctx context.Context, input leads.ForgotPasswordInput) (ForgotPasswordPayload, error) {
	return engine.Payload(r.Leads.ForgotPassword(ctx, posted(ctx, &input)))
}

func (r *queryResolver) PasswordLink(ctx context.Context, token string) (bool, error) {
	return r.Store.Owners.HasPasswordLink(ctx, token, r.Now())
}

func (r *mutationResolver) ResetPassword(ctx context.Context, input auth.ResetPasswordInput) (ResetPasswordPayload, error) {
	return engine.Payload(r.Auth.ResetPassword(ctx, &input))
}

func (r *mutationResolver) RegisterOwner(ctx context.Context, input leads.RegisterOwnerInput) (RegisterOwnerPayload, error) {
	return engine.Payload(r.Leads.RegisterOwner(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) ChangePassword(ctx context.Context, input auth.ChangePasswordInput) (ChangePasswordPayload, error) {
	return engine.Payload(r.Auth.ChangePassword(ctx, &input))
}

func (r *mutationResolver) SetNewsEmails(ctx context.Context, input auth.SetNewsEmailsInput) (SetNewsEmailsPayload, error) {
	return engine.Payload(r.Auth.SetNewsEmails(ctx, &input))
}

func (r *queryResolver) OwnerNewsLink(_ context.Context, token string) (bool, error) {
	return r.Leads.OwnerNews().IsLink(token), nil
}
