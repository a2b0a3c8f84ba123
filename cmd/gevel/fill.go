package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/catalogs"
	"github.com/gevel/gevel/intake"
)

// fill imports the sample into an empty store. Without a sample it prints the link with which the site is set up, at the address origin.
func fill(ctx context.Context, out io.Writer, store *db.Store, dir, sample, origin string) error {
	_, err := store.Catalog(ctx)
	if !errors.Is(err, catalogs.ErrEmpty) {
		return err
	}
	if sample == "" {
		if err := os.MkdirAll(datafolder.Media(dir), 0o700); err != nil { // of the logo
			return err
		}
		return printSetUpLink(ctx, out, store, origin)
	}
	err = importFolder(ctx, out, store, dir, sample, false, warningsFile(dir), intake.Options{})
	if err != nil && !errors.Is(err, errPartly) {
		return err
	}
	return samplePasswords(ctx, store, sample)
}

// samplePasswords sets the passwords of a sample's owners from its passwords.json, which are public. No import reads that file.
func samplePasswords(ctx context.Context, store *db.Store, sample string) error {
	text, err := os.ReadFile(filepath.Join(sample, "passwords.json"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	var list []struct{ Email, Password string }
	if err := json.Unmarshal(text, &list); err != nil {
		return fmt.Errorf("passwords.json: %w", err)
	}
	for _, o := range list {
		if err := giveOwnerPassword(ctx, store, o.Email, o.Password); err != nil {
			return err
		}
	}
	return nil
}
