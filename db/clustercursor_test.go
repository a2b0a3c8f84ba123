package db

import (
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"sync/atomic"
	"testing"

	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sqlite"
)

// TestACursorOfAnotherMachine reads changes after a cursor that another machine of a cluster gave, while the node of this one is behind: it
// catches up first. A cursor that no machine gave is expired, and while the node stays behind nothing is said of the cursor.
func TestACursorOfAnotherMachine(t *testing.T) {
	path := filepath.Join(t.TempDir(), "db.sqlite")
	alone, err := Open(t.Context(), path, handle.Unsynced())
	if err != nil {
		t.Fatal(err)
	}
	fill(t, alone, property(1, nil))
	log := logNow(t, alone)
	if err := alone.Close(); err != nil {
		t.Fatal(err)
	}
	other := sqlite.Connect(sqlite.FileURI(path)+sqlite.Writing, sqlite.SettledWriter, 1)
	t.Cleanup(func() { other.Close() })
	var behind, follows atomic.Bool
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var list [][]string
		err := json.NewDecoder(r.Body).Decode(&list)
		if behind.Load() || err != nil {
			http.Error(w, "leader not found", http.StatusServiceUnavailable)
			return
		}
		if follows.Swap(false) { // what the other machines wrote arrives
			other.MustExec("UPDATE property SET bedrooms = 9 WHERE number = 1")
			other.MustExec("INSERT INTO cluster_write (token) VALUES ('there')")
		}
		rows, err := other.Queryx(list[0][0])
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		defer rows.Close()
		values := [][]any{}
		for rows.Next() {
			row, _ := rows.SliceScan()
			values = append(values, row)
		}
		json.NewEncoder(w).Encode(map[string]any{"results": []any{map[string]any{"columns": []string{"n"}, "types": []string{"integer"},
			"values": values}}})
	}))
	t.Cleanup(server.Close)
	s, err := OpenCluster(t.Context(), server.URL, path, handle.Readers(1))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	after := func(further int64) string {
		return changelog.Cursor{Epoch: log.Epoch, Sequence: log.Head + further, Began: log.Head + further}.String()
	}
	behind.Store(true)
	if _, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", Since: after(2), First: 10}); err == nil || errors.Is(err,
		changelog.ErrCursorExpired) {
		t.Errorf("while the node is behind, the cursor of another machine gives %v, want an error that does not say that it is expired",
			err)
	}
	behind.Store(false)
	follows.Store(true)
	if page, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", Since: after(2), First: 10}); err != nil ||
		page.Cursor != after(2) {
		t.Errorf("the cursor of another machine gives %+v (%v), want the same cursor", page, err)
	}
	if _, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", Since: after(9), First: 10}); !errors.Is(err,
		changelog.ErrCursorExpired) {
		t.Errorf("a cursor that no machine gave gives %v, want ErrCursorExpired", err)
	}
}
