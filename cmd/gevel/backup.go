package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"github.com/gevel/gevel/datafolder/backups"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sqlite"
)

// backup copies a data folder or, when the name ends in .db, the database alone, while the site runs.
func backup(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("gevel backup", flag.ExitOnError)
	at := dataFlags(flags)
	words := flagsAnywhere(flags, args)
	if len(words) != 1 {
		return errors.New("name the folder to write, or a file that ends in .db for the database alone")
	}
	to := words[0]
	if _, err := os.Stat(to); err == nil {
		return fmt.Errorf("%s exists already", to)
	}
	if err := at.filled(); err != nil {
		return err
	}
	store, err := at.open(ctx, handle.AsItIs())
	if err != nil {
		return err
	}
	defer store.Close()
	if err := backupTo(ctx, store, at.dir, to); err != nil {
		return fmt.Errorf("%s was not made: %w", to, err)
	}
	return nil
}

func backupTo(ctx context.Context, store *db.Store, dir, to string) error {
	if !strings.HasSuffix(to, ".db") {
		return backups.Make(ctx, store, dir, to, "")
	}
	if err := store.Backup(ctx, to); err != nil {
		return err
	}
	_, err := sqlite.Inspect(ctx, to)
	return err
}

// backupFlags are the flags of the copies that gevel serve makes.
func backupFlags(flags *flag.FlagSet) *backups.Plan {
	p := &backups.Plan{}
	flags.StringVar(&p.To, "backup-to", env("GEVEL_BACKUP_TO", ""),
		"a folder, rather of another disk, for copies of all data (GEVEL_BACKUP_TO)")
	flags.DurationVar(&p.Every, "backup-every", backups.Every, "how often a copy is made, with -backup-to")
	flags.IntVar(&p.Copies, "backup-keep", backups.Copies, "how many copies are kept, with -backup-to")
	return p
}
