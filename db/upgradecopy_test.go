package db

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gevel/gevel/db/sqlite"
)

func TestUpgradeCopiesAreDeletedAfterAMonth(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gevel.db")
	s, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := os.WriteFile(path+".form3", nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := s.DropUpgradeCopies(time.Now().AddDate(0, 0, 29)); err != nil || len(sqlite.UpgradeCopies(path)) != 1 {
		t.Errorf("after 29 days there are %v, want one (%v)", sqlite.UpgradeCopies(path), err)
	}
	if err := s.DropUpgradeCopies(time.Now().AddDate(0, 0, 31)); err != nil || len(sqlite.UpgradeCopies(path)) != 0 {
		t.Errorf("after 31 days there are %v, want none (%v)", sqlite.UpgradeCopies(path), err)
	}
}
