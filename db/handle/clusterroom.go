package handle

import (
	"context"
	"fmt"
	"path/filepath"
	"sync"
	"time"

	"github.com/gevel/gevel/limits"
)

// room gives the room of the node's disk in MiB, and whether that is too little to lead.
func (f *clusterFile) room() (mib int64, low bool) {
	free, err := roomFor(filepath.Dir(f.path))
	return free >> 20, err == nil && free < limits.ClusterDiskBytes
}

// handOverUnfit lets another node lead when this one lacks writes, or when its disk is nearly full: a leader that cannot write its log lets
// go of the lead, is elected again because the others still know it as the leader, and so on, while nobody can write.
func (f *clusterFile) handOverUnfit(ctx context.Context) {
	mib, unfit := f.room()
	why := fmt.Sprintf("the disk of this machine's node has only %d MiB of room", mib)
	if f.differs.lacking() {
		unfit, why = true, nodeLacks
	}
	if !unfit || time.Since(f.handedAt) < limits.ClusterDiskTime {
		return
	}
	f.handedAt = time.Now()
	go f.node.HandOver(ctx, why)
}

// stuck is how long a node is behind without getting anything. The leader's library may stop for ever to send to a node that refused what
// it sent, as with a full disk; the next leader sends again (github.com/hashicorp/raft, issue 612).
type stuck struct {
	sync.Mutex
	at    int64     // how far the node is
	since time.Time // zero when it is not behind
	wait  time.Duration
}

// free notes that the node is as far as the leader.
func (s *stuck) free() {
	s.Lock()
	defer s.Unlock()
	s.since = time.Time{}
}

// long notes that a node with room on its disk is behind, and reports whether it has got nothing for so long that another node should lead.
func (s *stuck) long(at int64, now time.Time) bool {
	s.Lock()
	defer s.Unlock()
	if s.since.IsZero() || s.at != at {
		s.at, s.since, s.wait = at, now, limits.ClusterStuckTime
		return false
	}
	if now.Sub(s.since) < s.wait {
		return false
	}
	s.since, s.wait = now, 2*s.wait
	return true
}
