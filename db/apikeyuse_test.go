package db

import (
	"testing"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
)

// TestTheUseOfAKeyIsNotedNowAndThen uses a key just before and at limits.KeyUseEvery after the last note.
func TestTheUseOfAKeyIsNotedNowAndThen(t *testing.T) {
	s := open(t)
	now := time.Unix(1_790_000_000, 0)
	shown, err := s.Keys.AddAPIKey(t.Context(), "portal", false, desklog.Action{At: now})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ used, want time.Duration }{{0, 0}, {limits.KeyUseEvery - time.Second, 0},
		{limits.KeyUseEvery, limits.KeyUseEvery}} {
		k, err := s.Keys.APIKeyOf(t.Context(), shown)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Keys.NoteKeyUse(t.Context(), k, now.Add(c.used)); err != nil {
			t.Fatal(err)
		}
		k, err = s.Keys.APIKeyOf(t.Context(), shown)
		if err != nil || k.UsedAt == nil || *k.UsedAt != now.Add(c.want).Unix() {
			t.Errorf("used after %v, the key was last used at %v (%v), want %v after", c.used, k.UsedAt, err, c.want)
		}
	}
}
