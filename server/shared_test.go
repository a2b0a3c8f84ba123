package server_test

import (
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

func TestMain(m *testing.M) { sitetest.Main(m) }

// visitShared returns a visitor of the site of all tests that change nothing.
func visitShared(t *testing.T) visitor {
	t.Helper()
	return visitor{sitetest.Shared(t)}
}
