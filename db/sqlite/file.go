package sqlite

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"syscall"
	"time"

	"github.com/jmoiron/sqlx"
	"github.com/mattn/go-sqlite3"
)

// Settings of every connection. The writer takes its lock at BEGIN and syncs to disk, so that accepted forms survive a power cut. Readers
// are read-only by mode and by pragma, each with a small cache of its own: the system's cache of the file stands behind it, and mapping
// the file instead was no faster and counted as memory of the program. Once it is open, the writer waits for the lock in takeLock. What is
// deleted is overwritten with zeros; where that does not reach, Wipe does.
const (
	Common  = "_busy_timeout=5000&_foreign_keys=1&_stmt_cache_size=64"
	Writing = "?_txlock=immediate&_journal_mode=WAL&_synchronous=FULL&_secure_delete=1&_cache_size=-20000&" + Common
	Reading = "?mode=ro&_query_only=1&_cache_size=-2000&" + Common

	Settled       = "PRAGMA temp_store = MEMORY"
	SettledWriter = Settled + "; PRAGMA busy_timeout = 100"
)

// makePrivate creates the file if needed and makes it and SQLite's files beside it readable by the system user of the site alone. A file of
// another user is an error, because SQLite would open it for reading and fail at the first write, without its name. Any other error comes
// back with a reason when the file is opened.
func makePrivate(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS) {
		return fmt.Errorf("the data folder must be one that the system user of Gevel may write in: %w", err)
	}
	if err == nil {
		f.Close()
	}
	for _, beside := range []string{"", "-wal", "-shm"} {
		os.Chmod(path+beside, 0o600)
	}
	return nil
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

// Connector opens connections to a file, each with its settings.
type Connector struct{ DSN, Settings string }

// Connect opens a connection.
func (c Connector) Connect(context.Context) (driver.Conn, error) {
	return c.Driver().Open(c.DSN)
}

// Driver is SQLite with those settings.
func (c Connector) Driver() driver.Driver {
	return &sqlite3.SQLiteDriver{ConnectHook: func(conn *sqlite3.SQLiteConn) error {
		_, err := conn.Exec(c.Settings, nil)
		return err
	}}
}

// Connect opens as many connections to a file as are needed, up to a number.
func Connect(dsn, settings string, connections int) *sqlx.DB {
	db := sqlx.NewDb(sql.OpenDB(Connector{dsn, settings}), "sqlite3")
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	return db
}

// File is a database file that this program writes to: its one writing connection, and the lock that shows others that it is open.
type File struct {
	*sqlx.DB
	share *os.File
}

// OpenFile opens a database file and creates it if needed. One of an earlier version is upgraded, unless it is to stay as it is or another
// program has it open. The error says what is wrong with the file in words for an operator.
func OpenFile(ctx context.Context, path, settings string, asItIs bool) (*File, error) {
	if err := makePrivate(path); err != nil {
		return nil, explain(path, err)
	}
	shared, err := share(path)
	if err != nil {
		return nil, explain(path, err)
	}
	if err := ofNoCluster(ctx, path); err != nil {
		shared.Close()
		return nil, explain(path, err)
	}
	f := &File{Connect(FileURI(path)+Writing, settings, 1), shared}
	if err := prepare(ctx, f.DB, path, shared, asItIs); err != nil {
		f.Close()
		return nil, explain(path, err)
	}
	return f, nil
}

// Close closes the connection and gives the lock back.
func (f *File) Close() error {
	defer f.share.Close() // fails for a file that is closed already
	return f.DB.Close()
}

// PollEvery is how often the file itself is checked, in case another has taken its place or was copied over it while the site runs.
const PollEvery = 50 * time.Millisecond
