package owners

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// Device is a browser on which an owner signed in. Token is the browser's cookie; only its digest is stored.
type Device struct {
	Token string
	Owner int
	At    time.Time
	Ends  time.Time
}

// SaveDevice stores a device in place of the one with an old token, "" for none, and deletes the owner's oldest when there are too many.
func (s *Store) SaveDevice(ctx context.Context, d Device, old string) error {
	_, err := s.Write(ctx,
		handle.Statement{SQL: "DELETE FROM device WHERE token = ? AND owner = ?", Args: []any{handle.Digest(old), d.Owner}},
		handle.Statement{SQL: "INSERT INTO device (token, owner, seen_at, ends_at) SELECT ?, id, ?, ? FROM owner WHERE id = ?",
			Args: []any{handle.Digest(d.Token), d.At.Unix(), d.Ends.Unix(), d.Owner}},
		handle.Statement{SQL: `DELETE FROM device WHERE owner = ?1 AND token NOT IN (SELECT token FROM device WHERE owner = ?1
			ORDER BY seen_at DESC, token LIMIT ?2)`,
			Args: []any{d.Owner, limits.OwnerDevices}})
	return err
}

// IsDeviceOf reports whether a token is that of a device of the owner with an address.
func (s *Store) IsDeviceOf(ctx context.Context, token, email string, now time.Time) (known bool, err error) {
	if token == "" {
		return false, nil
	}
	err = s.One(ctx, &known,
		"SELECT EXISTS (SELECT 1 FROM device JOIN owner ON owner.id = device.owner WHERE token = ? AND email = ? AND ends_at > ?)",
		handle.Digest(token), email, now.Unix())
	return known, err
}
