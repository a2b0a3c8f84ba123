package streets_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/streetstest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/streets"
)

func TestOpen(t *testing.T) {
	f, err := streets.Open(streetstest.Write(t, streetstest.Good().Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if want := "zooms 0 to 9, from 49.40° to 51.60° north and 2.40° to 6.50° east"; f.String() != want {
		t.Errorf("the file says %q, want %q", f, want)
	}
}

func TestOpenRefusesAFileOfAnotherKind(t *testing.T) {
	for want, change := range map[string]func(*streetstest.File){
		"version 2; version 3":     func(f *streetstest.File) { f.Version = 2 },
		"vector tiles":             func(f *streetstest.File) { f.Kind = 2 },
		"gzip is needed":           func(f *streetstest.File) { f.Packed = 4 },
		"no layer roads":           func(f *streetstest.File) { f.Layers = []string{"earth", "places", "water", "transportation"} },
		"no part of the earth":     func(f *streetstest.File) { f.Bounds[0], f.Bounds[2] = 6.5, 2.4 },
		"directory is damaged":     func(f *streetstest.File) { f.TileLength = limits.StreetsRangeBytes + 1 },
		"root directory is damage": func(f *streetstest.File) { f.TileLength = 1 << 40 },
	} {
		f := streetstest.Good()
		f.MaxZoom = 5
		change(&f)
		refused(t, f.Bytes(), want)
	}
}

func TestOpenRefusesAnotherFile(t *testing.T) {
	good := streetstest.Good().Bytes()
	refused(t, nil, "no PMTiles file")
	refused(t, []byte("PMTiles"), "no PMTiles file")
	refused(t, []byte("<!doctype html><title>404</title>"+strings.Repeat(" ", 200)), "no PMTiles file")
	refused(t, good[:len(good)-1], "cut off")
	refused(t, good[:200], "cut off")
	refused(t, append(bytes.Clone(good[:40]), bytes.Repeat([]byte{255}, 300)...), "cut off")
	unpacked := bytes.Clone(good)
	clear(unpacked[127:400])
	refused(t, unpacked, "root directory is damaged")
	folder := t.TempDir()
	if _, err := streets.Open(folder); err == nil {
		t.Error("a folder is opened as a file of streets")
	}
	if _, err := streets.Open(folder + "/none.pmtiles"); err == nil || !strings.Contains(err.Error(), "none.pmtiles") {
		t.Errorf("a file that is not there: %v, want an error with its name", err)
	}
}

// TestOpenNeverPanics opens a good file with each byte of its beginning changed: it is taken or refused.
func TestOpenNeverPanics(t *testing.T) {
	f := streetstest.Good()
	f.MaxZoom = 3
	good := f.Bytes()
	path := streetstest.Write(t, good)
	for i := range min(len(good), 700) {
		for _, value := range []byte{0, 128, 255} {
			changed := bytes.Clone(good)
			changed[i] = value
			if err := os.WriteFile(path, changed, 0o600); err != nil {
				t.Fatal(err)
			}
			if f, err := streets.Open(path); err == nil {
				f.Close()
			}
		}
	}
}

func refused(t *testing.T, content []byte, want string) {
	t.Helper()
	path := streetstest.Write(t, content)
	f, err := streets.Open(path)
	if err == nil {
		f.Close()
		t.Errorf("the file is opened, want an error with %q", want)
		return
	}
	if !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), path) {
		t.Errorf("the error is %q, want %q and the path in it", err, want)
	}
}

func TestStreetsDirectoryBytes(t *testing.T) {
	f := streetstest.Good()
	f.MaxZoom = 3
	f.Layers = append(f.Layers, strings.Repeat("a", limits.StreetsDirectoryBytes))
	refused(t, f.Bytes(), "description is damaged") // some kilobytes that unpack to more
}
