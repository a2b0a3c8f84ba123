package sqlite

import (
	"context"
	"errors"
	"os"

	"github.com/jmoiron/sqlx"
)

// ErrOfCluster says that a file belongs to a node of a cluster.
var ErrOfCluster = errors.New("this database belongs to a cluster and may be written by the cluster only: " +
	"name it with -cluster and -cluster-file or GEVEL_CLUSTER and GEVEL_CLUSTER_FILE")

// ofNoCluster refuses the database file of a cluster's node, and changes nothing in it.
func ofNoCluster(ctx context.Context, path string) error {
	if info, err := os.Stat(path); err != nil || info.Size() == 0 {
		return nil // there is nothing yet
	}
	file := Connect(FileURI(path)+"?mode=ro", Settled, 1)
	defer file.Close()
	var n int64
	if err := file.GetContext(ctx, &n, NewestWrite); err == nil && n > 0 {
		return ErrOfCluster
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

// NewestWrite is the statement that reads how far a file is.
const NewestWrite = "SELECT coalesce(max(n), 0) FROM cluster_write"
