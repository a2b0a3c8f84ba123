package sqlite

import (
	"context"
	_ "embed"
	"fmt"
	"strings"
	"time"

	"github.com/jmoiron/sqlx"
)

//go:embed views.sql
var viewsSQL string

// renewViews replaces the views of an older version with those of views.sql. Rows of the table search that differ under the new views are
// written again, and only those properties count as changed.
func renewViews(ctx context.Context, db *sqlx.DB) error {
	current, err := ViewsAreCurrent(ctx, db)
	if err != nil || current {
		return err
	}
	return Locked(ctx, db, func(tx *sqlx.Tx) error {
		if current, err := ViewsAreCurrent(ctx, tx); err != nil || current {
			return err // another process did it meanwhile
		}
		if err := dropViews(ctx, tx); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, viewsSQL+fmt.Sprintf(refillSearch, time.Now().Unix()))
		return err
	})
}

const refillSearch = `
UPDATE change_log SET now = %d;
DELETE FROM search WHERE number IN (SELECT number FROM (SELECT * FROM search EXCEPT SELECT * FROM searchable));
INSERT INTO search SELECT * FROM searchable WHERE number NOT IN (SELECT number FROM search);
UPDATE data_version SET version = version + 1;`

// ViewsAreCurrent compares the views of a database, and the triggers on them, with views.sql.
func ViewsAreCurrent(ctx context.Context, db sqlx.QueryerContext) (bool, error) {
	var made []string
	err := sqlx.SelectContext(ctx, db, &made,
		"SELECT sql FROM sqlite_schema WHERE tbl_name IN (SELECT name FROM sqlite_schema WHERE type = 'view')")
	for _, sql := range made {
		if !strings.Contains(viewsSQL, "\n"+sql+";\n") {
			return false, err
		}
	}
	return len(made) == strings.Count(viewsSQL, "\nCREATE "), err
}

// dropViews drops all views, and with them the triggers on them.
func dropViews(ctx context.Context, tx *sqlx.Tx) error {
	var names []string
	if err := tx.SelectContext(ctx, &names, "SELECT name FROM sqlite_schema WHERE type = 'view'"); err != nil {
		return err
	}
	for _, name := range names {
		if _, err := tx.ExecContext(ctx, "DROP VIEW "+name); err != nil {
			return err
		}
	}
	return nil
}
