package handle

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"sync/atomic"
	"time"

	"github.com/jmoiron/sqlx"
	"github.com/mattn/go-sqlite3"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/limits"
)

// clusterFile is the database file of the node on this machine, which is read and never written. The node puts another file in its place
// when it starts again or falls far behind. Connections stay with the earlier file until the new one is as far, so that no read goes back
// in time.
type clusterFile struct {
	path     string
	node     *cluster.Node
	approved atomic.Pointer[fileID] // the file that is read
	position *sqlx.DB               // connections of its own, for how far the file is
	stop     context.CancelFunc
	ended    chan struct{}
	seen     atomic.Int64 // how far the file was when that was last read
	contact  atomic.Int64 // when the node was last as far as the leader, in Unix milliseconds
	stuck    stuck
	differs  differs
	working  atomic.Pointer[context.CancelFunc] // ends the work for all machines; nil while this one does none
	handedAt time.Time                          // when the node was last asked not to lead because its disk has no room
}

// fileID distinguishes one file from another in the same place.
type fileID struct{ info os.FileInfo }

func (f *fileID) is(other os.FileInfo) bool {
	return f != nil && other != nil && os.SameFile(f.info, other)
}

const readingCluster = "?mode=ro&_query_only=1&_cache_size=-2000&" + sqlite.Common

// connect opens connections that leave the file when another is approved.
func (f *clusterFile) connect(settled string, connections int) *sqlx.DB {
	reading := sqlite.Connector{DSN: sqlite.FileURI(f.path) + readingCluster, Settings: settled}
	db := sqlx.NewDb(sql.OpenDB(followingConnector{f, reading}), "sqlite3")
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	return db
}

type followingConnector struct {
	file *clusterFile
	sqlite.Connector
}

// Connect opens the approved file. While another is in its place that is not as far yet, it waits.
func (c followingConnector) Connect(ctx context.Context) (driver.Conn, error) {
	waiting, cancel := context.WithTimeout(ctx, limits.ReaderTime)
	defer cancel()
	for {
		of := c.file.approved.Load()
		conn, err := c.open(ctx, of)
		if err == nil {
			return conn, nil
		}
		select {
		case <-waiting.Done():
			return nil, err
		case <-time.After(sqlite.PollEvery):
		}
	}
}

func (c followingConnector) open(ctx context.Context, of *fileID) (driver.Conn, error) {
	if info, err := os.Stat(c.file.path); err != nil || !of.is(info) {
		return nil, errReplaced
	}
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	if info, err := os.Stat(c.file.path); err != nil || !of.is(info) {
		return nil, errors.Join(errReplaced, conn.Close())
	}
	return &followingConn{conn.(*sqlite3.SQLiteConn), c.file, of}, nil
}

var errReplaced = errors.New("the cluster's node is replacing its file")

// followingConn is a connection to a file of the node.
type followingConn struct {
	*sqlite3.SQLiteConn
	file *clusterFile
	of   *fileID
}

// IsValid reports whether the file is still the one that is read; the pool closes the connection when it is not.
func (c *followingConn) IsValid() bool { return c.file.approved.Load() == c.of }

// ResetSession is IsValid for a connection that is about to be used again.
func (c *followingConn) ResetSession(context.Context) error {
	if !c.IsValid() {
		return driver.ErrBadConn
	}
	return nil
}

// reach waits until the file has a write, a short time at most: the write is safe in any case.
func (f *clusterFile) reach(ctx context.Context, n int64) bool {
	ctx, cancel := context.WithTimeout(ctx, limits.ClusterReachTime)
	defer cancel()
	for pause := time.Millisecond / 2; ; pause = min(2*pause, 20*time.Millisecond) {
		if at, err := f.at(ctx); err == nil && at >= n {
			return true
		}
		select {
		case <-ctx.Done():
			return false
		case <-time.After(pause):
		}
	}
}

// reachOwn waits until the file has a write of this machine. When it has not in a short time, this machine stops working for all.
func (f *clusterFile) reachOwn(ctx context.Context, n int64) bool {
	if f.reach(ctx, n) {
		return true
	}
	if !errors.Is(ctx.Err(), context.Canceled) {
		f.stopWorking()
	}
	return false
}

// stopWorking ends the work for all machines if this one does it.
func (f *clusterFile) stopWorking() {
	if stop := f.working.Load(); stop != nil {
		(*stop)()
	}
}

// at reads how far the file is.
func (f *clusterFile) at(ctx context.Context) (n int64, err error) {
	if err = f.position.GetContext(ctx, &n, sqlite.NewestWrite); err == nil {
		f.saw(n)
	}
	return n, err
}

func (f *clusterFile) saw(n int64) {
	for last := f.seen.Load(); last < n && !f.seen.CompareAndSwap(last, n); last = f.seen.Load() {
	}
}

// follow checks for another file until the store closes.
func (f *clusterFile) follow(ctx context.Context) {
	defer close(f.ended)
	polls, contacts := time.NewTicker(limits.ClusterPollTime), time.NewTicker(limits.ClusterContactTime)
	defer polls.Stop()
	defer contacts.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-polls.C:
			if info, err := os.Stat(f.path); err == nil && !f.approved.Load().is(info) {
				f.replace(ctx, info)
			}
			f.handOverUnfit(ctx)
		case <-contacts.C:
			go f.meet(ctx)
		}
	}
}

// replace reads the new file from now on, if it is as far as the one before. When that was replaced before a connection to it was opened,
// nobody can ask it any more: then what was last seen of it counts.
func (f *clusterFile) replace(ctx context.Context, info os.FileInfo) {
	short, cancel := context.WithTimeout(ctx, limits.ClusterContactTime)
	f.at(short)
	cancel()
	ctx, cancel = context.WithTimeout(ctx, limits.PingTime)
	defer cancel()
	if err := f.examine(ctx, f.seen.Load()); err != nil {
		slog.Debug("the node's new file is not read yet", "why", err)
		return
	}
	f.approved.Store(&fileID{info})
	f.differs.forget()
	slog.Info("the cluster's node replaced its file, which is read from now on")
}

// examine reports why the file in its place cannot be read yet.
func (f *clusterFile) examine(ctx context.Context, before int64) error {
	file := sqlite.Connect(sqlite.FileURI(f.path)+readingCluster, sqlite.Settled, 1)
	defer file.Close()
	form, err := sqlite.FormOf(ctx, file)
	if err != nil {
		return err
	}
	if form != sqlite.Form() {
		return fmt.Errorf("it has form %d, and this version of Gevel needs %d", form, sqlite.Form())
	}
	var at int64
	if err := file.GetContext(ctx, &at, sqlite.NewestWrite); err != nil {
		return err
	}
	if at < before {
		return fmt.Errorf("it is at write %d, the one before at %d", at, before)
	}
	f.saw(at)
	return nil
}
