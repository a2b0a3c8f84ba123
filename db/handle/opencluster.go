package handle

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"time"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/limits"
)

// OpenNode opens the database of a cluster: lists are written through the node at an address, reads are of that node's file. The first node
// that finds the cluster empty makes the schema. The error says in words what is wrong.
func OpenNode(ctx context.Context, address, path string, opts ...Option) (*DB, error) {
	o := optionsOf(opts)
	node, err := cluster.NewNode(address)
	if err != nil {
		return nil, err
	}
	starting, cancel := context.WithTimeout(ctx, limits.ClusterStartTime)
	defer cancel()
	if err := makeSchema(starting, node); err != nil {
		return nil, fmt.Errorf("the cluster at %s: %w", address, err)
	}
	file := &clusterFile{path: path, node: node, ended: make(chan struct{})}
	if err := file.begin(starting); err != nil {
		return nil, fmt.Errorf("the file %s of the cluster's node: %w", path, err)
	}
	following, stop := context.WithCancel(context.WithoutCancel(ctx))
	file.stop = stop
	go file.follow(following)
	d := &DB{path: path, cluster: file, read: file.connect(sqlite.Settled, o.readers), ping: file.connect(sqlite.Settled, 1)}
	d.read.SetConnMaxLifetime(readingLife)
	return d, nil
}

// begin waits until the file is there and as far as the leader, and has this program's views.
func (f *clusterFile) begin(ctx context.Context) error {
	f.position = f.connect(sqlite.Settled, 2)
	began := time.Now()
	err := trying(ctx, func() error {
		info, err := os.Stat(f.path)
		if errors.Is(err, fs.ErrNotExist) && time.Since(began) > limits.ClusterReachTime {
			return final{errors.New("there is none: -cluster-file is db.sqlite in the data folder of the node that -cluster names")}
		}
		if err != nil {
			return err
		}
		f.approved.Store(&fileID{info})
		at, err := position(ctx, f.node, cluster.Leader)
		if err == nil {
			err = f.examine(ctx, at)
		}
		return err
	})
	if err == nil {
		err = f.viewsOfThisProgram(ctx)
	}
	if err != nil {
		return errors.Join(err, f.position.Close())
	}
	f.contact.Store(time.Now().UnixMilli())
	return nil
}

func (f *clusterFile) viewsOfThisProgram(ctx context.Context) error {
	if current, err := sqlite.ViewsAreCurrent(ctx, f.position); err != nil || current {
		return err
	}
	return errors.New("its views are not those of this version of Gevel, which cannot change them in a cluster: see docs/cluster.md")
}

// close stops following the file and closes the connections.
func (f *clusterFile) close() error {
	f.stop()
	<-f.ended
	return f.position.Close()
}

// final is an error that waiting does not mend.
type final struct{ error }

// Unwrap gives the cause.
func (f final) Unwrap() error { return f.error }

// trying does something until it succeeds, its error is final or the time is over.
func trying(ctx context.Context, do func() error) error {
	began, said := time.Now(), false
	for {
		err := do()
		if err == nil || errors.As(err, &final{}) {
			return err
		}
		if !said && time.Since(began) > limits.ClusterReachTime {
			said = true
			slog.Warn("waiting for the cluster", "because", err)
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("it is not ready in time: %w", err)
		case <-time.After(betweenTries):
		}
	}
}

func position(ctx context.Context, node *cluster.Node, level cluster.Level) (int64, error) {
	return integerOf(ctx, node, level, sqlite.NewestWrite)
}

func integerOf(ctx context.Context, node *cluster.Node, level cluster.Level, sql string) (int64, error) {
	rows, err := node.Read(ctx, level, sql)
	if err != nil {
		return 0, err
	}
	if len(rows) != 1 || len(rows[0]) != 1 {
		return 0, fmt.Errorf("%s has %d rows", sql, len(rows))
	}
	n, ok := rows[0][0].(json.Number)
	if !ok {
		return 0, fmt.Errorf("%s gives %v", sql, rows[0][0])
	}
	return n.Int64()
}
