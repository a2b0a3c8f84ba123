package sqlite

import (
	"context"
	"crypto/rand"
	_ "embed"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"
)

//go:embed schema.sql
var schemaSQL string

// NewSchema is schemaSQL with the rows of a database without a site.
func NewSchema() string {
	return schemaSQL + fmt.Sprintf(`
INSERT INTO data_version VALUES (1, 1);
INSERT INTO work_lease VALUES ('', 0);
INSERT INTO change_log (id, epoch, dropped, now) VALUES (1, '%s', 0, %d);
INSERT INTO replaced_marquee SELECT marquee FROM replacing;`, NewEpoch(), time.Now().Unix())
}

// create makes the tables of a database that has none, in one transaction. It returns the number of the schema afterwards, which schema.sql
// says at its end.
func create(ctx context.Context, db *sqlx.DB) (form int, err error) {
	err = Locked(ctx, db, func(tx *sqlx.Tx) error {
		var has bool
		if err := tx.GetContext(ctx, &has, "SELECT EXISTS (SELECT 1 FROM sqlite_schema)"); err != nil {
			return err
		}
		if !has { // no other process came first
			if _, err := tx.ExecContext(ctx, NewSchema()); err != nil {
				return err
			}
		}
		return tx.GetContext(ctx, &form, "PRAGMA user_version")
	})
	return form, err
}

// NewEpoch names a sequence of changes.
func NewEpoch() string { return rand.Text() }
