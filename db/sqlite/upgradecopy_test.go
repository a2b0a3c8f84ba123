package sqlite

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// newest is the number of this version's schema, beside any migrations of a test.
var newest = Form()

// old makes a database of this version, and lets the program have one migration that it has not run. It returns the path.
func old(t *testing.T, migration string) string {
	t.Helper()
	migrations = embedded // those of an earlier call end
	path := filepath.Join(t.TempDir(), "gevel.db")
	s, err := OpenFile(t.Context(), path, SettledWriter, false)
	if err != nil {
		t.Fatal(err)
	}
	s.Close()
	withMigrations(t, map[string]string{fmt.Sprintf("%04d_test.sql", newest+1): migration})
	return path
}

// TestAnUpgradeKeepsACopy opens a database whose last migration has not run. The copy beside it must be as the database was, also when the
// migration fails.
func TestAnUpgradeKeepsACopy(t *testing.T) {
	for _, migration := range []string{"CREATE TABLE upgraded (n)", "INSERT INTO no_such_table VALUES (1)"} {
		path := old(t, migration)
		earlier := path + ".form3"
		if err := os.WriteFile(earlier, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if s, err := OpenFile(t.Context(), path, SettledWriter, false); err == nil {
			s.Close()
		}
		found, err := Inspect(t.Context(), fmt.Sprintf("%s.form%d", path, newest))
		if err != nil || found.Form != newest {
			t.Errorf("the copy has form %d, want %d (%v)", found.Form, newest, err)
		}
		if _, err := os.Stat(earlier); err == nil {
			t.Error("the copy from before an earlier upgrade is still there")
		}
	}
}

func TestNoCopyWithoutUpgrade(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gevel.db")
	for range 2 {
		s, err := OpenFile(t.Context(), path, SettledWriter, false)
		if err != nil {
			t.Fatal(err)
		}
		s.Close()
	}
	if list := UpgradeCopies(path); len(list) > 0 {
		t.Errorf("without an upgrade there are the copies %v, want none", list)
	}
}

// TestNoUpgradeWithoutACopy lets the copy fail: the database must stay as it was.
func TestNoUpgradeWithoutACopy(t *testing.T) {
	path, form := old(t, "CREATE TABLE upgraded (n)"), newest
	if err := os.MkdirAll(filepath.Join(fmt.Sprintf("%s.form%d", path, form), "in the way"), 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenFile(t.Context(), path, SettledWriter, false); err == nil || !strings.Contains(err.Error(), "nothing was changed") {
		t.Errorf("without room for a copy opening gives %v, want that nothing was changed", err)
	}
	if found, err := Inspect(t.Context(), path); err != nil || found.Form != form {
		t.Errorf("the database has form %d now, want %d (%v)", found.Form, form, err)
	}
}

// TestInspectRefuses damages databases in three ways.
func TestInspectRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		damage func(path string) error
		want   string
	}{
		"newer": {func(path string) error {
			file := Connect(FileURI(path), Settled, 1)
			defer file.Close()
			_, err := file.Exec(fmt.Sprintf("PRAGMA user_version = %d", Form()+1))
			return err
		}, "newer version"},
		"cut off": {func(path string) error { return os.Truncate(path, 100<<10) }, "not a healthy"},
		"empty":   {func(path string) error { return os.Truncate(path, 0) }, "holds no site"},
	} {
		path := filepath.Join(t.TempDir(), "gevel.db")
		s, err := OpenFile(t.Context(), path, SettledWriter, false)
		if err != nil {
			t.Fatal(err)
		}
		s.Close()
		if _, err := Inspect(t.Context(), path); err != nil {
			t.Errorf("a healthy database is refused: %v", err)
		}
		if err := c.damage(path); err != nil {
			t.Fatal(err)
		}
		if _, err := Inspect(t.Context(), path); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: inspecting gives %v, want that it is %q", name, err, c.want)
		}
	}
}

// TestAloneSeesEarlierVersions opens a database as earlier versions of the program do, which take no lock beside it.
func TestAloneSeesEarlierVersions(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gevel.db")
	write := Connect(FileURI(path)+Writing, SettledWriter, 1)
	t.Cleanup(func() { write.Close() })
	write.MustExec(NewSchema())
	if _, err := Alone(t.Context(), path); !errors.Is(err, ErrInUse) {
		t.Errorf("reserving a database that an earlier version has open gives %v, want %v", err, ErrInUse)
	}
	write.Close()
	release, err := Alone(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	release()
}

func TestAloneWaitsForNobody(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gevel.db")
	s, err := OpenFile(t.Context(), path, SettledWriter, false)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Alone(t.Context(), path); !errors.Is(err, ErrInUse) {
		t.Errorf("reserving an open database gives %v, want %v", err, ErrInUse)
	}
	s.Close()
	release, err := Alone(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := OpenFile(t.Context(), path, SettledWriter, false); err == nil || !strings.Contains(err.Error(), "being restored") {
		t.Errorf("opening a reserved database gives %v, want that it is being restored", err)
	}
	release()
	again, err := OpenFile(context.Background(), path, SettledWriter, false)
	if err != nil {
		t.Fatal(err)
	}
	again.Close()
}

// TestOnlyOneWhoHasADatabaseAloneUpgradesIt opens a database of an earlier version as a command that reads does, and beside a program that
// has it open. Both leave it as it is.
func TestOnlyOneWhoHasADatabaseAloneUpgradesIt(t *testing.T) {
	path, form := old(t, "CREATE TABLE upgraded (n)"), newest
	unchanged := func(how string) {
		t.Helper()
		if found, err := Inspect(t.Context(), path); err != nil || found.Form != form {
			t.Errorf("%s: the database has form %d now, want %d (%v)", how, found.Form, form, err)
		}
		if list := UpgradeCopies(path); len(list) > 0 {
			t.Errorf("%s: there are the copies %v", how, list)
		}
	}
	if _, err := OpenFile(t.Context(), path, SettledWriter, true); !errors.Is(err, ErrOlder) {
		t.Errorf("a command that reads gets %v, want %v", err, ErrOlder)
	}
	unchanged("a command that reads")
	older, err := share(path) // as the server of the earlier version has it
	if err != nil {
		t.Fatal(err)
	}
	if _, err := OpenFile(t.Context(), path, SettledWriter, false); !errors.Is(err, ErrInUse) {
		t.Errorf("beside a server the upgrade gives %v, want %v", err, ErrInUse)
	}
	unchanged("beside a server")
	older.Close()
}

// TestViewsOfAnotherVersionStay opens a database whose views are of another version of the same form.
func TestViewsOfAnotherVersionStay(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gevel.db")
	s, err := OpenFile(t.Context(), path, SettledWriter, false)
	if err != nil {
		t.Fatal(err)
	}
	s.MustExec("CREATE VIEW of_another_version AS SELECT 1")
	s.Close()
	if _, err := OpenFile(t.Context(), path, SettledWriter, true); !errors.Is(err, ErrOlder) {
		t.Errorf("a command that reads gets %v, want %v", err, ErrOlder)
	}
	for _, asItIs := range []bool{false, true} {
		if s, err = OpenFile(t.Context(), path, SettledWriter, asItIs); err != nil {
			t.Fatal(err)
		}
		s.Close()
	}
}
