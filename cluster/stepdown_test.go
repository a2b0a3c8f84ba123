package cluster

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

// TestALeaderWhoseFileIsBrokenStepsDown shows that the one that answered is asked, once a second at most, and no other.
func TestALeaderWhoseFileIsBrokenStepsDown(t *testing.T) {
	const here, there = "POST /leader?wait&redirect&timeout=2s", "POST /leader?wait&timeout=2s"
	statement, list := `{"results":[{"error":"database or disk is full"}],"raft_index":4}`,
		`{"results":[],"error":"database or disk is full"}`
	passedOn := `{"results":[],"error":"node failed to process Execute on remote node at 10.0.0.2:4002: database or disk is full"}`
	for name, c := range map[string]struct {
		served, leader, answer string
		requests               []string
	}{
		"the node beside leads":                {"", "", statement, []string{here}},
		"the node beside cannot keep the list": {"", "", list, []string{here}},
		"another leads":                        {"10.0.0.2:4002", "10.0.0.2:4002", statement, []string{"GET /leader", there}},
		"another cannot keep the list":         {"10.0.0.2:4002", "10.0.0.2:4002", passedOn, []string{"GET /leader", there}},
		"another leads in the while":           {"10.0.0.2:4002", "10.0.0.3:4002", statement, []string{"GET /leader"}},
	} {
		var requests []string
		n := answering(t, func(w http.ResponseWriter, r *http.Request) {
			switch {
			case r.URL.Path == "/db/execute":
				w.Header().Set("X-RQLITE-SERVED-BY", c.served)
				fmt.Fprint(w, c.answer)
				return
			case r.Method == http.MethodGet:
				fmt.Fprintf(w, `{"id":"n2","addr":%q,"leader":true}`, c.leader)
			}
			requests = append(requests, r.Method+" "+r.URL.RequestURI())
		})
		for range 3 {
			var unknown Unknown
			if _, _, err := n.Write(t.Context(), []Statement{{SQL: "A"}}, limits.ClusterAnswerTime); !errors.As(err, &unknown) {
				t.Errorf("%s: the write gives %v, want Unknown", name, err)
			}
		}
		if !slices.Equal(requests, c.requests) {
			t.Errorf("%s: the node gets %q, want %q", name, requests, c.requests)
		}
	}
}

// TestOnlyALeaderHandsOver shows that a node which does not lead is not asked to let another lead.
func TestOnlyALeaderHandsOver(t *testing.T) {
	for served, want := range map[string]int{"": 1, "10.0.0.2:4002": 0} {
		requests := 0
		n := answering(t, func(w http.ResponseWriter, r *http.Request) {
			if r.Method == http.MethodPost && r.URL.Path == "/leader" {
				requests++
				return
			}
			w.Header().Set("X-RQLITE-SERVED-BY", served)
			fmt.Fprint(w, `{"results":[{"columns":["1"],"types":["integer"],"values":[[1]]}]}`)
		})
		if n.HandOver(t.Context(), "a test"); requests != want {
			t.Errorf("when %q answers, the node is asked %d times, want %d", served, requests, want)
		}
	}
}

// TestALeaderStepsDownAfterAClockIsSetBack shows that a last time which is ahead of the clock does not keep a leader from stepping down.
func TestALeaderStepsDownAfterAClockIsSetBack(t *testing.T) {
	requests := 0
	n := answering(t, func(w http.ResponseWriter, r *http.Request) {
		requests++
		fmt.Fprint(w, `{"addr":"10.0.0.2:4002"}`)
	})
	n.steppedDown.Store(time.Now().Add(time.Hour).UnixMilli())
	if n.Replace(t.Context(), "a test"); requests != 3 {
		t.Errorf("the node gets %d requests, want three: for the leader, for it again, and to let another lead", requests)
	}
}

// TestReplacingALeaderEnds shows that a node which says nothing, as a frozen one does, is not waited for without end.
func TestReplacingALeaderEnds(t *testing.T) {
	frozen := make(chan struct{})
	n := answering(t, func(w http.ResponseWriter, r *http.Request) { <-frozen })
	defer close(frozen)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		n.Replace(context.Background(), "a test")
	}()
	select {
	case <-ended:
	case <-time.After(limits.ClusterAnswerTime + 20*time.Second):
		t.Error("a node that says nothing is waited for")
	}
}
