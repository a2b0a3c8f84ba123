package main

import (
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/server/picture"
)

// TestPicturesTellsHowManySizesAreMissing counts the sizes of a folder with one picture, before any is made and after two are.
func TestPicturesTellsHowManySizesAreMissing(t *testing.T) {
	media := t.TempDir()
	m, err := mediafiles.StorePicture(rastertest.Pictures(t)[".jpg"], media)
	if err != nil {
		t.Fatal(err)
	}
	line := func(want string) {
		t.Helper()
		var out strings.Builder
		if err := reportSizes(t.Context(), media, &out); err != nil || out.String() != want {
			t.Errorf("the line is %q (%v), want %q", out.String(), err, want)
		}
	}
	line("Sizes of pictures: 0 made, 5 to be made; how long that takes is not known yet.\n")
	maker := picture.NewMaker(media)
	for i, width := range picture.Widths {
		file, err := maker.File(t.Context(), m.File, picture.Size{Width: width, Format: picture.WebP})
		at := time.Now().Add(time.Duration(i) * 3 * time.Second)
		if err := errors.Join(err, os.Chtimes(file, at, at)); err != nil {
			t.Fatal(err)
		}
		if i == 1 {
			line("Sizes of pictures: 2 made, 3 to be made, which takes about 9s while gevel serve runs.\n")
		}
	}
	line("Sizes of pictures: 5 made, 0 to be made.\n")
}

// TestPicturesListsWhatIsMissing names a picture that another server does not have, and says when it is tried again or that it is given up.
func TestPicturesListsWhatIsMissing(t *testing.T) {
	store, media := sampletest.Open(t)
	entries, err := store.Imports.Entries(t.Context(), []int{1096})
	if err != nil {
		t.Fatal(err)
	}
	r := entries[1096].Record
	r.Photos, r.Plans, r.Documents = []string{"a", "b"}, nil, []records.Document{}
	d := intake.Delivery{Properties: []intake.Property{{Name: "property 1096", Record: &r}},
		Sources: map[string]string{"photos/a": "https://pictures.example/a", "photos/b": "https://pictures.example/b"}}
	if _, err := intake.Deliver(t.Context(), store, d, media, false); err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	if err := store.Imports.RemotesFetched(t.Context(),
		[]imports.RemoteResult{{Name: "photos/a", Problem: "the server answered 404", Again: now},
			{Name: "photos/b", Problem: "is animated"}}, now); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := listRemotes(t.Context(), store, &out); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"0 fetched, 1 to be fetched, 1 given up",
		"property 1096: photos/a: the server answered 404; tried again " + wording.Clock(now.Unix()),
		"property 1096: photos/b: is animated; given up"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("want %q in\n%s", want, out.String())
		}
	}
}
