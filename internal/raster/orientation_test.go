package raster_test

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/jpeg"
	"image/png"
	"slices"
	"testing"

	"github.com/gevel/gevel/internal/raster"
)

func tiff(o, kind byte) []byte {
	return append([]byte("MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00"), kind, 0, 0, 0, 1, 0, o, 0, 0, 0, 0, 0, 0)
}

// TestOrientationAsBrowsers has what Chromium 156 was seen to do; what is left after the metadata went must say the same.
func TestOrientationAsBrowsers(t *testing.T) {
	var j, p bytes.Buffer
	m := image.NewGray(image.Rect(0, 0, 40, 20))
	if err := jpeg.Encode(&j, m, nil); err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(&p, m); err != nil {
		t.Fatal(err)
	}
	exif := func(notes ...[]byte) []byte {
		out := slices.Clone(j.Bytes()[:2])
		for _, n := range notes {
			body := append(slices.Clone(raster.ExifMark), n...)
			out = append(binary.BigEndian.AppendUint16(append(out, 0xff, 0xe1), uint16(len(body)+2)), body...)
		}
		return append(out, j.Bytes()[2:]...)
	}
	chunk := func(at int, body []byte) []byte {
		c := append([]byte("eXIf"), body...)
		out := append(slices.Clone(p.Bytes()[:at]), binary.BigEndian.AppendUint32(nil, uint32(len(body)))...)
		out = binary.BigEndian.AppendUint32(append(out, c...), crc32.ChecksumIEEE(c))
		return append(out, p.Bytes()[at:]...)
	}
	const short, long = 3, 4
	before, after := 8+25, p.Len()-12
	for why, c := range map[string]struct {
		data []byte
		want uint16
	}{
		"JPEG":                            {exif(tiff(6, short)), 6},
		"JPEG with two, the first counts": {exif(tiff(1, short), tiff(6, short)), 1},
		"JPEG with another type":          {exif(tiff(6, long)), 1},
		"PNG before its pixels":           {chunk(before, tiff(6, short)), 6},
		"PNG after its pixels":            {chunk(after, tiff(6, short)), 1},
		"PNG with JPEG's mark":            {chunk(before, append(slices.Clone(raster.ExifMark), tiff(6, short)...)), 1},
	} {
		if got := raster.Orientation(c.data); got != c.want {
			t.Errorf("%s: orientation %d, want %d", why, got, c.want)
		}
		head, err := raster.ReadHead(bytes.NewReader(c.data))
		if got := raster.Orientation(head); err != nil || got != c.want {
			t.Errorf("%s: orientation %d by its head, want %d (%v)", why, got, c.want, err)
		}
		if got := raster.Orientation(raster.Bare(c.data)); got != c.want {
			t.Errorf("%s: orientation %d without its metadata, want %d", why, got, c.want)
		}
	}
}
