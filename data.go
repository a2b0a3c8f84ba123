package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake"
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

func importFolder(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("gevel import", flag.ExitOnError)
	dir := dataFlag(flags)
	flags.Parse(args)
	if flags.NArg() != 1 {
		return errors.New("name one folder to import")
	}
	store, err := openData(ctx, *dir)
	if err != nil {
		return err
	}
	defer store.Close()
	return bringIn(ctx, store, *dir, flags.Arg(0))
}

// bringIn imports a folder and says what it did, or everything that is wrong with the folder.
func bringIn(ctx context.Context, store *db.Store, dir, folder string) error {
	if info, err := os.Stat(folder); err != nil || !info.IsDir() {
		return fmt.Errorf("%s is not a folder", folder)
	}
	report, err := intake.Import(ctx, store, os.DirFS(folder), mediaFolder(dir))
	var problems intake.Problems
	if errors.As(err, &problems) {
		return fmt.Errorf("%s was not imported, and nothing was changed. %d problems:\n%w", folder, len(problems), problems)
	}
	if err != nil {
		return err
	}
	fmt.Printf("Imported %s: %s.\n", folder, report)
	if warnings := intake.Warnings(os.DirFS(folder), time.Now()); len(warnings) > 0 {
		fmt.Printf("%d warnings; everything was imported all the same:\n%s\n", len(warnings), warnings.Error())
	}
	return nil
}

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
