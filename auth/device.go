package auth

import (
	"context"
	"crypto/rand"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// trust has the browser known as one of the owner's. It opens nothing: it only lets the owner try a password, or ask for a link, while
// strangers are stopped.
func (d *Service) trust(ctx context.Context, c *Caller, owner int) error {
	now := d.Leads.Now()
	known := db.Device{Token: rand.Text(), Owner: owner, At: now, Ends: now.Add(limits.DeviceTime)}
	if err := d.Leads.Store.SaveDevice(ctx, known, c.Device); err != nil {
		return err
	}
	c.Device = known.Token
	c.KeepDevice(known.Token, known.Ends)
	return nil
}
