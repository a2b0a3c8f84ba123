package handle

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"sync/atomic"
	"testing"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db/sqlite"
)

// besideNode makes a store read its file as that of a cluster's node, whose requests are answered by a function.
func besideNode(t *testing.T, s *DB, answer http.HandlerFunc) {
	t.Helper()
	server := httptest.NewServer(answer)
	node, err := cluster.NewNode(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(s.path)
	if err != nil {
		t.Fatal(err)
	}
	f := &clusterFile{path: s.path, node: node}
	f.approved.Store(&fileID{info})
	f.position = f.connect(sqlite.Settled, 1)
	s.cluster = f
	t.Cleanup(func() {
		s.cluster = nil
		f.position.Close()
		server.Close()
	})
}

// lackingNode gives the store of a machine whose node has the write "here" as its first, while two leaders have another there. requests
// counts how often the node is asked to let another lead.
func lackingNode(t *testing.T) (s *DB, requests *atomic.Int32) {
	t.Helper()
	s, requests = openDB(t), new(atomic.Int32)
	s.write.MustExec("INSERT INTO cluster_write (token) VALUES ('here')")
	besideNode(t, s, func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost && r.URL.Path == "/leader" {
			requests.Add(1)
		}
		fmt.Fprint(w, `{"results":[{"columns":["1"],"types":["integer"],"values":[[1]]}]}`)
	})
	for _, leader := range []string{"10.0.0.2:4002", "10.0.0.3:4002"} {
		s.cluster.differs.from(leader)
	}
	return s, requests
}

// TestANodeThatLacksWritesIsNotBelieved shows that a write counts when another leader acknowledged it, and not when the node that is known
// to lack writes did: that one is asked to let another lead, and is not ready.
func TestANodeThatLacksWritesIsNotBelieved(t *testing.T) {
	s, requests := lackingNode(t)
	if err := s.cluster.has(t.Context(), "10.0.0.3:4002", 1, "there"); err != nil || requests.Load() > 0 {
		t.Errorf("what another leader acknowledged gives %v, and %d requests to let another lead", err, requests.Load())
	}
	if err := s.cluster.has(t.Context(), "", 1, "here"); !errors.Is(err, errDiffers) || requests.Load() != 1 {
		t.Errorf("what the node itself acknowledged gives %v, and %d requests to let another lead, want errDiffers and one", err,
			requests.Load())
	}
	if s.cluster.agrees(t.Context(), "", []placedWrite{{1, "here"}}) {
		t.Error("a node that leads and lacks writes counts as ready")
	}
	s.cluster.differs.forget()
	if err := s.cluster.has(t.Context(), "", 1, "here"); err != nil {
		t.Errorf("with a new file, what the node acknowledges gives %v", err)
	}
}

// TestANodeThatLacksWritesDoesNotWork shows that a machine stops working for all once a leader has another write than its node, and does
// not begin while its node lacks writes.
func TestANodeThatLacksWritesDoesNotWork(t *testing.T) {
	s, _ := lackingNode(t)
	working, stop := context.WithCancel(t.Context())
	s.cluster.working.Store(&stop)
	s.cluster.has(t.Context(), "10.0.0.3:4002", 1, "there")
	if working.Err() == nil {
		t.Error("a machine goes on to work although a leader has another write")
	}
	if l := (&lease{store: s}); l.free(t.Context()) {
		t.Error("a machine begins to work although its node lacks writes")
	}
	s.cluster.differs.forget()
	if l := (&lease{store: s}); !l.free(t.Context()) {
		t.Error("a machine does not begin to work with a new file")
	}
}
