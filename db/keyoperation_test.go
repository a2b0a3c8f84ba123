package db

import (
	"testing"
	"time"

	"github.com/gevel/gevel/db/apikeys"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
)

// TestTheUseOfAnOperationIsNotedNowAndThen uses an operation of two keys before and after limits.KeyUseEvery, and registers it again: the
// same text keeps what is known of its use, another one was never used.
func TestTheUseOfAnOperationIsNotedNowAndThen(t *testing.T) {
	s := open(t)
	now := time.Unix(1_790_000_000, 0)
	register := func(key, text string) apikeys.RegisteredOperation {
		t.Helper()
		o, err := s.Keys.RegisterOperation(t.Context(), key, "list", text, now)
		if err != nil {
			t.Fatal(err)
		}
		return o
	}
	for _, key := range []string{"app", "other"} {
		if _, err := s.Keys.AddAPIKey(t.Context(), key, false, desklog.Action{At: now}); err != nil {
			t.Fatal(err)
		}
		register(key, "{ a }")
	}
	id := register("app", "{ a }").ID
	for _, c := range []struct{ used, want time.Duration }{{0, 0}, {limits.KeyUseEvery - time.Second, 0},
		{limits.KeyUseEvery, limits.KeyUseEvery}} {
		o, err := s.Keys.RegisteredByID(t.Context(), id)
		if err != nil || o.Text != "{ a }" {
			t.Fatalf("the operation is %+v (%v), want that of the text { a }", o, err)
		}
		if err := s.Keys.NoteOperationUse(t.Context(), o, now.Add(c.used)); err != nil {
			t.Fatal(err)
		}
		s.wantUses(t, now.Add(c.want).Unix(), now.Add(c.want).Unix())
	}
	register("app", "{ a }")
	register("other", "{ b }")
	s.wantUses(t, now.Add(limits.KeyUseEvery).Unix(), 0)
}

// wantUses compares when the operations were last used, 0 for never.
func (s *Store) wantUses(t *testing.T, want ...int64) {
	t.Helper()
	list, err := s.Keys.AllOperations(t.Context())
	if err != nil || len(list) != len(want) {
		t.Fatalf("the keys have %+v (%v), want %d operations", list, err, len(want))
	}
	for i, o := range list {
		if o.UsedAt == nil && want[i] != 0 || o.UsedAt != nil && *o.UsedAt != want[i] {
			t.Errorf("the operation of %s was last used at %v, want %d", o.Key, o.UsedAt, want[i])
		}
	}
}
