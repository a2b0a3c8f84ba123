package raster_test

import (
	"bytes"
	"image"
	_ "image/jpeg"
	_ "image/png"
	"testing"

	"github.com/chai2010/webp"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/internal/rastertest"
)

func decoded(t *testing.T, extension string, data []byte) image.Image {
	t.Helper()
	if extension == ".webp" {
		m, err := webp.DecodeRGBA(data)
		if err != nil {
			t.Fatalf("the %s cannot be decoded: %v", extension, err)
		}
		return m
	}
	m, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatalf("the %s cannot be decoded: %v", extension, err)
	}
	return m
}

func TestBare(t *testing.T) {
	sideways := map[string]string{".jpg": "Exif\x00\x00MM\x00*", ".png": "eXIfMM\x00*", ".webp": "EXIF\x1a\x00\x00\x00MM\x00*"}
	for extension, data := range rastertest.Pictures(t) {
		if !bytes.Contains(data, []byte(rastertest.Secret)) {
			t.Fatalf("the %s to be made bare does not say where it was taken", extension)
		}
		bare := raster.Bare(data)
		profile := raster.ColoursOf(bare).ICC
		if said := rastertest.Said(append(bytes.Clone(bare), profile...)); said != "" || bytes.Contains(bare, []byte("Photoshop")) {
			t.Errorf("%s: the bare picture still says %q", extension, said)
		}
		for _, part := range []string{rastertest.Profile, sideways[extension]} {
			if !bytes.Contains(append(bytes.Clone(bare), profile...), []byte(part)) {
				t.Errorf("%s: the bare picture has lost %q", extension, part)
			}
		}
		before, after := decoded(t, extension, data), decoded(t, extension, bare)
		for y := range 20 {
			for x := range 40 {
				if before.At(x, y) != after.At(x, y) {
					t.Fatalf("%s: the bare picture has another pixel at %d, %d", extension, x, y)
				}
			}
		}
		if !bytes.Equal(raster.Bare(bare), bare) {
			t.Errorf("%s: a bare picture that is made bare again changes", extension)
		}
	}
	if drawing := []byte("<svg/>"); !bytes.Equal(raster.Bare(drawing), drawing) {
		t.Error("a drawing, which has no notes, is changed")
	}
}

// TestBareOfDamagedPictures cuts pictures off anywhere and makes bytes wrong: nothing breaks.
func TestBareOfDamagedPictures(t *testing.T) {
	for _, data := range rastertest.Pictures(t) {
		for n := range data {
			raster.Bare(data[:n])
			raster.CostOf(data[:n])
			wrong := bytes.Clone(data)
			wrong[n] = 0xff
			raster.Bare(wrong)
			raster.CostOf(wrong)
		}
	}
}

// TestAProfileAfterThePixelsBegin has pieces of a colour profile where browsers do not read them any more: they go, whatever number they
// say.
func TestAProfileAfterThePixelsBegin(t *testing.T) {
	data := rastertest.Pictures(t)[".jpg"]
	end := bytes.LastIndex(data, []byte{0xff, 0xd9})
	for number := range byte(4) {
		body := "ICC_PROFILE\x00" + string([]byte{number, 2}) + rastertest.Secret
		late := append(bytes.Clone(data[:end]), 0xff, 0xe2, 0, byte(len(body)+2))
		late = append(append(late, body...), 0xff, 0xd9)
		if bare := raster.Bare(late); !bytes.Equal(bare, raster.Bare(data)) {
			t.Errorf("a late piece with number %d changes the bare picture", number)
		}
		raster.Blank(late)
		if said := rastertest.Said(late); said != "" {
			t.Errorf("a late piece with number %d still says %q in place", number, said)
		}
	}
}
