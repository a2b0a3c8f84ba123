package streets_test

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/internal/streetstest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/server/streets"
)

var streetsPath = regexp.MustCompile(`<meta name="streets" content="(/map/streets/[0-9a-f]{24}\.pmtiles)">`)

// visitStreets starts a site with a file of streets. It returns the file's content and address, as the map's page names it.
func visitStreets(t *testing.T, content []byte) (v sitetest.Site, address, file string) {
	t.Helper()
	file = streetstest.Write(t, content)
	v = sitetest.OpenWith(t, server.Settings{Proxies: sitetest.OwnMachine(t), Streets: streets.NewCurrent(file)})
	found := streetsPath.FindStringSubmatch(v.Get(t, "/map/").Text)
	if found == nil {
		t.Fatal("the map's page names no file of streets")
	}
	return v, found[1], file
}

func TestStreetsAreReadInRanges(t *testing.T) {
	content := streetstest.Good().Bytes()
	v, address, _ := visitStreets(t, content)
	first := v.Get(t, address, "Range", "bytes=0-16383")
	if first.StatusCode != http.StatusPartialContent || first.Text != string(content[:16384]) {
		t.Fatalf("the first bytes: status %d, %d bytes, want 206 and 16384", first.StatusCode, len(first.Text))
	}
	for name, want := range map[string]string{"Cache-Control": "public, max-age=31536000, immutable", "Accept-Ranges": "bytes",
		"Content-Range": fmt.Sprintf("bytes 0-16383/%d", len(content)), "Content-Type": "application/vnd.pmtiles"} {
		if got := first.Header.Get(name); got != want {
			t.Errorf("the header %s is %q, want %q", name, got, want)
		}
	}
	etag := first.Header.Get("ETag")
	for _, c := range []struct {
		headers []string
		status  int
		text    string
	}{
		{[]string{"Range", "bytes=100-199", "If-Range", etag}, 206, string(content[100:200])},
		{[]string{"Range", "bytes=-10"}, 206, string(content[len(content)-10:])},
		{[]string{"Range", fmt.Sprintf("bytes=%d-", len(content)-5)}, 206, string(content[len(content)-5:])},
		{[]string{"Range", "bytes=0-999999999"}, 206, string(content)}, // a small file has no more
		{[]string{"If-None-Match", etag}, 304, ""},
		{[]string{"Range", "bytes=0-9", "If-Range", `"another"`}, 412, "the file is another one now\n"},
		{[]string{"Range", "bytes=0-9", "If-Range", first.Header.Get("Last-Modified")}, 412, "the file is another one now\n"},
		{[]string{"Range", fmt.Sprintf("bytes=%d-", len(content))}, 416, "invalid range: failed to overlap\n"},
	} {
		if r := v.Get(t, address, c.headers...); r.StatusCode != c.status || r.Text != c.text {
			t.Errorf("%q: status %d, %d bytes, want %d and %d bytes", c.headers, r.StatusCode, len(r.Text), c.status, len(c.text))
		}
	}
	head := v.Request(t, "HEAD", address)
	if head.StatusCode != 200 || head.ContentLength != int64(len(content)) || head.Text != "" {
		t.Errorf("HEAD: status %d, length %d, want 200 and %d", head.StatusCode, head.ContentLength, len(content))
	}
	if r := v.Request(t, "POST", address); r.StatusCode != http.StatusMethodNotAllowed {
		t.Errorf("POST: status %d, want 405", r.StatusCode)
	}
	for _, other := range []string{"/map/streets/", "/map/streets/000000000000000000000000.pmtiles", address + "/x"} {
		if code := v.Get(t, other).StatusCode; code != 404 {
			t.Errorf("%s: status %d, want 404", other, code)
		}
	}
}

