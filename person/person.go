// Package person reads and erases everything that is known of a person: in the store, of uploads, and of emails written as files.
package person

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/gevel/gevel/db"
)

// Files are the folders that know persons. Emails is that of emails which go to no mail server; "" for none.
type Files struct{ Uploads, Emails string }

// Known is everything that is known of the person with an address, which is in lower case: rows by table, and emails as "mail".
func (f Files) Known(ctx context.Context, store *db.Store, email string) (map[string][]map[string]any, error) {
	known, err := store.PersonalData(ctx, email)
	if err != nil {
		return nil, err
	}
	emails, err := emailsNaming(f.Emails, email)
	if err != nil {
		return nil, err
	}
	for _, name := range slices.Sorted(maps.Keys(emails)) {
		known["mail"] = append(known["mail"], map[string]any{"file": name, "message": emails[name]})
	}
	return known, nil
}

// Erase erases everything that Known gives, and notes it in the log. It returns how many rows went from each table.
func (f Files) Erase(ctx context.Context, store *db.Store, email string, by db.Action) (map[string]int, error) {
	uploads, err := store.UploadsOfPerson(ctx, email)
	if err != nil {
		return nil, err
	}
	emails, err := emailsNaming(f.Emails, email)
	if err != nil {
		return nil, err
	}
	counts, err := store.Forget(ctx, email, by)
	if err != nil {
		return nil, err
	}
	for _, name := range uploads {
		if err := os.Remove(filepath.Join(f.Uploads, filepath.Base(name))); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("an uploaded file could not be erased: %w", err)
		}
	}
	if len(emails) > 0 {
		counts["mail"] = len(emails)
	}
	return counts, removeEmails(f.Emails, emails)
}
