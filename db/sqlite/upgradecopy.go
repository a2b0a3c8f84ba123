package sqlite

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/jmoiron/sqlx"
)

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
	return dropOthers(UpgradeCopies(path), to)
}

// copyOfForm writes a copy, completely or not at all. It leaves none when another process has migrated the database meanwhile.
func copyOfForm(ctx context.Context, file *sqlx.DB, to string, form int) error {
	part := filepath.Join(filepath.Dir(to), ".part-"+rand.Text())
	if err := copyInto(ctx, file, part); err != nil {
		return err
	}
	defer os.Remove(part)
	copied := Connect(FileURI(part)+"?mode=ro", Settled, 1)
	defer copied.Close()
	if found, err := FormOf(ctx, copied); err != nil || found != form {
		return err
	}
	return os.Rename(part, to)
}

// UpgradeCopies lists the copies from before an upgrade that stand beside a database.
func UpgradeCopies(path string) []string {
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
