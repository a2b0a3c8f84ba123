package db

import (
	"errors"
	"fmt"
	"net/http"
	"sync/atomic"
	"testing"
)

// TestACursorOfAnotherMachine reads changes after a cursor that another machine of a cluster gave, while the node of this one is behind: it
// catches up first. A cursor that no machine gave is expired, and while the node stays behind nothing is said of the cursor.
func TestACursorOfAnotherMachine(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	log, err := readChangeLog(t.Context(), s.read)
	if err != nil {
		t.Fatal(err)
	}
	var behind, caughtUp atomic.Bool
	besideNode(t, s, func(w http.ResponseWriter, r *http.Request) {
		if behind.Load() {
			http.Error(w, "leader not found", http.StatusServiceUnavailable)
			return
		}
		if !caughtUp.Swap(true) {
			s.write.MustExec("UPDATE property SET bedrooms = 9 WHERE number = 1")
			s.write.MustExec("INSERT INTO cluster_write (token) VALUES ('there')")
		}
		fmt.Fprint(w, `{"results":[{"columns":["n"],"types":["integer"],"values":[[1]]}]}`)
	})
	after := func(further int64) string {
		return changeCursor{log.Epoch, log.Head + further, log.Head + further}.String()
	}
	behind.Store(true)
	if _, err := s.Changes(t.Context(), Follow{Language: "nl", Since: after(2), First: 10}); err == nil || errors.Is(err,
		ErrCursorExpired) {
		t.Errorf("while the node is behind, the cursor of another machine gives %v, want an error that does not say that it is expired",
			err)
	}
	behind.Store(false)
	if page, err := s.Changes(t.Context(), Follow{Language: "nl", Since: after(2), First: 10}); err != nil || page.Cursor != after(2) {
		t.Errorf("the cursor of another machine gives %+v (%v), want the same cursor", page, err)
	}
	if _, err := s.Changes(t.Context(), Follow{Language: "nl", Since: after(9), First: 10}); !errors.Is(err, ErrCursorExpired) {
		t.Errorf("a cursor that no machine gave gives %v, want ErrCursorExpired", err)
	}
}
