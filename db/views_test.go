package db

import (
	"path/filepath"
	"testing"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
)

// TestRenewViews opens a store with the views of another version: one reveals a hidden street, one is unknown, and the table search has a
// price that the view does not give.
func TestRenewViews(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gevel.db")
	s, err := Open(t.Context(), path, handle.Readers(1))
	if err != nil {
		t.Fatal(err)
	}
	fill(t, s, property(1, func(r *records.Property) { r.Street, r.HouseNumber = ptr("Hidden street"), ptr("1") }), property(2, nil))
	cursor, err := s.Changelog.LatestCursor(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	writeSQL(t, s, `DROP VIEW listing; CREATE VIEW listing AS SELECT * FROM property; CREATE VIEW another AS SELECT 1;
		UPDATE search SET price = 1 WHERE number = 2`)
	s.Close()
	if s, err = Open(t.Context(), path, handle.Readers(1)); err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var street *string
	if err := s.One(t.Context(), &street, "SELECT street FROM listing WHERE number = 1"); err != nil || street != nil {
		t.Errorf("the view of the other program is still there and shows a hidden street (%v)", err)
	}
	if n := count(t, s, "sqlite_schema WHERE name = 'another'"); n != 0 {
		t.Error("a view that is not in views.sql is still there")
	}
	if n := count(t, s, "search WHERE price = 20000"); n != 1 {
		t.Error("the table search does not follow the new views")
	}
	changes, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", Since: cursor, First: 10})
	if err != nil || len(changes.Changes) != 1 || changes.Changes[0].Number != 2 {
		t.Errorf("the changes are %+v, want property 2 alone (%v)", changes, err)
	}
}

// TestRenewViewsKeepsCurrentViews opens a store twice: the data version stays the same.
func TestRenewViewsKeepsCurrentViews(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gevel.db")
	var versions []int64
	for range 2 {
		s, err := Open(t.Context(), path, handle.Readers(1))
		if err != nil {
			t.Fatal(err)
		}
		version, err := s.Version(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		versions = append(versions, version)
		s.Close()
	}
	if versions[0] != versions[1] {
		t.Errorf("opening the store changed the data version: %v", versions)
	}
}
