package db

import (
	"fmt"
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
		t.Errorf("the subscriber was copied as %q, want every column as before (%v)", copied, err)
	}
}

// TestMigrateKeepsWhatCRMsWereTold shows that what waited for a CRM before changes of appointments were told still waits.
func TestMigrateKeepsWhatCRMsWereTold(t *testing.T) {
	write := before(t, "_crm_changes.sql", filepath.Join(t.TempDir(), "old.db"))
	write.MustExec(`INSERT INTO link (name, kind, settings, secret) VALUES ('office', 'whise', '{}', '');
		INSERT INTO lead (id, form, key, language, first_name, last_name, email, phone, content, answer, page, created_at)
			VALUES ('L', 'sendContact', 'k', 'nl', 'An', 'Claes', 'an@example.org', '', '{}', '{}', '', 7);
		INSERT INTO crm_lead (lead, link, state, tries, due_at, reason) VALUES ('L', 'office', 'WAITING', 3, 9, 'down')`)
	if err := migrate(t.Context(), write); err != nil {
		t.Fatal(err)
	}
	var kept string
	if err := write.Get(&kept, "SELECT lead || link || change || at || state || tries || due_at || reason FROM crm_lead"); err != nil ||
		kept != "Loffice07WAITING39down" {
		t.Errorf("the delivery became %q, want every column as before, accepted with its lead (%v)", kept, err)
	}
}

// TestMigrationsAreNumberedInOrder keeps two files from having one number, which would run them in the order of their names.
func TestMigrationsAreNumberedInOrder(t *testing.T) {
	files, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		t.Fatal(err)
	}
	for i, file := range files {
		if want := fmt.Sprintf("migrations/%04d_", i+1); !strings.HasPrefix(file, want) {
			t.Errorf("the migration %d is %s, want its name to begin with %s", i+1, file, want)
		}
	}
}
