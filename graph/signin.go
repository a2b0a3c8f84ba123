package graph

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency"
)

var errNotBuilt = errors.New("owners cannot sign in yet")

func (r *mutationResolver) SignIn(ctx context.Context, input agency.SignInInput) (SignInPayload, error) {
	return nil, errNotBuilt
}

func (r *mutationResolver) SignOut(ctx context.Context, input agency.SignOutInput) (SignOutPayload, error) {
	return nil, errNotBuilt
}

func (r *mutationResolver) SignOutEverywhere(ctx context.Context, input agency.SignOutInput) (SignOutPayload, error) {
	return nil, errNotBuilt
}

func (r *mutationResolver) ForgotPassword(ctx context.Context, input agency.ForgotPasswordInput) (ForgotPasswordPayload, error) {
	return nil, errNotBuilt
}

func (r *mutationResolver) ResetPassword(ctx context.Context, input agency.ResetPasswordInput) (ResetPasswordPayload, error) {
	return nil, errNotBuilt
}

func (r *mutationResolver) RegisterOwner(ctx context.Context, input agency.RegisterOwnerInput) (RegisterOwnerPayload, error) {
	return nil, errNotBuilt
}

func (r *mutationResolver) ChangePassword(ctx context.Context, input agency.ChangePasswordInput) (ChangePasswordPayload, error) {
	return nil, errNotBuilt
}
