package streets_test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/gevel/gevel/internal/streetstest"
	"github.com/gevel/gevel/server/streets"
)

// put puts a file at a path in one step, as gevel streets does.
func put(t *testing.T, path string, f streetstest.File) {
	t.Helper()
	if err := os.Rename(streetstest.Write(t, f.Bytes()), path); err != nil {
		t.Fatal(err)
	}
}

// TestCurrent puts a file where there is none, another in its place, a broken one, and removes it.
func TestCurrent(t *testing.T) {
	path := filepath.Join(t.TempDir(), "streets.pmtiles")
	c := streets.NewCurrent(path)
	reads := func(address string) int {
		r := httptest.NewRequest("GET", address, nil)
		r.Header.Set("Range", "bytes=0-99")
		w := httptest.NewRecorder()
		c.ServeHTTP(w, r)
		return w.Code
	}
	if _, _, ok := c.Served(); ok || c.File() != nil || reads("/map/streets/none.pmtiles") != http.StatusNotFound {
		t.Error("there are streets where there is no file")
	}
	small := streetstest.Good()
	small.MaxZoom = 5
	put(t, path, small)
	first := c.File().Path()
	if _, size, ok := c.Served(); !ok || size == 0 || reads(first) != http.StatusPartialContent {
		t.Errorf("a file that came is not served: it has %d bytes, and reading it gives %d", size, reads(first))
	}
	small.MaxZoom = 6
	put(t, path, small)
	second := c.File().Path()
	if second == first || reads(first) != http.StatusPartialContent || reads(second) != http.StatusPartialContent {
		t.Error("the new file is not served, or pages that are open do not read the old one on")
	}
	if err := os.Rename(streetstest.Write(t, []byte("no basemap")), path); err != nil {
		t.Fatal(err)
	}
	if c.File().Path() != second || reads(second) != http.StatusPartialContent {
		t.Error("a broken file takes the place of a good one")
	}
	small.MaxZoom = 7
	put(t, path, small)
	if c.File().Path() == second || reads(second) != http.StatusPartialContent || reads(first) != http.StatusNotFound {
		t.Error("after a broken file the next good one is not served, or one from before the last is")
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if c.File() != nil {
		t.Error("a file that was removed is named")
	}
	var none *streets.Current
	if none.File() != nil {
		t.Error("a site that never has streets has a file")
	}
}
