package backups

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db/sqlite"
)

// Restore puts a copy, a folder or a database alone, into the place of the data folder, or of its database. The copy is checked first; what
// it replaces is moved aside into the folder that is returned, "" for nothing.
func Restore(ctx context.Context, from, dir string, overNewer bool) (found sqlite.Inspection, aside string, err error) {
	info, err := os.Stat(from)
	if err != nil {
		return found, "", err
	}
	if info.IsDir() && Within(dir, from) {
		return found, "", fmt.Errorf("the data folder %s is %s itself, or in it", dir, from)
	}
	if found, err = inspectCopy(ctx, from, info.IsDir()); err != nil {
		return found, "", err
	}
	release, err := reserve(ctx, dir, overNewer)
	if err != nil {
		return found, "", err
	}
	defer release()
	if aside, err = replaceData(ctx, from, dir, info.IsDir()); err != nil {
		err = fmt.Errorf("%s was not restored: %w", from, err)
	}
	return found, aside, err
}

func inspectCopy(ctx context.Context, from string, folder bool) (sqlite.Inspection, error) {
	if folder {
		return Check(ctx, from)
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

// BeforeRestore is how the name of a folder begins that has what a restore replaced.
const BeforeRestore = "before-restore-"

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
	aside = filepath.Join(dir, BeforeRestore+time.Now().UTC().Format("20060102-150405"))
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
