package db

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"database/sql"
	"errors"
	"strings"
	"time"
)

// keyPrefix marks a key, so that people and secret scanners recognise it.
const keyPrefix = "gevel_"

// APIKey describes the API key of a program. The key itself is not stored.
type APIKey struct {
	Name      string `db:"name"`
	Writes    bool   `db:"writes"` // whether it may import properties
	CreatedAt int64  `db:"created_at"`
}

// Errors of keys.
var (
	ErrKeyExists  = errors.New("there is a key of this name already")
	ErrUnknownKey = errors.New("there is no such key")
)

// AddAPIKey makes a key and returns it. Only its digest is stored, so it cannot be shown again. It returns ErrKeyExists for a name in use.
func (s *Store) AddAPIKey(ctx context.Context, name string, writes bool) (string, error) {
	key := keyPrefix + strings.ToLower(rand.Text()+rand.Text())
	affected, err := s.Write(ctx,
		Statement{SQL: "INSERT INTO api_key (name, digest, writes, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (name) DO NOTHING",
			Args: []any{name, digestOf(key), writes, time.Now().Unix()}})
	if err == nil && affected[0] == 0 {
		err = ErrKeyExists
	}
	return key, err
}

// APIKeys lists all keys by name.
func (s *Store) APIKeys(ctx context.Context) (list []APIKey, err error) {
	return list, s.list(ctx, &list, "SELECT name, writes, created_at FROM api_key ORDER BY name")
}

// RevokeAPIKey ends a key at once. It returns ErrUnknownKey for an unknown name.
func (s *Store) RevokeAPIKey(ctx context.Context, name string) error {
	affected, err := s.Write(ctx, Statement{SQL: "DELETE FROM api_key WHERE name = ?", Args: []any{name}})
	if err == nil && affected[0] == 0 {
		err = ErrUnknownKey
	}
	return err
}

// APIKeyOf finds the key that a program sent. It returns ErrUnknownKey for any other text. The look-up is by digest, so that its timing
// tells nothing about valid keys.
func (s *Store) APIKeyOf(ctx context.Context, shown string) (k APIKey, err error) {
	err = s.one(ctx, &k, "SELECT name, writes, created_at FROM api_key WHERE digest = ?", digestOf(shown))
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrUnknownKey
	}
	return k, err
}

func digestOf(key string) []byte {
	sum := sha256.Sum256([]byte(key))
	return sum[:]
}
