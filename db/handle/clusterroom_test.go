package handle

import (
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

// TestANodeThatGetsNothing shows when another node should lead: after a while without anything new, then after twice that while, and from
// the start again when something came.
func TestANodeThatGetsNothing(t *testing.T) {
	var s stuck
	at := time.Now()
	for i, c := range []struct {
		after time.Duration
		n     int64
		want  bool
	}{
		{0, 7, false}, {limits.ClusterStuckTime - 1, 7, false}, {1, 7, true},
		{limits.ClusterStuckTime, 7, false}, {limits.ClusterStuckTime, 7, true},
		{limits.ClusterStuckTime, 8, false}, {limits.ClusterStuckTime - 1, 8, false}, {1, 8, true},
	} {
		at = at.Add(c.after)
		if got := s.long(c.n, at); got != c.want {
			t.Errorf("step %d: another should lead: %v, want %v", i, got, c.want)
		}
	}
	s.free()
	if s.long(8, at.Add(time.Hour)) {
		t.Error("a node that was as far as the leader counts as stuck at once")
	}
}
