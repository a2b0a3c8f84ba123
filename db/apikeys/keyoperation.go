package apikeys

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
)

// AllOperations lists the operations that all keys registered, by key and name, without the texts.
func (s *Store) AllOperations(ctx context.Context) (list []RegisteredOperation, err error) {
	err = s.List(ctx, &list, "SELECT key, name, registered_at, used_at FROM registered_operation ORDER BY key, name")
	return list, err
}

// RemoveKeyOperation ends an operation of a key, by the name of the key and the time at which that was made, and writes a line of the
// desk's log. It returns ErrUnknownOperation when there is none, and ErrNoRight for a member of staff who is no manager any more; then
// nothing is written.
func (s *Store) RemoveKeyOperation(ctx context.Context, key string, made time.Time, name string, by desklog.Action) error {
	by.Record, by.Before = keyRecord(key), name
	affected, err := s.Write(ctx, members.StillManager(by.Staff),
		handle.Statement{SQL: `DELETE FROM registered_operation WHERE key = (SELECT name FROM api_key WHERE name = ? AND created_at = ?)
			AND name = ?`, Args: []any{key, made.Unix(), name}}, by.InsertIf("changes() > 0"))
	if err == nil && affected[1] == 0 {
		err = ErrUnknownOperation
	}
	return members.AsStaffRefusal(err)
}

// NoteOperationUse notes that an operation is used, once in limits.KeyUseEvery. When two keys registered the same text, nobody knows whose
// program sent it, so both are noted as used.
func (s *Store) NoteOperationUse(ctx context.Context, o RegisteredOperation, now time.Time) error {
	if o.UsedAt != nil && *o.UsedAt > now.Add(-limits.KeyUseEvery).Unix() {
		return nil
	}
	_, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE registered_operation SET used_at = ? WHERE id = ?", Args: []any{now.Unix(), o.ID}})
	return err
}
