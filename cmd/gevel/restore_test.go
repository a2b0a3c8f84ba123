package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/jmoiron/sqlx"
)

// restored runs gevel restore and returns what it says.
func restored(t *testing.T, args ...string) (said string, err error) {
	t.Helper()
	var out bytes.Buffer
	err = restore(t.Context(), args, &out)
	return out.String(), err
}

// withCopy returns a closed data folder that has lost its leads, and a copy from before.
func withCopy(t *testing.T) (dir, copied string) {
	t.Helper()
	dir, store := filled(t)
	copied = filepath.Join(t.TempDir(), "copy")
	if err := backup(t.Context(), []string{"-data", dir, copied}); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Write(t.Context(), handle.Statement{SQL: "DELETE FROM lead"}); err != nil {
		t.Fatal(err)
	}
	store.Close()
	return dir, copied
}

func leadsIn(t *testing.T, dir string) int {
	t.Helper()
	found, err := sqlite.Inspect(t.Context(), datafolder.Database(dir))
	if err != nil {
		t.Fatal(err)
	}
	return found.Leads
}

// TestRestore puts a copy back, over a folder that is there and into a new one, and finds what was there before.
func TestRestore(t *testing.T) {
	dir, copied := withCopy(t)
	said, err := restored(t, copied, "-data", dir)
	if err != nil || !strings.Contains(said, "1 lead") || leadsIn(t, dir) != 1 {
		t.Fatalf("restoring says %q (%v)", said, err)
	}
	aside, err := filepath.Glob(filepath.Join(dir, "before-restore-*"))
	if err != nil || len(aside) != 1 || leadsIn(t, aside[0]) != 0 || !strings.Contains(said, aside[0]) {
		t.Errorf("what was there is in %v (%v), want it moved aside and named in %q", aside, err, said)
	}
	private(t, dir)
	elsewhere := filepath.Join(t.TempDir(), "new")
	if said, err := restored(t, "-data", elsewhere, copied); err != nil || strings.Contains(said, "before") {
		t.Errorf("restoring into a new folder says %q (%v)", said, err)
	}
	if _, err := os.Stat(filepath.Join(datafolder.Uploads(elsewhere), "cv.pdf")); err != nil || leadsIn(t, elsewhere) != 1 {
		t.Error("the new folder lacks the lead or its file", err)
	}
	serves(t, elsewhere, copied)
}

// TestRestoreTheDatabaseAlone leaves pictures and uploads where they are.
func TestRestoreTheDatabaseAlone(t *testing.T) {
	dir, copied := withCopy(t)
	if _, err := restored(t, "-data", dir, datafolder.Database(copied)); err != nil || leadsIn(t, dir) != 1 {
		t.Fatal("the database was not restored:", err)
	}
	if _, err := os.Stat(filepath.Join(datafolder.Uploads(dir), "cv.pdf")); err != nil {
		t.Error(err)
	}
}

// setForm makes a database look as if another version had written it.
func setForm(t *testing.T, dir string, form int) {
	t.Helper()
	file := sqlx.MustOpen("sqlite3", datafolder.Database(dir))
	defer file.Close()
	file.MustExec(fmt.Sprintf("PRAGMA user_version = %d", form))
}

// TestRestoreRefuses shows that a copy that cannot be used and a folder that must stay are refused, and nothing is changed.
func TestRestoreRefuses(t *testing.T) {
	for want, spoil := range map[string]func(dir, copied string){
		"stop the site first": func(dir, _ string) {
			store, err := db.Open(context.Background(), datafolder.Database(dir))
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { store.Close() })
		},
		"it was written by a newer version of Gevel": func(_, copied string) { setForm(t, copied, sqlite.Form()+1) },
		"with -over-newer":                           func(dir, _ string) { setForm(t, dir, sqlite.Form()+1) },
		"not a healthy Gevel database":               func(_, copied string) { os.Truncate(datafolder.Database(copied), 100<<10) },
		"lacks a visitor's file": func(_, copied string) {
			os.Remove(filepath.Join(datafolder.Uploads(copied), "cv.pdf"))
		},
	} {
		dir, copied := withCopy(t)
		spoil(dir, copied)
		before, err := os.ReadFile(datafolder.Database(dir))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := restored(t, "-data", dir, copied); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("restoring gives %v, want %q", err, want)
		}
		after, err := os.ReadFile(datafolder.Database(dir))
		left, _ := filepath.Glob(filepath.Join(dir, "*restore*"))
		if err != nil || !bytes.Equal(before, after) || len(left) > 0 {
			t.Errorf("%s: a refused restoring changed the data folder (%v, %v)", want, left, err)
		}
	}
	dir, _ := withCopy(t)
	if _, err := restored(t, "-data", dir, dir); err == nil {
		t.Error("a data folder was restored from itself")
	}
}

// TestRestoreOverANewerDatabase restores the copy of an earlier version over a newer database.
func TestRestoreOverANewerDatabase(t *testing.T) {
	dir, copied := withCopy(t)
	setForm(t, dir, sqlite.Form()+1)
	if _, err := restored(t, "-over-newer", "-data", dir, datafolder.Database(copied)); err != nil || leadsIn(t, dir) != 1 {
		t.Error("the earlier database was not put back:", err)
	}
}

// TestADamagedDatabaseIsReplaced restores a copy over a database that can no longer be read.
func TestADamagedDatabaseIsReplaced(t *testing.T) {
	dir, copied := withCopy(t)
	if err := os.WriteFile(datafolder.Database(dir), []byte("no database at all"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := restored(t, "-data", dir, copied); err != nil || leadsIn(t, dir) != 1 {
		t.Error("a damaged database was not replaced:", err)
	}
}
