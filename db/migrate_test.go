package db

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jmoiron/sqlx"
)

// before makes a database as it was before a migration.
func before(t *testing.T, migration, path string) *sqlx.DB {
	t.Helper()
	write := connect("file:"+path+writing, settledWriter, 1)
	t.Cleanup(func() { write.Close() })
	files, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		t.Fatal(err)
	}
	for i, file := range files {
		if strings.HasSuffix(file, migration) {
			break
		}
		if err := runMigration(t.Context(), write, file, i+1); err != nil {
			t.Fatal(err)
		}
	}
	return write
}

func TestMigrateCopiesSubscribers(t *testing.T) {
	write := before(t, "_newsletter.sql", filepath.Join(t.TempDir(), "old.db"))
	write.MustExec("INSERT INTO subscriber VALUES ('an', 'an@example.org', 'An', 'fr', 'CONFIRMED', 1, 2)")
	if err := migrate(t.Context(), write); err != nil {
		t.Fatal(err)
	}
	var copied string
	if err := write.Get(&copied,
		"SELECT email || first_name || language || state || created_at || confirmed_at FROM subscriber"); err != nil ||
		copied != "an@example.orgAnfrCONFIRMED12" {
		t.Error(copied, err)
	}
}
