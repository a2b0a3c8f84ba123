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

// env gives a setting of the environment, or what stands in for it.
func env(name, otherwise string) string {
	if v, ok := os.LookupEnv(name); ok {
		return v
	}
	return otherwise
}

// dataFlag adds -data to a command.
func dataFlag(flags *flag.FlagSet) *string {
	return flags.String("data", env("GEVEL_DATA", "data"), "the folder of database, pictures and papers (GEVEL_DATA)")
}

// openData opens the database in the data folder, which is made when it is not there.
func openData(ctx context.Context, dir string) (*db.Store, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("the data folder cannot be made: %w", err)
	}
	probe, err := os.CreateTemp(dir, ".probe-*")
	if err != nil {
		return nil, fmt.Errorf("the data folder %s cannot be written: %w", dir, err)
	}
	probe.Close()
	os.Remove(probe.Name())
	return db.Open(ctx, filepath.Join(dir, "gevel.db"))
}

func mediaFolder(dir string) string { return filepath.Join(dir, "media") }

func uploadsFolder(dir string) string { return filepath.Join(dir, "uploads") }

func mailFolder(dir string) string { return filepath.Join(dir, "mail") }

func backup(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("gevel backup", flag.ExitOnError)
	dir := dataFlag(flags)
	flags.Parse(args)
	if flags.NArg() != 1 {
		return errors.New("name the file to write")
	}
	file := flags.Arg(0)
	if _, err := os.Stat(file); err == nil {
		return fmt.Errorf("%s exists already", file)
	}
	store, err := openData(ctx, *dir)
	if err != nil {
		return err
	}
	defer store.Close()
	return store.Backup(ctx, file)
}
