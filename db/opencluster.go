package db

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"runtime"
	"slices"
	"time"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/limits"
	"github.com/jmoiron/sqlx"
)

// OpenCluster opens the store of a cluster: lists are written through the node at an address, reads are of that node's file. The first node
// that finds the cluster empty makes the schema. The error says in words what is wrong.
func OpenCluster(ctx context.Context, address, path string, opts ...Option) (*Store, error) {
	o := options{readers: max(4, runtime.NumCPU()), pragmas: settledReader}
	for _, set := range opts {
		set(&o)
	}
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
	return &Store{path: path, writer: clusterWriter{node, file}, cluster: file, read: file.connect(o.pragmas, o.readers),
		ping: file.connect(o.pragmas, 1), cached: newPropertyCache(), copying: make(turns, max(1, o.readers/2))}, nil
}

// begin waits until the file is there and as far as the leader, and has this program's views.
func (f *clusterFile) begin(ctx context.Context) error {
	f.position = f.connect(settled, 2)
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
	if current, err := viewsAreCurrent(ctx, f.position); err != nil || current {
		return err
	}
	return errors.New("its views are not those of this version of Gevel, which cannot change them in a cluster: see docs/cluster.md")
}

// close ends the following and closes the connections.
func (f *clusterFile) close() error {
	f.stop()
	<-f.ended
	return f.position.Close()
}

// makeSchema makes the schema in an empty cluster, and refuses one of another form. Several nodes may do it at once.
func makeSchema(ctx context.Context, node *cluster.Node) error {
	return trying(ctx, func() error {
		if err := checkNode(ctx, node); err != nil {
			return err
		}
		form, err := integerOf(ctx, node, cluster.Leader, "SELECT user_version FROM pragma_user_version")
		switch {
		case err != nil:
			return err
		case form > int64(Form()):
			return final{newer(int(form), Form())}
		case form == int64(Form()):
			return nil
		case form > 0:
			return final{fmt.Errorf("it has the schema of an earlier version of Gevel (form %d; this one needs %d): see docs/cluster.md",
				form, Form())}
		}
		tables, err := integerOf(ctx, node, cluster.Leader, "SELECT count(*) FROM sqlite_schema")
		if err == nil && tables > 0 {
			return final{errors.New("it holds something else than a site")}
		}
		if err == nil {
			_, err = node.Write(ctx, []cluster.Statement{{SQL: wholeSchema()}})
		}
		return err
	})
}

// checkNode refuses a node that lets rows refer to nothing, and one whose SQLite can damage its file: versions before 3.51.3 lose part of
// the log when it begins anew at the wrong moment.
func checkNode(ctx context.Context, node *cluster.Node) error {
	on, err := integerOf(ctx, node, cluster.Here, "SELECT foreign_keys FROM pragma_foreign_keys")
	if err == nil && on != 1 {
		return final{errors.New("rqlited must be started with -fk")}
	}
	if err != nil {
		return err
	}
	rows, err := node.Read(ctx, cluster.Here, "SELECT sqlite_version()")
	if err != nil {
		return err
	}
	if version := fmt.Sprint(rows[0]...); olderSQLite(version) {
		return final{fmt.Errorf("its SQLite %s can damage its file: use rqlite 10.3.1 or later", version)}
	}
	return nil
}

// olderSQLite reports whether a version of SQLite is before 3.51.3.
func olderSQLite(version string) bool {
	var major, minor, patch int
	fmt.Sscanf(version, "%d.%d.%d", &major, &minor, &patch) // zeros for what is no version
	return slices.Compare([]int{major, minor, patch}, []int{3, 51, 3}) < 0
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
	return integerOf(ctx, node, level, newest)
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

// errOfCluster says that a file belongs to a node of a cluster.
var errOfCluster = errors.New("it belongs to a cluster, which alone may write it: name the cluster, with -cluster and -cluster-file or GEVEL_CLUSTER and GEVEL_CLUSTER_FILE")

// ofNoCluster refuses a file that a node of a cluster keeps. It changes nothing in it.
func ofNoCluster(ctx context.Context, path string) error {
	if info, err := os.Stat(path); err != nil || info.Size() == 0 {
		return nil // there is nothing yet
	}
	file := connect("file:"+path+"?mode=ro", settled, 1)
	defer file.Close()
	var n int64
	if err := file.GetContext(ctx, &n, newest); err == nil && n > 0 {
		return errOfCluster
	}
	return nil // an earlier form has no such table; what else is wrong is seen when it is opened
}

// leaveCluster makes a copy of a cluster's file one that a single machine may open.
func leaveCluster(ctx context.Context, copied *sqlx.DB) error {
	var has bool
	err := copied.GetContext(ctx, &has, "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'cluster_write')")
	if err == nil && has {
		_, err = copied.ExecContext(ctx, "DELETE FROM cluster_write")
	}
	return err
}
