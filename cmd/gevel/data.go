package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/user"
	"path/filepath"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db"
)

// env returns a setting of the environment, or its default.
func env(name, otherwise string) string {
	if v, ok := os.LookupEnv(name); ok {
		return v
	}
	return otherwise
}

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

// peerFlags adds -peers and -cluster-secret-file to a command.
func peerFlags(flags *flag.FlagSet) (open func() (*cluster.Peers, error)) {
	list := flags.String("peers", env("GEVEL_PEERS", ""),
		"the sites on the other machines of the cluster, http://10.0.0.2:8080,…, from which pictures and uploads are copied (GEVEL_PEERS)")
	file := flags.String("cluster-secret-file", env("GEVEL_CLUSTER_SECRET_FILE", ""),
		"a file with the secret that these machines share (GEVEL_CLUSTER_SECRET_FILE)")
	return func() (*cluster.Peers, error) {
		switch {
		case *list == "" && *file == "":
			return nil, nil
		case *list == "" || *file == "":
			return nil, errHalfPeers
		}
		secret, err := cluster.ReadSecret(*file)
		if err != nil {
			return nil, err
		}
		return cluster.NewPeers(*list, secret)
	}
}

var errHalfPeers = errors.New("-peers and -cluster-secret-file go together: the other machines, and a file with the secret they share")

// database is the file that is read.
func (d *data) database() string {
	if d.node != "" {
		return d.file
	}
	return database(d.dir)
}

var errHalfCluster = errors.New("-cluster and -cluster-file go together: the address of the node of rqlite on this machine, " +
	"and its database")

// filled fails when there is no database yet.
func (d *data) filled() error {
	if _, err := os.Stat(d.database()); err != nil {
		return errors.New("the database: " + noDatabase(d.database(), err))
	}
	return nil
}

// openFilled opens the store for a command that needs a site. On one machine it makes none where there is none: then the folder was named
// wrongly, or not at all, which an empty list or an empty copy would hide.
func (d *data) openFilled(ctx context.Context) (*db.Store, error) {
	if d.node == "" && d.file == "" {
		if err := checkOwner(d.dir, os.Geteuid()); err != nil {
			return nil, err
		}
		if err := d.filled(); err != nil {
			return nil, err
		}
	}
	return d.open(ctx)
}

// open opens the store: the database in the data folder, or that of the cluster. The caller closes it.
func (d *data) open(ctx context.Context) (*db.Store, error) {
	switch {
	case d.node == "" && d.file == "":
		return openData(ctx, d.dir)
	case d.node == "" || d.file == "":
		return nil, errHalfCluster
	}
	if _, err := os.Stat(database(d.dir)); err == nil {
		return nil,
			fmt.Errorf("the data folder %s has the database of one machine, gevel.db: bring that into the cluster and move it away, "+
				"as docs/cluster.md says, or leave out -cluster", d.dir)
	}
	if err := prepareFolder(d.dir); err != nil {
		return nil, err
	}
	return db.OpenCluster(ctx, d.node, d.file)
}

// openData opens the database in the data folder, and creates the folder when it does not exist. Only its owner may read it.
func openData(ctx context.Context, dir string) (*db.Store, error) {
	if err := prepareFolder(dir); err != nil {
		return nil, err
	}
	store, err := db.Open(ctx, database(dir))
	if errors.Is(err, db.ErrNewer) {
		err = fmt.Errorf("%w: install the newer program again or, to go back, restore a copy from before with gevel restore -over-newer",
			err)
	}
	return store, err
}

// reserve reserves the data folder for the program that serves it, until release is called.
func (d *data) reserve() (release func() error, err error) {
	if err := prepareFolder(d.dir); err != nil {
		return nil, err
	}
	return db.Serve(d.dir)
}

// prepareFolder creates the data folder when it does not exist, and fails when it cannot be written.
func prepareFolder(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return fmt.Errorf("the data folder cannot be made: %w", err)
	}
	if err := checkOwner(dir, os.Geteuid()); err != nil {
		return err
	}
	closeToOthers(dir)
	return writable(dir)
}

// writable fails when no file can be made in the data folder.
func writable(dir string) error {
	probe, err := os.CreateTemp(dir, ".probe-*")
	if err != nil {
		return fmt.Errorf("the data folder %s cannot be written: %w", dir, err)
	}
	probe.Close()
	return os.Remove(probe.Name())
}

// checkOwner refuses root in a folder of another user: what root writes there the site could not read.
func checkOwner(dir string, me int) error {
	owner, known := ownerOf(dir)
	if !known || me != 0 || owner == 0 {
		return nil
	}
	name := fmt.Sprint(owner)
	if u, err := user.LookupId(name); err == nil {
		name = u.Username
	}
	return fmt.Errorf("the data folder %s is of the user %s, who could not read what root writes there: run this as that user "+
		"(runuser -u %s -- gevel …)", dir, name, name)
}

// closeToOthers removes the access that an earlier version gave to other users of the machine. A folder without a database is left alone.
func closeToOthers(dir string) {
	if _, err := os.Stat(database(dir)); err != nil {
		return
	}
	for _, d := range []string{dir, mediaFolder(dir), uploadsFolder(dir), mailFolder(dir)} {
		if info, err := os.Stat(d); err == nil && info.Mode()&os.ModeSticky == 0 {
			os.Chmod(d, info.Mode().Perm()&^0o077) // fails for files of another user, which that user must close
		}
	}
}

func database(dir string) string { return filepath.Join(dir, "gevel.db") }

func mediaFolder(dir string) string { return filepath.Join(dir, "media") }

func uploadsFolder(dir string) string { return filepath.Join(dir, "uploads") }

func mailFolder(dir string) string { return filepath.Join(dir, "mail") }

// openWords reads the arguments of a command that works on the data folder: its flags and, wherever they stand, its words, of which there
// is at least one. It opens the database, which the caller closes; only "add" may make one. usage is what is said when no word came.
func openWords(ctx context.Context, at *data, flags *flag.FlagSet, args []string, usage string) (*db.Store, []string, error) {
	words := flagsAnywhere(flags, args)
	if len(words) == 0 {
		return nil, nil, errors.New("name a command:\n" + usage)
	}
	open := at.openFilled
	if words[0] == "add" {
		open = at.open
	}
	store, err := open(ctx)
	return store, words, err
}

// flagsAlone parses the flags of a command that takes no words. At a word the flags end, so those after it would have no effect.
func flagsAlone(flags *flag.FlagSet, args []string) error {
	flags.Parse(args)
	if flags.NArg() == 0 {
		return nil
	}
	return fmt.Errorf("%s takes flags alone, but is given %q, after which no flag is read. A flag that is on or off has no word after it "+
		"(-flag, or -flag=false); %s -h lists the flags", flags.Name(), flags.Arg(0), flags.Name())
}

// flagsAnywhere parses flags that may stand before, between and after words, and returns the words.
func flagsAnywhere(flags *flag.FlagSet, args []string) (words []string) {
	for flags.Parse(args); flags.NArg() > 0; flags.Parse(args) {
		words, args = append(words, flags.Arg(0)), flags.Args()[1:]
	}
	return words
}
