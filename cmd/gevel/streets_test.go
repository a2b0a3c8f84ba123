package main

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/streetstest"
	"github.com/gevel/gevel/server/streets"
)

func TestServeRefusesABrokenFileOfStreets(t *testing.T) {
	good := streetstest.Good().Bytes()
	for want, content := range map[string]string{"it is cut off": string(good[:len(good)/2]), "it is no PMTiles file": "tiles"} {
		path := streetstest.Write(t, []byte(content))
		data := filepath.Join(t.TempDir(), "data")
		out, err := exec.Command(program(t), "serve", "-addr", freeAddress(t), "-data", data, "-tiles", path).CombinedOutput()
		if err == nil || !strings.Contains(string(out), path+" cannot be the map's streets: "+want) {
			t.Errorf("it ends with %v and says %s; want %q", err, out, want)
		}
	}
}

// serveBasemap serves the streets of the tests as a public basemap, in ranges.
func serveBasemap(t *testing.T) (address string) {
	t.Helper()
	content := streetstest.Good().Bytes()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("ETag", `"1"`)
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(content))
	}))
	t.Cleanup(server.Close)
	return server.URL + "/basemap.pmtiles"
}

// TestStreets measures, agrees and fetches, into the data of the sample.
func TestStreets(t *testing.T) {
	data, from := sampleData(t), serveBasemap(t)
	file := streetsFile(data)
	for _, c := range []struct {
		in, says, fails string
		flags           []string
	}{
		{says: "Streets up to 20 km around each home and office, to zoom 15:", flags: []string{"-dry"}},
		{in: "no\n", says: "Fetch them? (yes or no)", fails: "-yes fetches without asking"},
		{fails: "-yes fetches without asking"},
		{fails: "the margin is more than 0", flags: []string{"-margin", "101"}},
		{fails: "the zoom is 7 to 15", flags: []string{"-maxzoom", "16"}},
		{fails: "must begin with https://", flags: []string{"-from", "ftp://example.com/"}},
		{fails: "takes flags alone", flags: []string{"now"}},
	} {
		var out strings.Builder
		args := append([]string{"-data", data, "-from", from}, c.flags...)
		err := fetchStreets(t.Context(), args, strings.NewReader(c.in), &out)
		ended := ""
		if err != nil {
			ended = err.Error()
		}
		if !strings.Contains(out.String(), c.says) || (ended == "") != (c.fails == "") || !strings.Contains(ended, c.fails) {
			t.Errorf("%q says %q and ends with %v, want %q and %q", c.flags, out.String(), err, c.says, c.fails)
		}
		if _, err := os.Stat(file); err == nil {
			t.Fatalf("%q fetched although nobody agreed", c.flags)
		}
	}
	for _, yes := range []bool{false, true} {
		var out strings.Builder
		args := []string{"-data", data, "-from", from, "-margin", "10", "-maxzoom", "8"}
		if yes {
			args = append(args, "-yes")
		}
		err := fetchStreets(t.Context(), args, strings.NewReader("yes\n"), &out)
		if err != nil || !strings.Contains(out.String(), "100 %: ") || !strings.Contains(out.String(), file+" is there.") {
			t.Errorf("it ends with %v and says %s", err, out.String())
		}
		f, err := streets.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		if f.Zooms != [2]byte{0, 8} {
			t.Errorf("the file has the zooms %v, want 0 to 8", f.Zooms)
		}
		f.Close()
		os.Remove(file)
	}
}

// TestTilesGoBeforeTheDataFolder has a file in the data folder, and then another one that the operator chose.
func TestTilesGoBeforeTheDataFolder(t *testing.T) {
	data := t.TempDir()
	small := streetstest.Good()
	small.MaxZoom = 4
	if err := os.WriteFile(streetsFile(data), small.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	for tiles, want := range map[string]string{"": "zooms 0 to 4", streetstest.Write(t, streetstest.Good().Bytes()): "zooms 0 to 9"} {
		s, err := readServing([]string{"-data", data, "-tiles", tiles})
		if err != nil {
			t.Fatal(err)
		}
		var said strings.Builder
		s.observed.said = &said
		current, err := s.findStreets()
		if err != nil || !strings.Contains(current.File().String(), want) || !strings.Contains(said.String(), want) {
			t.Errorf("with -tiles %q the map has %v and the program says %q, want %s (%v)", tiles, current.File(), said.String(), want, err)
		}
		if fetches := s.streetsFetcher(t.Context()) != nil; fetches != (tiles == "") {
			t.Errorf("with -tiles %q the desk fetches streets: %v", tiles, fetches)
		}
	}
}
