package person

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
)

// Erased is what an erasure did.
type Erased struct {
	Counts map[string]int // of rows by table, and of files of emails as "mail"
	Copies []string       // names of copies from before an upgrade that were deleted, because they had the person
	// Remains is nil, or says why bytes of the person are still in the files of the database. Store.WipeAgain removes them later.
	Remains error
}

// Erase erases everything that Known gives, and notes it in the log. After an error some of it may be left; erasing again goes on.
func (f Files) Erase(ctx context.Context, store *db.Store, address string, by desklog.Action) (*Erased, error) {
	addresses, err := addressesOf(ctx, store, address)
	if err != nil {
		return nil, err
	}
	spelt, err := store.People.Spellings(ctx, addresses)
	if err != nil {
		return nil, err
	}
	uploads, err := store.People.UploadsOfPerson(ctx, addresses...)
	if err != nil {
		return nil, err
	}
	emails, err := f.emailsOf(ctx, store, addresses)
	if err != nil {
		return nil, err
	}
	e := &Erased{}
	if e.Counts, err = store.People.Forget(ctx, addresses, by); err != nil {
		return nil, err
	}
	if len(emails) > 0 {
		e.Counts["mail"] = len(emails)
	}
	if err := errors.Join(remove(f.Uploads, uploads), remove(f.Emails, emails)); err != nil {
		return nil, fmt.Errorf("a file of the person could not be erased: %w", err)
	}
	if e.Copies, err = store.DropCopiesNaming(spelt...); err != nil {
		return nil, fmt.Errorf("the copy from before an upgrade could not be erased: %w", err)
	}
	if e.Remains = store.Wipe(ctx); e.Remains != nil && !errors.Is(e.Remains, db.ErrRemains) {
		return nil, e.Remains
	}
	return e, nil
}

// remove deletes files of a folder; one that is not there is gone already.
func remove(folder string, names []string) (err error) {
	for _, name := range names {
		if failed := os.Remove(filepath.Join(folder, filepath.Base(name))); !errors.Is(failed, fs.ErrNotExist) {
			err = errors.Join(err, failed)
		}
	}
	return err
}
