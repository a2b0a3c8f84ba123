package handle

import (
	"context"

	"github.com/gevel/gevel/db/sqlite"
)

// knownVersion is the data version that was read while the log had this head.
type knownVersion struct {
	head    sqlite.WALHead
	version int64
}

// LogHead is the header of the write-ahead log, which each commit of any process changes; false when it cannot be read.
func (d *DB) LogHead() (sqlite.WALHead, bool) { return d.log.Load().Head() }

// Version is the data version: triggers raise it whenever something changes that public pages show. It is read again after each commit
// of any process, and needs no statement in between.
func (d *DB) Version(ctx context.Context) (version int64, err error) {
	head, ok := d.LogHead()
	if known := d.known.Load(); ok && known != nil && known.head == head {
		return known.version, nil
	}
	if err := d.One(ctx, &version, "SELECT version FROM data_version"); err != nil {
		return 0, err
	}
	if now, still := d.LogHead(); ok && still && now == head { // nobody wrote meanwhile
		d.known.Store(&knownVersion{head, version})
	}
	return version, nil
}
