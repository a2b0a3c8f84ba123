package db

import (
	"context"
	"embed"
	"fmt"
	"io/fs"

	"github.com/jmoiron/sqlx"
)

//go:embed migrations/*.sql
var migrations embed.FS

// migrate runs every file of migrations/ that has not run on this database yet, in lexical order, each in a transaction of
// its own. The number of files run is kept in PRAGMA user_version. A new database gets schema.sql instead, which is what all of them make.
// A database of a newer Gevel is refused.
func migrate(ctx context.Context, db *sqlx.DB) error {
	var done int
	if err := db.GetContext(ctx, &done, "PRAGMA user_version"); err != nil {
		return err
	}
	files, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		return err
	}
	if done > len(files) {
		return newer(done, len(files))
	}
	if done == 0 {
		if done, err = create(ctx, db); err != nil {
			return fmt.Errorf("schema.sql: %w", err)
		}
	}
	for i, file := range files[done:] {
		if err := runMigration(ctx, db, file, done+i+1); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	return nil
}

func runMigration(ctx context.Context, db *sqlx.DB, file string, number int) error {
	text, err := migrations.ReadFile(file)
	if err != nil {
		return err
	}
	return locked(ctx, db, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, fmt.Sprintf("%s; PRAGMA user_version = %d", text, number))
		return err
	})
}
