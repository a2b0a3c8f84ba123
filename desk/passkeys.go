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

func (r *mutationResolver) PasskeyOptions(ctx context.Context, input staff.PasskeyOptionsInput) (PasskeyOptionsPayload, error) {
	return engine.Payload(r.Staff.PasskeyOptions(ctx, &input))
}

func (r *mutationResolver) SignInWithPasskey(ctx context.Context, input staff.PasskeyInput) (SignInWithPasskeyPayload, error) {
	return engine.Payload(r.Staff.SignInWithPasskey(ctx, &input))
}

func (r *mutationResolver) ConfirmWithPasskey(ctx context.Context, input staff.PasskeyInput) (ConfirmWithPasskeyPayload, error) {
	return engine.Payload(r.Staff.ConfirmWithPasskey(ctx, &input))
}

func (r *mutationResolver) AddPasskey(ctx context.Context, input staff.AddPasskeyInput) (AddPasskeyPayload, error) {
	return engine.Payload(r.Staff.AddPasskey(ctx, &input))
}

func (r *mutationResolver) RemovePasskey(ctx context.Context, input staff.RemovePasskeyInput) (RemovePasskeyPayload, error) {
	return engine.Payload(r.Staff.RemovePasskey(ctx, &input))
}
