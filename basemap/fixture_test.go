package basemap

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/internal/pmtiles"
	"github.com/gevel/gevel/internal/streetstest"
)

// bree is a place of the tests, in the east of Belgium.
var bree = Place{51.141, 5.597}

// basemap is a public basemap of the tests, at a server that answers ranges.
type basemap struct {
	address  string
	content  []byte
	tag      string
	requests atomic.Int32
	sent     atomic.Int64
	// answer, if any, answers a request in the server's place; it returns false to let the server answer.
	answer func(w http.ResponseWriter, r *http.Request) bool
}

// serveBasemap serves a basemap with directories below the root.
func serveBasemap(t *testing.T) *basemap {
	t.Helper()
	f := streetstest.Good()
	f.LeafRows = 20
	b := &basemap{content: f.Bytes(), tag: `"1"`}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		b.requests.Add(1)
		if b.answer != nil && b.answer(w, r) {
			return
		}
		w.Header().Set("ETag", b.tag)
		http.ServeContent(&counting{w, &b.sent}, r, "", time.Time{}, bytes.NewReader(b.content))
	}))
	t.Cleanup(server.Close)
	b.address = server.URL + "/basemap.pmtiles"
	return b
}

type counting struct {
	http.ResponseWriter
	sent *atomic.Int64
}

func (c *counting) Write(p []byte) (int, error) {
	n, err := c.ResponseWriter.Write(p)
	c.sent.Add(int64(n))
	return n, err
}

// order is an order of what lies around a place, into a folder of the test. It does not wait.
func (b *basemap) order(t *testing.T) *Order {
	return &Order{From: b.address, Client: fetch.Chosen(), Margin: 20, Zoom: 15, Places: []Place{bree},
		File: filepath.Join(t.TempDir(), "streets.pmtiles"), pause: func(context.Context, time.Duration) error { return nil }}
}

// fetched measures and fetches an order.
func (o *Order) fetched(ctx context.Context) (*Plan, error) {
	plan, err := o.Measure(ctx)
	if err != nil {
		return nil, err
	}
	return plan, plan.Fetch(ctx, func(uint64) {})
}

// tilesOf reads all tiles of an archive by their numbers.
func tilesOf(t *testing.T, content []byte) map[uint64]string {
	t.Helper()
	file := bytes.NewReader(content)
	h, err := pmtiles.Check(file, int64(len(content)))
	if err != nil {
		t.Fatal(err)
	}
	all := map[uint64]string{}
	var read func(s pmtiles.Section)
	read = func(s pmtiles.Section) {
		b, err := pmtiles.Unpack(io.NewSectionReader(file, int64(s.Offset), int64(s.Length)), h.Packed)
		if err != nil {
			t.Fatal(err)
		}
		list, err := h.Directory(b)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range list {
			if e.Run == 0 {
				read(pmtiles.Section{Offset: h.Leaves.Offset + e.Offset, Length: e.Length})
			}
			for i := range e.Run {
				all[e.Number+i] = string(content[h.Tiles.Offset+e.Offset:][:e.Length])
			}
		}
	}
	read(h.Root)
	return all
}

// entries lists what a folder has, without the lock.
func entries(t *testing.T, file string) string {
	t.Helper()
	list, err := os.ReadDir(filepath.Dir(file))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range list {
		if !strings.HasSuffix(e.Name(), ".lock") {
			names = append(names, e.Name())
		}
	}
	return strings.Join(names, " ")
}
