package media

import (
	"bytes"
	"image"
	"image/jpeg"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/sampletest"
)

// onSide is a JPEG that a camera stored on its side, of so many pixels as it is stored.
func onSide(t *testing.T, width, height int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, width, height)), nil); err != nil {
		t.Fatal(err)
	}
	const exif = "\xff\xd8\xff\xe1\x00\x22" + "Exif\x00\x00MM\x00*" +
		"\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00\x00\x00\x00\x00"
	return append([]byte(exif), b.Bytes()[2:]...)
}

// TestTurnPicturesOfAnEarlierVersion mends the sizes of pictures of a property, an article and the site that an earlier version stored as
// the files have them, once; one that is upright stays.
func TestTurnPicturesOfAnEarlierVersion(t *testing.T) {
	store, _ := sampletest.Open(t)
	dir := t.TempDir()
	f := Open(store, dir, "", nil, nil)
	sizes := func() map[string]image.Point {
		all := map[string]image.Point{}
		e, err1 := store.Imports.Entries(t.Context(), []int{1096})
		c, err2 := store.Catalog(db.Unpinned(t.Context()))
		if err1 != nil || err2 != nil {
			t.Fatal(err1, err2)
		}
		for _, p := range e[1096].Photos {
			all[p.File] = image.Pt(p.Width, p.Height)
		}
		for u := range agency.PictureUses(c.Site, c.Articles) {
			all[u.Picture.File] = image.Pt(u.Picture.Width, u.Picture.Height)
		}
		return all
	}
	before := sizes()
	upright := 0
	for name, size := range before {
		data := onSide(t, size.X, size.Y)
		if name < "4" { // names are digests, so this is some of them
			data, upright = append([]byte("\xff\xd8"), data[38:]...), upright+1
		}
		if strings.HasSuffix(name, ".jpg") {
			if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	if upright == 0 || upright == len(before) {
		t.Fatalf("%d of %d pictures are upright, want some of each", upright, len(before))
	}
	for range 2 {
		f.TurnPictures(t.Context())
		for name, size := range sizes() {
			want := before[name]
			if strings.HasSuffix(name, ".jpg") && name >= "4" {
				want = image.Pt(want.Y, want.X)
			}
			if size != want {
				t.Errorf("%s is %v, want %v", name, size, want)
			}
		}
		if err := os.Remove(filepath.Join(dir, turnedMark)); err != nil {
			t.Error("the folder is not marked:", err)
		}
	}
}
