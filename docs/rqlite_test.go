package docs

import (
	"os"
	"regexp"
	"testing"
)

// TestTheClusterPageNamesTheTestedRqlite compares the version that docs/cluster.md tells to run with the one that the tests build.
func TestTheClusterPageNamesTheTestedRqlite(t *testing.T) {
	module, err := os.ReadFile("../tools/rqlite/go.mod")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("cluster.md")
	if err != nil {
		t.Fatal(err)
	}
	built := regexp.MustCompile(`\tgithub\.com/rqlite/rqlite/v8 v(\S+)`).FindSubmatch(module)
	named := regexp.MustCompile(`(?:rqlite that the tests run:|builds rqlite) (\d[\d.]*\d)`).FindAllSubmatch(page, -1)
	if built == nil || len(named) != 2 {
		t.Fatalf("go.mod has %q and cluster.md %q, want one version and two places that name it", built, named)
	}
	for _, n := range named {
		if string(n[1]) != string(built[1]) {
			t.Errorf("cluster.md names rqlite %s, the tests build %s", n[1], built[1])
		}
	}
}