func TestStreetsRangeBytes(t *testing.T) {
	content := append(streetstest.Good().Bytes(), make([]byte, limits.StreetsRangeBytes)...)
	v, address, _ := visitStreets(t, content)
	most := fmt.Sprintf("bytes=0-%d", limits.StreetsRangeBytes-1)
	if r := v.Get(t, address, "Range", most); r.StatusCode != 206 || len(r.Text) != limits.StreetsRangeBytes {
		t.Errorf("the largest range: status %d, %d bytes, want 206 and %d", r.StatusCode, len(r.Text), limits.StreetsRangeBytes)
	}
	for _, more := range []string{"", fmt.Sprintf("bytes=1-%d", limits.StreetsRangeBytes+1), "bytes=0-", "bytes=0-1,5-6", "bytes=x-y",
		fmt.Sprintf("bytes=-%d", limits.StreetsRangeBytes+1), "bytes=0-99999999999999999999", "tiles=0-1"} {
		r := v.Get(t, address, "Range", more)
		if r.StatusCode != http.StatusRequestedRangeNotSatisfiable || !strings.Contains(r.Text, "at most") {
			t.Errorf("the range %q: status %d, %q, want 416", more, r.StatusCode, r.Text)
		}
	}
	if head := v.Request(t, "HEAD", address); head.StatusCode != 200 || head.ContentLength != int64(len(content)) {
		t.Errorf("HEAD: status %d, length %d, want 200 and %d", head.StatusCode, head.ContentLength, len(content))
	}
}

func TestStreetsAreReadByManyAtOnce(t *testing.T) {
	content := streetstest.Good().Bytes()
	v, address, _ := visitStreets(t, content)
	var wg sync.WaitGroup
	for i := range 100 {
		wg.Go(func() {
			from := i * 1000
			r, err := http.NewRequest("GET", v.URL+address, nil)
			if err != nil {
				t.Error(err)
				return
			}
			r.Header.Set("Range", fmt.Sprintf("bytes=%d-%d", from, from+999))
			answer, err := sitetest.NoFollow.Do(r)
			if err != nil || answer.StatusCode != 206 {
				t.Errorf("range %d is not answered with 206: %v", i, err)
				return
			}
			answer.Body.Close()
		})
	}
	wg.Wait()
}

func TestStreetsThatChangedAreNotServed(t *testing.T) {
	v, address, file := visitStreets(t, streetstest.Good().Bytes())
	if err := os.Chtimes(file, time.Time{}, time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if r := v.Get(t, address, "Range", "bytes=0-9"); r.StatusCode != http.StatusServiceUnavailable {
		t.Errorf("a file that changed: status %d, want 503", r.StatusCode)
	}
}

// TestStreetsThatComeLater lets the map's page name a file that comes while the site runs, and another one that replaces it.
func TestStreetsThatComeLater(t *testing.T) {
	path := filepath.Join(t.TempDir(), "streets.pmtiles")
	v := sitetest.OpenWith(t, server.Settings{Proxies: sitetest.OwnMachine(t), Streets: streets.NewCurrent(path)})
	before := v.Get(t, "/map/")
	if streetsPath.MatchString(before.Text) {
		t.Error("the map's page names streets that are not there")
	}
	var addresses []string
	for zoom := range 2 {
		f := streetstest.Good()
		f.MaxZoom = 4 + zoom
		if err := os.Rename(streetstest.Write(t, f.Bytes()), path); err != nil {
			t.Fatal(err)
		}
		page := v.Get(t, "/map/", "If-None-Match", before.Header.Get("ETag"))
		found := streetsPath.FindStringSubmatch(page.Text)
		if page.StatusCode != http.StatusOK || found == nil {
			t.Fatalf("the page of before counts as the page with streets: status %d", page.StatusCode)
		}
		addresses = append(addresses, found[1])
		if code := v.Get(t, found[1], "Range", "bytes=0-9").StatusCode; code != http.StatusPartialContent {
			t.Errorf("the streets that came: status %d, want 206", code)
		}
	}
	if addresses[0] == addresses[1] {
		t.Error("two files have one address")
	}
}

func TestThereAreNoStreetsWithoutAFile(t *testing.T) {
	v := sitetest.Open(t)
	if text := v.Get(t, "/map/").Text; streetsPath.MatchString(text) {
		t.Error("the map's page names a file of streets although there is none")
	}
	if code := v.Get(t, "/map/streets/000000000000000000000000.pmtiles", "Range", "bytes=0-9").StatusCode; code != 404 {
		t.Errorf("streets without a file: status %d, want 404", code)
	}
}
