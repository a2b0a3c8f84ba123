package sqlite

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/jmoiron/sqlx"
)

// released makes a database by the schema of an earlier number, which testdata/schema has of each that was released.
func released(t *testing.T, number int) *sqlx.DB {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("testdata/schema/%d.sql", number))
	if err != nil {
		t.Fatal(err)
	}
	write := Connect(FileURI(filepath.Join(t.TempDir(), "old.db"))+Writing, SettledWriter, 1)
	t.Cleanup(func() { write.Close() })
	write.MustExec(string(text))
	return write
}

// TestMigratedEqualsNew brings a database of each number that a migration begins with to that of this version, and compares its schema with
// that of a new one.
func TestMigratedEqualsNew(t *testing.T) {
	want := schemaOf(t, made(t).DB)
	for _, m := range later(firstForm) {
		old := released(t, m.number-1)
		if err := errors.Join(migrate(t.Context(), old), renewViews(t.Context(), old)); err != nil {
			t.Fatal(err)
		}
		if schemaOf(t, old) != want {
			t.Errorf("a database of number %d has another schema after the migrations than a new one", m.number-1)
		}
	}
}

// TestMigrationsAreNumberedInOrder wants each number from that of the first release on once, up to the one of schema.sql: two files of one
// number would run in the order of their names.
func TestMigrationsAreNumberedInOrder(t *testing.T) {
	for i, m := range later(0) {
		if m.number != firstForm+1+i || !regexp.MustCompile(`^migrations/\d{4}_[a-z_]+\.sql$`).MatchString(m.file) {
			t.Errorf("the migration %s has the number %d, want %04d_what.sql", m.file, m.number, firstForm+1+i)
		}
	}
	if last := fmt.Sprintf("\nPRAGMA user_version = %d;\n", Form()); !strings.HasSuffix(schemaSQL, last) {
		t.Errorf("schema.sql does not end with the number of the last migration, %q", last)
	}
}

// withMigrations lets the program have other migrations in a test: their text by their name.
func withMigrations(t *testing.T, texts map[string]string) {
	t.Helper()
	files := fstest.MapFS{}
	for name, text := range texts {
		files["migrations/"+name] = &fstest.MapFile{Data: []byte(text)}
	}
	before := migrations
	migrations = files
	t.Cleanup(func() { migrations = before })
}

// TestMigrate runs migrations in the order of their numbers, each once, and leaves out those that a database has had.
func TestMigrate(t *testing.T) {
	path := old(t, "CREATE TABLE second (n)")
	withMigrations(t, map[string]string{
		fmt.Sprintf("%04d_b.sql", newest+2): "INSERT INTO second VALUES (2)",
		fmt.Sprintf("%04d_a.sql", newest+1): "CREATE TABLE second (n); INSERT INTO second VALUES (1)",
	})
	for range 2 {
		s, err := OpenFile(t.Context(), path, SettledWriter, false)
		if err != nil {
			t.Fatal(err)
		}
		var rows []int
		err = s.SelectContext(t.Context(), &rows, "SELECT n FROM second ORDER BY rowid")
		if err != nil || !slices.Equal(rows, []int{1, 2}) {
			t.Errorf("the migrations left %v, want 1 and 2 (%v)", rows, err)
		}
		s.Close()
	}
	if found, err := Inspect(t.Context(), path); err != nil || found.Form != newest+2 {
		t.Errorf("the database has number %d after the migrations, want %d (%v)", found.Form, newest+2, err)
	}
}

// TestAFailedMigrationChangesNothing has a migration whose second statement fails.
func TestAFailedMigrationChangesNothing(t *testing.T) {
	path := old(t, "CREATE TABLE half (n); INSERT INTO no_such_table VALUES (1)")
	if s, err := OpenFile(t.Context(), path, SettledWriter, false); err == nil {
		s.Close()
		t.Fatal("a migration that fails is taken for done")
	}
	if found, err := Inspect(t.Context(), path); err != nil || found.Form != newest {
		t.Errorf("the database has number %d after a migration that failed, want %d (%v)", found.Form, newest, err)
	}
}

// TestADatabaseFromBeforeTheFirstReleaseIsRefused shows that it is left as it is, and that the error says what to do.
func TestADatabaseFromBeforeTheFirstReleaseIsRefused(t *testing.T) {
	path := old(t, "CREATE TABLE upgraded (n)")
	write := Connect(FileURI(path)+Writing, SettledWriter, 1)
	write.MustExec(fmt.Sprintf("PRAGMA user_version = %d", firstForm-1))
	write.Close()
	if _, err := OpenFile(t.Context(), path, SettledWriter, false); !errors.Is(err, errUnreleased) {
		t.Errorf("opening it gives %v, want %v", err, errUnreleased)
	}
	if found, err := Inspect(t.Context(), path); err != nil || found.Form != firstForm-1 {
		t.Errorf("the database has number %d now, want %d (%v)", found.Form, firstForm-1, err)
	}
}
