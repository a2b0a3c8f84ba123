package db

import (
	"encoding/base64"
	"errors"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
)

// told lists the numbers of a page of changes, negative for withdrawn properties.
func told(t *testing.T, s *Store, since string) ([]int, string) {
	t.Helper()
	page, err := s.Changes(t.Context(), Follow{Language: "nl", Since: since, First: 100})
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

func inStatus(status agency.Status) func(*agency.PropertyRecord) {
	return func(r *agency.PropertyRecord) { r.Status = status }
}

func TestChangesOmitWhatWasNeverPublished(t *testing.T) {
	s := open(t)
	fill(t, s, home(1, inStatus(0)), home(2, nil), home(3, inStatus(5)), home(4, inStatus(agency.Sold)))
	list, cursor := told(t, s, "")
	if !slices.Equal(list, []int{2, 4}) {
		t.Error(list)
	}
	fill(t, s, home(1, inStatus(3)), home(3, func(r *agency.PropertyRecord) { r.Gone = true }))
	if list, _ := told(t, s, cursor); len(list) > 0 {
		t.Error("hidden properties that changed:", list)
	}
	fill(t, s, home(2, inStatus(5)), home(1, nil))
	if list, cursor = told(t, s, cursor); !slices.Equal(list, []int{-2, 1}) {
		t.Error(list)
	}
	if list, _ := told(t, s, cursor); len(list) > 0 {
		t.Error("nothing changed:", list)
	}
}

func TestUnchangedImportIsNoChange(t *testing.T) {
	s := open(t)
	fill(t, s, home(1, nil))
	_, cursor := told(t, s, "")
	fill(t, s, home(1, nil))
	b := batch(home(1, nil))
	b.Site.Phone = "089 00 00 09"
	if _, err := s.Import(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	if list, _ := told(t, s, cursor); len(list) > 0 {
		t.Error("a telephone number changed, and with it", list)
	}
}

func TestDropWithdrawnExpiresOlderCursors(t *testing.T) {
	s := open(t)
	fill(t, s, home(1, nil), home(2, nil), home(3, nil))
	_, before := told(t, s, "")
	fill(t, s, home(2, inStatus(5)))
	_, after := told(t, s, before)
	if err := s.DropWithdrawn(t.Context(), time.Now().Add(-time.Hour)); err != nil {
		t.Fatal(err)
	}
	if list, _ := told(t, s, before); !slices.Equal(list, []int{-2}) {
		t.Error("it was deleted too early:", list)
	}
	if err := s.DropWithdrawn(t.Context(), time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Changes(t.Context(), Follow{Language: "nl", Since: before, First: 9}); !errors.Is(err, ErrCursorExpired) {
		t.Error(err)
	}
	if list, _ := told(t, s, after); len(list) > 0 {
		t.Error(list)
	}
	first, err := s.Changes(t.Context(), Follow{Language: "nl", Since: "", First: 1})
	if err != nil || !first.More {
		t.Fatal(first, err)
	}
	if list, _ := told(t, s, first.Cursor); !slices.Equal(list, []int{3}) {
		t.Error("a copy that is begun after the deletion must be able to go on:", list)
	}
}

func TestBackupExpiresCursors(t *testing.T) {
	s := open(t)
	fill(t, s, home(1, nil))
	_, cursor := told(t, s, "")
	file := filepath.Join(t.TempDir(), "copy.db")
	if err := s.Backup(t.Context(), file); err != nil {
		t.Fatal(err)
	}
	restored, err := Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	defer restored.Close()
	if _, err := restored.Changes(t.Context(), Follow{Language: "nl", Since: cursor, First: 9}); !errors.Is(err, ErrCursorExpired) {
		t.Error(err)
	}
	if list, _ := told(t, s, cursor); len(list) > 0 {
		t.Error("the store that was copied goes on:", list)
	}
}

func TestChangesRefuseAnInvalidCursor(t *testing.T) {
	s := open(t)
	fill(t, s, home(1, nil))
	_, cursor := told(t, s, "")
	for _, text := range []string{"x", "é", cursor + "A", cursor[1:], base64.RawURLEncoding.EncodeToString([]byte("a 1 2 3")),
		base64.RawURLEncoding.EncodeToString([]byte("a +1 2"))} {
		if _, err := s.Changes(t.Context(), Follow{Language: "nl", Since: text, First: 9}); !errors.Is(err, ErrCursor) {
			t.Errorf("%s: %v", text, err)
		}
	}
	log, _ := readChangeLog(t.Context(), s.read)
	future := changeCursor{log.Epoch, log.Head + 1, 0}.String()
	if _, err := s.Changes(t.Context(), Follow{Language: "nl", Since: future, First: 9}); !errors.Is(err, ErrCursorExpired) {
		t.Error("a sequence number that was never given:", err)
	}
}
