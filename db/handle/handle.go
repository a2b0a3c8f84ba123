package handle

import (
	"context"
	"errors"
	"os"
	"runtime"
	"sync/atomic"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/db/sqlite"
)

// DB is the open database. All of its methods may be called from many goroutines.
type DB struct {
	path   string
	opened os.FileInfo  // nil in a cluster, whose nodes put another file there
	file   *sqlite.File // nil in a cluster

	read    *sqlx.DB
	write   *sqlx.DB     // nil in a cluster
	cluster *clusterFile // nil on one machine
	ping    *sqlx.DB

	statements atomic.Int64                    // reading statements run so far; tests count them per page
	log        atomic.Pointer[sqlite.WALIndex] // nil when it cannot be read, and when the store is closed
	known      atomic.Pointer[knownVersion]
}

// Option changes how a store is opened.
type Option func(*options)

type options struct {
	readers int
	writing string // pragmas of the writing connection
	asItIs  bool
}

// Readers sets how many connections read. With one, a method that takes a second connection while it holds the first fails with ErrBusy:
// stores of tests are opened so.
func Readers(n int) Option { return func(o *options) { o.readers = n } }

// usualReaders is how many reading connections a store has: one a processor, and four at least, so that a slow read holds up no others.
func usualReaders() int { return max(4, runtime.NumCPU()) }

// Unsynced lets a write return before the disk has it, so that a power cut loses what was accepted. It is for stores of tests alone
// (TestOnlyTestsDoNotWaitForTheDisk).
func Unsynced() Option { return func(o *options) { o.writing += "; PRAGMA synchronous = OFF" } }

// AsItIs opens no database that another version of the program made: the error is ErrOlder. It is for commands that run beside a site,
// which may still be of an earlier version and would go on with a database that is no longer its own.
func AsItIs() Option { return func(o *options) { o.asItIs = true } }

// optionsOf gives the usual options, changed by those given.
func optionsOf(opts []Option) options {
	o := options{readers: usualReaders(), writing: sqlite.SettledWriter}
	for _, set := range opts {
		set(&o)
	}
	return o
}

// OpenFile opens the database file at path and creates it if needed. One of an earlier version is upgraded, unless another program has it
// open: then the error is ErrInUse and nothing was changed. The error says what is wrong with the file in words for an operator.
func OpenFile(ctx context.Context, path string, opts ...Option) (*DB, error) {
	o := optionsOf(opts)
	file, err := sqlite.OpenFile(ctx, path, o.writing, o.asItIs)
	if err != nil {
		return nil, err
	}
	opened, err := os.Stat(path)
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	d := &DB{path: path, opened: opened, file: file, write: file.DB,
		read: sqlite.Connect(sqlite.FileURI(path)+sqlite.Reading, sqlite.Settled, o.readers),
		ping: sqlite.Connect(sqlite.FileURI(path)+sqlite.Reading, sqlite.Settled, 1)}
	d.read.SetConnMaxLifetime(readingLife)
	d.log.Store(sqlite.MapIndex(path))
	return d, nil
}

// Close closes the database. Running statements are interrupted.
func (d *DB) Close() error {
	d.log.Store(nil)
	if d.cluster != nil {
		return errors.Join(d.ping.Close(), d.read.Close(), d.cluster.close())
	}
	return errors.Join(d.ping.Close(), d.read.Close(), d.file.Close())
}

// Path is where the file is that is read.
func (d *DB) Path() string { return d.path }

// Clustered reports whether writes go to a cluster, and not into the file of this machine.
func (d *DB) Clustered() bool { return d.cluster != nil }

// Connections is how many connections read.
func (d *DB) Connections() int { return d.read.Stats().MaxOpenConnections }

// Backup writes a consistent copy of the database to path, which must not exist yet, while the store is in use. The copy gets a new epoch:
// after it is restored, cursors of changes that were made later are refused.
func (d *DB) Backup(ctx context.Context, path string) error {
	if d.cluster != nil {
		return sqlite.CopyToRestore(ctx, d.path, path)
	}
	return sqlite.Copy(ctx, d.write, path)
}

// Holding counts what the store holds.
func (d *DB) Holding(ctx context.Context) (h sqlite.Holding, err error) {
	err = d.One(ctx, &h, sqlite.CountHolding)
	return h, err
}

// ReadStatements returns how many reading statements were run.
func (d *DB) ReadStatements() int64 { return d.statements.Load() }
