package sqlite

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strconv"
	"strings"

	"github.com/jmoiron/sqlx"
)

//go:embed migrations
var embedded embed.FS

// migrations are the files that bring databases of earlier numbers to that of schema.sql: migrations/README.md says how to add one.
var migrations fs.FS = embedded

// firstForm is the number of the schema of the first release. No file brings a lower one to it.
const firstForm = 100

// errUnreleased is the error for a database of a program from before the first release.
var errUnreleased = errors.New("a program from before the first release made it: export the site with that program (gevel export), and " +
	"import the folder into an empty one")

// migration is a file that brings a database to a number from the one before.
type migration struct {
	number int
	file   string
}

// later lists the migrations of a higher number, in order.
func later(than int) (list []migration) {
	files, _ := fs.Glob(migrations, "migrations/*.sql") // fails for a malformed pattern only
	for _, file := range files {
		digits, _, _ := strings.Cut(path.Base(file), "_")
		if n, err := strconv.Atoi(digits); err == nil && n > than {
			list = append(list, migration{n, file})
		}
	}
	return list
}

// Form is the number of this version's schema. PRAGMA user_version has that of a database.
func Form() int {
	form := firstForm
	for _, m := range later(firstForm) {
		form = m.number
	}
	return form
}

// migrate makes the tables of a new database, by schema.sql, and brings one of an earlier number to that of this version, each migration in
// a transaction of its own. A database of a newer Gevel is refused, and one from before the first release.
func migrate(ctx context.Context, db *sqlx.DB) error {
	var form int
	if err := db.GetContext(ctx, &form, "PRAGMA user_version"); err != nil {
		return err
	}
	switch {
	case form > Form():
		return Newer(form, Form())
	case form == 0:
		var err error
		if form, err = create(ctx, db); err != nil {
			return fmt.Errorf("schema.sql: %w", err)
		}
	case form < firstForm:
		return errUnreleased
	}
	for _, m := range later(form) {
		if err := m.run(ctx, db); err != nil {
			return fmt.Errorf("%s: %w", m.file, err)
		}
	}
	return nil
}

func (m migration) run(ctx context.Context, db *sqlx.DB) error {
	text, err := fs.ReadFile(migrations, m.file)
	if err != nil {
		return err
	}
	return Locked(ctx, db, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, fmt.Sprintf("%s; PRAGMA user_version = %d", text, m.number))
		return err
	})
}
