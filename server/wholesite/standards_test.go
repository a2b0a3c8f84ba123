//go:build standards

package wholesite_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestStandardsOfPages reads pages of each kind by html-validate's standard rules.
func TestStandardsOfPages(t *testing.T) {
	v := visit(t)
	if out, err := exec.CommandContext(t.Context(), "node", "../../tests/standards/pages.mjs", v.URL).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	} else {
		t.Logf("%s", out)
	}
}

// TestStandardsOfSitemaps holds the index and each sitemap against what sitemaps.org says.
func TestStandardsOfSitemaps(t *testing.T) {
	v := visit(t)
	paths := []string{"/sitemap.xml"}
	for _, f := range v.Sitemap(t, "/sitemap.xml").Files {
		paths = append(paths, strings.TrimPrefix(f.Loc, v.URL))
	}
	for _, path := range paths {
		file := filepath.Join(t.TempDir(), "sitemap.xml")
		if err := os.WriteFile(file, []byte(v.Get(t, path).Text), 0o600); err != nil {
			t.Fatal(err)
		}
		out, err := exec.CommandContext(t.Context(), "xmllint", "--noout", "--nonet", "--schema", "../../tests/standards/sitemap.xsd",
			file).CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v\n%s", path, err, out)
		}
	}
}
