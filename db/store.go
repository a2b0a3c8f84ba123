package db

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"os"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/jmoiron/sqlx"
	"github.com/mattn/go-sqlite3"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
)

// Store is the open database. All of its methods may be called from many goroutines.
type Store struct {
	path  string
	share *os.File // the lock that shows others that this store is open

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
	remains    atomic.Bool              // bytes of erased rows are in the files
	log        atomic.Pointer[walIndex] // nil when it cannot be read, and when the store is closed
	known      atomic.Pointer[knownVersion]
	knownDesk  atomic.Pointer[DeskVersions]
	now        atomic.Pointer[edition]
	cached     *cache.Cache[cachedKey, *agency.Property]
}

// Settings of every connection. The writer takes its lock at BEGIN and syncs to disk, so that accepted forms survive a power cut. Readers
// are read-only by mode and by pragma, each with a small cache of its own: the system's cache of the file stands behind it, and mapping
// the file instead was no faster and counted as memory of the program. Once it is open, the writer waits for the lock in takeLock. What is
// deleted is overwritten with zeros; where that does not reach, Wipe does.
const (
	common  = "_busy_timeout=5000&_foreign_keys=1&_stmt_cache_size=64"
	writing = "?_txlock=immediate&_journal_mode=WAL&_synchronous=FULL&_secure_delete=1&_cache_size=-20000&" + common
	reading = "?mode=ro&_query_only=1&_cache_size=-2000&" + common

	settled       = "PRAGMA temp_store = MEMORY"
	settledWriter = settled + "; PRAGMA busy_timeout = 100"
)

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
	o := options{readers: usualReaders(), writing: settledWriter}
	for _, set := range opts {
		set(&o)
	}
	makePrivate(path)
	shared, err := share(path)
	if err != nil {
		return nil, explain(path, err)
	}
	if err := ofNoCluster(ctx, path); err != nil {
		shared.Close()
		return nil, explain(path, err)
	}
	write := connect(fileURI(path)+writing, o.writing, 1)
	err = prepare(ctx, write, path, shared, o.asItIs)
	if err != nil {
		write.Close()
		shared.Close()
		return nil, explain(path, err)
	}
	s := &Store{path: path, share: shared, writer: fileWriter{write}, write: write,
		read:   connect(fileURI(path)+reading, settled, o.readers),
		ping:   connect(fileURI(path)+reading, settled, 1),
		cached: newPropertyCache(), copying: make(turns, max(1, o.readers/2))}
	s.log.Store(mapIndex(path))
	return s, nil
}

// makePrivate creates the file if needed and makes it and SQLite's files beside it readable by the system user of the site alone. An error
// here comes back with a reason when the file is opened.
func makePrivate(path string) {
	if f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600); err == nil {
		f.Close()
	}
	for _, beside := range []string{"", "-wal", "-shm"} {
		os.Chmod(path+beside, 0o600)
	}
}

func explain(path string, err error) error {
	var e sqlite3.Error
	if errors.As(err, &e) {
		switch e.Code {
		case sqlite3.ErrNotADB, sqlite3.ErrCorrupt:
			return fmt.Errorf("the file %s is not a healthy Gevel database; restore a backup or move it away: %w", path, err)
		case sqlite3.ErrCantOpen, sqlite3.ErrReadonly, sqlite3.ErrPerm:
			return fmt.Errorf("the file %s cannot be opened for writing: %w", path, err)
		}
	}
	return fmt.Errorf("the database %s cannot be opened: %w", path, err)
}

// Close closes the store. Running statements are interrupted.
func (s *Store) Close() error {
	s.log.Store(nil)
	if s.cluster != nil {
		return errors.Join(s.ping.Close(), s.read.Close(), s.cluster.close())
	}
	defer s.share.Close() // fails for a store that is closed already
	return errors.Join(s.ping.Close(), s.read.Close(), s.write.Close())
}

// Backup writes a consistent copy of the database to path, which must not exist yet, while the store is in use. The copy gets a new epoch:
// after it is restored, cursors of changes that were made later are refused.
func (s *Store) Backup(ctx context.Context, path string) error {
	if s.cluster != nil {
		return CopyToRestore(ctx, s.path, path)
	}
	return renewedCopy(ctx, s.write, path)
}

// ReadStatements returns how many reading statements were run.
func (s *Store) ReadStatements() int64 { return s.statements.Load() }

type connector struct{ dsn, settled string }

func (c connector) Connect(context.Context) (driver.Conn, error) {
	return c.Driver().Open(c.dsn)
}

func (c connector) Driver() driver.Driver {
	return &sqlite3.SQLiteDriver{ConnectHook: func(conn *sqlite3.SQLiteConn) error {
		_, err := conn.Exec(c.settled, nil)
		return err
	}}
}

func connect(dsn, settled string, connections int) *sqlx.DB {
	db := sqlx.NewDb(sql.OpenDB(connector{dsn, settled}), "sqlite3")
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	return db
}
