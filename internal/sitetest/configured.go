package sitetest

import (
	"encoding/json"
	"io/fs"
	"os"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/sampletest"
)

// withSite is the sample's folder with another site.json.
type withSite struct {
	fs.FS
	site []byte
}

func (f withSite) Open(name string) (fs.File, error) {
	if name == "site.json" {
		return fstest.MapFS{name: {Data: f.site}}.Open(name)
	}
	return f.FS.Open(name)
}

// OpenConfigured starts a site with the sample whose site.json is changed.
func OpenConfigured(t *testing.T, change func(site map[string]any)) Site {
	t.Helper()
	s := Open(t)
	s.ImportChanged(t, change)
	return s
}

// ImportChanged imports the sample again, with a site.json that is changed.
func (s Site) ImportChanged(t *testing.T, change func(site map[string]any)) {
	t.Helper()
	text, err := os.ReadFile(sampletest.Folder() + "/site.json")
	if err != nil {
		t.Fatal(err)
	}
	var site map[string]any
	if err := json.Unmarshal(text, &site); err != nil {
		t.Fatal(err)
	}
	change(site)
	text, err = json.Marshal(site)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := intake.Import(t.Context(), s.Store, withSite{os.DirFS(sampletest.Folder()), text}, s.Media); err != nil {
		t.Fatal(err)
	}
}
