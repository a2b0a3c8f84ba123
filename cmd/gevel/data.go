package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/db"
)

// env returns a setting of the environment, or its default.
func env(name, otherwise string) string {
	if v, ok := os.LookupEnv(name); ok {
		return v
	}
	return otherwise
}

// dataFlag adds -data to a command.
func dataFlag(flags *flag.FlagSet) *string {
	return flags.String("data", env("GEVEL_DATA", "data"), "the folder of database, pictures and documents (GEVEL_DATA)")
}

// openData opens the database in the data folder, and creates the folder when it does not exist. Only its owner may read it.
func openData(ctx context.Context, dir string, opts ...db.Option) (*db.Store, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("the data folder cannot be made: %w", err)
	}
	closeToOthers(dir)
	probe, err := os.CreateTemp(dir, ".probe-*")
	if err != nil {
		return nil, fmt.Errorf("the data folder %s cannot be written: %w", dir, err)
	}
	probe.Close()
	os.Remove(probe.Name())
	return db.Open(ctx, database(dir), opts...)
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
// is at least one. It opens the database, which the caller closes. usage is what is said when no word came.
func openWords(ctx context.Context, dir *string, flags *flag.FlagSet, args []string, usage string) (*db.Store, []string, error) {
	words := flagsAnywhere(flags, args)
	if len(words) == 0 {
		return nil, nil, errors.New("name a command:\n" + usage)
	}
	store, err := openData(ctx, *dir)
	return store, words, err
}

// flagsAnywhere parses flags that may stand before, between and after words, and returns the words.
func flagsAnywhere(flags *flag.FlagSet, args []string) (words []string) {
	for flags.Parse(args); flags.NArg() > 0; flags.Parse(args) {
		words, args = append(words, flags.Arg(0)), flags.Args()[1:]
	}
	return words
}
