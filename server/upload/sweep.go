package upload

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// orphaned is the age at which a file without a lead is deleted: long enough for a lead that is being written.
const orphaned = 24 * time.Hour

// Leads lists the files of leads. *db.Store implements it.
type Leads interface {
	// Uploads lists the file of every upload that a lead has.
	Uploads(ctx context.Context) ([]string, error)
}

// Sweep deletes files without a lead that are older than a day: those of refused forms and of people whose data were erased.
func (f *Folder) Sweep(ctx context.Context, leads Leads, now time.Time) error {
	entries, err := os.ReadDir(f.dir)
	if err != nil {
		return err
	}
	named, err := leads.Uploads(ctx)
	if err != nil {
		return err
	}
	slices.Sort(named)
	var failed []error
	for _, e := range entries {
		if _, found := slices.BinarySearch(named, e.Name()); !found && old(e, now) {
			failed = append(failed, os.Remove(filepath.Join(f.dir, e.Name())))
		}
	}
	return errors.Join(failed...)
}

func old(e fs.DirEntry, now time.Time) bool {
	info, err := e.Info()
	return err == nil && now.Sub(info.ModTime()) > orphaned
}
