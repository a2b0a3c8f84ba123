package db

import (
	"context"
	"crypto/rand"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
)

// SigningKey gives the secret with which this site signs links. The first call makes it; all servers of one database share it.
func (s *Store) SigningKey(ctx context.Context) (agency.Key, error) {
	fresh := make([]byte, 32)
	rand.Read(fresh)
	if _, err := s.Write(ctx,
		handle.Statement{SQL: "INSERT INTO secret (name, value) VALUES ('key', ?) ON CONFLICT DO NOTHING",
			Args: []any{fresh}}); err != nil {
		return nil, err
	}
	var key agency.Key
	return key, s.One(ctx, &key, "SELECT value FROM secret WHERE name = 'key'")
}
