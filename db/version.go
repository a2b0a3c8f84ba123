package db

import "context"

// knownVersion is the data version at a head of the log.
type knownVersion struct {
	head    walHead
	version int64
}

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
