package apikeys

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// ErrUnknownOperation says that a key registered no operation of a name.
var ErrUnknownOperation = errors.New("the key registered no operation of this name")

// RegisteredOperation is an operation that a program registered with its key. ID is the SHA-256 of its text, in hexadecimal digits.
type RegisteredOperation struct {
	Key          string `db:"key"`
	Name         string `db:"name"`
	ID           string `db:"id"`
	Text         string `db:"text"`
	RegisteredAt int64  `db:"registered_at"`
	UsedAt       *int64 `db:"used_at"` // to the hour; nil for never
}

// RegisterOperation stores the text of a key's operation under a name, in place of one that it has. It returns Refused TOO_MANY beyond
// limits.OperationsOfKey, and ErrUnknownKey for a key that was revoked meanwhile.
func (s *Store) RegisterOperation(ctx context.Context, key, name, text string, now time.Time) (RegisteredOperation, error) {
	sum := sha256.Sum256([]byte(text))
	o := RegisteredOperation{Key: key, Name: name, ID: hex.EncodeToString(sum[:]), Text: text, RegisteredAt: now.Unix()}
	_, err := s.Write(ctx,
		handle.Guard(NoKey, "EXISTS (SELECT 1 FROM api_key WHERE name = ?)", key),
		handle.Guard(forms.TooMany, "(SELECT count(*) FROM registered_operation WHERE key = ? AND name <> ?) < ?", key, name,
			limits.OperationsOfKey),
		handle.Statement{SQL: `INSERT INTO registered_operation (key, name, id, text, registered_at) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT DO UPDATE SET used_at = CASE id WHEN excluded.id THEN used_at END, id = excluded.id, text = excluded.text,
			registered_at = excluded.registered_at`,
			Args: []any{o.Key, o.Name, o.ID, o.Text, o.RegisteredAt}})
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: NoKey}) {
		err = ErrUnknownKey
	}
	return o, err
}

// RegisteredOperations lists the operations of a key by name.
func (s *Store) RegisteredOperations(ctx context.Context, key string) (list []RegisteredOperation, err error) {
	return list, s.List(ctx, &list,
		"SELECT "+handle.ColumnsOf(RegisteredOperation{}, "")+" FROM registered_operation WHERE key = ? ORDER BY name", key)
}

// RemoveOperation ends an operation of a key. It returns ErrUnknownOperation when the key has none of this name.
func (s *Store) RemoveOperation(ctx context.Context, key, name string) error {
	affected, err := s.Write(ctx,
		handle.Statement{SQL: "DELETE FROM registered_operation WHERE key = ? AND name = ?", Args: []any{key, name}})
	if err == nil && affected[0] == 0 {
		err = ErrUnknownOperation
	}
	return err
}

// RegisteredByID returns the operation that programs send by its id, with an empty text for an id that none has.
func (s *Store) RegisteredByID(ctx context.Context, id string) (o RegisteredOperation, err error) {
	if len(id) != hex.EncodedLen(sha256.Size) {
		return o, nil
	}
	err = s.One(ctx, &o, "SELECT "+handle.ColumnsOf(o, "")+" FROM registered_operation WHERE id = ? ORDER BY used_at LIMIT 1", id)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return o, err
}
