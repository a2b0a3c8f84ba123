package cluster

import (
	"fmt"
	"net/http"
	"slices"
	"testing"

	"github.com/gevel/gevel/limits"
)

// TestALeaderWhoseFileIsBrokenStepsDown shows that the one that answered is asked, once a second at most, and no other.
func TestALeaderWhoseFileIsBrokenStepsDown(t *testing.T) {
	for name, c := range map[string]struct {
		served, leader string
		requests       []string
	}{
		"the node beside leads":      {"", "", []string{"POST /leader?redirect"}},
		"another leads":              {"10.0.0.2:4002", "10.0.0.2:4002", []string{"GET /leader", "POST /leader"}},
		"another leads in the while": {"10.0.0.2:4002", "10.0.0.3:4002", []string{"GET /leader"}},
	} {
		var requests []string
		n := answering(t, func(w http.ResponseWriter, r *http.Request) {
			switch {
			case r.URL.Path == "/db/execute":
				w.Header().Set("X-RQLITE-SERVED-BY", c.served)
				fmt.Fprint(w, `{"results":[{"error":"database or disk is full"}],"raft_index":4}`)
				return
			case r.Method == http.MethodGet:
				fmt.Fprintf(w, `{"id":"n2","addr":%q,"leader":true}`, c.leader)
			}
			requests = append(requests, r.Method+" "+r.URL.RequestURI())
		})
		for range 3 {
			if _, err := n.Write(t.Context(), []Statement{{SQL: "A"}}, limits.ClusterAnswerTime); err == nil {
				t.Errorf("%s: the write gives no error", name)
			}
		}
		if !slices.Equal(requests, c.requests) {
			t.Errorf("%s: the node gets %q, want %q", name, requests, c.requests)
		}
	}
}
