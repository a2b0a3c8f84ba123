package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"

	"github.com/gevel/gevel/cmd/gevel/checks"
	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sqlite"
)

// data is where a site's data are: a folder and, of a site on several machines, the cluster's node beside this program.
type data struct {
	dir  string
	node string // its address; "" on one machine
	file string // its database
}

// dataFlags adds -data, -cluster and -cluster-file to a command.
func dataFlags(flags *flag.FlagSet) *data {
	d := &data{}
	flags.StringVar(&d.dir, "data", env("GEVEL_DATA", "data"), "the folder of database, pictures and documents (GEVEL_DATA)")
	flags.StringVar(&d.node, "cluster", env("GEVEL_CLUSTER", ""),
		"of a site on several machines: the node of rqlite on this one, http://127.0.0.1:4001 (GEVEL_CLUSTER)")
	flags.StringVar(&d.file, "cluster-file", env("GEVEL_CLUSTER_FILE", ""),
		"the database of that node: db.sqlite in its data folder (GEVEL_CLUSTER_FILE)")
	return d
}

// database is the file that is read.
func (d *data) database() string {
	if d.node != "" {
		return d.file
	}
	return datafolder.Database(d.dir)
}

var errHalfCluster = errors.New("-cluster and -cluster-file go together: the address of the node of rqlite on this machine, " +
	"and its database")

// filled fails when there is no database yet.
func (d *data) filled() error {
	if _, err := os.Stat(d.database()); err != nil {
		return errors.New("the database: " + checks.NoDatabase(d.database(), err))
	}
	return nil
}

// openFilled opens the store for a command that needs a site. On one machine it makes none where there is none: then the folder was named
// wrongly, or not at all, which an empty list or an empty copy would hide.
func (d *data) openFilled(ctx context.Context) (*db.Store, error) {
	if d.node == "" && d.file == "" {
		if err := datafolder.CheckOwner(d.dir, os.Geteuid()); err != nil {
			return nil, err
		}
		if err := d.filled(); err != nil {
			return nil, err
		}
	}
	return d.open(ctx, handle.AsItIs())
}

// open opens the store: the database in the data folder, or that of the cluster. The caller closes it. Only serve and import upgrade a
// database of an earlier version; all others open it handle.AsItIs.
func (d *data) open(ctx context.Context, how ...handle.Option) (*db.Store, error) {
	switch {
	case d.node == "" && d.file == "":
		return openData(ctx, d.dir, how...)
	case d.node == "" || d.file == "":
		return nil, errHalfCluster
	}
	if _, err := os.Stat(datafolder.Database(d.dir)); err == nil {
		return nil,
			fmt.Errorf("the data folder %s has the database of one machine, gevel.db: bring that into the cluster and move it away, "+
				"as docs/cluster.md says, or leave out -cluster", d.dir)
	}
	if err := prepare(d.dir); err != nil {
		return nil, err
	}
	return db.OpenCluster(ctx, d.node, d.file)
}

// openData opens the database in the data folder, and creates the folder when it does not exist. Only its owner may read it.
func openData(ctx context.Context, dir string, how ...handle.Option) (*db.Store, error) {
	if err := prepare(dir); err != nil {
		return nil, err
	}
	store, err := db.Open(ctx, datafolder.Database(dir), how...)
	if errors.Is(err, sqlite.ErrNewer) {
		err = fmt.Errorf("%w: install the newer program again or, to go back, restore a copy from before with gevel restore -over-newer",
			err)
	}
	return store, err
}

// prepare prepares the data folder, and a place for temporary files: those of an archive that is imported, and those of SQLite.
func prepare(dir string) error {
	if err := datafolder.Prepare(dir); err != nil {
		return err
	}
	return datafolder.EnsureTemporaryOfCommand(dir) // serve has its own by then
}

// reserve reserves the data folder for the program that serves it, until release is called.
func (d *data) reserve() (release func() error, err error) {
	if err := datafolder.Prepare(d.dir); err != nil {
		return nil, err
	}
	return sqlite.Serve(d.dir)
}
