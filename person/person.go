// Package person reads and erases everything that is known of a person: in the store, of uploads, and of emails written as files.
package person

import (
	"context"
	"maps"
	"slices"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/inbox"
)

// Files are the folders that know persons. Emails is that of emails which go to no mail server; "" for none.
type Files struct{ Uploads, Emails string }

// Known is everything that is known of the person with an address, which is in lower case, and with the person's other addresses: rows by
// table, and emails as "mail".
func (f Files) Known(ctx context.Context, store *db.Store, address string) (map[string][]map[string]any, error) {
	addresses, err := addressesOf(ctx, store, address)
	if err != nil {
		return nil, err
	}
	known, err := store.People.PersonalData(ctx, addresses...)
	if err != nil {
		return nil, err
	}
	emails, err := emailsNaming(f.Emails, addresses)
	if err != nil {
		return nil, err
	}
	for _, name := range slices.Sorted(maps.Keys(emails)) {
		known["mail"] = append(known["mail"], map[string]any{"file": name, "message": emails[name]})
	}
	return known, nil
}

// addressesOf lists the addresses of the person with one of them: two that the desk joined are read and erased together.
func addressesOf(ctx context.Context, store *db.Store, address string) ([]string, error) {
	return store.People.Addresses(ctx, inbox.Handler{All: true}, address)
}
