package db

import (
	"context"

	"github.com/gevel/gevel/db/sqlite"
)

// knownVersion is the data version that was read while the log had this head.
type knownVersion struct {
	head    sqlite.WALHead
	version int64
}

// Version is the data version: triggers raise it whenever something changes that public pages show. It is read again after each commit
// of any process, and needs no statement in between.
func (s *Store) Version(ctx context.Context) (version int64, err error) {
	head, ok := s.log.Load().Head()
	if known := s.known.Load(); ok && known != nil && known.head == head {
		return known.version, nil
	}
	if err := s.one(ctx, &version, "SELECT version FROM data_version"); err != nil {
		return 0, err
	}
	if now, still := s.log.Load().Head(); ok && still && now == head { // nobody wrote meanwhile
		s.known.Store(&knownVersion{head, version})
	}
	return version, nil
}
