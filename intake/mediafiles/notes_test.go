package mediafiles_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/internal/rastertest"
)

// TestImportRemovesLocationsFromPictures imports pictures with a GPS position, and then delivers the property again without pictures: they
// stay as they are.
func TestImportRemovesLocationsFromPictures(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	for extension, data := range rastertest.Pictures(t) {
		folder["photos/b"+extension] = &fstest.MapFile{Data: data}
	}
	folder["photos/b.mp4"] = &fstest.MapFile{Data: rastertest.Video()}
	folder["photos/b.svg"] = &fstest.MapFile{Data: []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!--` +
		rastertest.Secret + `--><path d="M0 0"/></svg>`)}
	folder["properties/1096.json"].Data = []byte(foldertest.PropertyFile(
		`"price":1,"plans":["b.jpg","b.png","b.webp","b.svg"],"videos":["b.mp4","c.mov","d.webm"]`))
	folder["photos/c.mov"] = &fstest.MapFile{Data: append(rastertest.Video(), "another"...)}
	folder["photos/d.webm"] = &fstest.MapFile{Data: rastertest.WebM()}
	if _, err := intake.Import(t.Context(), store, folder, media); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(media, "*.*"))
	if err != nil || len(files) != 8 {
		t.Fatalf("the media folder has %d files, want 8 (%v)", len(files), err)
	}
	for _, file := range files {
		if data, err := os.ReadFile(file); err != nil || bytes.Contains(data, []byte(rastertest.Secret)) {
			t.Errorf("%s still has its GPS position (%v)", file, err)
		}
	}
	entries, err := store.Imports.Entries(t.Context(), []int{1096})
	if err != nil {
		t.Fatal(err)
	}
	record := entries[1096].Record
	record.Photos, record.Plans = nil, nil
	out, err := intake.Deliver(
		t.Context(),
		store,
		intake.Delivery{Properties: []intake.Property{{Name: "p", Record: &record}}},
		media,
		false,
	)
	if err != nil || out.RecordCount != (imports.RecordCount{Unchanged: 1}) {
		t.Errorf("the property delivered without pictures gives %+v, want it unchanged (%v)", out, err)
	}
}

func TestImportRefusesABrokenVideo(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	folder["photos/b.mp4"] = &fstest.MapFile{Data: rastertest.Video()[:20]}
	folder["properties/1096.json"].Data = []byte(foldertest.PropertyFile(`"price":1,"videos":["b.mp4"]`))
	if _, err := intake.ImportWith(
		t.Context(),
		store,
		folder,
		media,
		intake.Options{Strict: true},
	); err == nil ||
		!strings.Contains(err.Error(),
			"photos/b.mp4 is no video that can be read") {
		t.Errorf("a video that is cut off gives %v, want that it cannot be read", err)
	}
}

// TestFilmsThatBrowsersDoNotPlay leaves one out that none plays and warns of one that some play, by the names of their codecs.
func TestFilmsThatBrowsersDoNotPlay(t *testing.T) {
	video := func(picture, sound string) []byte {
		return rastertest.MP4(rastertest.Box("ftyp", "qt  "), true, "", "", "",
			rastertest.Track{ID: 1, Handler: "vide", Codec: picture, Samples: []string{"picture"}},
			rastertest.Track{ID: 2, Handler: "soun", Codec: sound, Samples: []string{"much sound"}})
	}
	imported := func(data []byte) (intake.Outcome, error) {
		store, media := foldertest.Open(t)
		folder := foldertest.Small(t)
		folder["photos/b.mov"] = &fstest.MapFile{Data: data}
		folder["properties/1096.json"].Data = []byte(foldertest.PropertyFile(`"price":1,"videos":["b.mov"]`))
		return intake.Import(t.Context(), store, folder, media)
	}
	if out, err := imported(video("apcn", "mp4a")); err != nil || !strings.Contains(out.Warnings.Error(),
		"photos/b.mov has its pictures in Apple ProRes, which browsers do not play: save it as MP4 with H.264") {
		t.Errorf("a video in ProRes gives %v (%v), want that browsers do not play it", out.Warnings, err)
	}
	out, err := imported(video("hvc1", "lpcm"))
	if err != nil {
		t.Fatal(err)
	}
	var words string
	for _, w := range out.Warnings {
		words += w.File + " " + w.Text + "\n"
	}
	for _, want := range []string{"photos/b.mov has its pictures in HEVC, which some", "photos/b.mov has its sound in PCM"} {
		if !strings.Contains(words, want) {
			t.Errorf("the warnings are %q, want %q among them", words, want)
		}
	}
}
