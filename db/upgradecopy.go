package db

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/jmoiron/sqlx"
)

// upgradeCopyTime is how long the copy from before an upgrade is kept: it has persons' data, which nobody erases there.
const upgradeCopyTime = 30 * 24 * time.Hour

// copyBeforeUpgrade copies a database that is about to be migrated to a file beside it that is named by its form: gevel.db.form66. Without
// that copy the migration does not begin. Copies from before earlier upgrades are deleted.
func copyBeforeUpgrade(ctx context.Context, file *sqlx.DB, path string) error {
	var form int
	if err := file.GetContext(ctx, &form, "PRAGMA user_version"); err != nil {
		return err
	}
	if form == 0 || form >= Form() {
		return nil
	}
	to := fmt.Sprintf("%s.form%d", path, form)
	if err := copyOfForm(ctx, file, to, form); err != nil {
		return fmt.Errorf("no copy could be made before the upgrade, so nothing was changed: %w", err)
	}
	return dropOthers(upgradeCopies(path), to)
}

// copyOfForm writes a copy, completely or not at all. It leaves none when another process has migrated the database meanwhile.
func copyOfForm(ctx context.Context, file *sqlx.DB, to string, form int) error {
	part := filepath.Join(filepath.Dir(to), ".part-"+rand.Text())
	if err := copyInto(ctx, file, part); err != nil {
		return err
	}
	defer os.Remove(part)
	copied := connect(fileURI(part)+"?mode=ro", settled, 1)
	defer copied.Close()
	if found, err := formOf(ctx, copied); err != nil || found != form {
		return err
	}
	return os.Rename(part, to)
}

func upgradeCopies(path string) []string {
	list, _ := filepath.Glob(path + ".form*") // fails for a malformed pattern only
	return list
}

func dropOthers(list []string, newest string) (err error) {
	for _, file := range list {
		if file != newest {
			err = errors.Join(err, os.Remove(file))
		}
	}
	return err
}

// DropCopiesNaming deletes the copies from before an upgrade that have an address somewhere, and returns their names. A copy has tables of
// an earlier form, from which nothing can be erased as from today's.
func (s *Store) DropCopiesNaming(email string) (dropped []string, err error) {
	for _, file := range upgradeCopies(s.path) {
		text, failed := os.ReadFile(file)
		if failed == nil && bytes.Contains(text, []byte(email)) {
			dropped, failed = append(dropped, filepath.Base(file)), os.Remove(file)
		}
		err = errors.Join(err, failed)
	}
	return dropped, err
}

// DropUpgradeCopies deletes copies from before an upgrade that are a month old.
func (s *Store) DropUpgradeCopies(now time.Time) (err error) {
	for _, file := range upgradeCopies(s.path) {
		if info, gone := os.Stat(file); gone == nil && now.Sub(info.ModTime()) > upgradeCopyTime {
			err = errors.Join(err, os.Remove(file))
		}
	}
	return err
}
