package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db/sqlite"
)

// restore puts a copy into the place of the data folder, or of its database alone. The copy is checked first; what it replaces is moved
// aside, never deleted.
func restore(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("gevel restore", flag.ExitOnError)
	at := dataFlags(flags)
	over := flags.Bool("over-newer", false, "move the database of a newer Gevel aside, too: its newest data are not in the copy")
	words := flagsAnywhere(flags, args)
	if len(words) != 1 {
		return errors.New("name the copy to restore: a folder, or the file of a database")
	}
	if at.node != "" || at.file != "" {
		return errors.New("a cluster is restored through rqlite, as docs/cluster.md says: gevel restore is for the data folder of " +
			"one machine")
	}
	from := words[0]
	info, err := os.Stat(from)
	if err != nil {
		return err
	}
	if info.IsDir() && within(at.dir, from) {
		return fmt.Errorf("the data folder %s is %s itself, or in it", at.dir, from)
	}
	found, err := inspectCopy(ctx, from, info.IsDir())
	if err != nil {
		return err
	}
	release, err := reserve(ctx, at.dir, *over)
	if err != nil {
		return err
	}
	defer release()
	aside, err := replaceData(ctx, from, at.dir, info.IsDir())
	if err != nil {
		return fmt.Errorf("%s was not restored: %w", from, err)
	}
	fmt.Fprintf(out, "Restored %s: %s, %s, %s.\n", from, counted(found.Properties, "property", "properties"),
		counted(found.Leads, "lead", "leads"), counted(found.Owners, "owner", "owners"))
	if aside != "" {
		fmt.Fprintf(out, "What was there before is in %s; delete it when all is well.\n", aside)
	}
	return nil
}

func inspectCopy(ctx context.Context, from string, folder bool) (sqlite.Inspection, error) {
	if folder {
		return checkCopy(ctx, from)
	}
	found, err := sqlite.Inspect(ctx, from)
	if err != nil {
		err = fmt.Errorf("the copy is not usable: %w", err)
	}
	return found, err
}

// reserve makes sure that no program has the data folder open, and that a newer Gevel did not write it: a damaged database may be replaced,
// one that only needs another program may not.
func reserve(ctx context.Context, dir string, overNewer bool) (release func() error, err error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("the data folder cannot be made: %w", err)
	}
	if err := datafolder.CheckOwner(dir, os.Geteuid()); err != nil {
		return nil, err
	}
	release, err = sqlite.Alone(ctx, datafolder.Database(dir))
	if err != nil {
		return nil, err
	}
	if _, err := sqlite.Inspect(ctx, datafolder.Database(dir)); errors.Is(err, sqlite.ErrNewer) && !overNewer {
		return nil,
			errors.Join(fmt.Errorf("the database there stays, because %w: restore with that program or, to go back, with -over-newer", err),
				release())
	}
	return release, nil
}

// beforeRestore is how the name of a folder begins that has what a restore replaced.
const beforeRestore = "before-restore-"

// replaceData makes a copy of the copy inside the data folder, moves aside what stands there, and moves the copy in: the database last, so
// that a program that is cut off leaves a folder without a database, never half of one.
func replaceData(ctx context.Context, from, dir string, folder bool) (aside string, err error) {
	staged, err := os.MkdirTemp(dir, ".restore-*")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(staged)
	if err := stage(ctx, from, staged, folder); err != nil {
		return "", err
	}
	aside = filepath.Join(dir, beforeRestore+time.Now().UTC().Format("20060102-150405"))
	if err := os.Mkdir(aside, 0o700); err != nil {
		return "", err
	}
	moved := []string{"gevel.db", "gevel.db-wal", "gevel.db-shm"}
	if folder {
		moved = append(moved, "media", "uploads", "mail")
	}
	if err := moveAll(dir, aside, moved); err != nil {
		return "", err
	}
	if err := moveAll(staged, dir, []string{"media", "uploads", "mail", "gevel.db"}); err != nil {
		return "", fmt.Errorf("what was there is in %s: %w", aside, err)
	}
	if os.Remove(aside) == nil { // it is empty
		aside = ""
	}
	return aside, nil
}

// stage makes a second copy beside the data, because the given one must stay unchanged.
func stage(ctx context.Context, from, staged string, folder bool) error {
	if !folder {
		return sqlite.CopyToRestore(ctx, from, datafolder.Database(staged))
	}
	return errors.Join(copyFolders(ctx, from, staged, ""),
		sqlite.CopyToRestore(ctx, datafolder.Database(from), datafolder.Database(staged)))
}

// moveAll moves those of the named files and folders that exist.
func moveAll(from, to string, names []string) error {
	for _, name := range names {
		if err := os.Rename(filepath.Join(from, name), filepath.Join(to, name)); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return nil
}
