package picture

import (
	"encoding/binary"
	"fmt"
	"image"
	"slices"
	"testing"

	"github.com/gevel/gevel/internal/raster"
)

// noted adds EXIF with an orientation to a JPEG, in the given byte order.
func noted(picture []byte, o orientation, order binary.AppendByteOrder) []byte {
	tiff := []byte("MM")
	if order == binary.AppendByteOrder(binary.LittleEndian) {
		tiff = []byte("II")
	}
	tiff = order.AppendUint32(order.AppendUint16(tiff, 42), 8)
	tiff = order.AppendUint16(tiff, 2)
	for _, entry := range [][2]uint16{{0x0103, 6}, {0x0112, uint16(o)}} {
		tiff = order.AppendUint32(order.AppendUint16(order.AppendUint16(tiff, entry[0]), 3), 1)
		tiff = order.AppendUint16(order.AppendUint16(tiff, entry[1]), 0)
	}
	segment := append(slices.Clone(raster.ExifMark), order.AppendUint32(tiff, 0)...)
	head := binary.BigEndian.AppendUint16([]byte{0xff, 0xd8, 0xff, 0xe1}, uint16(len(segment)+2))
	return slices.Concat(head, segment, picture[2:])
}

// stored turns an upright picture as a camera stores it: EXIF says on which side of the upright picture the first row and the first column
// lie.
func stored(m *image.RGBA, o orientation) *image.RGBA {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	row := []string{"", "top", "top", "bottom", "bottom", "left", "right", "right", "left"}[o]
	column := []string{"", "left", "right", "right", "left", "top", "top", "bottom", "bottom"}[o]
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	if o >= 5 {
		out = image.NewRGBA(image.Rect(0, 0, h, w))
	}
	for r := range out.Rect.Dy() {
		for c := range out.Rect.Dx() {
			at := map[string]int{"left": 0, "top": 0}
			for side, n := range map[string]int{row: r, column: c} {
				switch side {
				case "left":
					at["x"] = n
				case "right":
					at["x"] = w - 1 - n
				case "top":
					at["y"] = n
				case "bottom":
					at["y"] = h - 1 - n
				}
			}
			out.Set(c, r, m.At(at["x"], at["y"]))
		}
	}
	return out
}

func TestPicturesAreTurnedUpright(t *testing.T) {
	original := gradient(240, 120)
	for o := upright; o <= 8; o++ {
		for _, order := range []binary.AppendByteOrder{binary.BigEndian, binary.LittleEndian} {
			t.Run(fmt.Sprint(o, order), func(t *testing.T) {
				turned := noted(asJPEG(t, stored(original, o)), o, order)
				m := NewMaker(folder(t, map[string][]byte{name(1, "jpg"): turned}))
				for width, height := range map[int]int{100: 50, 400: 120} {
					w := get(m, "GET", fmt.Sprintf("%s?width=%d&format=jpeg", name(1, "jpg"), width))
					got := decoded(t, w.Body.Bytes(), "image/jpeg")
					size := got.Bounds().Size()
					if size != image.Pt(min(width, 240), height) {
						t.Fatalf("the size is %v, want %d × %d", size, min(width, 240), height)
					}
					for _, p := range []image.Point{{10, 10}, {size.X - 10, 10}, {10, size.Y - 10}} {
						if same := p.Mul(240).Div(size.X); !near(got.At(p.X, p.Y), original.At(same.X, same.Y)) {
							t.Errorf("the colour at %v is %v, in the upright picture %v", p, got.At(p.X, p.Y), original.At(same.X, same.Y))
						}
					}
				}
			})
		}
	}
}

func TestReadOrientationOfDamagedEXIF(t *testing.T) {
	picture := asJPEG(t, gradient(16, 16))
	original := noted(picture, 6, binary.BigEndian)
	if raster.Orientation(original) != 6 {
		t.Fatal("the orientation of valid EXIF is not read")
	}
	if o := raster.Orientation(picture); o != raster.Upright {
		t.Errorf("a picture without EXIF has orientation %d, want upright", o)
	}
	for _, o := range []orientation{0, 9, 65535} {
		if got := raster.Orientation(noted(picture, o, binary.LittleEndian)); got != raster.Upright {
			t.Errorf("orientation %d, which does not exist, is read as %d, want upright", o, got)
		}
	}
	notes := len(original) - len(picture) + 2
	for n := range notes { // cut off anywhere
		if got := raster.Orientation(original[:n]); got != raster.Upright && got != 6 {
			t.Errorf("a picture cut off after %d bytes has orientation %d, want upright or 6", n, got)
		}
	}
	tiff := original[12:notes]
	for n := range tiff { // shorter than they say
		if got := raster.OrientationIn(tiff[:n]); got != raster.Upright && got != 6 {
			t.Errorf("EXIF cut off after %d bytes has orientation %d, want upright or 6", n, got)
		}
	}
	for n := 12; n < notes; n++ { // one wrong byte anywhere: no panic, and a valid orientation
		wrong := slices.Clone(original)
		wrong[n] = 0xff
		if got := raster.Orientation(wrong); got < raster.Upright || got > 8 {
			t.Errorf("EXIF with a wrong byte at %d has orientation %d, want 1 to 8", n, got)
		}
	}
}
