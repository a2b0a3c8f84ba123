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

// keyPrefix marks a key, so that people and programs that look for secrets know it for one.
const keyPrefix = "gevel_"

// APIKey is what is known of the key of a program: not the key.
type APIKey struct {
	Name      string `db:"name"`
	Writes    bool   `db:"writes"` // whether it may take listings in
	CreatedAt int64  `db:"created_at"`
}

// Errors of keys.
var (
	ErrKeyExists  = errors.New("there is a key of this name already")
	ErrUnknownKey = errors.New("there is no such key")
)

// AddKey makes a key and gives it; it is not kept and cannot be told again. It returns ErrKeyExists for a name that is taken.
func (s *Store) AddAPIKey(ctx context.Context, name string, writes bool) (string, error) {
	key := keyPrefix + strings.ToLower(rand.Text()+rand.Text())
	affected,
		err := s.Write(ctx,
		Statement{SQL: "INSERT INTO api_key (name, digest, writes, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (name) DO NOTHING",
			Args: []any{name, digestOf(key), writes, time.Now().Unix()}})
	if err == nil && affected[0] == 0 {
		err = ErrKeyExists
	}
	return key, err
}

// Keys lists all keys by name.
func (s *Store) APIKeys(ctx context.Context) (list []APIKey, err error) {
	return list, s.list(ctx, &list, "SELECT name, writes, created_at FROM api_key ORDER BY name")
}

// RevokeKey ends a key at once. It returns ErrUnknownKey for a name that no key has.
func (s *Store) RevokeAPIKey(ctx context.Context, name string) error {
	affected, err := s.Write(ctx, Statement{SQL: "DELETE FROM api_key WHERE name = ?", Args: []any{name}})
	if err == nil && affected[0] == 0 {
		err = ErrUnknownKey
	}
	return err
}

// KeyOf finds the key that a program shows. It returns ErrUnknownKey for any other text. The look-up is by digest, so its time
// says nothing of keys that are right in part.
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
