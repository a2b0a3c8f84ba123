package apikeys

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
)

// NoKey is the reason to refuse what needs an API key that is gone.
const NoKey forms.ProblemCode = "NO_KEY"

// keyPrefix marks a key, so that people and secret scanners recognise it.
const keyPrefix = "gevel_"

// APIKey describes the API key of a program. The key itself is not stored.
type APIKey struct {
	Name      string `db:"name"`
	Writes    bool   `db:"writes"` // whether it may import properties
	CreatedAt int64  `db:"created_at"`
	UsedAt    *int64 `db:"used_at"` // to the hour; nil for never
}

// Errors of keys.
var (
	ErrKeyExists  = errors.New("there is a key of this name already")
	ErrUnknownKey = errors.New("there is no such key")
	ErrManyKeys   = errors.New("there are as many keys as may be; revoke one first")
)

const (
	keyExists forms.ProblemCode = "KEY_EXISTS"
	manyKeys  forms.ProblemCode = "MANY_KEYS"
	apiKeys                     = "SELECT name, writes, created_at, used_at FROM api_key "
)

// AddAPIKey makes a key and returns it. Only its digest is stored, so it cannot be shown again. It returns ErrKeyExists for a name in use,
// ErrManyKeys beyond limits.APIKeys, and ErrNoRight for a member of staff who is no manager any more.
func (s *Store) AddAPIKey(ctx context.Context, name string, writes bool, by desklog.Action) (string, error) {
	key := keyPrefix + strings.ToLower(rand.Text()+rand.Text())
	by.Record, by.After = keyRecord(name), "READ"
	if writes {
		by.After = "WRITE"
	}
	_, err := s.Write(ctx, members.StillManager(by.Staff),
		handle.Guard(keyExists, "NOT EXISTS (SELECT 1 FROM api_key WHERE name = ?)", name),
		handle.Guard(manyKeys, "(SELECT count(*) FROM api_key) < ?", limits.APIKeys),
		handle.Statement{SQL: "INSERT INTO api_key (name, digest, writes, created_at) VALUES (?, ?, ?, ?)",
			Args: []any{name, handle.Digest(key), writes, by.At.Unix()}}, by.Insert())
	switch refused := handle.AsRefusal(err); {
	case errors.Is(refused, handle.Refused{Why: keyExists}):
		return "", ErrKeyExists
	case errors.Is(refused, handle.Refused{Why: manyKeys}):
		return "", ErrManyKeys
	}
	return key, members.AsStaffRefusal(err)
}

func keyRecord(name string) string { return "key:" + name }

// APIKeys lists all keys by name.
func (s *Store) APIKeys(ctx context.Context) (list []APIKey, err error) {
	return list, s.List(ctx, &list, apiKeys+"ORDER BY name")
}

// RevokeAPIKey ends a key at once, by its name and the time at which it was made, which tells it from a later key of that name. A zero time
// stands for any. It returns ErrUnknownKey when there is none, and ErrNoRight for a member of staff who is no manager any more.
func (s *Store) RevokeAPIKey(ctx context.Context, name string, made time.Time, by desklog.Action) error {
	by.Record = keyRecord(name)
	affected, err := s.Write(ctx, members.StillManager(by.Staff),
		handle.Statement{SQL: "DELETE FROM api_key WHERE name = ? AND (created_at = ? OR ?)",
			Args: []any{name, made.Unix(), made.IsZero()}},
		by.InsertIf("changes() > 0"))
	if err == nil && affected[1] == 0 {
		err = ErrUnknownKey
	}
	return members.AsStaffRefusal(err)
}

// APIKeyOf finds the key that a program sent. It returns ErrUnknownKey for any other text. The look-up is by digest, so that its timing
// tells nothing about valid keys.
func (s *Store) APIKeyOf(ctx context.Context, shown string) (k APIKey, err error) {
	err = s.One(ctx, &k, apiKeys+"WHERE digest = ?", handle.Digest(shown))
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrUnknownKey
	}
	return k, err
}

// NoteKeyUse notes that a key is used, once in limits.KeyUseEvery.
func (s *Store) NoteKeyUse(ctx context.Context, k APIKey, now time.Time) error {
	if k.UsedAt != nil && *k.UsedAt > now.Add(-limits.KeyUseEvery).Unix() {
		return nil
	}
	_, err := s.Write(ctx, handle.Statement{SQL: "UPDATE api_key SET used_at = ? WHERE name = ? AND created_at = ?",
		Args: []any{now.Unix(), k.Name, k.CreatedAt}})
	return err
}
