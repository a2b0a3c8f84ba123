package db

import (
	"encoding/base64"
	"errors"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/changelog"
)

// changedProperties lists the numbers of a page of changes, negative for withdrawn properties.
func changedProperties(t *testing.T, s *Store, since string) ([]int, string) {
	t.Helper()
	page, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", Since: since, First: 100})
	if err != nil {
		t.Fatal(err)
	}
	list := []int{}
	for _, c := range page.Changes {
		if c.Property == nil {
			list = append(list, -c.Number)
		} else {
			list = append(list, c.Number)
		}
	}
	return list, page.Cursor
}

func inStatus(status market.Status) func(*records.Property) {
	return func(r *records.Property) { r.Status = status }
}

func TestChangesOmitWhatWasNeverPublished(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, inStatus(0)), property(2, nil), property(3, inStatus(5)), property(4, inStatus(market.Sold)))
	list, cursor := changedProperties(t, s, "")
	if !slices.Equal(list, []int{2, 4}) {
		t.Errorf("a new copy is told of %v, want 2 and 4, which are published", list)
	}
	fill(t, s, property(1, inStatus(3)), property(3, func(r *records.Property) { r.Gone = true }))
	if list, _ := changedProperties(t, s, cursor); len(list) > 0 {
		t.Errorf("hidden properties that changed are told: %v", list)
	}
	fill(t, s, property(2, inStatus(5)), property(1, nil))
	if list, cursor = changedProperties(t, s, cursor); !slices.Equal(list, []int{-2, 1}) {
		t.Errorf("the changes are %v, want 2 withdrawn and 1 published: [-2 1]", list)
	}
	if list, _ := changedProperties(t, s, cursor); len(list) > 0 {
		t.Errorf("nothing changed, but the changes are %v", list)
	}
}

func TestUnchangedImportIsNoChange(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	_, cursor := changedProperties(t, s, "")
	fill(t, s, property(1, nil))
	b := batch(property(1, nil))
	b.Site.Phone = "089 00 00 09"
	if _, err := s.Imports.Import(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	if list, _ := changedProperties(t, s, cursor); len(list) > 0 {
		t.Errorf("a new telephone number of the agency changes the properties %v, want none", list)
	}
}

func TestDropWithdrawnExpiresOlderCursors(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil), property(2, nil), property(3, nil))
	_, before := changedProperties(t, s, "")
	fill(t, s, property(2, inStatus(5)))
	_, after := changedProperties(t, s, before)
	if err := s.Changelog.DropWithdrawn(t.Context(), time.Now().Add(-time.Hour)); err != nil {
		t.Fatal(err)
	}
	if list, _ := changedProperties(t, s, before); !slices.Equal(list, []int{-2}) {
		t.Errorf("a withdrawn property was dropped too early: the changes are %v, want [-2]", list)
	}
	if err := s.Changelog.DropWithdrawn(t.Context(), time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", Since: before, First: 9}); !errors.Is(err,
		changelog.ErrCursorExpired) {
		t.Errorf("a cursor from before what was dropped gives %v, want ErrCursorExpired", err)
	}
	if list, _ := changedProperties(t, s, after); len(list) > 0 {
		t.Errorf("nothing changed after the later cursor, but the changes are %v", list)
	}
	first, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", Since: "", First: 1})
	if err != nil || !first.More {
		t.Fatalf("the first page is %+v, want that more follow (%v)", first, err)
	}
	if list, _ := changedProperties(t, s, first.Cursor); !slices.Equal(list, []int{3}) {
		t.Errorf("a copy begun after the deletion goes on with %v, want [3]", list)
	}
}

func TestBackupExpiresCursors(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	_, cursor := changedProperties(t, s, "")
	file := filepath.Join(t.TempDir(), "copy.db")
	if err := s.Backup(t.Context(), file); err != nil {
		t.Fatal(err)
	}
	restored, err := Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	defer restored.Close()
	if _, err := restored.Changes(t.Context(), changelog.Follow{Language: "nl", Since: cursor, First: 9}); !errors.Is(err,
		changelog.ErrCursorExpired) {
		t.Errorf("a restored backup answers a cursor of the original with %v, want ErrCursorExpired", err)
	}
	if list, _ := changedProperties(t, s, cursor); len(list) > 0 {
		t.Errorf("nothing changed in the store that was copied, but its changes are %v", list)
	}
}

func TestChangesRefuseAnInvalidCursor(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	_, cursor := changedProperties(t, s, "")
	for _, text := range []string{"x", "é", cursor + "A", cursor[1:], base64.RawURLEncoding.EncodeToString([]byte("a 1 2 3")),
		base64.RawURLEncoding.EncodeToString([]byte("a +1 2"))} {
		if _, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", Since: text, First: 9}); !errors.Is(err, ErrCursor) {
			t.Errorf("the cursor %q gives %v, want ErrCursor", text, err)
		}
	}
	log := logNow(t, s)
	future := changelog.Cursor{Epoch: log.Epoch, Sequence: log.Head + 1, Began: 0}.String()
	if _, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", Since: future, First: 9}); !errors.Is(err,
		changelog.ErrCursorExpired) {
		t.Errorf("a cursor with a number that was never given gives %v, want ErrCursorExpired", err)
	}
}

// logNow reads how far the changes are.
func logNow(t *testing.T, s *Store) (log changelog.Log) {
	t.Helper()
	if err := s.One(t.Context(), &log, changelog.Query); err != nil {
		t.Fatal(err)
	}
	return log
}
