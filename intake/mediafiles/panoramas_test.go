package mediafiles_test

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/limits"
)

// TestPartOfSphere imports 360° pictures that show a part of the sphere, as the tags of Google's Photo Sphere say it: each becomes one that
// is twice as wide as high, with the part at its height and in its middle, and nothing black beside it.
func TestPartOfSphere(t *testing.T) {
	for _, row := range []struct {
		name        string
		ratio       int
		full        image.Point
		part        image.Rectangle
		want, error string
	}{
		{"half a sphere", 1, image.Pt(400, 200), image.Rect(0, 0, 200, 200), "400x200 (100,0)-(250,200)", ""},
		{"a drone's without sky", 3, image.Pt(600, 300), image.Rect(0, 100, 600, 300), "600x300 (0,100)-(550,300)", ""},
		{"a smaller copy", 3, image.Pt(6000, 3000), image.Rect(0, 1000, 6000, 3000), "600x300 (0,100)-(550,300)", ""},
		{"a strip of a very large one", 3, image.Pt(20*limits.PanoramaWidth, 10*limits.PanoramaWidth), image.Rect(0, 0, 600, 200),
			fmt.Sprintf("%dx%d ", limits.PanoramaWidth, limits.PanoramaWidth/2), ""},
		{"all of it", 2, image.Pt(400, 200), image.Rect(0, 0, 400, 200), "400x200 (0,0)-(350,200)", ""},
		{"a part of another shape", 1, image.Pt(400, 200), image.Rect(0, 0, 400, 100), "", "another shape"},
		{"a part outside", 1, image.Pt(400, 200), image.Rect(300, 0, 500, 200), "", "is twice as wide as it is high"},
		{"a round picture of another kind", 1, image.Pt(400, 300), image.Rect(0, 0, 200, 200), "", "is twice as wide as it is high"},
	} {
		t.Run(row.name, func(t *testing.T) {
			files := foldertest.Small(t)
			files["properties/1096.json"] = &fstest.MapFile{
				Data: []byte(foldertest.PropertyFile(`"photos":["round.jpg"],"panoramas":["round.jpg"]`)),
			}
			files["photos/round.jpg"] = &fstest.MapFile{Data: rastertest.PartOfSphere(row.ratio, row.full, row.part)}
			store, media := foldertest.Open(t)
			_, err := intake.ImportWith(t.Context(), store, files, media, intake.Options{Strict: true})
			if row.error != "" {
				if err == nil || !strings.Contains(err.Error(), row.error) {
					t.Errorf("the error is %v, want %q", err, row.error)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			e, err := store.Imports.Entries(t.Context(), []int{1096})
			if err != nil {
				t.Fatal(err)
			}
			p := e[1096].Panoramas[0]
			size, place, _ := strings.Cut(row.want, " ")
			if got := fmt.Sprintf("%dx%d", p.Width, p.Height); got != size {
				t.Errorf("the panorama has %s pixels by its record, want %s", got, size)
			}
			data, err := os.ReadFile(filepath.Join(media, p.File))
			if err != nil {
				t.Fatal(err)
			}
			m, err := jpeg.Decode(bytes.NewReader(data))
			if err != nil || fmt.Sprintf("%dx%d", m.Bounds().Dx(), m.Bounds().Dy()) != size {
				t.Fatalf("the stored panorama is %v (%v), want %s", m.Bounds(), err, size)
			}
			if place == "" {
				return
			}
			// The lines of the picture are brighter than its ground; where nothing was seen there are none.
			if got := lined(m).String(); got != place {
				t.Errorf("the part stands at %s, want %s", got, place)
			}
			if r, g, b, _ := m.At(1, 1).RGBA(); r+g+b < 0x3000 {
				t.Errorf("the corner is black: %x %x %x", r, g, b)
			}
		})
	}
}

// lined is the part of a picture in which neighbours differ, rounded to 50 pixels, the distance of the lines. The last line of a
// picture is 50 pixels before its end.
func lined(m image.Image) image.Rectangle {
	var found image.Rectangle
	for y := 1; y < m.Bounds().Dy(); y++ {
		for x := 1; x < m.Bounds().Dx(); x++ {
			_, left, _, _ := m.At(x-1, y).RGBA()
			_, here, _, _ := m.At(x, y).RGBA()
			if max(left, here)-min(left, here) > 0x3000 {
				found = found.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	round := func(n int) int { return (n + 25) / 50 * 50 }
	return image.Rect(round(found.Min.X), round(found.Min.Y), round(found.Max.X), round(found.Max.Y))
}
