package wholesite_test

import (
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

// visitor sends requests to a whole site.
type visitor struct{ sitetest.Site }

func visit(t *testing.T) visitor {
	t.Helper()
	return visitor{sitetest.Open(t)}
}

// visitShared returns a visitor of the site of all tests that change nothing.
func visitShared(t *testing.T) visitor {
	t.Helper()
	return visitor{sitetest.Shared(t)}
}
