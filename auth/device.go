package auth

import (
	"context"
	"crypto/rand"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/limits"
)

// trust marks the browser as one of the owner's. That signs nobody in: it only lets the owner try a password, or request a link, while
// attackers have used up the account's attempts.
func (d *Service) trust(ctx context.Context, p *principal.Principal, owner int) error {
	now := d.Now()
	known := owners.Device{Token: rand.Text(), Owner: owner, At: now, Ends: now.Add(limits.DeviceTime)}
	if err := d.Store.Owners.SaveDevice(ctx, known, p.Device); err != nil {
		return err
	}
	p.Device = known.Token
	p.SetDevice(known.Token, known.Ends)
	return nil
}
