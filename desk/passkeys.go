package desk

import (
	"context"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
)

// Passkeys lists the own passkeys.
func (r *deskResolver) Passkeys(ctx context.Context, d *staff.Desk) ([]*staff.Passkey, error) {
	return r.Staff.Passkeys(ctx, d)
}

func (r *mutationResolver) DeskPasskeyOptions(ctx context.Context, input staff.PasskeyOptionsInput) (DeskPasskeyOptionsPayload, error) {
	return engine.Payload(r.Staff.PasskeyOptions(ctx, &input))
}

func (r *mutationResolver) DeskPasskeySignIn(ctx context.Context, input staff.PasskeyInput) (DeskPasskeySignInPayload, error) {
	return engine.Payload(r.Staff.SignInWithPasskey(ctx, &input))
}

func (r *mutationResolver) DeskPasskeyConfirm(ctx context.Context, input staff.PasskeyInput) (DeskPasskeyConfirmPayload, error) {
	return engine.Payload(r.Staff.ConfirmWithPasskey(ctx, &input))
}

func (r *mutationResolver) AddPasskey(ctx context.Context, input staff.AddPasskeyInput) (AddPasskeyPayload, error) {
	return engine.Payload(r.Staff.AddPasskey(ctx, &input))
}

func (r *mutationResolver) RemovePasskey(ctx context.Context, input staff.RemovePasskeyInput) (RemovePasskeyPayload, error) {
	return engine.Payload(r.Staff.RemovePasskey(ctx, &input))
}
