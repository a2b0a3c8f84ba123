package desk_test

import (
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/desk"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/internal/leadstest"
)

// open returns the graph of the desk of a site.
func open(t *testing.T, store *db.Store) *desk.Graph {
	t.Helper()
	owners := leadstest.Open(t, store).Auth()
	return desk.New(owners, graph.New(owners, nil), nil)
}
