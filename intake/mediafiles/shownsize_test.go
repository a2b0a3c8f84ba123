package mediafiles_test

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/jpeg"
	"testing"

	"github.com/gevel/gevel/intake/mediafiles"
)

// TestSizeIsAsShown stores photographs of 40 × 20 that a camera stored in each way: on its side, the picture is as wide as it was high.
func TestSizeIsAsShown(t *testing.T) {
	var plain bytes.Buffer
	if err := jpeg.Encode(&plain, image.NewGray(image.Rect(0, 0, 40, 20)), nil); err != nil {
		t.Fatal(err)
	}
	for o := range uint16(9) {
		exif := append([]byte("Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01"), byte(o>>8), byte(o), 0, 0, 0,
			0, 0, 0)
		data := binary.BigEndian.AppendUint16([]byte("\xff\xd8\xff\xe1"), uint16(len(exif)+2))
		data = append(append(data, exif...), plain.Bytes()[2:]...)
		dir := t.TempDir()
		p, err := mediafiles.StorePicture(data, dir)
		want := image.Pt(40, 20)
		if o >= 5 {
			want = image.Pt(20, 40)
		}
		if err != nil || image.Pt(p.Width, p.Height) != want {
			t.Errorf("orientation %d: %d × %d, want %v (%v)", o, p.Width, p.Height, want, err)
		}
		if width, height, err := mediafiles.SizeOf(dir, p.File); err != nil || image.Pt(width, height) != want {
			t.Errorf("orientation %d: stored it has %d × %d, want %v (%v)", o, width, height, want, err)
		}
	}
}
