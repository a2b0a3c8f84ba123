package db

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/db/sqlite"
)

// Store is the open database. All of its methods may be called from many goroutines.
type Store struct {
	path string
	file *sqlite.File // nil in a cluster

	read    *sqlx.DB
	writer  writer
	write   *sqlx.DB     // nil in a cluster
	cluster *clusterFile // nil on one machine
	ping    *sqlx.DB
	copying turns // for those who read changes, so that integrators leave connections for visitors

	statements atomic.Int64 // reading statements run so far; tests count them per page
	loading    sync.Mutex
	describing sync.Mutex // of who reads all descriptions
	described  atomic.Pointer[described]
	importing  sync.Mutex
	remains    atomic.Bool                     // bytes of erased rows are in the files
	log        atomic.Pointer[sqlite.WALIndex] // nil when it cannot be read, and when the store is closed
	known      atomic.Pointer[knownVersion]
	knownDesk  atomic.Pointer[DeskVersions]
	now        atomic.Pointer[edition]
	cached     *cache.Cache[cachedKey, *agency.Property]
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

// Open opens the database file at path and creates it if needed. One of an earlier version is upgraded, unless another program has it open:
// then the error is ErrInUse and nothing was changed. The error says what is wrong with the file in words for an operator.
func Open(ctx context.Context, path string, opts ...Option) (*Store, error) {
	o := options{readers: usualReaders(), writing: sqlite.SettledWriter}
	for _, set := range opts {
		set(&o)
	}
	file, err := sqlite.OpenFile(ctx, path, o.writing, o.asItIs)
	if err != nil {
		return nil, err
	}
	s := &Store{path: path, file: file, writer: fileWriter{file.DB}, write: file.DB,
		read:   sqlite.Connect(sqlite.FileURI(path)+sqlite.Reading, sqlite.Settled, o.readers),
		ping:   sqlite.Connect(sqlite.FileURI(path)+sqlite.Reading, sqlite.Settled, 1),
		cached: newPropertyCache(), copying: make(turns, max(1, o.readers/2))}
	s.log.Store(sqlite.MapIndex(path))
	return s, nil
}

// Close closes the store. Running statements are interrupted.
func (s *Store) Close() error {
	s.log.Store(nil)
	if s.cluster != nil {
		return errors.Join(s.ping.Close(), s.read.Close(), s.cluster.close())
	}
	return errors.Join(s.ping.Close(), s.read.Close(), s.file.Close())
}

// Backup writes a consistent copy of the database to path, which must not exist yet, while the store is in use. The copy gets a new epoch:
// after it is restored, cursors of changes that were made later are refused.
func (s *Store) Backup(ctx context.Context, path string) error {
	if s.cluster != nil {
		return sqlite.CopyToRestore(ctx, s.path, path)
	}
	return sqlite.Copy(ctx, s.write, path)
}

// Holding counts what the store holds.
func (s *Store) Holding(ctx context.Context) (h sqlite.Holding, err error) {
	err = s.one(ctx, &h, sqlite.CountHolding)
	return h, err
}

// ReadStatements returns how many reading statements were run.
func (s *Store) ReadStatements() int64 { return s.statements.Load() }
