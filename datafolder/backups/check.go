package backups

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/sqlite"
)

// Check opens the copy of a data folder: its database must be healthy and every file that a visitor sent must be there, because nobody
// could send it again. What is missing of pictures an import brings back.
func Check(ctx context.Context, dir string) (sqlite.Inspection, error) {
	found, err := sqlite.Inspect(ctx, datafolder.Database(dir))
	if err != nil {
		return found, fmt.Errorf("the copy is not usable: %w", err)
	}
	for _, file := range found.Uploads {
		if _, err := os.Stat(filepath.Join(datafolder.Uploads(dir), file)); err != nil {
			return found, fmt.Errorf("the copy lacks a visitor's file: %w", err)
		}
	}
	return found, nil
}

// checkNewCopy checks a copy against the store that it was made of: what the store had before and has afterwards the copy has too.
func checkNewCopy(ctx context.Context, store *db.Store, dir string, before sqlite.Holding) error {
	found, err := Check(ctx, dir)
	if err != nil {
		return err
	}
	after, err := store.Holding(ctx)
	if err != nil {
		return err
	}
	if lacks(found.Properties, before.Properties, after.Properties) || lacks(found.Leads, before.Leads, after.Leads) ||
		lacks(found.Owners, before.Owners, after.Owners) {
		return errors.New("the copy has fewer properties, leads or owners than the site")
	}
	return nil
}

// lacks reports whether a copy has fewer rows than the store had at any time while it was made.
func lacks(copied, before, after int) bool { return copied < min(before, after) }
