package db

import (
	"context"
	"time"
)

// knownVersion is the data version that was read while the log had this head.
type knownVersion struct {
	head    walHead
	version int64
}

// pollEvery is how often the file itself is checked, in case another has taken its place or was copied over it while the site runs.
// Commits are seen at once.
const pollEvery = 50 * time.Millisecond

// Version is the data version: triggers raise it whenever something changes that public pages show. It is read again after each commit
// of any process, and needs no statement in between.
func (s *Store) Version(ctx context.Context) (version int64, err error) {
	head, ok := s.log.Load().head()
	if known := s.known.Load(); ok && known != nil && known.head == head {
		return known.version, nil
	}
	if err := s.one(ctx, &version, "SELECT version FROM data_version"); err != nil {
		return 0, err
	}
	if now, still := s.log.Load().head(); ok && still && now == head { // nobody wrote meanwhile
		s.known.Store(&knownVersion{head, version})
	}
	return version, nil
}
