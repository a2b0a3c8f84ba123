package raster_test

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/jpeg"
	"image/png"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gevel/gevel/internal/raster"
)

// TestTheHeadIsWhatStandsBeforeThePixels reads the heads of a photo and of a PNG of a megabyte, each with 200 kB of colours before its
// orientation, as prints have: all of that is in the head, and of the pixels little is.
func TestTheHeadIsWhatStandsBeforeThePixels(t *testing.T) {
	noise := rand.New(rand.NewPCG(1, 2))
	m := image.NewRGBA(image.Rect(0, 0, 1200, 800))
	for i := range m.Pix {
		m.Pix[i] = byte(noise.Uint32())
	}
	var j, p bytes.Buffer
	if err := jpeg.Encode(&j, m, nil); err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(&p, m); err != nil {
		t.Fatal(err)
	}
	segment := func(marker byte, body []byte) []byte {
		return append(binary.BigEndian.AppendUint16([]byte{0xff, marker}, uint16(len(body)+2)), body...)
	}
	chunk := func(name string, body []byte) []byte {
		c := append([]byte(name), body...)
		return binary.BigEndian.AppendUint32(append(binary.BigEndian.AppendUint32(nil, uint32(len(body))), c...), crc32.ChecksumIEEE(c))
	}
	const short, colours, header = 3, 200_000, 8 + 25
	for kind, data := range map[string][]byte{
		"JPEG": slices.Concat(j.Bytes()[:2], bytes.Repeat(segment(0xe2, make([]byte, colours/4)), 4),
			segment(0xe1, append(slices.Clone(raster.ExifMark), tiff(6, short)...)), j.Bytes()[2:]),
		"PNG": slices.Concat(p.Bytes()[:header], chunk("iCCP", make([]byte, colours)), chunk("eXIf", tiff(6, short)), p.Bytes()[header:]),
	} {
		in := bytes.NewReader(data)
		head, err := raster.ReadHead(in)
		read := len(data) - in.Len()
		if err != nil || len(head) != read || !bytes.HasPrefix(data, head) {
			t.Fatalf("%s: the head has %d bytes of %d that were read (%v)", kind, len(head), read, err)
		}
		if read > 2*colours+100_000 || read > len(data)*2/3 {
			t.Errorf("%s: %d of %d bytes were read for its head", kind, read, len(data))
		}
		if got := raster.Orientation(head); got != 6 {
			t.Errorf("%s: its head says orientation %d, want 6", kind, got)
		}
		c, _, err := image.DecodeConfig(bytes.NewReader(head))
		if err != nil || c.Width != 1200 {
			t.Errorf("%s: its head says a width of %d (%v)", kind, c.Width, err)
		}
	}
}
