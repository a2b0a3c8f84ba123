package graph

import (
	"context"

	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/leads"
)

func (r *mutationResolver) SignIn(ctx context.Context, input auth.SignInInput) (SignInPayload, error) {
	return payload(r.Auth.SignIn(ctx, &input))
}

func (r *mutationResolver) SignOut(ctx context.Context, input auth.SignOutInput) (SignOutPayload, error) {
	return payload(r.Auth.SignOut(ctx, &input))
}

func (r *mutationResolver) SignOutEverywhere(ctx context.Context, input auth.SignOutInput) (SignOutPayload, error) {
	return payload(r.Auth.SignOutEverywhere(ctx, &input))
}

func (r *mutationResolver) ForgotPassword(ctx context.Context, input leads.ForgotPasswordInput) (ForgotPasswordPayload, error) {
	return payload(r.Leads.ForgotPassword(ctx, posted(ctx, &input)))
}

func (r *queryResolver) PasswordLink(ctx context.Context, token string) (bool, error) {
	return r.Store.HasPasswordLink(ctx, token, r.Now())
}

func (r *mutationResolver) ResetPassword(ctx context.Context, input auth.ResetPasswordInput) (ResetPasswordPayload, error) {
	return payload(r.Auth.ResetPassword(ctx, &input))
}

func (r *mutationResolver) RegisterOwner(ctx context.Context, input leads.RegisterOwnerInput) (RegisterOwnerPayload, error) {
	return payload(r.Leads.RegisterOwner(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) ChangePassword(ctx context.Context, input auth.ChangePasswordInput) (ChangePasswordPayload, error) {
	return payload(r.Auth.ChangePassword(ctx, &input))
}

func (r *mutationResolver) SetNewsEmails(ctx context.Context, input auth.SetNewsEmailsInput) (SetNewsEmailsPayload, error) {
	return payload(r.Auth.SetNewsEmails(ctx, &input))
}

func (r *queryResolver) OwnerNewsLink(_ context.Context, token string) (bool, error) {
	return r.Leads.IsOwnerNewsLink(token), nil
}
