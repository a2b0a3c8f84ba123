// Package person reads and erases everything that is known of a person: in the store, of uploads, and of emails written as files.
package person

import (
	"context"
	"maps"
	"slices"

	"github.com/gevel/gevel/db"
)

// Files are the folders that know persons. Emails is that of emails which go to no mail server; "" for none.
type Files struct{ Uploads, Emails string }

// Known is everything that is known of the person with an address, which is in lower case: rows by table, and emails as "mail".
func (f Files) Known(ctx context.Context, store *db.Store, email string) (map[string][]map[string]any, error) {
	known, err := store.People.PersonalData(ctx, email)
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
